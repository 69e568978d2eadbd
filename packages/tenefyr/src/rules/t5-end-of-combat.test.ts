import { describe, expect, it } from 'vitest'
import {
  deckContents,
  facing,
  fighting,
  ones,
  shrinkDungeon,
  withCards,
  zeros,
} from '../testing/frozen.ts'

describe('T5 End of combat', () => {
  it('T5.1 passes the starting player token clockwise, won or lost', () => {
    const won = fighting('kobold', { decks: [ones(3)] }).choose('keep')
    won.expectEvents('looted 1 kobold', 'token 2')
    expect(won.state.token).toBe(1)
    const lost = fighting('kobold', { options: { start: 3 } }).choose('keep', 'keep', 'keep')
    lost.expectEvents('lost-combat kobold level-1/a', 'token 1')
    expect(lost.state.token).toBe(0)
  })

  it('T5.2 puts all played cards on their owners’ discard piles, won or lost', () => {
    const won = fighting('kobold', { decks: [['basic-1', ...zeros(2)], ones(3)] })
    won.choose('keep', 'keep')
    expect(won.pile('discard/1')).toEqual([...zeros(2), 'basic-1'])
    expect(won.pile('discard/2')).toEqual([...ones(3), 'kobold'])
    expect([won.pile('played/1'), won.pile('played/2')]).toEqual([[], []])
    const lost = fighting('orc', { decks: [['basic-0', 'basic-0', 'battle-rage', ...zeros(2)]] })
    lost.choose('keep', 'play battle-rage', 'draw 0', 'keep', 'keep')
    lost.expectEvents('lost-combat orc level-1/a', 'shuffled 1', 'shuffled 2', 'shuffled 3')
    for (const seat of [0, 1, 2]) {
      expect(deckContents(lost, seat)).toHaveLength(13)
      expect(lost.pile(`played/${seat + 1}`)).toEqual([])
    }
    expect(deckContents(lost, 0)).toContain('battle-rage')
  })

  it('T5.3 has end-of-combat effects happen only when the enemy was defeated', () => {
    const discarded = (events: readonly string[]) =>
      events.filter((event) => /^discarded/.test(event))
    const won = fighting('kobold-sapper', { decks: [['cave-troll.3', 'basic-1', 'basic-0']] })
    expect(discarded(won.choose('keep').events())).toHaveLength(2)
    const lost = fighting('kobold-sapper').choose('keep', 'keep', 'keep')
    expect(discarded(lost.events())).toEqual([])
  })

  it('T5.3 has none when the enemy moves off', () => {
    const rules = [
      { when: 'start', do: [{ word: 'wander', to: 'other' }] },
      { when: 'end', do: [{ word: 'discard-top', cards: 2 }] },
    ] as const
    const t = fighting('kobold', { game: withCards({ kobold: { rules } }) })
    t.choose('move-to level-1/b').expectEvents('wandered kobold level-1/b', 'token 2')
    expect(t.events().filter((event) => /^discarded/.test(event))).toEqual([])
  })

  it('T5.4 orders a win: end effects, loot, played cards, token, then the choice to go on', () => {
    const t = fighting('gravedigger', { decks: [['cave-troll.3', ...ones(2)]] })
    t.arrange({ 'discard/1': ['basic-0'] }).choose('keep')
    t.expectEvents('checked 5 5', 'defeated gravedigger 1 level-1/a 1')
    // The played cards are still out, the loot still lies there, the token has not passed.
    expect([t.prompt(), t.by(), t.options()]).toEqual([
      'remove-cards',
      0,
      ['remove basic-0', 'enough'],
    ])
    expect(t.pile('played/1')).toEqual([...ones(2), 'cave-troll'])
    expect(t.pile('level-1/a')[0]).toBe('gravedigger')
    expect(t.state.token).toBe(0)
    t.choose('enough').expectEvents('looted 1 gravedigger', 'token 2')
    expect(t.pile('discard/1')).toEqual([...ones(2), 'cave-troll', 'gravedigger', 'basic-0'])
    // The new token holder has the last word.
    expect([t.prompt(), t.umpire.decision.arbiter]).toEqual(['go-on', 1])
  })

  it('T5.4 has end-of-combat effects speak of the old starting player', () => {
    const t = fighting('kobold-sapper', { decks: [zeros(3), ['warden-golem.3', ...zeros(2)]] })
    t.choose('keep', 'keep')
    t.expectEvents(
      'defeated kobold-sapper 2 level-1/a 2',
      'discarded 1 basic-0',
      'discarded 1 basic-0',
    )
    t.expectEvents('looted 2 kobold-sapper', 'token 2')
  })

  it('T5.4 leaves a cleared dungeon after the token has passed', () => {
    const t = shrinkDungeon(facing('kobold'), 0, 1).arrange({ 'deck/1': ones(3) })
    t.choose('enter level-1/a', 'keep')
    t.expectEvents('looted 1 kobold', 'token 2', 'cleared level-1/a 1', 'left level-1/a 1')
    expect(t.by()).toBe(1)
  })

  it('T5.4 orders a loss: discards, token, leaving', () => {
    const t = fighting('kobold').choose('keep', 'keep', 'keep')
    t.expectEvents('lost-combat kobold level-1/a', 'token 2', 'left level-1/a 2', 'boss-moved 1 14')
    // The played cards were discarded before the shuffle.
    expect(t.pile('deck/1')).toHaveLength(13)
  })
})

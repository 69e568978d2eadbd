import { describe, expect, it } from 'vitest'
import { NOWHERE } from '../state.ts'
import { facing, fighting, ones, playOn, shrinkDungeon, zeros } from '../testing/frozen.ts'

describe('T6 Winning and losing a combat', () => {
  it('T6.1 gives the enemy’s card as loot to the player in whose turn it fell', () => {
    const t = fighting('kobold', {
      decks: [
        ['basic-1', ...zeros(2)],
        [...ones(2), 'basic-0'],
      ],
    })
    t.choose('keep', 'keep').expectEvents('defeated kobold 2 level-1/a 2', 'looted 2 kobold')
    expect(t.pile('discard/2')).toContain('kobold')
    expect(t.pile('discard/1')).not.toContain('kobold')
    // Loot side up: from now on it is the Crooked Spear, of power 1.
    t.choose('leave level-1/a').arrange({ 'deck/2': ['kobold', ...zeros(2)] })
    t.choose('enter level-3/a').expectEvents('drew 2 crooked-spear')
    t.choose('keep').expectEvents('played 2 crooked-spear', 'checked 1 9')
  })

  it('T6.2 has the party choose to go on or to leave, without a look at the next card', () => {
    const t = fighting('kobold', { decks: [ones(3)] }).choose('keep')
    expect([t.prompt(), t.by(), t.rule()]).toEqual(['go-on', 'party', 'T6.2'])
    expect(t.options()).toEqual(['go-on', 'leave level-1/a'])
    expect(t.pile('level-1/a')).toEqual(['?', '?', '?'])
  })

  it('T6.3 flips the next card and begins a new combat when the party goes on', () => {
    const t = fighting('kobold', { decks: [ones(3)], below: ['stray-hound'] }).choose(
      'keep',
      'go-on',
    )
    t.expectEvents('flipped stray-hound level-1/a', 'fights stray-hound level-1/a 2', 'turn 2')
    expect(t.state.track).toBe(0)
  })

  it('T6.4 clears a dungeon with its last enemy: the party leaves and gets the reward', () => {
    const t = shrinkDungeon(facing('kobold'), 0, 1).arrange({ 'deck/1': ones(3) })
    t.choose('enter level-1/a', 'keep')
    t.expectEvents(
      'looted 1 kobold',
      'cleared level-1/a 1',
      'left level-1/a 1',
      'reward back-at-the-village',
    )
    expect(t.state.here).toBe(NOWHERE)
    expect(t.prompt()).toBe('reward')
    playOn(t, 'where-to')
    expect(t.state.dungeonReward[0]).toBe(-1)
  })

  it('T6.4 gives no reward for a dungeon that is left with enemies in it', () => {
    const t = fighting('kobold', { decks: [ones(3)] }).choose('keep', 'leave level-1/a')
    expect(t.events().filter((event) => /^(cleared|reward)/.test(event))).toEqual([])
    expect(t.state.dungeonReward[0]).toBeGreaterThanOrEqual(0)
  })

  it('T6.5 leaves the enemy face up and throws the party out after a loss', () => {
    const t = fighting('kobold').choose('keep', 'keep', 'keep')
    t.expectEvents('lost-combat kobold level-1/a', 'left level-1/a 2')
    expect(t.pile('level-1/a')).toEqual(['kobold', '?', '?', '?'])
    expect(t.events().filter((event) => /^(looted|flipped)/.test(event))).toEqual([])
    expect([t.prompt(), t.state.here]).toEqual(['where-to', NOWHERE])
  })

  it('T6.6 does not flip a next card that is already face up', () => {
    const t = fighting('lost-goblin').choose('choose 2 lost-goblin', 'move-to level-1/a')
    t.choose('leave level-2/a').arrange({ 'deck/2': ['warden-golem.3', ...zeros(2)] })
    expect(t.pile('level-1/a')).toEqual(['lost-goblin', 'kobold', '?', '?', '?'])
    t.choose('enter level-1/a', 'keep').expectEvents('looted 2 lost-goblin')
    t.choose('go-on').expectEvents('fights kobold level-1/a 3')
    expect(t.events().filter((event) => /^flipped/.test(event))).toEqual([])
    // Nor when the party leaves above it.
    t.arrange({ 'deck/3': ones(3) }).choose('keep', 'keep', 'keep')
    expect(t.pile('level-1/a')).toEqual(['kobold', '?', '?', '?'])
  })
})

import { describe, expect, it } from 'vitest'
import { BOX, reserveOf } from '../state.ts'
import {
  cardsIn,
  facing,
  fighting,
  frozen,
  leaveInDeck,
  ones,
  powers,
  shrinkDungeon,
  type Table,
  withCards,
  zeros,
} from '../testing/frozen.ts'

const hidden = (cards: number): string[] => Array.from({ length: cards }, () => '?')
const only = (t: Table, start: string): string[] =>
  t.events().filter((event) => event.startsWith(start))

/** Takes all Dungeon cards of a level out of the Reserve. */
function emptyReserve(t: Table, ...levels: number[]): Table {
  for (const level of levels) t.state.piles[BOX].push(...t.state.piles[reserveOf(level)].splice(0))
  return t.refresh()
}

describe('T11 General', () => {
  it('T11.1 lets a card win over the rulebook', () => {
    // The rulebook lets a hand be thrown away; the Mimic does not.
    const t = fighting('larder-mimic', { decks: [ones(3)] })
    t.expectEvents('drew 1 basic-1', 'played 1 basic-1', 'looted 1 larder-mimic')
    expect(t.prompt()).toBe('go-on')
    // For some of the players only, where it says so.
    const some = fighting('weavers-apprentice')
    expect([some.prompt(), some.by()]).toEqual(['keep-hand', 0])
    some.choose('keep').expectEvents('turn 2', 'played 2 basic-0', 'turn 3', 'played 3 basic-0')
  })

  it('T11.2 does as much as can be done', () => {
    const t = leaveInDeck(facing('orc'), 0, ['basic-1']).choose('enter level-1/a')
    t.expectEvents('discarded 1 basic-1', 'turn 1', 'exhausted 1')
    const draw = leaveInDeck(facing('gravedigger'), 0, ['orc']).choose('enter level-1/a')
    draw.expectEvents('played 1 quick-strike', 'resolved 1 quick-strike', 'checked 1 5')
    // Two cards to recover, and one there.
    const recover = fighting('gravedigger', { decks: [['archivist-lich', ...zeros(2)]] })
    recover.arrange({ 'discard/1': ['basic-1'] }).choose('keep', 'play grave-ledger')
    expect(only(recover, 'recovered')).toEqual(['recovered 1 basic-1'])
  })

  it.each([
    [1, false],
    [2, true],
  ])('T11.3 wants a condition met in full [deck of %i]', (left, met) => {
    const t = leaveInDeck(facing('gravedigger'), 0, ['marsh-leeches', ...zeros(2 + left)])
    t.choose('enter level-1/a', 'keep', 'play bloodletting')
    expect(t.prompt() === 'pay').toBe(met)
    if (met) t.choose('pay marsh-leeches').expectEvents('gained-power 1 3', 'checked 4 5')
    else {
      // Nothing is discarded, and the card still counts for its power.
      expect(only(t, 'discarded')).toEqual([])
      t.expectEvents('checked 1 5')
    }
  })

  it('T11.4 puts a removed card into the Reserve', () => {
    const t = fighting('gravedigger', {
      options: { heroes: ['cleric', 'bard', 'thief'] },
      decks: [['bone-collector', ...zeros(2)]],
    })
    t.arrange({ 'discard/1': ['orc', 'basic-0'] }).choose('keep', 'play bone-rosary')
    const before = t.pile('reserve/1').length
    t.choose('remove basic-0', 'remove quick-strike')
    t.expectEvents('removed 1 basic-0', 'removed 1 quick-strike')
    expect(t.pile('reserve/1')).toEqual(hidden(before + 1))
    expect(cardsIn(t, reserveOf(1)).map((card) => frozen.kindName(card))).toContain('orc')
    expect([t.pile('reserve/none'), t.pile('discard/1')]).toEqual([['basic-0'], []])
  })

  it('T11.4 does so from a deck and from a hand too', () => {
    const bailiff = fighting('drowned-bailiff', { decks: [['orc']] })
    bailiff.expectEvents('removed 1 quick-strike', 'turn 1')
    expect(bailiff.pile('reserve/1')).toEqual(hidden(6))
    const hand = fighting('gravedigger', { decks: [['deserter', 'basic-1', 'basic-0']] })
    hand.choose('keep', 'play torn-uniform', 'pay deserter', 'remove basic-0')
    expect(hand.pile('reserve/none')).toEqual(['basic-0'])
    hand.expectEvents('removed 1 basic-0', 'gained-power 1 2')
  })

  it('T11.5 shuffles a deck that was searched', () => {
    const decks = [['ferryman', ...zeros(2), ...ones(4)]]
    const t = fighting('gravedigger', { decks }).choose('keep')
    expect(t.pile('deck/1').slice(0, 4)).toEqual(ones(4))
    t.choose('play ferrymans-coin')
    expect([t.prompt(), t.rule()]).toEqual(['search-deck', 'T11.5'])
    t.choose('take battle-rage').expectEvents('found 1 battle-rage', 'shuffled 1')
    expect(t.pile('deck/1')).toEqual(hidden(10))
    expect(t.pile('hand/1')).toContain('battle-rage')
    // Also where nothing was found.
    const none = fighting('gravedigger', { decks: [['vault-sprite', ...zeros(2), ...ones(4)]] })
    none.choose('keep', 'play skeleton-key').expectEvents('shuffled 1')
    expect(none.pile('deck/1')).toEqual(hidden(11))
  })

  it.each([
    ['double-first 1', 1],
    ['change-first 0', 0],
  ])('T11.6 lets the player order a doubling and a −1: %s', (order, total) => {
    const t = fighting('living-wall', { decks: [['basic-1', 'standing-stone', 'basic-1']] })
    t.choose('keep', 'play basic-1', 'play echo-stone')
    expect([t.prompt(), t.by(), t.rule()]).toEqual(['double-order', 0, 'T11.6'])
    expect(t.options()).toEqual(['double-first 1', 'change-first 0'])
    // The stone itself has 1, and the last Basic 1 counts 0.
    t.choose(order).expectEvents(`doubled 1 basic-1 ${total}`, `checked ${total + 1} 13`)
  })

  it('T11.6 asks the player whose turn it is, also for a card that another plays', () => {
    const play = [{ word: 'for-each', who: 'next', do: [{ word: 'draw', cards: 2 }] }] as const
    const game = withCards({ orc: { loot: { play } } })
    const decks = [
      ['orc', ...zeros(2)],
      ['basic-1', 'standing-stone'],
    ]
    const t = fighting('living-wall', { game, decks }).choose('keep', 'play quick-strike')
    t.choose('play basic-1').expectEvents('played 2 basic-1', 'played 2 echo-stone')
    expect([t.prompt(), t.by()]).toEqual(['double-order', 0])
  })

  it('T11.6 has the player whose turn it is order effects at the end of the combat', () => {
    const rules = [
      { when: 'end', do: [{ word: 'discard-top', cards: 1 }] },
      { when: 'end', do: [{ word: 'take', level: 5, cards: 1, to: 'discard' }] },
    ] as const
    const game = withCards({ kobold: { rules } })
    const t = fighting('kobold', { game, decks: [zeros(3), ones(3)] }).choose('keep', 'keep')
    expect([t.prompt(), t.by(), t.options()]).toEqual([
      'order',
      1,
      ['first kobold 1', 'first kobold 2'],
    ])
    t.choose('first kobold 2').expectEvents(
      'took 2 demon-blade',
      'discarded 2 basic-0',
      'looted 2 kobold',
    )
  })

  it('T11.7 takes a card one level lower where the Reserve has none of the level', () => {
    const take = (level: number, ...empty: number[]) => {
      const play = [{ word: 'take', level, cards: 1, to: 'discard' }]
      const game = withCards({ orc: { loot: { play } } })
      const t = emptyReserve(facing('gravedigger', { game }), ...empty)
      return leaveInDeck(t, 0, ['orc'], game).choose('enter level-1/a')
    }
    expect(only(take(3), 'took')).toEqual(['took 1 troll-club'])
    expect(only(take(3, 3), 'took')).toEqual(['took 1 swallowed-sword'])
    // If that is empty too, or the level is 1, nothing is taken.
    expect(only(take(3, 3, 2), 'took')).toEqual([])
  })

  it('T11.7 takes nothing where level 1 is empty', () => {
    const t = emptyReserve(
      facing('gravedigger', { options: { heroes: ['thief', 'bard', 'cleric'] } }),
      1,
    )
    t.arrange({ 'deck/1': ['thieving-magpies', ...zeros(2)] }).choose('enter level-1/a', 'keep')
    t.choose('play shiny-thing').expectEvents('resolved 1 shiny-thing', 'checked 1 5')
    expect(only(t, 'took')).toEqual([])
  })

  it('T11.7 holds for the gifts of Quick mode too', () => {
    const t = emptyReserve(facing('kobold', { options: { mode: 'quick' } }), 2)
    t.choose('enter level-1/a', 'keep', 'keep', 'keep').expectEvents('boss-moved 1 7')
    for (let gift = 0; gift < 3; gift++) t.choose(t.options()[3])
    // The second space shows two cards of level 2.
    t.expectEvents('boss-moved 2 7')
    expect(only(t, 'turned-up')).toEqual(['turned-up ambush', 'turned-up ambush'])
  })

  it('T11.10 gives flavour text no effect', () => {
    const flavour = { en: 'It bites.', fr: 'Il mord.', pt: 'Ele morde.' }
    const game = withCards({ kobold: { flavour }, orc: { flavour }, 'cold-throne': { flavour } })
    const after = (played: typeof frozen) =>
      fighting('kobold', { game: played, decks: [['orc', ...ones(2)]] }).choose(
        'keep',
        'play quick-strike',
      )
    expect(after(game).state).toEqual(after(frozen).state)
    expect(after(game).events()).toEqual(after(frozen).events())
    expect(game.pack.hash).not.toBe(frozen.pack.hash)
  })

  it('T11.14 takes random cards of the level, removed ones included', () => {
    const options = { heroes: ['thief', 'bard', 'cleric'] }
    const t = fighting('gravedigger', {
      options,
      decks: [['theft', 'thieving-magpies', ...zeros(1)]],
    })
    t.arrange({ 'discard/1': ['orc', 'cellar-rats', 'stray-hound'] }).choose('keep', 'play theft')
    t.choose('pay theft').expectDeal({ 'reserve/1': ['orc'] })
    // The very card that was removed may come back.
    t.choose('remove quick-strike').expectEvents('removed 1 quick-strike', 'took 1 quick-strike')
    t.expectDeal({ 'reserve/1': ['spiderling'] })
      .choose('play shiny-thing')
      .expectEvents('took 1 eight-eyes')
  })

  it('T11.14 never brings Basic and Skill cards back', () => {
    const options = { heroes: ['thief', 'bard', 'cleric'] }
    const t = emptyReserve(fighting('gravedigger', { options, decks: [['theft', ...zeros(2)]] }), 1)
    t.arrange({ 'discard/1': ['basic-0'] }).choose('keep', 'play theft')
    // Nothing could be taken for it, so the price is not asked.
    expect(t.prompt()).toBe('keep-hand')
    const none = fighting('gravedigger', { options, decks: [['theft', ...zeros(2)]] })
    none
      .arrange({ 'discard/1': ['rousing-ballad', 'basic-0'] })
      .choose('keep', 'play theft', 'pay theft')
    none
      .choose('remove rousing-ballad')
      .expectEvents('removed 1 rousing-ballad', 'took 1 crooked-spear')
    expect(none.pile('reserve/none')).toEqual(['rousing-ballad'])
    const levels = [1, 2, 3, 4, 5].flatMap((level) => cardsIn(none, reserveOf(level)))
    expect(levels.map((card) => frozen.kindName(card))).not.toContain('rousing-ballad')
  })

  it('T11.15 has the token holder order effects where it is nobody’s turn', () => {
    const rules = [
      { when: 'start', do: [{ word: 'discard-top', cards: 1 }] },
      { when: 'start', do: [{ word: 'enemy-power', by: 1 }] },
    ] as const
    const t = fighting('kobold', { game: withCards({ kobold: { rules } }), options: { start: 2 } })
    expect([t.prompt(), t.by(), t.rule()]).toEqual(['order', 1, 'T11.6'])
    t.choose('first kobold 2').expectEvents('enemy-changed 1 4', 'discarded 2 basic-0', 'turn 2')
  })

  it('T11.16 lets a price be declined, and never has it paid in part', () => {
    const t = fighting('gravedigger', { decks: [['captain-of-the-black-guard', ...zeros(2)]] })
    t.choose('keep', 'play deathstrike')
    expect(t.options()).toEqual([
      'pay captain-of-the-black-guard',
      'decline captain-of-the-black-guard',
    ])
    t.choose('decline captain-of-the-black-guard')
    expect([only(t, 'discarded'), only(t, 'gained-power')]).toEqual([[], []])
    // With one card in hand two cannot be discarded: none is.
    const one = leaveInDeck(facing('gravedigger'), 0, ['captain-of-the-black-guard', 'basic-0'])
    one
      .choose('enter level-1/a', 'play deathstrike')
      .expectEvents('played 1 basic-0', 'checked 4 5')
    expect(only(one, 'discarded')).toEqual([])
  })

  it('T11.16 gives text for a hero nobody plays no effect', () => {
    const options = { heroes: ['barbarian', 'bard', 'thief'] }
    const saint = fighting('fallen-saint', { options })
    expect(only(saint, 'discarded')).toEqual([])
    const cleric = fighting('fallen-saint')
    expect(only(cleric, 'discarded 2')).toHaveLength(4)
    const spade = fighting('brewery-ghost', { options, decks: [['gravedigger', ...zeros(3)]] })
    spade.arrange({ 'discard/1': ones(2) }).choose('keep', 'play blessed-spade')
    expect(spade.prompt()).toBe('bury')
    expect(only(spade.choose(spade.options()[0]), 'recovered')).toEqual([])
  })

  it('T11.16 looks and reorders only under the current enemy', () => {
    const t = fighting('kobold', {
      decks: [['lost-goblin', ...zeros(2)]],
      below: ['orc', 'bandit', 'spiderling'],
    })
    t.choose('keep', 'play crumpled-map')
    expect(t.options()).toEqual(['next orc', 'next bandit', 'next spiderling'])
    t.choose('next spiderling', 'next orc')
    expect(t.pile('level-1/a')).toEqual(['kobold', 'spiderling', 'orc', 'bandit'])
    // With nothing under the enemy there is nothing to look at.
    const alone = shrinkDungeon(facing('kobold'), 0, 1).arrange({
      'deck/1': ['lost-goblin', ...zeros(2)],
    })
    alone.choose('enter level-1/a', 'keep', 'play crumpled-map')
    expect([only(alone, 'looked'), alone.prompt(), powers(alone)[0]]).toEqual([[], 'keep-hand', 2])
  })
})

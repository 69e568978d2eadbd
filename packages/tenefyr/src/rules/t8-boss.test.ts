import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { BOSS_DECK, PROFILES } from '../state.ts'
import {
  bossesOf,
  emptyDungeon,
  facing,
  fighting,
  ones,
  playOn,
  shrinkDungeon,
  table,
  tokenAt,
  withCards,
  zeros,
} from '../testing/frozen.ts'

const weak = withCards(bossesOf(0))

describe('T8 The Boss', () => {
  it.each(PROFILES)('T8.1 has the Boss attack when the token reaches the skull [%s]', (profile) => {
    const t = tokenAt(facing('kobold', { options: { profile } }), 13).arrange({ 'deck/1': ones(3) })
    t.choose('enter level-1/a', 'keep', 'leave level-1/a')
    t.expectEvents(
      'boss-moved 14 14',
      'shuffled 1',
      'boss-attacks',
      'fights cold-throne boss-deck 20',
    )
    // Fought like a dungeon: turns from the token holder, hands, an end step.
    t.expectEvents('turn 2', 'drew 2 basic-0')
    expect([t.prompt(), t.by()]).toEqual(['keep-hand', 1])
    t.choose('keep').expectEvents('checked 0 20', 'turn 3')
  })

  it('T8.1 does not let it attack before', () => {
    const t = tokenAt(facing('kobold'), 12).arrange({ 'deck/1': ones(3) })
    t.choose('enter level-1/a', 'keep', 'leave level-1/a')
    expect([t.prompt(), t.state.track]).toEqual(['where-to', 13])
  })

  it('T8.2 gives no loot for Boss cards', () => {
    const t = table({}, {}, weak).choose('fight-boss')
    const events = playOn(t)
    expect(events.filter((event) => event.startsWith('defeated'))).toHaveLength(4)
    expect(events.filter((event) => event.startsWith('looted'))).toEqual([])
    for (const seat of [1, 2, 3]) expect(t.pile(`discard/${seat}`)).not.toContain('cold-throne')
  })

  it('T8.2 gives the loot of an ordinary monster that got into the Boss deck', () => {
    const t = fighting('lost-goblin', { game: weak })
    t.choose('choose 2 lost-goblin', 'move-to boss-deck', 'leave level-2/a')
    expect(t.pile('boss-deck').slice(0, 2)).toEqual(['lost-goblin', 'cold-throne'])
    t.arrange({ 'deck/2': [...zeros(3), 'warden-golem.3', 'basic-1', 'basic-1'] })
    t.choose('fight-boss', 'choose 1 lost-goblin', 'keep')
    t.expectEvents(
      'defeated lost-goblin 2 boss-deck 1',
      'looted 2 lost-goblin',
      'fights cold-throne boss-deck 0',
    )
    expect(t.pile('discard/2')).toContain('lost-goblin')
  })

  it('T8.3 gives no way out: all cards are fought back to back, with no shuffle between', () => {
    const t = table({}, { 'boss-deck': ['hollow-mask', 'iron-ledger', 'cold-throne'] }, weak)
    t.choose('fight-boss')
    const prompts: string[] = []
    const events: string[] = []
    while (!t.isOver) {
      prompts.push(t.prompt())
      events.push(...t.choose(t.options()[0]).events())
    }
    expect(new Set(prompts)).toEqual(new Set(['keep-hand']))
    expect(events.filter((event) => event.startsWith('shuffled'))).toEqual([])
    const fought = ['hollow-mask', 'iron-ledger', 'cold-throne', 'black-gauntlet']
    expect(
      events.filter((event) => event.startsWith('defeated')).map((event) => event.split(' ')[1]),
    ).toEqual(fought)
    expect(
      t.pile('discard/1').length + t.pile('discard/2').length + t.pile('discard/3').length,
    ).toBe(12)
  })

  it('T8.4 is won by all when every card of the Boss deck is defeated', () => {
    const t = table({}, {}, weak).choose('fight-boss')
    const events = playOn(t)
    expect(events.filter((event) => event.startsWith('defeated'))).toHaveLength(4)
    expect([t.isOver, t.state.result, events.at(-1)]).toEqual([true, WON, 'won'])
  })

  it('T8.4 is lost by all when one combat is lost', () => {
    const game = withCards({ ...bossesOf(0), 'black-gauntlet': { power: [99, 99, 99] } })
    const t = table({}, { 'boss-deck': ['cold-throne', 'black-gauntlet'] }, game).choose(
      'fight-boss',
    )
    const events = playOn(t)
    expect(events.filter((event) => event.startsWith('defeated'))).toHaveLength(1)
    expect(events.slice(-3)).toEqual(['lost-combat black-gauntlet boss-deck', 'token 3', 'lost'])
    expect([t.isOver, t.state.result]).toEqual([true, LOST])
  })

  it.each(PROFILES)(
    'T8.5 counts the Boss deck as the current dungeon while it is fought [%s]',
    (profile) => {
      const t = tokenAt(facing('kobold', { options: { profile } }), 13).arrange({
        'deck/1': ones(3),
      })
      t.choose('enter level-1/a', 'keep', 'leave level-1/a')
      t.arrange({ 'hand/2': ['lost-goblin'] })
      t.expectDeal({ 'boss-deck': ['iron-ledger', 'black-gauntlet', 'hollow-mask'] })
      t.choose('keep', 'play crumpled-map')
      t.expectEvents(
        'looked-below iron-ledger',
        'looked-below black-gauntlet',
        'looked-below hollow-mask',
      )
      t.choose('next hollow-mask', 'next iron-ledger')
      expect(t.pile('boss-deck')).toEqual([
        'cold-throne',
        'hollow-mask',
        'iron-ledger',
        'black-gauntlet',
      ])
    },
  )

  it.each(PROFILES)('T8.5 counts the Boss deck as another dungeon at any time [%s]', (profile) => {
    const t = fighting('lost-goblin', { options: { profile } }).choose('choose 2 lost-goblin')
    expect(t.options()).toContain('move-to boss-deck')
    const look = withCards({
      'free-round': {
        options: [
          { who: 'party', do: [{ word: 'look-dungeon', cards: 1 }] },
          { who: 'each', do: [{ word: 'remove', cards: 1, from: 'deck' }] },
        ],
      },
    })
    const rewards = { 'rewards/1': ['free-round'] }
    const l = facing('kobold', { options: { profile }, game: look, script: rewards })
    shrinkDungeon(l, 0, 1)
      .arrange({ 'deck/1': ones(3) })
      .choose('enter level-1/a', 'keep', 'reward 1')
    expect(l.options()).toContain('look-into boss-deck')
    l.choose('look-into boss-deck').expectEvents('looked-into iron-ledger boss-deck')
  })

  it('T8.6 starts with full decks, the token where it is', () => {
    const options = [
      { who: 'you', do: [{ word: 'take', level: 1, cards: 1, to: 'discard' }] },
      { who: 'you', do: [{ word: 'remove', cards: 1, from: 'deck' }] },
    ] as const
    const game = withCards({ 'back-at-the-village': { options } })
    const t = tokenAt(
      facing('kobold', { game, script: { 'rewards/1': ['back-at-the-village'] } }),
      13,
    )
    shrinkDungeon(t, 0, 1).arrange({ 'deck/1': ones(3) })
    t.choose('enter level-1/a', 'keep', 'reward 1', 'reward 1', 'reward 1')
    t.expectEvents('boss-attacks', 'shuffled 1', 'shuffled 2', 'shuffled 3', 'turn 2')
    for (const seat of [1, 2, 3]) expect(t.pile(`discard/${seat}`)).toEqual([])
    expect([t.pile('deck/1').length, t.pile('deck/2').length + 3, t.pile('deck/3').length]).toEqual(
      [15, 14, 14],
    )
    expect(t.state.token).toBe(1)
  })

  it('T8.6 discards and passes the token between stages, and flips the next card unasked', () => {
    const t = table({ start: 3 }, { 'boss-deck': ['cold-throne', 'iron-ledger'] }, weak).choose(
      'fight-boss',
    )
    t.expectEvents('fights cold-throne boss-deck 0', 'turn 3')
    t.choose('keep').expectEvents('defeated cold-throne 3 boss-deck 1', 'token 1')
    t.expectEvents('flipped iron-ledger boss-deck', 'fights iron-ledger boss-deck 0', 'turn 1')
    expect([t.pile('played/3'), t.pile('discard/3').length, t.by()]).toEqual([[], 3, 0])
  })

  it('T8.7 never moves a Boss card', () => {
    const rules = [{ when: 'start', do: [{ word: 'wander', to: 'other' }] }] as const
    const game = withCards({ ...bossesOf(0), 'cold-throne': { power: [0, 0, 0], rules } })
    const t = table({}, { 'boss-deck': ['cold-throne'] }, game).choose('fight-boss')
    t.expectEvents('fights cold-throne boss-deck 0', 'turn 1')
    expect(t.prompt()).toBe('keep-hand')
  })

  it('T8.7 lets an ordinary monster move out of the Boss deck; an empty Boss deck is a win', () => {
    const t = emptyDungeon(facing('lost-goblin'), BOSS_DECK)
    t.choose('enter level-2/a', 'choose 2 lost-goblin', 'move-to boss-deck', 'leave level-2/a')
    t.choose('fight-boss', 'choose 2 lost-goblin')
    expect(t.options()).not.toContain('move-to boss-deck')
    t.choose('move-to level-3/a').expectEvents('wandered lost-goblin level-3/a', 'token 3', 'won')
    expect([t.isOver, t.state.result]).toEqual([true, WON])
  })
})

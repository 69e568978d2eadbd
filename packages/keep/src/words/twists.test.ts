/** Every word of scenarios, played, and where it is done. */
import { LOST } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import {
  anywhere,
  card,
  dungeon,
  everywhere,
  farthest,
  inRoom,
  ofSymbol,
  withLowestTreasure,
  withMostHeroes,
} from '../cards/scenarios/build.ts'
import type { ScenarioEffect, Where } from '../cards/types.ts'
import { at, bare, does, name, nothing, rung, withRules } from '../testing/drilled-words.ts'
import { drillWith, type Laid, table } from '../testing/table.ts'

describe('words of scenarios', () => {
  it('hero: summons, from step 2', () => {
    const t = does(
      { word: 'hero', hero: 'warrior', where: inRoom('library'), heroes: 2 },
      { tokens: { 'library/book': 3 } },
    )
    // Both are there before the first of them takes two books.
    t.expectEvents(
      'scenario bell',
      'hero-in warrior library 0',
      'hero-in warrior library 1',
      'destroyed book library warrior',
    )
    expect(t.tokens()).toEqual({})
  })

  it('hero: with no token left K6.3 applies', () => {
    const six = Array.from({ length: 6 }, () => 'mage/study')
    const t = does(
      { word: 'hero', hero: 'mage', where: inRoom('vault'), heroes: 1 },
      { heroes: six },
    )
    t.expectEvents('no-token mage', 'woke mage study 12 3')
  })

  it('wake: makes exhausted heroes active, of a class or all', () => {
    const heroes = ['rogue/study', 'mage/study', 'mage/forge']
    const all = does({ word: 'wake', where: inRoom('study') }, { heroes })
    all.expectEvents('woke rogue study 6 4', 'woke mage study 12 4')
    const mages = does({ word: 'wake', where: everywhere, hero: 'mage' }, { heroes })
    mages.expectEvents('woke mage study 12 4')
    expect(mages.times('woke rogue')).toBe(0)
  })

  it('lay: tokens as far as the supply has them', () => {
    const t = does({ word: 'lay', what: 'trap', where: inRoom('forge'), count: 2 })
    expect(t.tokens()).toEqual({ 'forge/trap': 2 })
    const few = does(
      { word: 'lay', what: 'coin', where: inRoom('forge'), count: 3 },
      { tokens: { 'vault/coin': 5 } },
    )
    expect(few.tokens()).toEqual({ 'vault/coin': 5, 'forge/coin': 1 })
  })

  it('lay: a completed portal, where there is none', () => {
    const t = does(
      { word: 'lay', what: 'portal', where: anywhere, count: 1 },
      { portals: { vault: 'completed', study: 'uncompleted' } },
    )
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['where', 'K6.4', 'party'])
    expect(t.options()).not.toContain('in vault')
    expect(t.options()).not.toContain('in study')
    t.choose('in forge').expectEvents('portal forge 2')
    expect(t.supply('portal')).toBe(3)
  })

  it('lose-token: one kind, as far as it is there', () => {
    const t = does(
      { word: 'lose-token', what: 'coin', where: inRoom('vault'), count: 2 },
      { tokens: { 'vault/coin': 1, 'vault/book': 1 } },
    )
    expect(t.tokens()).toEqual({ 'vault/book': 1 })
  })

  it('lose-token any: the party chooses, each set once', () => {
    const t = does(
      { word: 'lose-token', what: 'any', where: inRoom('vault'), count: 2 },
      { tokens: { 'vault/coin': 1, 'vault/book': 1, 'vault/trap': 1 } },
    )
    expect([t.prompt(), t.options()]).toEqual(['twist-lose', ['lose coin', 'lose book']])
    t.choose('lose book')
    expect(t.tokens()).toEqual({ 'vault/coin': 1 })
    const all = does(
      { word: 'lose-token', what: 'any', where: inRoom('vault'), count: 2 },
      { tokens: { 'vault/coin': 1, 'vault/trap': 1 } },
    )
    expect(all.tokens()).toEqual({})
  })

  it('hurt: a monster there, which the party chooses', () => {
    const t = rung(
      [{ word: 'hurt', where: inRoom('vault'), damage: 1 }],
      { monsters: { 'ratfolk/vault': 1, 'slimes/vault': 1 }, hands: { 1: [], 2: [] } },
      ['ratfolk', 'slimes'],
    )
    expect(t.options()).toEqual(['hurt ratfolk/vault', 'hurt slimes/vault'])
    t.choose('hurt slimes/vault').expectEvents('wounded slimes/vault 1')
  })

  it('send-home: a monster to its Lair, whatever its vitality', () => {
    const t = rung(
      [{ word: 'send-home', where: inRoom('vault') }],
      { monsters: { 'red-dragon/vault/2': 1 }, hands: { 1: [] } },
      ['red-dragon'],
    )
    expect([t.monsters(), t.state.lair[0]]).toEqual([{}, 1])
  })

  it('count: never below 0', () => {
    expect(does({ word: 'count', counter: 0, by: 2 }).state.counters[0]).toBe(3)
    const t = does({ word: 'count', counter: 0, by: -4 }).expectEvents('counter 0 0')
    expect(t.state.counters[0]).toBe(0)
  })

  it('mark: marks on rooms', () => {
    const t = rung([
      { word: 'mark', where: inRoom('forge'), by: 2 },
      { word: 'mark', where: { in: 'marked' }, by: -1 },
      { word: 'lay', what: 'bone', where: { in: 'marked' }, count: 1 },
    ])
    t.expectEvents('marked forge 2', 'marked forge 1', 'placed bone forge')
    expect(t.state.marks[at('forge')]).toBe(1)
  })

  it('each-discards: everyone, clockwise from the active player', () => {
    const hands = { 1: ['spider', 'sword', 'bolt'], 2: ['brew'] }
    const t = rung([{ word: 'each-discards', cards: 2 }], { hands }, ['ratfolk', 'red-dragon'])
    // Seat 2 is active and drew up to five.
    expect([t.prompt(), t.by()]).toEqual(['discard-cards', 1])
    t.choose(t.options()[0]).choose(t.options()[0])
    expect(t.by()).toBe(0)
    t.choose(t.options()[0]).choose(t.options()[0])
    expect([t.pile('hand/1').length, t.pile('hand/2').length]).toEqual([1, 3])
  })

  it('each-discards: offers a set once, and only what can be completed', () => {
    const hands = { 1: ['spider', 'sword', 'bolt'], 2: [] }
    const t = rung([{ word: 'each-discards', cards: 2 }], { hands }, ['ratfolk', 'red-dragon'])
    while (t.by() === 1) t.choose(t.options()[0])
    const first = t.options()
    expect(first).toHaveLength(2)
    t.choose(first[1])
    // Only one is left behind the second in the order of kinds.
    expect(t.prompt()).toBe('turn')
  })

  it('each-draws: everyone', () => {
    const t = rung([{ word: 'each-draws', cards: 2 }], { hands: { 1: [] } }, [
      'ratfolk',
      'red-dragon',
    ])
    expect([t.pile('hand/1').length, t.pile('hand/2').length]).toEqual([2, 7])
  })

  it('lay-treasure: where there is none, unseen', () => {
    const t = does({ word: 'lay-treasure', where: anywhere, value: 2 })
    for (const room of ['vault', 'cells', 'study']) expect(t.options()).not.toContain(`in ${room}`)
    t.choose('in forge').expectEvents('treasure-laid forge 2')
    expect([t.state.value[at('forge')], t.pile('treasure/forge')]).toEqual([2, ['?']])
  })

  it('take-treasure: never the one of value 4', () => {
    const t = does({ word: 'take-treasure', where: everywhere })
    expect(t.times('treasure-gone')).toBe(4)
    expect(t.state.value.filter((value) => value > 0)).toEqual([4])
    const none = does(
      { word: 'take-treasure', where: withLowestTreasure },
      { treasure: { cells: 0, cemetery: 0, 'beast-trainer': 0, study: 0 } },
    )
    expect(none.times('treasure-gone')).toBe(0)
  })

  it('wall: closes a passage of the room, but no last way to the Vault', () => {
    const t = does({ word: 'wall', where: inRoom('vault'), open: false })
    // Without its passage to the Workshop the rooms behind it go round by the Sewers, and so on.
    expect(t.prompt()).toBe('where')
    t.choose(t.options()[0]).expectEvents('shut vault sewers')
    expect(t.state.distance.every((n, room) => t.state.cell[room] < 0 || n >= 0)).toBe(true)
    const line = table({
      game: drillWith({
        map: dungeon('sewers@0 vault@0=4'),
        cards: [card('bell', 3, name, nothing, { word: 'wall', where: everywhere, open: false })],
      }),
    }).put(bare)
    line.invade('bell')
    expect(line.times('shut')).toBe(0)
  })

  it('wall: breaks one open', () => {
    const t = does({ word: 'wall', where: inRoom('study'), open: true })
    t.expectEvents('opened study cemetery')
    expect(t.state.distance[at('study')]).toBe(4)
    expect(t.state.passages[at('study')] & (1 << at('cemetery'))).not.toBe(0)
  })

  it('guild: more cards in this invasion', () => {
    const t = withRules({ cards: [card('bell', 3, name, nothing, { word: 'guild', cards: 1 })] })
    t.invade('bell', 'rogue-jewel')
    expect(t.times('guild')).toBe(2)
    expect(t.prompt()).toBe('turn')
  })

  it('prisoner: a hero to the Cells, if there are any', () => {
    const cards = [card('bell', 3, name, nothing, { word: 'prisoner' })]
    const t = withRules({ cards }).invade('bell', 'rogue-jewel')
    t.expectEvents('hero-in rogue cells 6', 'exhausted rogue cells 6')
    const none = table({ scenario: 'corridor', game: drillWith({ cards }) })
    none.invade('bell')
    expect(none.times('guild')).toBe(1)
  })

  it('new-row: the available Loot goes under the deck', () => {
    const before = withRules({})
    const row = before.pile('row')
    const t = does({ word: 'new-row' })
    expect(t.times('buried')).toBe(5)
    expect(t.times('offered')).toBe(5)
    // The first of the row lies highest of what was buried.
    expect(t.pile('loot').slice(-5)).toEqual([...row].reverse())
  })

  it('lose: ends the match', () => {
    const t = rung([{ word: 'lose' }, { word: 'each-draws', cards: 1 }])
    t.expectEvents('lost 1')
    expect([t.isOver, t.state.result]).toEqual([true, LOST])
  })

  it('may: nobody is asked for what would change nothing', () => {
    const effect: ScenarioEffect = {
      word: 'may',
      do: [{ word: 'wake', where: everywhere }],
    }
    expect(does(effect).prompt()).toBe('turn')
    const t = does(effect, { heroes: ['rogue/study'] })
    expect(t.options()).toEqual(['do bell', 'decline bell'])
  })
})

describe('where', () => {
  const laidIn = (where: Where, laid: Laid = {}) =>
    does({ word: 'lay', what: 'bone', where, count: 1 }, laid)

  it('symbol: each room of the symbol', () => {
    expect(laidIn(ofSymbol('swords')).tokens()).toEqual({ 'workshop/bone': 1, 'forge/bone': 1 })
  })

  it('unguarded: each room without a monster', () => {
    const t = does({ word: 'mark', where: { in: 'unguarded' }, by: 1 })
    expect(t.state.marks[at('vault')]).toBe(0)
    expect(t.state.marks.filter((n) => n > 0)).toHaveLength(10)
  })

  it('most-heroes: of several the party chooses', () => {
    const heroes = ['rogue/study', 'rogue/study', 'mage/forge', 'mage/forge', 'mage/library']
    const t = laidIn(withMostHeroes, { heroes })
    expect(t.options()).toEqual(['in forge', 'in study'])
  })

  it('farthest: among those where the word does anything', () => {
    const heroes = ['rogue/forge', 'mage/sewers']
    const t = does({ word: 'wake', where: farthest }, { heroes })
    t.expectEvents('woke rogue forge 6 4')
    expect(t.times('woke')).toBe(1)
    expect(laidIn(farthest).tokens()).toEqual({ 'study/bone': 1 })
  })

  it('lowest-treasure: of several the party chooses', () => {
    const t = does({ word: 'take-treasure', where: withLowestTreasure })
    expect(t.options()).toEqual(['in cemetery', 'in cells'])
    t.choose('in cells').expectEvents('treasure-gone cells 1')
    expect(t.pile('treasure/cells')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { type Laid, table } from '../testing/table.ts'

/** Ratfolk guard Vault and Sewers; what the Guild deals next. */
function gambling(laid: Laid = {}, ...guild: string[]) {
  const quiet = { monsters: { 'ratfolk/vault': 4 }, heroes: [], tokens: {}, hands: { 1: ['bite'] } }
  const t = table({ clans: ['ratfolk'] }).put({ ...quiet, ...laid })
  return t.expectDeal({ guild })
}
const archers = (room: string, count = 6) => Array.from({ length: count }, () => `archer/${room}`)

describe('K4 The Cells', () => {
  it('K4.5 sends a hero for three tactic cards, once in a turn, with no monster and no Activate', () => {
    const t = gambling({}, 'rogue-swords', 'bell', 'mage-jewel')
    expect(t.options()).toContain('cells')
    t.choose('cells')
    t.expectEvents(
      'cells 1',
      'guild rogue-swords',
      'hero-in rogue cells 6',
      'exhausted rogue cells 6',
    )
    expect([t.heroes(), t.times('drew 1'), t.pile('hand/1').length]).toEqual([
      ['rogue/cells'],
      3,
      4,
    ])
    expect(t.pile('guild-discard')).toEqual(['rogue-swords'])
    expect(t.options()).not.toContain('cells')
    expect(t.options()).not.toContain('end-with-cells')
    // The next turn it can be done again; a scenario card does nothing.
    t.choose('end-turn')
    expect(t.state.counters[0]).toBe(1)
    const bell = gambling({}, 'bell').choose('cells')
    expect([bell.heroes(), bell.state.counters[0], bell.times('drew')]).toEqual([[], 0, 3])
    expect(t.options()).toContain('cells')
  })

  it('K4.6 is freed by a Mage: all there become active and are resolved before the turn goes on', () => {
    const t = gambling({ heroes: ['rogue/cells', 'rogue/cells'] }, 'mage-eye')
    t.put({ treasure: { cells: 0 } }).choose('cells')
    t.expectEvents('woke rogue cells 6 2', 'woke rogue cells 7 2', 'freed 2', 'drew 1 ratfolk-walk')
    // They charge together into the Vault, and the four Ratfolk there are attacked.
    t.choose('resolve mage/cells').expectEvents('charged cells vault 3')
    expect([t.prompt(), t.heroes()]).toEqual(['turn', ['rogue/vault', 'rogue/vault', 'mage/vault']])
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 1 })
    expect(t.options()).toContain('play bite')
  })

  it('K4.6 loses the game if the freed loot the Vault', () => {
    const heroes = ['rogue/cells', 'rogue/cells', 'rogue/cells']
    const t = gambling({ monsters: {}, heroes, treasure: { cells: 0 } }, 'mage-eye')
    t.choose('cells', 'resolve mage/cells')
    expect([t.isOver, t.state.result]).toEqual([true, 2])
  })

  it('K4.9 counts as summoned: ability first, then the traps of the Cells', () => {
    const rogue = gambling({ tokens: { 'cells/trap': 2 } }, 'rogue-eye').choose('cells')
    rogue.expectEvents(
      'destroyed trap cells rogue',
      'trapped rogue cells 6',
      'hero-gone rogue cells 6',
    )
    expect([rogue.heroes(), rogue.tokens()]).toEqual([[], {}])
    const warrior = gambling({ tokens: { 'cells/coin': 1 } }, 'warrior-eye').choose('cells')
    expect([warrior.heroes(), warrior.tokens()]).toEqual([['warrior/cells'], {}])
    const archer = gambling({}, 'archer-eye').choose('cells')
    archer.expectEvents('shot cells ratfolk/vault', 'monster-gone ratfolk/vault')
    // It goes in exhausted, and inspires nobody.
    const more = gambling({ heroes: ['mage/cells'] }, 'rogue-eye').choose('cells')
    expect(more.heroes()).toEqual(['rogue/cells', 'mage/cells'])
    // A Mage frees the others even if the traps then kill it.
    const mage = gambling({ tokens: { 'cells/trap': 1 }, heroes: ['rogue/cells'] }, 'mage-eye')
    mage.put({ treasure: { cells: 2 } }).choose('cells')
    mage.expectEvents('woke rogue cells 6 2', 'trapped mage cells 12', 'waits rogue cells 6')
  })

  it('K4.10 may come at any point of phases 1 to 4, also between two Guild cards', () => {
    const hands = { 1: ['step', 'bite', 'bite', 'bite'] }
    const t = gambling({ hands }, 'rogue-eye').choose('play step')
    // Not while a card is being resolved.
    expect(t.options()).not.toContain('cells')
    t.choose('finish')
    expect(t.options()).toContain('cells')
    t.choose('renew')
    expect(t.options()).not.toContain('cells')
    t.choose(t.options()[0], 'enough')
    expect(t.options()).toContain('cells')
    const two = table({ clans: ['ratfolk'], level: 'challenging' })
    two.put({ monsters: { 'ratfolk/vault': 4 }, heroes: [], hands })
    two.expectDeal({ guild: ['bell', 'rogue-special', 'mage-jewel'] }).choose('end-with-cells')
    expect([two.prompt(), two.rule(), two.by()]).toEqual(['cells-now', 'K4.10', 0])
    expect(two.pile('hand/1')).toHaveLength(5)
    two.choose('go-on')
    expect([two.prompt(), two.pile('guild-discard')]).toEqual(['cells-now', ['bell']])
    two
      .choose('cells')
      .expectEvents('guild rogue-special', 'hero-in rogue cells 6', 'guild mage-jewel')
    // It took no card of the invasion, and came with three of ours.
    expect([two.pile('guild-discard').length, two.pile('hand/1').length]).toEqual([3, 8])
    const plain = table({ clans: ['ratfolk'] })
      .put({ heroes: [] })
      .invade('bell')
    expect(plain.prompt()).toBe('turn')
  })

  it('K4.11 needs Cells in the dungeon', () => {
    const t = table({ scenario: 'corridor', clans: ['ratfolk'] })
    expect(t.options()).not.toContain('cells')
    expect(t.options()).not.toContain('end-with-cells')
    // A Prisoner does nothing and draws no card.
    t.put({ monsters: {}, heroes: [], treasure: { cemetery: 'prisoner-1' } })
    t.invade('mage-eye', 'bell').expectEvents('looted cemetery 1 prisoner-1')
    expect(t.times('guild')).toBe(1)
  })

  it('K4.13 wakes the class where no token is left, after the three cards are drawn', () => {
    const t = gambling({ heroes: [...archers('vault', 5), 'archer/study', 'rogue/study'] })
    t.put({ monsters: { 'ratfolk/vault': 6 } })
      .expectDeal({ guild: ['archer-eye'] })
      .choose('cells')
    const told = t.events().filter((event) => /^(no-token|woke|drew|attacks)/.test(event))
    expect(told[0]).toBe('no-token archer')
    expect(told.filter((event) => event.startsWith('woke'))).toHaveLength(7)
    expect(told.findIndex((event) => event.startsWith('drew'))).toBe(8)
    expect(told.filter((event) => event.startsWith('woke rogue study'))).toHaveLength(1)
    while (t.prompt() === 'next-hero') t.choose(t.options()[0])
    expect([t.prompt(), t.heroes().filter((hero) => hero.includes(' '))]).toEqual(['turn', []])
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 1 })
  })
})

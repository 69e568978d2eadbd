import { describe, expect, it } from 'vitest'
import { type Laid, table } from '../testing/table.ts'

function facing(laid: Laid = {}, scenario = 'example') {
  const quiet = { monsters: { 'ratfolk/vault': 5 }, heroes: [], tokens: {} }
  return table({ clans: ['ratfolk'], scenario }).put({ ...quiet, ...laid })
}

/** Monsters that keep whoever comes busy. */
const guards = (...rooms: string[]) =>
  Object.fromEntries(rooms.map((room) => [`ratfolk/${room}`, 2]))

describe('K6 Summoning', () => {
  it('K6.1 summons one active hero in each of two rooms of the symbol', () => {
    const t = facing({ monsters: guards('forge', 'workshop') }).invade('rogue-swords')
    t.expectEvents('hero-in rogue workshop 6', 'hero-in rogue forge 7')
    expect(t.times('hero-in')).toBe(2)
    expect(t.heroes()).toEqual(['rogue/workshop', 'rogue/forge'])
    expect(t.monsters()).toEqual({ 'ratfolk/workshop': 1, 'ratfolk/forge': 1 })
  })

  it('K6.2 summons one where only one such room is there, and lets the players choose two of three', () => {
    expect(facing().invade('rogue-jewel').times('hero-in')).toBe(1)
    const t = facing()
    // The Laboratory is a third special room.
    t.state.cell[10] = 0
    t.refresh().invade('mage-special')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['summon-rooms', 'K6.2', 'party'])
    expect(t.options()).toEqual(['summon-in cells', 'summon-in laboratory'])
    t.choose('summon-in laboratory')
    expect(t.heroes()).toEqual(['mage/laboratory fresh', 'mage/builder fresh'])
    const all = facing()
    all.state.cell[10] = 0
    all.refresh().invade('mage-special').choose('summon-in cells')
    expect(all.options()).toEqual(['summon-in laboratory', 'summon-in builder'])
    expect(all.umpire.decision.continues).toBe(true)
  })

  it('K6.4 follows the scenario’s own rule on a scenario card', () => {
    const t = facing().invade('bell').expectEvents('scenario bell', 'counter 0 1')
    expect([t.heroes(), t.state.counters[0]]).toEqual([[], 1])
  })

  it('K6.13 ends the invasion when all cards are resolved and all heroes exhausted', () => {
    const t = table({ clans: ['ratfolk'], level: 'challenging' })
    t.put({ monsters: { 'ratfolk/vault': 5 }, heroes: ['rogue/study'], tokens: {} })
    t.invade('mage-eye', 'rogue-jewel').choose('resolve mage/study')
    while (t.prompt() === 'next-hero') {
      expect(t.heroes().some((hero) => hero.includes(' '))).toBe(true)
      t.choose(t.options()[0])
    }
    expect(t.prompt()).toBe('turn')
    expect(t.heroes().filter((hero) => hero.includes(' '))).toEqual([])
    expect(t.pile('guild-discard')).toEqual(['rogue-jewel', 'mage-eye'])
  })

  it('K6.16 summons nobody where no room of the symbol is in the dungeon', () => {
    const t = facing({}, 'corridor').invade('mage-hats').expectEvents('no-room hats')
    expect([t.heroes(), t.times('hero-in'), t.prompt()]).toEqual([[], 0, 'turn'])
  })
})

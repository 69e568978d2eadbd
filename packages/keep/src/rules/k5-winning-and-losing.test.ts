import { describe, expect, it } from 'vitest'
import { GUILD_DISCARD } from '../state.ts'
import { drillWith, type Laid, table } from '../testing/table.ts'

const WON = 1
const LOST = 2

function facing(laid: Laid, level = 'family') {
  const quiet = { monsters: { 'ratfolk/vault': 5 }, heroes: [], tokens: {} }
  return table({ clans: ['ratfolk'], level }).put({ ...quiet, ...laid })
}

describe('K5 Winning and losing', () => {
  it('K5.1 shuffles the Guild discard pile, scenario cards included, into the second wave', () => {
    const t = facing({ guild: ['mage-jewel'] })
    expect([t.pile('guild').length, t.pile('guild-discard').length]).toEqual([1, 26])
    t.choose('end-turn').expectEvents('guild mage-jewel', 'wave 2', 'hero-in mage vault 12')
    expect([t.state.wave, t.pile('guild').length, t.pile('guild-discard')]).toEqual([2, 27, []])
    // Two cards from now on, and a scenario card may be among them.
    t.invade('bell', 'mage-jewel')
    expect([t.state.counters[0], t.times('guild')]).toEqual([1, 2])
  })

  it('K5.2 is won when the second wave is over, its last card resolved and the treasure safe', () => {
    const t = facing({ guild: ['rogue-jewel', 'mage-jewel'], wave: 2 })
    t.choose('end-turn').expectEvents('guild mage-jewel', 'attacks mage ratfolk/vault 12', 'won')
    expect([t.isOver, t.state.result]).toEqual([true, WON])
    // Not while a card is left.
    const more = facing({ guild: ['rogue-jewel', 'mage-jewel', 'bell'], wave: 2 }).choose(
      'end-turn',
    )
    expect([more.isOver, more.prompt()]).toEqual([false, 'turn'])
  })

  it('K5.3 is lost the moment the value 4 treasure is looted', () => {
    const heroes = ['rogue/vault', 'rogue/vault', 'mage/vault']
    const t = facing({ monsters: {}, heroes, guild: ['archer-jewel', 'bell', 'bell'], wave: 2 })
    t.choose('end-turn')
    expect(t.events().slice(-2)).toEqual(['looted vault 4 defeat-4', 'lost 0'])
    expect([t.state.result, t.pile('guild').length]).toEqual([LOST, 2])
    // Three are not enough.
    const three = facing({ monsters: {}, heroes: heroes.slice(1) }).invade('archer-jewel')
    expect([three.isOver, three.heroes().length]).toEqual([false, 3])
  })

  it('K5.4 keeps discarded Guild cards open at any time', () => {
    const t = facing({}).invade('bell').invade('archer-jewel').invade('rogue-jewel')
    expect(t.pile('guild-discard')).toEqual(['rogue-jewel', 'archer-jewel', 'bell'])
    expect(t.state.piles[GUILD_DISCARD].every((place) => place >= 0)).toBe(true)
  })

  it('K5.5 ends the draws where the second wave runs out in mid-invasion', () => {
    const t = facing({ guild: ['bell', 'mage-jewel'], wave: 2 }, 'hardcore')
    t.choose('end-turn').expectEvents('guild bell', 'guild mage-jewel', 'won')
    expect(t.times('guild')).toBe(2)
    expect(t.state.result).toBe(WON)
  })

  it('K5.5 loses before it wins', () => {
    const heroes = ['rogue/vault', 'rogue/vault', 'mage/vault']
    const t = facing({ monsters: {}, heroes, guild: ['archer-jewel'], wave: 2 }).choose('end-turn')
    expect([t.state.result, t.times('won')]).toEqual([LOST, 0])
  })

  it('K5.5 follows the value 4 treasure wherever it lies', () => {
    const heroes = ['rogue/study', 'rogue/study', 'mage/study']
    const t = facing({ monsters: {}, heroes, treasure: { vault: 0, study: 'defeat-4' } })
    t.invade('archer-eye').choose('resolve archer/study')
    expect([t.state.result, t.events().at(-1)]).toEqual([LOST, 'lost 0'])
  })

  it('K5.2 lets the scenario have its last word', () => {
    const game = drillWith({ moments: [{ at: 'last-card', do: [{ word: 'lose' }] }] })
    const t = table({ clans: ['ratfolk'], game })
    t.put({ monsters: { 'ratfolk/vault': 3 }, heroes: [], guild: ['bell'], wave: 2 })
    t.choose('end-turn')
    expect([t.state.result, t.times('won')]).toEqual([LOST, 0])
  })
})

import { describe, expect, it } from 'vitest'
import { type Laid, type Table, table } from '../testing/table.ts'

function facing(laid: Laid = {}, clans = ['ratfolk']) {
  return table({ clans }).put({ monsters: {}, heroes: [], tokens: {}, ...laid })
}

/** The steps of one hero in a room, as they were told. */
const told = (t: Table, pattern: RegExp) => t.events().filter((event) => pattern.test(event))

describe('K6 Abilities and traps', () => {
  it('K6.5 lets an Archer hit a monster in an adjacent room, the one nearest to the Vault', () => {
    const t = facing({ monsters: { 'ratfolk/sewers': 1, 'ratfolk/cells': 1, 'ratfolk/forge': 1 } })
    t.put({ treasure: { apothecary: 2, library: 2 } })
    // From the Apothecary Cells and Sewers are both one passage away; from the Library only the Forge.
    t.invade('archer-hats').choose('resolve archer/library')
    t.expectEvents('shot library ratfolk/forge', 'monster-gone ratfolk/forge')
    expect([t.prompt(), t.options()]).toEqual([
      'shot',
      ['hurt ratfolk/sewers', 'hurt ratfolk/cells'],
    ])
    t.choose('hurt ratfolk/cells')
    expect(t.monsters()).toEqual({ 'ratfolk/sewers': 1 })
    // The Vault is nearer than the Forge.
    const near = facing({ monsters: { 'ratfolk/vault': 1, 'ratfolk/forge': 1 } })
    near.put({ treasure: { workshop: 2, forge: 2 } })
    near.invade('archer-swords').choose('resolve archer/workshop')
    near.expectEvents('shot workshop ratfolk/vault')
  })

  it('K6.5 K6.18 lets a Warrior discard up to two resources of the room, which the players choose', () => {
    const t = facing({ monsters: { 'ratfolk/vault': 3 } })
    t.put({ tokens: { 'vault/coin': 2, 'vault/frog': 1, 'vault/trap': 1, 'sewers/frog': 1 } })
    t.invade('warrior-jewel')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['ruin', 'K6.18', 'party'])
    // One coin at least goes in any case; traps are no resources.
    expect(t.options()).toEqual(['lose coin', 'lose frog'])
    t.choose('lose frog').expectEvents('destroyed frog vault warrior', 'trapped warrior vault 0')
    expect([t.tokens(), t.supply('coin')]).toEqual([{ 'vault/coin': 1, 'sewers/frog': 1 }, 5])
    // Two or fewer go unasked.
    const two = facing({ monsters: { 'ratfolk/vault': 3 }, tokens: { 'vault/coin': 2 } })
    two.invade('warrior-jewel')
    expect([two.times('destroyed'), two.tokens(), two.prompt()]).toEqual([2, {}, 'turn'])
    const one = facing({ tokens: { 'vault/bone': 1 } }).invade('warrior-jewel')
    expect([one.times('destroyed'), one.heroes()]).toEqual([1, ['warrior/vault']])
  })

  it('K6.5 lets a Rogue discard one trap of the room', () => {
    const t = facing({ tokens: { 'vault/trap': 1 } }).invade('rogue-jewel')
    t.expectEvents('destroyed trap vault rogue')
    expect([t.tokens(), t.heroes(), t.supply('trap')]).toEqual([{}, ['rogue/vault'], 10])
  })

  it('K6.5 lets a Mage free the Cells if summoned there, and is only used when summoned', () => {
    const t = facing({ heroes: ['rogue/cells'], treasure: { cells: 3, builder: 2 } })
    t.invade('mage-special').choose('resolve mage/cells')
    t.expectEvents('woke rogue cells 6 2', 'freed 1', 'waits mage cells 12')
    const away = facing({ heroes: ['rogue/cells'] }).invade('mage-jewel')
    expect([away.heroes(), away.times('woke')]).toEqual([['rogue/cells', 'mage/vault'], 0])
    // A Warrior that charges on discards nothing in the next room.
    const moving = facing({ monsters: {}, tokens: { 'workshop/coin': 1, 'vault/coin': 1 } })
    moving.put({ treasure: { forge: 2 } })
    moving.invade('warrior-swords').choose('resolve warrior/workshop')
    moving.expectEvents('destroyed coin workshop warrior', 'charged workshop vault 1')
    expect(moving.tokens()).toEqual({ 'vault/coin': 1 })
  })

  it('K6.6 hurts by the traps one at a time until the hero or they are gone', () => {
    const t = facing({ tokens: { 'vault/trap': 3 } }).invade('mage-jewel')
    t.expectEvents('trapped mage vault 12', 'hero-gone mage vault 12')
    expect([t.tokens(), t.times('trapped')]).toEqual([{ 'vault/trap': 2 }, 1])
    const tough = facing({ tokens: { 'vault/trap': 3 } })
    tough.state.heroWounds[12] = -1
    tough.refresh().invade('mage-jewel')
    expect([tough.tokens(), tough.times('trapped')]).toEqual([{ 'vault/trap': 1 }, 2])
  })

  it('K6.6 stops a Warrior, Rogue or Archer summoned in the Cells there, exhausted', () => {
    for (const hero of ['warrior', 'rogue', 'archer']) {
      const t = facing({ monsters: { 'ratfolk/cells': 1 }, heroes: ['mage/cells'] })
      t.put({ treasure: { builder: 2 } }).invade(`${hero}-special`)
      while (t.prompt() === 'next-hero') t.choose(t.options()[0])
      expect(t.heroes()).toContain(`${hero}/cells`)
      expect(t.heroes()).toContain('mage/cells')
      expect([t.monsters(), told(t, /^(woke|attacks)/)]).toEqual([{ 'ratfolk/cells': 1 }, []])
    }
    // A Mage goes on.
    const mage = facing({ monsters: { 'ratfolk/cells': 1 }, treasure: { builder: 2 } })
    mage.invade('mage-special')
    while (mage.prompt() === 'next-hero') mage.choose(mage.options()[0])
    expect(mage.monsters()).toEqual({})
  })

  it('K6.18 uses the ability before the traps: a hero they kill has used it', () => {
    const t = facing({ monsters: { 'ratfolk/cells': 1 }, tokens: { 'vault/trap': 1 } })
    t.invade('archer-jewel').expectEvents('shot vault ratfolk/cells', 'trapped archer vault 18')
    expect([t.monsters(), t.heroes()]).toEqual([{}, []])
    const warrior = facing({ tokens: { 'vault/trap': 1, 'vault/coin': 1 } }).invade('warrior-jewel')
    expect([warrior.tokens(), warrior.heroes()]).toEqual([{}, []])
    const rogue = facing({ tokens: { 'vault/trap': 2 } }).invade('rogue-jewel')
    expect([rogue.tokens(), rogue.heroes()]).toEqual([{}, []])
  })
})

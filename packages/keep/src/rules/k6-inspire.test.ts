import { describe, expect, it } from 'vitest'
import { type Laid, table } from '../testing/table.ts'

function facing(laid: Laid = {}) {
  return table({ clans: ['ratfolk'] }).put({ monsters: {}, heroes: [], tokens: {}, ...laid })
}

describe('K6 Inspiring', () => {
  it('K6.7 wakes all heroes that were exhausted there, and they are resolved too', () => {
    const t = facing({ monsters: { 'ratfolk/vault': 4 }, heroes: ['rogue/vault', 'mage/vault'] })
    t.invade('archer-jewel')
    t.expectEvents(
      'woke rogue vault 6 0',
      'woke mage vault 12 0',
      'attacks archer ratfolk/vault 18',
      'attacks rogue ratfolk/vault 6',
      'attacks mage ratfolk/vault 12',
    )
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 1 })
    expect(t.heroes()).toEqual(['rogue/vault', 'mage/vault', 'archer/vault'])
  })

  it('K6.7 inspires after a charge too, but not if the traps were too many', () => {
    const t = facing({ monsters: { 'ratfolk/vault': 2 }, heroes: ['rogue/vault'] })
    t.put({ treasure: { forge: 2 } })
      .invade('mage-swords')
      .choose('resolve mage/workshop')
    t.expectEvents('charged workshop vault 1', 'woke rogue vault 6 0')
    t.heroesAct()
    expect(t.monsters()).toEqual({})
    const dead = facing({ monsters: { 'ratfolk/vault': 2 }, heroes: ['rogue/vault'] })
    dead.put({ tokens: { 'vault/trap': 1 } }).invade('mage-jewel')
    expect([dead.times('woke'), dead.monsters(), dead.heroes()]).toEqual([
      0,
      { 'ratfolk/vault': 2 },
      ['rogue/vault'],
    ])
  })

  it('K6.7 does not inspire those that arrived together, nor who came later', () => {
    // Two Mages charge from the Library; neither wakes the other after it has attacked.
    const t = facing({ monsters: { 'ratfolk/forge': 3 }, heroes: ['mage/library active'] })
    t.put({ treasure: { apothecary: 2 } }).invade('mage-hats')
    t.choose('resolve mage.2/library').expectEvents('charged library forge 2')
    while (t.prompt() === 'next-hero') t.choose(t.options()[0])
    expect([t.times('woke'), t.monsters()]).toEqual([0, { 'ratfolk/forge': 1 }])
    // Whoever is exhausted again meanwhile was there when it came, and is inspired again.
    const again = facing({
      monsters: { 'ratfolk/vault': 4 },
      heroes: ['rogue/vault active', 'mage/vault arrived'],
    })
    again.state.heroInspires[12] = 1 << 6
    again.refresh().invade('bell')
    again
      .choose('resolve rogue/vault')
      .expectEvents(
        'attacks rogue ratfolk/vault 6',
        'woke rogue vault 6 0',
        'attacks rogue ratfolk/vault 6',
      )
  })

  it('K6.17 starts those that wake at step 5: no ability, no traps, no inspiring', () => {
    const t = facing({
      monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 1 },
      heroes: ['archer/vault', 'warrior/vault'],
      tokens: { 'vault/coin': 2, 'vault/trap': 1 },
      treasure: { vault: 4 },
    })
    // The Rogue takes the trap away, inspires both, and the first to attack clears the room.
    const told = t.invade('rogue-jewel').heroesAct()
    expect(told.filter((event) => /^(shot|destroyed|woke)/.test(event))).toEqual([
      'destroyed trap vault rogue',
      'woke warrior vault 0 0',
      'woke archer vault 18 0',
    ])
    expect(t.tokens()).toEqual({ 'vault/coin': 2 })
    expect(t.monsters()).toEqual({ 'ratfolk/sewers': 1 })
  })

  it('K6.17 lets a Mage just summoned in the Cells go on to traps and inspiring itself', () => {
    const t = facing({ monsters: { 'ratfolk/cells': 3 }, heroes: ['rogue/cells'] })
    t.put({ treasure: { builder: 2 } }).invade('mage-special')
    t.choose('resolve mage/cells').expectEvents(
      'woke rogue cells 6 2',
      'step mage cells 12 3',
      'step mage cells 12 4',
      'attacks mage ratfolk/cells 12',
    )
    const trapped = facing({ heroes: ['rogue/cells'], tokens: { 'cells/trap': 1 } })
    trapped.put({ treasure: { builder: 2, cells: 3 } }).invade('mage-special')
    if (trapped.prompt() === 'next-hero') trapped.choose('resolve mage/cells')
    trapped.expectEvents('woke rogue cells 6 2', 'trapped mage cells 12', 'waits rogue cells 6')
  })
})

import { describe, expect, it } from 'vitest'
import { type Laid, table } from '../testing/table.ts'

function facing(laid: Laid = {}) {
  const t = table({ clans: ['ratfolk'] }).put({ monsters: {}, heroes: [], tokens: {} })
  return t.put({ ...laid, treasure: { cells: 0, ...laid.treasure } })
}

describe('K6 Charging', () => {
  it('K6.12 moves all active heroes of a room together, nearer to the Vault, and does steps 3 to 8 again', () => {
    const t = facing({ heroes: ['rogue/workshop', 'warrior/vault'], treasure: { forge: 2 } })
    t.put({ tokens: { 'vault/coin': 2 } }).invade('mage-swords')
    t.choose('resolve mage/workshop').expectEvents(
      'woke rogue workshop 6 0',
      'charged workshop vault 2',
      'woke warrior vault 0 0',
      'waits mage vault 12',
    )
    expect(t.options()).toEqual([
      'resolve warrior/vault',
      'resolve rogue/vault',
      'resolve mage/forge',
    ])
    t.heroesAct()
    // The Warrior's ability is not used again.
    expect(t.tokens()).toEqual({ 'vault/coin': 2 })
    expect(t.heroes()).toContain('mage/forge')
  })

  it('K6.12 leaves ties to the players, and goes on room after room', () => {
    // From the Apothecary both Cells and Sewers are one passage from the Vault.
    const t = facing({ treasure: { library: 2 } }).invade('mage-hats')
    t.choose('resolve mage/apothecary')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['charge-to', 'K6.12', 'party'])
    expect(t.options()).toEqual(['charge-to sewers', 'charge-to cells'])
    t.choose('charge-to cells').expectEvents('charged apothecary cells 1', 'charged cells vault 1')
    // A monster on the way stops it.
    const stopped = facing({ monsters: { 'ratfolk/sewers': 1 }, treasure: { library: 2 } })
    stopped.invade('mage-hats').choose('resolve mage/apothecary', 'charge-to sewers')
    stopped.expectEvents('charged apothecary sewers 1', 'attacks mage ratfolk/sewers 13')
    expect(stopped.heroes()).toContain('mage/sewers')
  })

  it('K6.12 leaves exhausted heroes behind', () => {
    const t = facing({ heroes: ['rogue/forge', 'archer/forge active'], treasure: { workshop: 2 } })
    t.invade('bell')
    expect(t.heroes()).toEqual(['rogue/forge', 'archer/workshop'])
  })

  it('K6.22 means by nearer one passage fewer to the Vault', () => {
    // The Library borders on the Builder too, but no passage leads there; Study lies farther.
    const t = facing({ treasure: { apothecary: 2, forge: 2 } }).invade('mage-hats')
    t.choose('resolve mage/library')
    expect([t.times('charged'), t.heroes()]).toEqual([1, ['mage/forge', 'mage/apothecary']])
  })
})

/** Chapter 5, The Long Night: the twist and the cards of each scenario, played. */
import { describe, expect, it } from 'vitest'
import { at, comes, countOf, handSizes, setUp, through } from '../../testing/scenario-table.ts'

describe('siege-engines', () => {
  it('siege-engines: a Warrior’s blow does two damage', () => {
    const t = at('siege-engines', { monsters: { 'slimes/vault': 2 } })
    const told = through(comes(t, 'warrior-jewel'))
    expect(countOf(told, 'monster-gone slimes/vault')).toBe(1)
    expect(t.monsters()).toEqual({ 'slimes/vault': 1 })
  })

  it('catapult: the monster farthest from the Vault is hurt twice, and a Guild card follows', () => {
    const t = at('siege-engines', { monsters: { 'slimes/vault': 1, 'slimes/apothecary': 1 } })
    const told = through(comes(t, 'catapult', 'rogue-jewel', 'mage-jewel'))
    expect(countOf(told, 'monster-gone slimes/apothecary')).toBe(1)
    expect(countOf(told, 'monster-gone slimes/vault')).toBe(0)
    expect(countOf(told, 'guild')).toBe(2)
  })
})

describe('the-curse-of-plenty', () => {
  it('the-curse-of-plenty: a coin drops into the Vault each turn', () => {
    const t = setUp('the-curse-of-plenty')
    expect(t.tokens()).toMatchObject({ 'vault/coin': 1, 'forge/coin': 1 })
    t.put({ monsters: { 'slimes/study': 2, 'slimes/cemetery': 2 }, heroes: [] })
    through(comes(t, 'mage-eye'))
    expect(t.tokens()).toMatchObject({ 'vault/coin': 2, 'forge/coin': 1 })
  })

  it('sticky-fingers: for a coin in the Vault a Rogue comes in', () => {
    const t = at('the-curse-of-plenty', {
      monsters: { 'slimes/vault': 2 },
      tokens: { 'vault/coin': 1 },
    })
    const told = through(comes(t, 'sticky-fingers'))
    expect(countOf(told, 'spent coin vault')).toBe(1)
    expect(t.heroes()).toEqual(['rogue/vault'])
  })

  it('sticky-fingers: without a coin nobody comes', () => {
    const t = comes(at('the-curse-of-plenty'), 'sticky-fingers')
    expect(t.heroes()).toEqual([])
  })
})

describe('last-orders', () => {
  it('last-orders: nobody can be sent to the Cells', () => {
    expect(setUp('last-orders').options()).not.toContain('cells')
    expect(setUp('battle-of-the-bands').options()).toContain('cells')
  })

  it('one-more-round: two cards for each player, and one Guild card more', () => {
    const t = at('last-orders', { monsters: { 'slimes/vault': 3 } })
    const before = handSizes(t)
    const told = through(comes(t, 'one-more-round', 'rogue-jewel', 'mage-jewel'))
    expect(countOf(told, 'guild')).toBe(2)
    expect(t.heroes()).toEqual(['rogue/vault'])
    expect(handSizes(t)[1]).toBe(before[1] + 2)
  })
})

describe('keep-the-heroes-out', () => {
  it('keep-the-heroes-out: a Mage takes two hits', () => {
    const t = at('keep-the-heroes-out', {
      monsters: { 'skeletons/vault': 1 },
      heroes: ['mage/vault', 'rogue/vault'],
    })
    t.choose('play axe', 'use melee', 'hit mage/vault')
    expect(t.heroes()).toEqual(['rogue/vault', 'mage/vault'])
    t.choose('use melee', 'hit mage/vault')
    expect(t.heroes()).toEqual(['rogue/vault'])
  })

  it('keep-the-heroes-out: each player begins with one card more', () => {
    expect(handSizes(setUp('keep-the-heroes-out'))).toEqual([6, 6])
  })

  it('keep-the-heroes-out: a trap lies at each door of the Vault', () => {
    expect(setUp('keep-the-heroes-out').tokens()).toMatchObject({
      'workshop/trap': 1,
      'sewers/trap': 1,
    })
  })

  it('the-great-horn: every hero wakes, and each player draws three cards', () => {
    const t = at('keep-the-heroes-out', {
      monsters: { 'slimes/vault': 1, 'slimes/forge': 1, 'slimes/study': 1 },
      heroes: ['rogue/vault', 'warrior/forge', 'warrior/study'],
    })
    const before = handSizes(t)[1]
    const told = through(comes(t, 'the-great-horn'))
    expect(handSizes(t)[1]).toBe(before + 3)
    expect(countOf(told, 'woke')).toBe(3)
    expect(countOf(told, 'attacks')).toBe(3)
  })
})

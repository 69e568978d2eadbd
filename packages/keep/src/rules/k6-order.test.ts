import { describe, expect, it } from 'vitest'
import { heroArrives, inRoom } from '../cards/scenarios/build.ts'
import { drillWith, type Laid, table } from '../testing/table.ts'

function facing(laid: Laid = {}, game = drillWith({})) {
  const t = table({ clans: ['ratfolk'], game }).put({ monsters: {}, heroes: [], tokens: {} })
  return t.put({ ...laid, treasure: { cells: 0, ...laid.treasure } })
}

describe('K6 The order of heroes', () => {
  it('K6.14 places both heroes of a card before either is resolved, in the players’ order', () => {
    const t = facing({ treasure: { forge: 1 } }).invade('mage-swords')
    t.expectEvents('hero-in mage workshop 12', 'hero-in mage forge 13')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['next-hero', 'K6.14', 'party'])
    expect(t.heroes()).toEqual(['mage/workshop fresh', 'mage/forge fresh'])
    expect(t.options()).toEqual(['resolve mage/workshop', 'resolve mage/forge'])
    t.choose('resolve mage/forge')
    expect(t.events()[0]).toBe('step mage forge 13 2')
    const other = facing({ treasure: { forge: 1 } }).invade('mage-swords')
    expect(other.choose('resolve mage/workshop').events()[0]).toBe('step mage workshop 12 2')
  })

  it('K6.15 lets a healed hero wait its turn, but not beyond the card', () => {
    const t = table({ clans: ['ratfolk'], level: 'challenging' })
    t.put({ monsters: {}, heroes: [], tokens: {}, treasure: { cemetery: 'heal-1', study: 3 } })
    t.invade('mage-eye', 'bell').choose('resolve mage/cemetery')
    t.expectEvents('looted cemetery 1 heal-1', 'woke mage cemetery 12 1')
    expect(t.options()).toEqual(['resolve mage/cemetery', 'resolve mage/study'])
    t.choose('resolve mage/study').expectEvents('waits mage study 13', 'step mage cemetery 12 8')
    // Only then comes the next card.
    const events = t.events()
    expect(events.indexOf('guild bell')).toBeGreaterThan(
      events.indexOf('waits mage beast-trainer 12'),
    )
    expect(events).toContain('waits mage beast-trainer 12')
  })

  it('K6.17 lets the woken ones be resolved in any order', () => {
    const t = facing({
      monsters: { 'ratfolk/vault': 2 },
      heroes: ['rogue/vault active', 'archer/vault active', 'warrior/vault active'],
    })
    t.invade('bell')
    expect(t.options()).toEqual([
      'resolve warrior/vault',
      'resolve rogue/vault',
      'resolve archer/vault',
    ])
    t.choose('resolve archer/vault')
    expect(t.events().at(-1)).toBe('monster-gone ratfolk/vault')
  })

  it('K6.19 does steps 2 and 3 of a summoned hero before others count or move it', () => {
    // A Rogue that charges into the Forge finds a Mage there that was just summoned.
    const game = drillWith({})
    const t = facing({ heroes: ['rogue/library active'], treasure: { forge: 2 } }, game)
    t.put({ tokens: { 'forge/trap': 0 } }).invade('mage-swords')
    t.choose('resolve rogue/library')
    t.expectEvents('charged library forge 1', 'step mage forge 13 2', 'step mage forge 13 3')
    t.expectEvents('step rogue forge 6 6', 'looted forge 2 spill-2')
    // With a trap the Mage is gone before it counts.
    const trap = facing({ heroes: ['rogue/library active'], treasure: { forge: 2 } })
    trap
      .put({ tokens: { 'forge/trap': 2 } })
      .invade('mage-swords')
      .choose('resolve rogue/library')
    expect(trap.times('looted')).toBe(0)
  })

  it('K6.19 asks for the order of those where it may matter', () => {
    const arrive = (hero: 'archer' | 'mage') => heroArrives(hero, inRoom('forge'))
    const game = drillWith({
      cards: [
        {
          name: 'bell',
          copies: 3,
          title: {
            en: { text: '-' },
            fr: { text: '-', gender: 'm' },
            pt: { text: '-', gender: 'm' },
          },
          do: [arrive('archer'), arrive('mage')],
        },
      ],
    })
    const t = facing({ heroes: ['rogue/forge active'], treasure: { forge: 3 } }, game)
    t.put({ monsters: { 'ratfolk/workshop': 1 } })
      .invade('bell')
      .choose('resolve rogue/forge')
    expect([t.prompt(), t.rule(), t.options()]).toEqual([
      'early-hero',
      'K6.19',
      ['leads mage/forge', 'leads archer/forge'],
    ])
    t.choose('leads archer/forge').expectEvents(
      'shot forge ratfolk/workshop',
      'step mage forge 12 2',
    )
    expect(t.state.value[5]).toBe(0)
  })

  it('K6.20 does step 3 for all that charge together before step 4 for any', () => {
    const heroes = ['rogue/workshop active', 'mage/workshop active', 'archer/vault']
    const t = facing({ heroes, tokens: { 'vault/trap': 1 } }).invade('bell')
    t.choose('resolve rogue/workshop')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['trap-first', 'K6.20', 'party'])
    expect(t.options()).toEqual(['leads rogue/vault', 'leads mage/vault'])
    t.choose('leads mage/vault').expectEvents(
      'trapped mage vault 12',
      'step rogue vault 6 3',
      'step rogue vault 6 4',
      'woke archer vault 18 0',
    )
    expect(t.heroes()).toEqual(['rogue/vault', 'archer/vault'])
    // With traps for all nobody is asked, and nobody inspires.
    const all = facing({ heroes, tokens: { 'vault/trap': 2 } }).invade('bell')
    all.choose('resolve rogue/workshop')
    expect([all.prompt(), all.times('trapped'), all.times('woke')]).toEqual(['turn', 2, 0])
  })
})

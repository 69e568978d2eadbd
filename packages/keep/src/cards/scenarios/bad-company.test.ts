/** Chapter 3, Bad Company: the twist and the cards of each scenario, played. */
import { describe, expect, it } from 'vitest'
import {
  activate,
  at,
  comes,
  countOf,
  handSizes,
  setUp,
  through,
} from '../../testing/scenario-table.ts'

describe('jailbreak', () => {
  it('jailbreak: an Archer sits in the Cells from the start', () => {
    expect(setUp('jailbreak').heroes()).toEqual(['archer/cells'])
  })

  it('another-arrest: the hero of the next card goes to the Cells', () => {
    const t = comes(at('jailbreak'), 'another-arrest', 'rogue-eye')
    expect(t.heroes()).toEqual(['rogue/cells'])
    expect(t.pile('guild-discard')).toEqual(expect.arrayContaining(['rogue-eye', 'another-arrest']))
  })

  it('another-arrest: a Mage frees them all', () => {
    const t = at('jailbreak', {
      monsters: { 'slimes/cells': 3 },
      heroes: ['rogue/cells', 'archer/cells'],
    })
    comes(t, 'another-arrest', 'mage-eye')
    const told = through(t)
    expect(countOf(told, 'freed')).toBe(1)
    for (const hero of ['rogue', 'archer', 'mage']) {
      expect(countOf(told, `attacks ${hero}`)).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('the-rival-guild', () => {
  it('the-rival-guild: each player begins with one card more', () => {
    expect(handSizes(setUp('the-rival-guild'))).toEqual([6, 6])
  })

  it('the-rival-guild: one card more an invasion, in the second wave only', () => {
    const cards = ['rogue-eye', 'mage-eye', 'warrior-eye', 'archer-eye', 'mage-hats']
    const guarded = { 'slimes/cemetery': 4, 'skeletons/study': 4 }
    const first = at('the-rival-guild', { monsters: guarded, guild: cards })
    expect(countOf(through(first.choose('end-turn')), 'guild')).toBe(1)
    const second = at('the-rival-guild', { monsters: guarded, guild: cards, wave: 2 })
    expect(countOf(through(second.choose('end-turn')), 'guild')).toBe(3)
  })

  it('sword-practice: heroes in Forge and Workshop wake, and each player draws a card', () => {
    const t = at('the-rival-guild', {
      monsters: { 'slimes/forge': 1, 'slimes/workshop': 1, 'slimes/vault': 1 },
      heroes: ['rogue/forge', 'mage/workshop', 'warrior/vault'],
    })
    const before = handSizes(t)[1]
    const told = through(comes(t, 'sword-practice'))
    expect(countOf(told, 'attacks rogue')).toBe(1)
    expect(countOf(told, 'attacks mage')).toBe(1)
    expect(countOf(told, 'attacks warrior')).toBe(0)
    expect(handSizes(t)[1]).toBe(before + 1)
  })
})

describe('black-market', () => {
  it('black-market: each player begins with one card less', () => {
    expect(handSizes(setUp('black-market'))).toEqual([4, 4])
  })

  it('black-market: three Loot cards lie open', () => {
    expect(setUp('black-market').pile('row')).toHaveLength(3)
  })

  it('black-market: two coins in the Vault bring each player a card', () => {
    const t = at('black-market', {
      monsters: { 'skeletons/vault': 1 },
      tokens: { 'vault/coin': 2 },
    })
    activate(t, 'errand vault')
    expect(handSizes(t)).toEqual([3, 3])
    expect(t.tokens()).toEqual({})
  })

  it('somebody-whistles: the whole row is replaced', () => {
    const t = at('black-market', { row: ['spider', 'sword', 'haste'] })
    comes(t, 'somebody-whistles')
    expect(t.times('buried')).toBe(3)
    expect(t.times('offered')).toBe(3)
    expect(t.pile('row')).toHaveLength(3)
  })
})

describe('graveyard-shift', () => {
  it('graveyard-shift: a hero who falls leaves a bone in the Cemetery', () => {
    const t = at('graveyard-shift', {
      monsters: { 'skeletons/vault': 1 },
      heroes: ['rogue/vault', 'mage/vault'],
    })
    t.choose('play axe', 'use melee', 'hit rogue/vault', 'use melee')
    expect(t.tokens()).toEqual({ 'cemetery/bone': 2 })
  })

  it('graveyard-shift: two bones in the Cemetery make a trap anywhere', () => {
    const t = at('graveyard-shift', {
      monsters: { 'skeletons/cemetery': 1 },
      tokens: { 'cemetery/bone': 2 },
    })
    activate(t, 'errand cemetery', 'in library')
    expect(t.tokens()).toEqual({ 'library/trap': 1 })
  })

  it('midnight: heroes in Cemetery and Study wake', () => {
    const t = at('graveyard-shift', {
      monsters: { 'slimes/cemetery': 1, 'slimes/study': 1, 'slimes/vault': 1 },
      heroes: ['rogue/cemetery', 'mage/study', 'warrior/vault'],
    })
    const told = through(comes(t, 'midnight'))
    expect(countOf(told, 'woke rogue cemetery')).toBe(1)
    expect(countOf(told, 'woke mage study')).toBe(1)
    expect(countOf(told, 'woke warrior')).toBe(0)
  })
})

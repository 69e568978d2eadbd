/** Chapter 1, Moving In: the twist and the cards of each scenario, played. */
import { describe, expect, it } from 'vitest'
import { activate, at, comes, handSizes, setUp } from '../../testing/scenario-table.ts'

describe('witchs-cauldron', () => {
  it('witchs-cauldron: a frog at the Apothecary goes into the cauldron', () => {
    const t = at('witchs-cauldron', {
      monsters: { 'skeletons/apothecary': 1 },
      tokens: { 'apothecary/frog': 1 },
    })
    activate(t, 'errand apothecary')
    expect(t.state.counters[0]).toBe(1)
    expect(t.tokens()).toEqual({})
  })

  it('olga-calls: a frog from the cauldron is enough for her', () => {
    const t = at('witchs-cauldron')
    t.state.counters[0] = 2
    comes(t, 'olga-calls')
    expect(t.state.counters[0]).toBe(1)
    expect(handSizes(t)).toEqual([5, 2])
  })

  it('olga-calls: without one, each player discards a card', () => {
    const t = comes(at('witchs-cauldron'), 'olga-calls')
    expect(t.prompt()).toBe('discard-cards')
    t.choose('discard axe', 'discard basilisk')
    expect(handSizes(t)).toEqual([4, 1])
    expect(t.state.counters[0]).toBe(0)
  })
})

describe('rent-day', () => {
  it('rent-day: the first rent lies ready in the Vault', () => {
    expect(setUp('rent-day').tokens()).toMatchObject({ 'vault/coin': 1 })
  })

  it('the-landlord-knocks: he takes a coin from the Vault, and each player draws a card', () => {
    const t = at('rent-day', { tokens: { 'vault/coin': 2 } })
    const before = handSizes(t)[1]
    comes(t, 'the-landlord-knocks')
    expect(handSizes(t)[1]).toBe(before + 1)
    expect(t.tokens()).toEqual({ 'vault/coin': 1 })
    expect(t.times('treasure-gone')).toBe(0)
  })

  it('the-landlord-knocks: without a coin he takes one of the lowest treasures', () => {
    const t = comes(at('rent-day', { tokens: { 'forge/coin': 1 } }), 'the-landlord-knocks')
    expect(t.options()).toEqual(['in cemetery', 'in workshop', 'in forge'])
    t.choose('in workshop').expectEvents('treasure-gone workshop 1')
    expect(t.tokens()).toEqual({ 'forge/coin': 1 })
  })

  it('the-landlord-knocks: he never takes the one of value 4', () => {
    const none = { forge: 0, workshop: 0, study: 0, 'beast-trainer': 0, apothecary: 0, cemetery: 0 }
    const t = comes(at('rent-day', { treasure: none }), 'the-landlord-knocks')
    expect(t.times('treasure-gone')).toBe(0)
    expect(t.prompt()).toBe('turn')
  })
})

describe('battle-of-the-bands', () => {
  it('battle-of-the-bands: for a book in the Library each player draws a card', () => {
    const t = at('battle-of-the-bands', {
      monsters: { 'skeletons/library': 1 },
      tokens: { 'library/book': 1 },
    })
    const before = handSizes(t)
    activate(t, 'errand library')
    expect(handSizes(t)).toEqual([before[0], before[1] + 1])
    expect(t.tokens()).toEqual({})
  })

  it('encore: the fullest room wakes, and each player draws a card', () => {
    const t = at('battle-of-the-bands', {
      monsters: { 'skeletons/forge': 3 },
      heroes: ['rogue/forge', 'mage/forge', 'warrior/workshop'],
    })
    const before = handSizes(t)[1]
    comes(t, 'encore')
    expect(handSizes(t)[1]).toBe(before + 1)
    // Both wake, and both attack where they are; the Warrior sleeps on.
    expect(t.times('attacks rogue')).toBe(1)
    expect(t.times('attacks mage')).toBe(1)
    expect(t.times('woke warrior')).toBe(0)
    expect(t.monsters()).toEqual({ 'skeletons/forge': 1 })
  })
})

describe('the-new-wing', () => {
  it('the-new-wing: a coin lies ready at the Builder', () => {
    expect(setUp('the-new-wing').tokens()).toMatchObject({ 'builder/coin': 1 })
    expect(setUp('the-new-wing').pile('plans')).toHaveLength(2)
  })

  it('the-new-wing: with the second wave comes another treasure, to a room without one', () => {
    const t = at('the-new-wing', {
      monsters: { 'slimes/sewers': 2 },
      treasure: { library: 0 },
      guild: ['rogue-bones'],
    })
    t.choose('end-turn')
    expect(t.prompt()).toBe('where')
    expect(t.state.wave).toBe(2)
    expect(t.options()).toEqual(['in library', 'in sewers'])
    t.choose('in library').expectEvents('treasure-laid library 1')
  })

  it('builders-noise: heroes at the far end wake, and each player draws a card', () => {
    const t = at('the-new-wing', {
      monsters: { 'skeletons/cells': 2, 'slimes/library': 1 },
      heroes: ['rogue/cells', 'mage/library'],
    })
    const before = handSizes(t)[1]
    comes(t, 'builders-noise')
    expect(handSizes(t)[1]).toBe(before + 1)
    expect(t.times('woke rogue cells')).toBe(1)
    expect(t.times('woke mage')).toBe(0)
    expect(t.monsters()).toEqual({ 'skeletons/cells': 1, 'slimes/library': 1 })
  })
})

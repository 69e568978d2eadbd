/** The cards that are neither used up at a moment nor simply happen: `every-card` plays the others. */
import { describe, expect, it } from 'vitest'
import { house } from '../testing/as-printed.ts'
import { exploredAt } from '../testing/house-table.ts'
import { type Laid, type Table, table } from '../testing/table.ts'

const MINE = 'abandoned-mine'

const begun = (laid: Laid): Table =>
  table({ game: house, heroes: ['bram', 'kari'] }).put({ engaged: {}, shadows: [], ...laid })

describe('exploration cards', () => {
  it('lucky-coin: rerolls up to two dice of both kinds, and is gone', () => {
    const t = begun({ items: { bram: ['lucky-coin'] }, engaged: { bram: ['rat-swarm.1'] } })
    t.toRoll('march').dice({
      hero: ['defense', 'success'],
      enemy: ['counterattack', 'blank'],
    })
    t.choose('roll 0')
    expect(t.options()).toEqual([
      'reroll defense lucky-coin',
      'reroll counterattack lucky-coin',
      'keep',
    ])
    t.choose('reroll counterattack lucky-coin').expectEvents(
      'item-used bram lucky-coin',
      'rerolled bram counterattack blank lucky-coin',
    )
    t.choose('reroll defense lucky-coin').expectEvents('successes bram 2 1 1')
    expect(t.hero('bram').items).toEqual([])
  })

  it('bone-charm: rerolls enemy dice only', () => {
    const t = begun({ items: { bram: ['bone-charm'] }, engaged: { bram: ['rat-swarm.1'] } })
    t.toRoll('march')
      .dice({ hero: ['defense'], enemy: ['counterattack', 'blank'] })
      .choose('roll 0')
    expect(t.options()).toEqual(['reroll counterattack bone-charm', 'keep'])
    t.choose('reroll counterattack bone-charm', 'keep')
    expect([t.times('rerolled'), t.times('blow')]).toEqual([1, 0])
  })

  it('old-shield: a defense in every action, and it stays', () => {
    const t = begun({ items: { bram: ['old-shield'] }, engaged: { bram: ['rat-swarm.1'] } })
    t.toRoll('march')
      .dice({ hero: ['success'], enemy: ['counterattack'] })
      .choose('roll 0')
    t.expectEvents('blow bram 1 1 0')
    expect(t.hero('bram').items).toEqual(['old-shield'])
  })

  it('cold-hand: an enemy die weakens or spawns', () => {
    const drawn = (face: 'counterattack' | 'threat' | 'blank'): Table => {
      const t = begun({
        exploration: ['cold-hand'],
        location: MINE,
        progress: exploredAt(MINE) - 1,
      })
      t.toRoll('march').dice({ hero: ['defense'], enemy: [face] })
      return t.choose('roll 0')
    }
    drawn('counterattack').expectEvents('condition bram weakened cold-hand')
    expect(drawn('threat').shadows()).toEqual(['?'])
    const nothing = drawn('blank')
    expect([nothing.shadows(), nothing.hero('bram').conditions]).toEqual([[], []])
  })

  it('bound-traveller: is saved, gives a token and leaves the game', () => {
    const t = table({ game: house, quest: 'the-lost-caravan', heroes: ['bram', 'kari'] })
    t.put({ engaged: {}, shadows: [], location: MINE, progress: 0 })
    t.put({ exploration: ['bound-traveller'], progress: exploredAt(MINE) - 1 }).toRoll('march')
    t.dice({ hero: ['defense'] }).choose('roll 0')
    const told = [...t.events()]
    while (t.prompt() !== 'activate') {
      const wanted = t.options().find((option) => option === 'resolve bound-traveller')
      t.choose(wanted ?? t.options()[0])
      told.push(...t.events())
    }
    expect(told).toContain('counter 0 1 1')
    expect(t.pile('box').includes('bound-traveller')).toBe(true)
  })
})

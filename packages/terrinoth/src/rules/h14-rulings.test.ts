import { describe, expect, it } from 'vitest'
import { endRound, lastRest, questNamed } from '../testing/house-table.ts'
import { rulebookTable } from '../testing/rulebook-table.ts'

describe('H14.6 the symbols that the seed lost', () => {
  const rolled = (location: string, face: 'counterattack' | 'threat' | 'blank') =>
    endRound(lastRest({ location }).dice({ enemy: [face] }), { spent: { bram: ['slash'] } })

  it('H14.6 Dark Forest: a counterattack poisons the leader, and nobody else', () => {
    const t = rolled('dark-forest', 'counterattack')
    expect([t.hero('bram').conditions, t.hero('kari').conditions]).toEqual([['poisoned'], []])
    expect(t.shadows()).toEqual([])
  })

  it('H14.6 Dark Forest: a threat spawns an enemy face down, a blank does nothing', () => {
    expect(rolled('dark-forest', 'threat').shadows()).toEqual(['?'])
    expect(rolled('dark-forest', 'threat').hero('bram').conditions).toEqual([])
    expect(rolled('dark-forest', 'blank').shadows()).toEqual([])
  })

  it('H14.6 Brigand Camp: only a threat spawns', () => {
    const camp = (face: 'counterattack' | 'threat') =>
      rolled('brigand-camp', face).choose('hero bram', 'do brigand-camp').shadows()
    expect([camp('counterattack'), camp('threat')]).toEqual([[], ['?']])
  })
})

describe('H14.7 Caution', () => {
  it('H14.7 adds one success: one wound more is recovered', () => {
    const t = rulebookTable().put({ engaged: {}, shadows: [], wounds: { kari: 6 } })
    t.toRoll('caution')
      .dice({ hero: ['defense'] })
      .choose('roll 0')
    t.expectEvents('added kari 1 caution', 'successes kari 1 0 1', 'recovered kari 1 5 caution')
  })
})

describe('H14.9 the track of The Goblin Problem', () => {
  it('H14.9 has the perils in printed order, and the last space triggers the third', () => {
    const { track } = questNamed('goblin-problem')
    const coloured = track.filter((space) => space > 0)
    expect(coloured).toEqual([1, 2, 3])
    expect(track[track.length - 1]).toBe(3)
  })

  it('H14.9 a grey space has no effect, a coloured one its own', () => {
    const { track } = questNamed('goblin-problem')
    track.slice(1).forEach((colour, before) => {
      const told = endRound(lastRest(), { peril: before }).eventsOf('peril-effect')
      expect(told).toEqual(colour === 0 ? [] : [`peril-effect ${colour}`])
    })
  })
})

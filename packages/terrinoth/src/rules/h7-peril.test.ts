import { describe, expect, it } from 'vitest'
import {
  at,
  claim,
  draw,
  everyFoe,
  peril,
  perilOf,
  said,
  title,
  upgrade,
  wound,
} from '../cards/build.ts'
import type { CardEffect } from '../cards/effects.ts'
import { drillQuest } from '../testing/drill-pack.ts'
import { drillWith, lastRoll, table } from '../testing/table.ts'

const name = title('-', 'm -', 'm -')
const does = (...effects: readonly [CardEffect, ...CardEffect[]]) =>
  perilOf(name, said('-', '-', '-'), ...effects)

describe('H7 Peril phase', () => {
  it('H7.1 moves one space and resolves the effect of its colour, none on grey', () => {
    const t = lastRoll().toEnemies({ peril: 1 })
    t.expectEvents('phase 2', 'peril 2 1', 'peril-effect 1', 'claimed sal 1 1 quest')
    expect([t.state.peril, t.hero('wick').tokens]).toEqual([2, 1])
    const grey = lastRoll().toEnemies({ peril: 2 })
    grey.expectEvents('peril 3 0')
    expect([grey.times('peril-effect'), grey.hero('sal').tokens]).toEqual([0, 0])
  })

  it('H7.2 stays on the last space, whose effect comes each time', () => {
    const last = drillQuest.track.length - 1
    const t = lastRoll().toEnemies({ peril: last - 1 })
    t.expectEvents(`peril ${last} 3`, 'peril-effect 3')
    const again = lastRoll().toEnemies({ peril: last })
    again.expectEvents(`peril ${last} 3`, 'peril-effect 3', 'spawned brute-master shadows 0')
    expect(again.state.peril).toBe(last)
  })

  it('H7.3 resolves each rise at once, in any phase, one by one', () => {
    const game = drillWith({ card: { name: 'scout-rest', above: [peril(4)] } })
    const t = table({ game }).put({ engaged: {}, shadows: [] }).choose('activate scout-rest')
    expect(t.eventsOf('peril', 'peril-effect', 'claimed', 'wounded')).toEqual([
      'peril 1 0',
      'peril 2 1',
      'peril-effect 1',
      'claimed sal 1 1 quest',
      'claimed wick 1 1 quest',
      'peril 3 0',
      'peril 4 2',
      'peril-effect 2',
      'wounded sal 1 1 quest',
      'wounded wick 1 1 quest',
    ])
  })

  it('H7.3 resolves nothing moving back, and stops at the start space', () => {
    const game = drillWith({ card: { name: 'scout-rest', above: [peril(-2)] } })
    const back = table({ game }).put({ engaged: {}, peril: 4 }).choose('activate scout-rest')
    expect([back.eventsOf('peril-back'), back.state.peril]).toEqual([['peril-back 2'], 2])
    expect(back.times('peril-effect')).toBe(0)
    const stop = table({ game }).put({ engaged: {}, peril: 1 }).choose('activate scout-rest')
    expect(stop.state.peril).toBe(0)
  })

  it('H7.4 counts “for each” once and assigns each wound singly, to living heroes only', () => {
    const perils = [
      does(everyFoe({ trait: 'goblin' }, wound('led', 1)), upgrade('each')),
      does(claim('each', 1)),
      does(claim('each', 1)),
    ] as const
    const game = drillWith({ quest: { perils, track: [0, 1, 3] } })
    const shadows = [
      'runt.1 exhausted',
      'runt.2 exhausted',
      'archer.1 exhausted',
      'guard.1 exhausted',
    ]
    const t = lastRoll({ game }).toEnemies({ shadows, wounds: { sal: 19 } })
    expect([t.prompt(), t.by(), t.options()]).toEqual(['who', 'party', ['hero sal', 'hero wick']])
    t.choose('hero sal').expectEvents('wounded sal 1 20 quest', 'fell sal', 'leads sal wick')
    // Two more Goblins, and only Wick is left to suffer: nobody is asked; then Wick upgrades.
    expect([t.hero('wick').wounds, t.prompt(), t.by()]).toEqual([2, 'upgrade', 1])
  })

  it('H7.4 is not changed by what comes on the way', () => {
    const game = drillWith({
      quest: {
        perils: [
          does(everyFoe({}, wound('leader', 1), draw('leader', 1))),
          does(claim('each', 1)),
          does(claim('each', 1)),
        ],
        track: [0, 1, 3],
        triggers: [at('peril-phase', {}, claim('leader', 1))],
      },
      found: {
        name: 'map',
        do: [
          { word: 'drive', foe: {} },
          { word: 'spawn', enemies: 1, where: 'hidden' },
        ],
      },
    })
    const t = lastRoll({ game }).put({ exploration: ['map.1', 'map.2', 'map.3'] })
    t.toEnemies({ shadows: ['guard.1 exhausted', 'guard.2 exhausted'] })
    expect([t.hero('sal').wounds, t.shadows().length, t.hero('sal').tokens]).toEqual([2, 4, 1])
  })
})

import { describe, expect, it } from 'vitest'
import {
  all,
  at,
  claim,
  final,
  gain,
  nemesisIs,
  spawnNemesis,
  stack,
  wound,
} from '../cards/build.ts'
import { drillWith, type Laid, lastRoll, type Setting } from '../testing/table.ts'

/** At the travel question, the road fully explored. */
const explored = (setting: Setting = {}, laid: Laid = {}) =>
  lastRoll(setting).toEnemies({ progress: 4, ...laid })

describe('H8 Travel phase', () => {
  it('H8.1 lets the party travel or stay where the location is fully explored', () => {
    const t = explored()
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['travel', 'H8.1', 'party'])
    expect(t.options()).toEqual(['travel', 'stay'])
    t.choose('stay').expectEvents('stays', 'phase 4', 'round 2')
    expect([t.pile('location'), t.state.progress]).toEqual([['road'], 4])
    const not = lastRoll().toEnemies({ progress: 3 })
    expect([not.prompt(), not.times('round')]).toEqual(['activate', 1])
  })

  it('H8.2 leaves the location, its progress and the shadows behind, but not a Nemesis', () => {
    const t = explored().put({ shadows: ['runt.1 -1', 'tyrant -3', '?'] })
    t.expectDeal({ 'enemies/1': ['brute-master'] }).choose('travel')
    t.expectEvents(
      'travels road',
      'enemy-discarded runt shadows',
      'enemy-discarded brute-master shadows',
    )
    expect(t.pile('location-discard')).toEqual(['road'])
    expect(t.pile('enemy-discard')).toEqual(['brute-master', 'runt'])
    expect([t.state.progress, t.enemy('tyrant').where, t.enemy('tyrant').hurt]).toEqual([
      0,
      'shadows',
      3,
    ])
    expect(t.enemy('runt.1').hurt).toBe(0)
  })

  it('H8.2 lets the leader token be passed, then reveals and spawns', () => {
    const t = explored({ heroes: ['sal', 'wick', 'hob'] }).choose('travel')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['lead', 'H8.2', 'party'])
    expect(t.options()).toEqual(['lead sal', 'lead wick', 'lead hob'])
    t.expectDeal({ 'locations/2': ['cave'], 'enemies/1': ['runt-master', 'runt'] })
    t.choose('lead wick')
    expect(t.eventsOf('leads', 'arrived', 'spawned')).toEqual([
      'leads sal wick',
      'arrived cave 2',
      'spawned runt-master wick 0',
      'spawned runt hob 0',
      'spawned archer sal 0',
      'spawned hidden-1 shadows 1',
    ])
  })

  it('H8.2 may keep the leader; who is alone is not asked', () => {
    const t = explored().choose('travel', 'lead sal')
    expect([t.leader(), t.times('leads')]).toEqual(['sal', 0])
    const alone = lastRoll().put({ wounds: { wick: 21 } })
    alone.toEnemies({ engaged: { wick: ['brute.1'] }, progress: 4 })
    expect(alone.hero('wick').fallen).toBe(true)
    alone
      .choose('travel')
      .expectEvents('travels road', 'arrived wood 2', 'spawned brute-master sal 0')
  })

  it('H8.3 resolves “at the end of the round” after the phases', () => {
    const game = drillWith({
      quest: { triggers: [at('round-end', {}, claim('leader', 1))] },
      location: { name: 'wood', triggers: [at('travel-end', {}, wound('leader', 1))] },
    })
    const t = explored({ game }).choose('travel', 'lead sal')
    t.expectEvents(
      'arrived wood 2',
      'wounded sal 1 1 wood',
      'phase 4',
      'claimed sal 1 1 quest',
      'round 2',
    )
  })

  it('H8.4 makes the new leader the active hero, and enemies engaged stay so', () => {
    const game = drillWith({ quest: { triggers: [at('arrived', {}, gain('you', 'focused'))] } })
    const t = explored({ game }, { engaged: { sal: ['guard.1 exhausted'] } })
    t.choose('travel', 'lead wick')
    expect([t.state.leader, t.hero('wick').conditions]).toEqual([1, ['focused']])
    expect(t.hero('sal').engaged).toContain('guard.1')
    expect(t.eventsOf('spawned')[0]).toMatch(/^spawned \S+ wick 0$/)
  })

  it('H8.4 spawns one at a time: who falls to a fourth is passed over by the next', () => {
    const game = drillWith({ quest: { locations: [stack('road'), stack('cave')] } })
    const t = explored({ game }, { wounds: { sal: 19 } })
    t.put({ engaged: { sal: ['archer.1', 'archer.2', 'guard.1'] } })
    t.put({ deck: ['runt.1', 'runt.2', 'runt-master', 'guard.2'] }).choose('travel', 'lead sal')
    expect(t.eventsOf('spawned', 'no-room', 'fell', 'leads')).toEqual([
      'spawned runt sal 0',
      'no-room runt sal 1',
      'fell sal',
      'leads sal wick',
      'spawned runt wick 0',
      'spawned runt-master wick 0',
      'spawned hidden-guard shadows 1',
    ])
  })

  it('H8.5 has the leader for arbiter, once a travel phase', () => {
    const t = explored({ heroes: ['sal', 'wick', 'hob'] }).put({ leader: 'hob' })
    expect([t.umpire.decision.arbiter, t.umpire.decision.weighty]).toEqual([2, true])
    const game = drillWith({
      location: { name: 'wood', triggers: [at('arrived', {}, { word: 'progress', by: 9 })] },
    })
    // Explored on arrival: not again in this phase.
    const again = explored({ game }).choose('travel', 'lead sal')
    expect([again.state.progress, again.prompt(), again.state.round]).toEqual([9, 'activate', 2])
  })

  it('H8.6 gives the start of the phase to the location then active, the end to the one active then', () => {
    const both = (who: 'leader' | 'each') => [
      at('travel-start', {}, claim(who, 1)),
      at('travel-end', {}, wound(who, 1)),
    ]
    const game = drillWith({
      pack: {
        locations: drillWith({}).content.pack.locations.map((one) => ({
          ...one,
          triggers: both(one.name === 'road' ? 'leader' : 'each'),
        })),
      },
    })
    const t = explored({ game })
    expect([t.hero('sal').tokens, t.hero('wick').tokens]).toEqual([1, 0])
    t.choose('travel', 'lead sal').expectEvents('wounded sal 1 1 wood', 'wounded wick 1 1 wood')
    expect(t.times('claimed')).toBe(0)
    const stays = explored({ game }).choose('stay')
    expect(stays.eventsOf('wounded')).toEqual(['wounded sal 1 1 road'])
  })

  it('H8.7 stays at the final location, and the game goes on', () => {
    const game = drillWith({
      quest: {
        locations: [stack('road')],
        triggers: [at('travel-start', { when: final }, claim('leader', 1))],
      },
    })
    const t = explored({ game })
    expect([t.prompt(), t.state.round, t.hero('sal').tokens]).toEqual(['activate', 2, 1])
    const more = lastRoll().toEnemies({ progress: 4 })
    expect(more.hero('sal').tokens).toBe(0)
  })

  it('H8.8 holds the limit of three while spawning: the fourth is not passed on', () => {
    const t = explored().put({ engaged: { sal: ['archer.1', 'archer.2', 'guard.1'] } })
    t.put({ deck: ['brute.1', 'runt.2', 'guard.2', 'guard-master'] }).choose('travel', 'lead sal')
    expect(t.eventsOf('spawned', 'no-room', 'wounded')).toEqual([
      'spawned brute sal 0',
      'no-room brute sal 2',
      'wounded sal 2 2 fourth-enemy',
      'spawned hidden-runt shadows 1',
    ])
    expect([t.enemy('brute.1').where, t.hero('wick').engaged]).toEqual(['shadows', []])
  })

  it('H14.8 brings the Nemesis after the final location’s own enemies', () => {
    const game = drillWith({
      quest: {
        locations: [stack('road'), stack('gate')],
        triggers: [at('arrived', { when: all(final, nemesisIs('lair')) }, spawnNemesis('shadows'))],
      },
    })
    const t = explored({ game }).choose('travel', 'lead sal')
    const told = t.eventsOf('arrived', 'spawned', 'nemesis').map((event) => event.split(' ')[0])
    expect(told).toEqual(['arrived', 'spawned', 'spawned', 'nemesis'])
    t.expectEvents('nemesis tyrant shadows')
  })
})

import { describe, expect, it } from 'vitest'
import {
  claim,
  drive,
  driveEach,
  enemy,
  hurt,
  hurtEach,
  keyword,
  look,
  mayDrive,
  mayEngage,
  mayHurt,
  mayTire,
  nemesisHome,
  rouseEach,
  spawn,
  spawnNemesis,
  tire,
  tireEach,
  title,
  turnUp,
  turnUpEach,
} from '../cards/build.ts'
import type { CardEffect } from '../cards/effects.ts'
import { drillWith, type Laid, lastRoll, table } from '../testing/table.ts'

const HEROES = ['hob', 'wick', 'sal']

/** Hob's attack card does this before the attack. */
function doing(above: readonly CardEffect[], laid: Laid = {}) {
  const game = drillWith({ card: { name: 'healer-attack', above } })
  const t = table({ heroes: HEROES, game }).put({ engaged: {}, shadows: [], ...laid })
  return t.choose('activate healer-attack')
}

describe('words for enemies', () => {
  it('hurt: one, whom the actor chooses, perhaps none', () => {
    const laid = { engaged: { hob: ['brute.1'] }, shadows: ['guard.1'] }
    const t = doing([hurt({}, 2)], laid)
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['which', 'H12.3', 0])
    expect(t.choose('enemy guard').eventsOf('hurt', 'defeated')).toEqual([
      'hurt guard 2 2 healer-attack',
      'defeated guard shadows',
    ])
    const may = doing([mayHurt({ in: 'shadows' }, 1)], laid)
    expect(may.options()).toEqual(['enemy guard', 'decline'])
    expect(may.choose('decline').enemy('guard.1').hurt).toBe(0)
  })

  it('hurt each: all at once, then whoever falls', () => {
    const t = doing([hurtEach({ in: 'shadows' }, 1)], { shadows: ['runt.1', 'brute.1', 'runt.2'] })
    expect(t.eventsOf('hurt', 'defeated').map((event) => event.split(' ').slice(0, 2))).toEqual([
      ['hurt', 'runt'],
      ['hurt', 'brute'],
      ['hurt', 'runt'],
      ['defeated', 'runt'],
      ['defeated', 'runt'],
    ])
  })

  it('asks among different ones, not among alike ones', () => {
    const alike = doing([hurt({}, 1)], { shadows: ['brute.1', 'brute.2'] })
    expect(alike.prompt()).toBe('roll')
    for (const other of ['brute.2 -1', 'brute.2 exhausted', 'brute.2 hidden']) {
      const t = doing([hurt({}, 1)], { shadows: ['brute.1', other] })
      expect(t.options(), other).toHaveLength(2)
    }
    const place = doing([hurt({}, 1)], { engaged: { sal: ['brute.1'] }, shadows: ['brute.2'] })
    expect(place.options()).toEqual(['enemy brute.1', 'enemy brute.2'])
  })

  it('cannot hurt who is untouchable', () => {
    const game = drillWith({
      card: { name: 'healer-attack', above: [hurt({}, 1)] },
      quest: { always: [{ always: 'untouchable', foe: 'nemesis' }] },
    })
    const t = table({ heroes: HEROES, game }).put({ engaged: { hob: ['tyrant', 'brute.1'] } })
    t.put({ shadows: [] })
      .choose('activate healer-attack')
      .expectEvents('hurt brute 1 1 healer-attack')
    expect([t.prompt(), t.eventsOf('aimed')]).toEqual(['roll', ['aimed hob brute']])
  })

  it('tire and rouse', () => {
    const laid = { engaged: { hob: ['brute.1', 'guard.1 exhausted'] } }
    expect(doing([tire({ in: 'mine' })], laid).enemy('brute.1').tired).toBe(true)
    expect(doing([mayTire({ in: 'mine' })], laid).options()).toEqual(['enemy brute', 'decline'])
    const each = doing([tireEach({}), rouseEach({ rank: 'minion' })], laid)
    expect([each.enemy('brute.1').tired, each.enemy('guard.1').tired]).toEqual([false, false])
    // A face-down one is turned up first.
    const hidden = doing([tire({ in: 'shadows' })], { shadows: ['runt.1 hidden'] })
    hidden.expectEvents('turned-up runt', 'enemy-tired runt')
  })

  it('drive: to the shadows, face up', () => {
    const laid = { engaged: { hob: ['brute.1', 'guard.1'], sal: ['runt.1'] } }
    expect(doing([driveEach({ in: 'mine' })], laid).shadows()).toEqual(['brute.1', 'guard.1'])
    expect(doing([mayDrive({ in: 'others' })], laid).options()).toEqual(['enemy runt', 'decline'])
    // Who is there already is no choice.
    expect(doing([drive({})], { shadows: ['runt.1'] }).times('retreated')).toBe(0)
  })

  it('engage: out of the shadows or from another', () => {
    const t = doing([mayEngage], { engaged: { sal: ['runt.1'] }, shadows: ['guard.1'] })
    t.choose('enemy guard').expectEvents('engaged guard hob shadows')
    expect(t.hero('hob').engaged).toEqual(['guard.1'])
  })

  it('turn-up and look', () => {
    const laid = { shadows: ['runt.1 hidden', 'guard.1 hidden'] }
    const one = doing([turnUp({})], laid)
    expect(one.options()).toEqual(['enemy hidden-runt', 'enemy hidden-guard'])
    one.choose('enemy hidden-guard').expectEvents('turned-up guard')
    expect(one.shadows()).toEqual(['(runt.1)', 'guard.1'])
    expect(doing([turnUpEach({})], laid).shadows()).toEqual(['runt.1', 'guard.1'])
    const all = doing([look], { shadows: ['guard.1', '?', '?'] })
    expect(all.times('looked')).toBe(2)
    expect(all.shadows().filter((name) => name.startsWith('('))).toHaveLength(2)
  })

  it('spawn: with you, with each, in the shadows up or down', () => {
    const deck = ['runt.1', 'runt.2', 'guard.1', 'brute.1', 'archer.1']
    expect(doing([spawn(2, 'you')], { deck }).hero('hob').engaged).toEqual(['runt.1', 'runt.2'])
    const each = doing([spawn(1, 'each')], { deck, leader: 'wick' })
    expect(each.eventsOf('spawned')).toEqual([
      'spawned runt wick 0',
      'spawned runt sal 0',
      'spawned guard hob 0',
    ])
    expect(doing([spawn(2, 'shadows')], { deck }).shadows()).toEqual(['runt.1', 'runt.2'])
    expect(doing([spawn(2, 'hidden')], { deck }).shadows()).toEqual(['(runt.1)', '(runt.2)'])
  })

  it('spawn-nemesis and nemesis-home', () => {
    const you = { word: 'spawn-nemesis', where: 'you' } as const
    expect(doing([you], { leader: 'sal' }).enemy('tyrant').where).toBe('hob')
    expect(doing([spawnNemesis('leader')], { leader: 'sal' }).enemy('tyrant').where).toBe('sal')
    const home = doing([nemesisHome], { engaged: { sal: ['tyrant -3 exhausted'] } })
    home.expectEvents('nemesis tyrant lair')
    expect(home.enemy('tyrant')).toEqual({ where: 'lair', hurt: 3, tired: false, faceDown: false })
    const back = doing([nemesisHome, spawnNemesis('shadows')], { shadows: ['tyrant -3'] })
    expect(back.enemy('tyrant')).toMatchObject({ where: 'shadows', hurt: 3 })
    expect(doing([nemesisHome, claim('you', 1)]).times('nemesis')).toBe(0)
  })
})

describe('an enemy’s own words', () => {
  it('advance, inflict, retreat', () => {
    const t = lastRoll({ heroes: HEROES }).toEnemies({ shadows: ['brute.1'] })
    t.expectEvents('engaged brute hob shadows', 'wounded hob 2 2 brute', 'enemy-tired brute')
    const archer = lastRoll({ heroes: HEROES }).toEnemies({ engaged: { sal: ['archer.1'] } })
    archer.expectEvents('retreated archer sal', 'wounded sal 1 1 archer')
  })

  it('do nothing where the enemy is gone', () => {
    const fades = keyword(
      'fade',
      title('-', 'm -', 'm -'),
      { word: 'hurt', foe: { which: 'this' }, wounds: 9 },
      { word: 'advance' },
      { word: 'inflict' },
      { word: 'retreat' },
      { word: 'join', who: 'leader' },
    )
    const game = drillWith({
      set: { name: 'brute', keywords: [fades], minion: enemy([2, 0, 3], ['fade', 'inflict']) },
    })
    const t = lastRoll({ heroes: HEROES, game }).toEnemies({ shadows: ['brute.1'] })
    t.expectEvents('acts brute hob shadows', 'defeated brute shadows', 'enemies-ready')
    expect([t.enemy('brute.1').where, t.times('wounded'), t.times('enemy-tired')]).toEqual([
      'nowhere',
      0,
      0,
    ])
  })

  it('join: a fourth has no room', () => {
    const t = lastRoll({ heroes: HEROES }).toEnemies({
      engaged: { sal: ['brute.1 exhausted', 'runt.1 exhausted', 'guard.1 exhausted'] },
      shadows: ['rats.1'],
    })
    t.expectEvents('acts rats hob shadows', 'no-room rats sal 1', 'wounded sal 1 1 fourth-enemy')
    expect(t.enemy('rats.1').where).toBe('shadows')
  })
})

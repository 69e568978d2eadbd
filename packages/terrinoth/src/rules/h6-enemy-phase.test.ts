import { describe, expect, it } from 'vitest'
import { enemy, keyword, spawn, stack, title, wound } from '../cards/build.ts'
import { drillWith, lastRoll, type Setting } from '../testing/table.ts'

const name = title('-', 'm -', 'm -')

/** At the end of the hero phase. */
const quiet = (setting: Setting = {}) => lastRoll({ heroes: ['sal', 'wick', 'hob'], ...setting })

describe('H6 Enemy phase', () => {
  it('H6.1 lets each hero in turn activate one, again and again, until all are exhausted', () => {
    const t = quiet().put({ leader: 'wick' })
    t.toEnemies({
      engaged: { sal: ['brute.1', 'brute.2'], wick: ['runt.1'], hob: ['guard.1'] },
      shadows: ['archer.1'],
    })
    expect(t.eventsOf('phase', 'acts', 'enemies-ready')).toEqual([
      'phase 1',
      'acts runt wick wick',
      'acts guard hob hob',
      'acts brute sal sal',
      'acts archer wick shadows',
      'acts brute sal sal',
      'enemies-ready',
      'phase 2',
      'phase 3',
      'phase 4',
      'phase 0',
    ])
  })

  it('H6.1 asks the hero’s own player among several, where it can matter', () => {
    const t = quiet().toEnemies({ engaged: { wick: ['brute.1', 'archer.1'] } })
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['enemy', 'H6.1', 1])
    expect(t.options()).toEqual(['act brute', 'act archer', 'any'])
    t.choose('act archer')
    expect(t.eventsOf('acts')).toEqual(['acts archer wick wick', 'acts brute wick wick'])
  })

  it('H6.1 takes the first where any order will do', () => {
    const t = quiet().toEnemies({ engaged: { wick: ['brute.1', 'archer.1'] } })
    expect(t.umpire.decision.mute).toBe('enemies')
    expect(t.choose('any').eventsOf('acts')[0]).toBe('acts brute wick wick')
    // Nothing can come of it: nobody is asked.
    const same = quiet().toEnemies({ engaged: { wick: ['brute.1', 'guard.1'] } })
    expect([same.times('acts'), same.prompt()]).toEqual([2, 'activate'])
  })

  it('H6.2 takes an enemy of one’s own, else one of the shadows, never another hero’s', () => {
    const t = quiet().toEnemies({
      engaged: { sal: ['brute.1'], wick: ['runt.1', 'runt.2'] },
      shadows: ['archer.1', '?'],
    })
    // Sal has one engaged and takes it; then Wick; Hob has none and takes from the shadows.
    expect([t.prompt(), t.by()]).toEqual(['enemy', 2])
    expect(t.eventsOf('acts')).toEqual(['acts brute sal sal', 'acts runt wick wick'])
    expect(t.options()).toEqual(['act archer', 'act hidden-1', 'any'])
    t.expectDeal({ 'enemies/2': ['guard'] }).choose('act archer')
    t.expectEvents('acts archer hob shadows', 'turned-up guard')
    expect(t.eventsOf('acts')).toEqual([
      'acts archer hob shadows',
      'acts guard sal shadows',
      'acts runt wick wick',
    ])
  })

  it('H6.3 turns a face-down enemy up before it acts, which does not bring it out', () => {
    const t = quiet().expectDeal({ 'enemies/2': ['archer'] })
    t.toEnemies({ shadows: ['archer.1 hidden'] })
    t.expectEvents('turned-up archer', 'acts archer sal shadows', 'wounded sal 1 1 archer')
    expect(t.enemy('archer.1')).toMatchObject({ where: 'shadows', faceDown: false })
  })

  it('H6.7 readies all enemies at the end of the phase', () => {
    const t = quiet().toEnemies({
      engaged: { sal: ['brute.1 exhausted', 'runt.1'] },
      shadows: ['archer.1'],
    })
    expect(t.eventsOf('enemy-tired')).toEqual(['enemy-tired runt', 'enemy-tired archer'])
    t.expectEvents('enemies-ready')
    for (const card of ['brute.1', 'runt.1', 'archer.1']) expect(t.enemy(card).tired).toBe(false)
    // Exhausted it did not act.
    expect(t.times('acts brute')).toBe(0)
  })

  it('H6.9 does not engage an enemy by activating it', () => {
    const t = quiet().toEnemies({ shadows: ['archer.1'] })
    t.expectEvents('acts archer sal shadows', 'wounded sal 1 1 archer')
    expect([t.enemy('archer.1').where, t.times('engaged')]).toEqual(['shadows', 0])
    // Its effect bar can.
    const advancing = quiet().toEnemies({ shadows: ['runt.1'] })
    advancing.expectEvents('acts runt sal shadows', 'engaged runt sal shadows')
  })

  it('H6.12 lets a hero who falls leave at once: others activate what is ready', () => {
    const t = quiet().toEnemies({
      wounds: { sal: 12 },
      engaged: { sal: ['brute.1', 'guard.1'], wick: ['runt.1'] },
    })
    expect([t.prompt(), t.by()]).toEqual(['enemy', 0])
    t.choose('act brute')
    t.expectEvents('acts brute sal sal', 'fell sal', 'retreated guard sal')
    expect(t.eventsOf('acts')).toEqual([
      'acts brute sal sal',
      'acts runt wick wick',
      'acts guard hob shadows',
    ])
  })

  it('H6.12 does no keyword that needs the fallen hero, but the others, and then it is exhausted', () => {
    const game = drillWith({
      set: {
        name: 'brute',
        keywords: [
          keyword('roar', name, wound('each', 1)),
          keyword('call', name, spawn(1, 'hidden')),
        ],
        minion: enemy([2, 0, 3], ['inflict', 'roar', 'inflict', 'advance', 'call']),
      },
    })
    const t = quiet({ game }).toEnemies({ wounds: { sal: 12 }, engaged: { sal: ['brute.1'] } })
    expect(
      t.eventsOf('keyword', 'keyword-idle', 'fell', 'wounded', 'enemy-tired').slice(0, 9),
    ).toEqual([
      'keyword brute inflict',
      'wounded sal 2 14 brute',
      'fell sal',
      'keyword brute roar',
      'wounded wick 1 1 brute',
      'wounded hob 1 1 brute',
      'keyword-idle brute inflict',
      'keyword-idle brute advance',
      'keyword brute call',
    ])
    t.expectEvents('keyword brute call', 'enemy-tired brute')
    expect(t.enemy('brute.1')).toMatchObject({ where: 'shadows', faceDown: false })
  })

  it('H6.13 lets an enemy that enters play in the phase act in it', () => {
    const game = drillWith({
      set: {
        name: 'brute',
        keywords: [keyword('call', name, spawn(1, 'you'))],
        minion: enemy([2, 0, 3], ['call']),
      },
      quest: { enemies: [stack('brute', 'runt'), stack('archer', 'guard')] },
    })
    const t = quiet({ game }).put({ deck: ['runt.1', 'runt.2', 'guard.1'] })
    t.toEnemies({ engaged: { sal: ['brute.1'] } })
    t.expectEvents('spawned runt sal 0', 'acts runt sal sal')
  })
})

import { describe, expect, it } from 'vitest'
import {
  attackBy,
  enemy,
  engagedWithYou,
  explored,
  gain,
  keyword,
  title,
  when,
} from '../cards/build.ts'
import { drillWith, lastRoll, type Setting } from '../testing/table.ts'

const name = title('-', 'm -', 'm -')
const quiet = (setting: Setting = {}) => lastRoll({ heroes: ['sal', 'wick', 'hob'], ...setting })

describe('H6 Effect bars', () => {
  it('H6.4 does its keywords from left to right against who activates it, then exhausts it', () => {
    const t = quiet().toEnemies({ engaged: { wick: ['archer.1'] } })
    expect(
      t.eventsOf('acts', 'keyword', 'condition', 'retreated', 'wounded', 'enemy-tired'),
    ).toEqual([
      'acts archer wick wick',
      'keyword archer sting',
      'condition wick poisoned archer',
      'keyword archer retreat',
      'retreated archer wick',
      'keyword archer inflict',
      'wounded wick 1 1 archer',
      'enemy-tired archer',
    ])
  })

  it('H6.5 Advance engages the active hero', () => {
    const t = quiet()
      .put({ leader: 'hob' })
      .toEnemies({ shadows: ['runt.1'] })
    t.expectEvents('acts runt hob shadows', 'engaged runt hob shadows', 'wounded hob 1 1 runt')
    expect(t.hero('hob').engaged).toEqual(['runt.1'])
  })

  it('H6.5 Inflict wounds the hero engaged with it, of one in the shadows the active one', () => {
    const game = drillWith({
      set: { name: 'brute', minion: enemy([2, 0, 3], ['inflict']), keywords: [] },
    })
    const t = quiet({ game }).toEnemies({ engaged: { wick: ['brute.1'] }, shadows: ['brute.2'] })
    expect(t.eventsOf('acts', 'wounded')).toEqual([
      'acts brute sal shadows',
      'wounded sal 2 2 brute',
      'acts brute wick wick',
      'wounded wick 2 2 brute',
    ])
  })

  it('H6.5 Retreat goes to the shadows face up', () => {
    const t = quiet().toEnemies({ engaged: { sal: ['archer.1'] } })
    t.expectEvents('retreated archer sal')
    expect(t.enemy('archer.1')).toMatchObject({ where: 'shadows', faceDown: false })
  })

  it('H6.6 has abilities without a keyword always in effect', () => {
    const game = drillWith({
      set: {
        name: 'brute',
        minion: enemy([1, 0, 3], ['inflict'], { always: [attackBy(2, { when: explored })] }),
      },
    })
    const engaged = { sal: ['brute.1'] }
    const t = quiet({ game }).toEnemies({ engaged, progress: 3 })
    t.expectEvents('wounded sal 1 1 brute')
    const far = quiet({ game }).toEnemies({ engaged, progress: 4 })
    far.expectEvents('wounded sal 3 3 brute')
  })

  it('H6.10 Advance of one already engaged with the active hero does nothing', () => {
    const t = quiet().toEnemies({ engaged: { sal: ['brute.1'] } })
    t.expectEvents('keyword-idle brute advance', 'keyword brute inflict', 'wounded sal 2 2 brute')
    expect(t.times('engaged')).toBe(0)
  })

  it('H6.10 A fourth that advances strikes, and its bar goes on from the shadows', () => {
    const t = quiet().toEnemies({
      engaged: { sal: ['runt.1 exhausted', 'runt.2 exhausted', 'guard.1 exhausted'] },
      shadows: ['brute.1'],
    })
    expect(t.eventsOf('acts', 'no-room', 'wounded', 'engaged')).toEqual([
      'acts brute sal shadows',
      'no-room brute sal 2',
      'wounded sal 2 2 fourth-enemy',
      'wounded sal 2 4 brute',
    ])
    expect([t.enemy('brute.1').where, t.hero('sal').engaged.length]).toEqual(['shadows', 3])
  })

  it('H6.11 looks at a keyword’s condition when its turn comes', () => {
    const hits = keyword('sting', name, when(engagedWithYou, [gain('you', 'poisoned')]))
    const game = drillWith({
      set: { name: 'archer', keywords: [hits], minion: enemy([1, 0, 2], ['advance', 'sting']) },
    })
    // In the shadows when its turn began, engaged when the keyword comes.
    const t = quiet({ game }).toEnemies({ shadows: ['archer.1'] })
    t.expectEvents('engaged archer sal shadows', 'condition sal poisoned archer')
    const before = quiet().toEnemies({ shadows: ['archer.1'] })
    before.expectEvents('keyword-idle archer sting')
    expect(before.hero('sal').conditions).toEqual([])
  })

  it('H6.14 Swarm counts all engaged enemies, itself too, and stays with who alone has most', () => {
    const t = quiet().toEnemies({
      engaged: { sal: ['rats.1', 'runt.1 exhausted'], wick: ['guard.1 exhausted'] },
    })
    t.expectEvents('acts rats sal sal', 'keyword-idle rats flock', 'enemy-tired rats')
    expect(t.enemy('rats.1').where).toBe('sal')
    const joins = quiet().toEnemies({
      engaged: { sal: ['rats.1'], wick: ['guard.1 exhausted', 'runt.1 exhausted'] },
    })
    joins.expectEvents('keyword rats flock', 'engaged rats wick sal')
  })

  it('H6.14 lets the leader choose on a tie', () => {
    const t = quiet()
      .put({ leader: 'hob' })
      .toEnemies({
        engaged: { sal: ['rats.1'], wick: ['guard.1 exhausted'] },
      })
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['who', 'H12.3', 'party'])
    expect(t.umpire.decision.arbiter).toBe(2)
    expect(t.options()).toEqual(['hero sal', 'hero wick'])
    t.choose('hero wick').expectEvents('engaged rats wick sal')
    // It stays with its own hero, if that is chosen.
    const stays = quiet().toEnemies({ engaged: { sal: ['rats.1'], wick: ['guard.1 exhausted'] } })
    stays.choose('hero sal')
    expect([stays.enemy('rats.1').where, stays.times('engaged')]).toEqual(['sal', 0])
  })
})

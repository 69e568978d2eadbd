import { describe, expect, it } from 'vitest'
import {
  at,
  claim,
  eachHero,
  enemy,
  hurt,
  mend,
  recover,
  spawnNemesis,
  upgrade,
  wound,
} from '../cards/build.ts'
import type { CardEffect } from '../cards/effects.ts'
import { EXPLORATION_DISCARD } from '../state.ts'
import { drillWith, lastRoll, type Setting, table } from '../testing/table.ts'

const nobody = { engaged: {}, shadows: [] }
const THREE = ['hob', 'wick', 'sal']

/** Hob's attack card does this before the attack. */
function withEffect(above: readonly CardEffect[], setting: Setting = {}) {
  const game = drillWith({ card: { name: 'healer-attack', above } })
  return table({ heroes: THREE, game, ...setting }).put(nobody)
}

describe('H9 Wounds and defeat', () => {
  it('H9.1 counts resilience against attack actions only', () => {
    const t = withEffect([hurt({}, 1)]).put({ engaged: { hob: ['guard.1'] } })
    t.choose('activate healer-attack').expectEvents('hurt guard 1 1 healer-attack')
    t.dice({ hero: ['success', 'defense'], enemy: ['blank'] }).choose('roll 0')
    t.expectEvents('dealt guard 1 1 0')
    expect(t.enemy('guard.1').hurt).toBe(1)
  })

  it('H9.2 discards a defeated enemy with its wounds', () => {
    const t = table({ heroes: THREE }).put({ engaged: { hob: ['brute.1 -2 exhausted'] } })
    t.toRoll('healer-attack').choose('roll 0').expectEvents('defeated brute hob')
    expect(t.pile('enemy-discard')).toEqual(['brute'])
    expect(t.enemy('brute.1')).toMatchObject({ where: 'nowhere', hurt: 0, tired: false })
  })

  it('H9.3 takes a defeated hero’s wounds, cards and tokens; the enemies go to the shadows', () => {
    const t = withEffect([wound('you', 1)]).put({
      engaged: { hob: ['brute.1 -1 exhausted', 'runt.1'] },
      wounds: { hob: 14 },
      tokens: { hob: 3 },
      items: { hob: ['coin.1', 'bomb.1'] },
    })
    t.choose('activate healer-attack').expectEvents('fell hob', 'retreated brute hob')
    expect(t.hero('hob')).toMatchObject({
      wounds: 0,
      tokens: 0,
      items: [],
      engaged: [],
      fallen: true,
    })
    expect(t.shadows()).toEqual(['brute.1', 'runt.1'])
    expect(t.enemy('brute.1')).toMatchObject({ hurt: 1, tired: true, faceDown: false })
    expect(t.state.piles[EXPLORATION_DISCARD]).toHaveLength(2)
    // The others go on, and Hob does not activate any more.
    const turns: (number | 'party' | undefined)[] = []
    for (let n = 0; n < 12 && t.state.round < 3; n++) {
      turns.push(t.by())
      while (t.prompt() !== 'roll')
        t.choose(t.options().find((o) => /rest|wick|any/.test(o)) ?? t.options()[0])
      t.dice({ hero: ['defense'] }).choose('roll 0')
    }
    expect(turns).not.toContain(0)
    expect(t.hero('hob').engaged).toEqual([])
  })

  it('H9.4 counts defeat in an action only in its step 4', () => {
    const t = table({ heroes: THREE }).put({
      engaged: { hob: ['runt.1', 'brute.1'] },
      wounds: { hob: 13 },
    })
    t.choose('activate healer-attack', 'target runt')
    t.dice({ enemy: ['counterattack', 'counterattack'] }).choose('roll 0')
    expect(t.eventsOf('dealt', 'counterattack', 'blow', 'defeated', 'fell')).toEqual([
      'dealt runt 2 0 2',
      'counterattack brute hob 2',
      'counterattack runt hob 1',
      'blow hob 3 0 3',
      'defeated runt hob',
      'fell hob',
    ])
  })

  it('H9.5 defeats outside an action at once', () => {
    const t = withEffect([hurt({}, 1), claim('you', 1)]).put({ engaged: { hob: ['runt.1'] } })
    t.choose('activate healer-attack')
    t.expectEvents(
      'hurt runt 1 1 healer-attack',
      'defeated runt hob',
      'claimed hob 1 1 healer-attack',
    )
    const hero = withEffect([wound('another', 1), claim('you', 1)]).put({ wounds: { wick: 15 } })
    hero.choose('activate healer-attack', 'hero wick')
    hero.expectEvents(
      'wounded wick 1 16 healer-attack',
      'fell wick',
      'claimed hob 1 1 healer-attack',
    )
  })

  it('H9.6 lets enemies recover where an effect says so', () => {
    const t = withEffect([mend({}, 2)]).put({ engaged: { hob: ['brute.1 -1', 'guard.1'] } })
    t.choose('activate healer-attack').expectEvents('healed brute 1 0 healer-attack')
    expect(t.enemy('brute.1').hurt).toBe(0)
  })

  it('H9.7 discards conditions too, and passes over the fallen in every effect', () => {
    const fell = { wounds: { wick: 15 }, conditions: { wick: ['poisoned' as const] } }
    const effects = [
      wound('others', 1),
      claim('each', 1),
      upgrade('each'),
      eachHero(recover('you', 1)),
      recover('any', 1),
    ]
    const t = withEffect(effects).put({ ...fell, wounds: { wick: 15, hob: 4, sal: 4 } })
    t.choose('activate healer-attack').expectEvents('fell wick')
    expect([t.hero('wick').conditions, t.hero('wick').tokens]).toEqual([[], 0])
    expect([t.hero('hob').tokens, t.hero('sal').tokens]).toEqual([1, 1])
    // Upgrading: Hob, then Sal, and nobody else.
    expect([t.prompt(), t.by()]).toEqual(['upgrade', 0])
    t.choose(t.options()[0])
    expect([t.prompt(), t.by()]).toEqual(['upgrade', 2])
    t.choose(t.options()[0])
    expect([t.prompt(), t.options()]).toEqual(['who', ['hero hob', 'hero sal']])
    t.choose('hero sal', 'roll 0')
    expect(t.hero('wick')).toMatchObject({ wounds: 0, engaged: [] })
  })

  it('H9.7 puts a fallen hero’s ability out', () => {
    const game = drillWith({
      hero: {
        name: 'wick',
        triggers: [at('after-activation', { of: 'any', may: true }, claim('any', 1))],
      },
    })
    const t = table({ heroes: THREE, game }).put(nobody).toRoll('healer-rest').choose('roll 0')
    expect([t.prompt(), t.by()]).toEqual(['ability', 1])
    const none = table({ heroes: THREE, game }).put({ ...nobody, wounds: { wick: 15 } })
    none
      .put({ conditions: { wick: ['poisoned'] } })
      .toRoll('healer-rest')
      .choose('roll 0', 'pass')
    none.toRoll('warrior-rest')
    expect(none.hero('wick').fallen).toBe(true)
    none.choose('roll 0')
    expect(none.prompt()).not.toBe('ability')
  })

  it('H9.8 has enemies fall first, then heroes from the leader clockwise', () => {
    const counter = [wound('others', 1)]
    const game = drillWith({
      set: { name: 'imp', minion: enemy([0, 0, 2], [], { counter }) },
    })
    const t = table({ heroes: THREE, game }).put({
      leader: 'sal',
      engaged: { hob: ['imp.1'] },
      shadows: [],
      wounds: { wick: 15, sal: 13 },
    })
    t.toRoll('healer-attack')
      .dice({ enemy: ['counterattack'] })
      .choose('roll 0')
    expect(t.eventsOf('wounded', 'defeated', 'fell', 'leads')).toEqual([
      'wounded sal 1 14 imp',
      'wounded wick 1 16 imp',
      'defeated imp hob',
      'fell sal',
      'leads sal hob',
      'fell wick',
    ])
  })

  it('H14.3 sets a defeated Nemesis aside: it comes no more, and counts as defeated', () => {
    const t = withEffect([hurt({ rank: 'nemesis' }, 1), spawnNemesis('shadows')])
    t.put({ shadows: ['tyrant -7'] }).choose('activate healer-attack')
    t.expectEvents('defeated tyrant shadows')
    expect([t.pile('set-aside'), t.pile('enemy-discard'), t.times('nemesis')]).toEqual([
      ['tyrant'],
      [],
      0,
    ])
  })

  it('H14.3 lets it be again in its lair where the quest says so', () => {
    const game = drillWith({
      card: { name: 'healer-attack', above: [hurt({ rank: 'nemesis' }, 1)] },
      quest: { always: [{ always: 'nemesis-returns' }] },
    })
    const t = withEffect([], { game }).put({ shadows: ['tyrant -7 exhausted'] })
    t.choose('activate healer-attack').expectEvents('defeated tyrant shadows')
    expect([t.pile('lair'), t.enemy('tyrant').hurt, t.enemy('tyrant').tired]).toEqual([
      ['tyrant'],
      0,
      false,
    ])
  })

  it('H14.4 passes the token to the next living hero clockwise', () => {
    const t = lastRoll({ heroes: ['sal', 'wick', 'hob'] }).put({ wounds: { sal: 12, wick: 14 } })
    t.toEnemies({ engaged: { wick: ['brute.1'] } })
    expect([t.hero('wick').fallen, t.leader()]).toEqual([true, 'sal'])
    const next = lastRoll({ heroes: ['sal', 'wick', 'hob'] }).put({
      leader: 'wick',
      wounds: { wick: 14 },
    })
    next.toEnemies({ engaged: { wick: ['brute.1'] } }).expectEvents('fell wick', 'leads wick hob')
    expect(next.leader()).toBe('hob')
  })
})

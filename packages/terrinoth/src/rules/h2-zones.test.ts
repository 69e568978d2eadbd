import { candidates } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { at, claim, everyFoe, hurt, look, slain, tire, turnUpEach, wound } from '../cards/build.ts'
import type { CardEffect } from '../cards/effects.ts'
import { LOCATION, LOCATION_DISCARD, SHADOWS } from '../state.ts'
import { drill, drillWith, lastRoll, type Setting, table } from '../testing/table.ts'

/** Hob’s attack card does this before the attack. */
function withEffect(above: readonly CardEffect[], setting: Setting = {}) {
  const game = drillWith({ card: { name: 'healer-attack', above } })
  return table({ heroes: ['hob', 'wick'], game, ...setting }).put({ engaged: {}, shadows: [] })
}

describe('H2 Zones and states', () => {
  it('H2.1 has enemies in play with one hero or in the shadows, there perhaps face down', () => {
    const t = table()
    expect(t.enemy('brute.1').where).toBe('sal')
    expect(t.enemy('brute.2').where).toBe('wick')
    expect(t.shadows()).toEqual(['?', '?'])
    t.put({ engaged: { wick: ['brute.1'] }, shadows: ['brute.2'] })
    expect([t.enemy('brute.1').where, t.enemy('brute.2').where]).toEqual(['wick', 'shadows'])
  })

  it('H2.2 brings cards into play ready; what is exhausted cannot be exhausted again', () => {
    const t = withEffect([tire({ in: 'mine' })])
    expect(table().enemy('brute.1').tired).toBe(false)
    t.put({ engaged: { hob: ['brute.1 exhausted', 'runt.1', 'archer.1'] } })
    t.choose('activate healer-attack')
    expect(t.options()).toEqual(['enemy runt', 'enemy archer'])
    t.choose('enemy runt')
    expect(t.enemy('runt.1').tired).toBe(true)
    const none = withEffect([tire({ in: 'mine' })]).put({ engaged: { hob: ['brute.1 exhausted'] } })
    expect(none.choose('activate healer-attack').prompt()).toBe('roll')
  })

  it('H2.3 lets an effect take any enemy in play, by trait only such a one', () => {
    const laid = { engaged: { hob: ['brute.1'], wick: ['runt.1'] }, shadows: ['archer.1', '?'] }
    const any = withEffect([hurt({}, 1)])
      .put(laid)
      .choose('activate healer-attack')
    expect(any.options()).toEqual(['enemy brute', 'enemy runt', 'enemy archer', 'enemy hidden-1'])
    const goblins = withEffect([hurt({ trait: 'goblin' }, 1)]).put(laid)
    expect(goblins.choose('activate healer-attack').options()).toEqual([
      'enemy runt',
      'enemy archer',
    ])
  })

  it('H2.4 turns a face-down enemy up before it suffers', () => {
    const t = withEffect([hurt({ in: 'shadows' }, 1)]).put({ shadows: ['?'] })
    t.expectDeal({ 'enemies/1': ['brute-master'] }).choose('activate healer-attack')
    t.expectEvents('turned-up brute-master', 'hurt brute-master 1 1 healer-attack')
    expect(t.shadows()).toEqual(['brute-master'])
    const fatal = withEffect([hurt({ in: 'shadows' }, 1)]).put({ shadows: ['?'] })
    fatal.expectDeal({ 'enemies/1': ['runt'] }).choose('activate healer-attack')
    fatal.expectEvents('turned-up runt', 'hurt runt 1 1 healer-attack', 'defeated runt shadows')
  })

  it('H2.5 hides decks and face-down enemies from all, and nothing else', () => {
    const t = table()
    const [hidden] = t.state.piles[SHADOWS]
    const kinds = candidates(t.state, hidden).map((card) => drill.kindName(card))
    expect(new Set(kinds)).toEqual(new Set(['brute-master', 'runt', 'runt-master']))
    expect([t.pile('enemies')[0], t.pile('exploration')[0]]).toEqual(['?', '?'])
    for (const pile of ['cards/1', 'cards/2', 'engaged/1', 'lair', 'location', 'enemy-discard']) {
      expect(t.pile(pile), pile).not.toContain('?')
    }
  })

  it('H2.6 turns a face-down enemy up when it becomes engaged', () => {
    const t = table({ heroes: ['wick', 'sal'] }).put({ engaged: {}, shadows: ['?'] })
    t.choose('activate warrior-attack').expectDeal({ 'enemies/1': ['runt'] })
    t.choose('enemy hidden-1').expectEvents('turned-up runt', 'engaged runt wick shadows')
    expect([t.hero('wick').engaged, t.enemy('runt.1').faceDown]).toEqual([['runt.1'], false])
  })

  it('H2.7 has one active location, which lies face up', () => {
    const t = lastRoll().toEnemies({ progress: 4 })
    expect(t.pile('location')).toEqual(['road'])
    t.choose('travel', 'lead sal')
    expect([t.pile('location'), t.state.piles[LOCATION_DISCARD].length]).toEqual([['wood'], 1])
    expect(t.state.piles[LOCATION]).toHaveLength(1)
  })

  it('H2.8 lets an enemy that changes place keep its wounds and its state', () => {
    const t = table({ heroes: ['wick', 'sal'] })
    t.put({ engaged: { sal: ['brute.1 -2 exhausted'] }, shadows: ['guard.1 -1'] })
    t.choose('activate warrior-attack', 'enemy brute')
    expect(t.enemy('brute.1')).toEqual({ where: 'wick', hurt: 2, tired: true, faceDown: false })
    const back = lastRoll({ heroes: ['sal', 'wick'] }).toEnemies({
      engaged: { sal: ['archer.1 -1'] },
    })
    expect(back.enemy('archer.1')).toMatchObject({ where: 'shadows', hurt: 1 })
  })

  it('H2.9 means by “in play” not the lair; face down is an enemy without name or trait', () => {
    const t = withEffect([hurt({}, 1)]).put({ shadows: ['?'], engaged: { hob: ['guard.1'] } })
    expect(t.choose('activate healer-attack').options()).toEqual(['enemy guard', 'enemy hidden-1'])
    // Counted as enemies, not as Goblins, though one was looked at.
    const laid = { shadows: ['runt.2 hidden', 'runt.1', '?'] }
    const all = withEffect([everyFoe({}, claim('you', 1))]).put(laid)
    expect(all.choose('activate healer-attack').hero('hob').tokens).toBe(3)
    const goblins = withEffect([everyFoe({ trait: 'goblin' }, claim('you', 1))]).put(laid)
    expect(goblins.choose('activate healer-attack').hero('hob').tokens).toBe(1)
    // Discard piles are open.
    const open = table().put({ discard: ['runt.1', 'guard.1'] })
    expect(open.pile('enemy-discard')).toEqual(['runt', 'guard'])
  })

  it('H2.10 shows a face-down enemy that is discarded, which triggers nothing', () => {
    const game = drillWith({
      quest: { triggers: [at('enemy-defeated', { when: slain({}) }, wound('each', 1))] },
    })
    const t = lastRoll({ game }).put({ shadows: ['?'], progress: 4 })
    // Whom nobody activates keeps its mask: the phase is over before it comes.
    t.toEnemies({ shadows: [] }).put({ shadows: ['?'] })
    t.expectDeal({ 'enemies/1': ['runt'] }).choose('travel')
    t.expectEvents('travels road', 'enemy-discarded runt shadows')
    expect([t.times('turned-up'), t.times('wounded')]).toEqual([0, 0])
  })

  it('H2.10 leaves one that was looked at face down', () => {
    const t = withEffect([look, turnUpEach({ is: 'face-up' })]).put({ shadows: ['?'] })
    t.expectDeal({ 'enemies/1': ['runt'] }).choose('activate healer-attack')
    t.expectEvents('looked hidden-runt')
    expect([t.shadows(), t.enemy('runt.1').faceDown]).toEqual([['(runt.1)'], true])
  })
})

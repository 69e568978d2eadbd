import { describe, expect, it } from 'vitest'
import {
  as,
  at,
  claim,
  count,
  countPer,
  enemyDie,
  everyFoe,
  everySlain,
  hurt,
  loseTokens,
  may,
  pay,
  peril,
  progress,
  recover,
  wound,
} from '../cards/build.ts'
import { abilityTable } from '../testing/ability-table.ts'
import { drillWith, table } from '../testing/table.ts'

describe('progress', () => {
  it('rises, and never falls below zero', () => {
    abilityTable([progress(2)])
      .choose('use sal')
      .expectEvents('progress 2 2 ability')
    const t = abilityTable([progress(-5)], { progress: 3 }).choose('use sal')
    expect(t.state.progress).toBe(0)
    expect(abilityTable([progress(-1)]).options()).not.toContain('use sal')
  })

  it('is a price where there is enough of it', () => {
    const price = [pay([progress(-2)], claim('you', 1))] as const
    expect(abilityTable(price, { progress: 1 }).options()).not.toContain('use sal')
    const t = abilityTable(price, { progress: 2 }).choose('use sal', 'pay')
    expect([t.state.progress, t.hero('sal').tokens]).toEqual([0, 1])
  })
})

describe('peril', () => {
  it('rises space by space, each resolved at once', () => {
    abilityTable([peril(2)])
      .choose('use sal')
      .expectEvents('peril 1 0', 'peril 2 1', 'peril-effect 1', 'claimed sal 1 1 quest')
  })

  it('goes back without effect, to the start at the most', () => {
    const t = abilityTable([peril(-5)], { peril: 3 }).choose('use sal')
    t.expectEvents('peril-back 0')
    expect(t.times('peril-effect')).toBe(0)
  })
})

describe('count', () => {
  it('changes a counter between nothing and what it is of', () => {
    abilityTable([count(0, 2)])
      .choose('use sal')
      .expectEvents('counter 0 2 2')
    abilityTable([count(0, 9)], { counters: [3] })
      .choose('use sal')
      .expectEvents('counter 0 2 5')
    abilityTable([count(0, -9)], { counters: [3] })
      .choose('use sal')
      .expectEvents('counter 0 -3 0')
    expect(abilityTable([count(0, -1)]).options()).not.toContain('use sal')
  })

  it('by as many as there are', () => {
    const t = abilityTable([countPer(0, 1, { in: 'shadows' })], { shadows: ['runt.1', 'brute.1'] })
    t.choose('use sal').expectEvents('counter 0 2 2')
  })
})

describe('for-every', () => {
  it('H7.4 counts once, at its start', () => {
    const shadows = ['runt.1', 'runt.2', 'brute.1']
    const t = abilityTable([everyFoe({}, hurt({ trait: 'goblin' }, 1))], { shadows })
    t.choose('use sal')
    expect(t.times('hurt')).toBe(2)
    expect(t.shadows()).toEqual(['brute.1'])
  })

  it('H7.4 asks again for each', () => {
    const shadows = ['runt.1', 'brute.1']
    const t = abilityTable([everyFoe({}, wound('led', 1))], { shadows }).choose('use sal')
    t.choose('hero sal', 'hero wick')
    expect([t.hero('sal').wounds, t.hero('wick').wounds]).toEqual([1, 1])
  })

  it('counts whom the action has slain', () => {
    const triggers = [at('after-action', { action: 'attack' }, everySlain(claim('you', 1)))]
    const t = table({ game: drillWith({ hero: { name: 'sal', triggers } }) })
    t.put({ engaged: { sal: ['runt.1', 'runt-master'] }, shadows: [] })
    t.choose('activate scout-attack', 'target runt', 'target runt-master')
    t.dice({ hero: ['success', 'success', 'success'], enemy: ['blank', 'blank'] }).choose('roll 0')
    expect(t.hero('sal').tokens).toBe(2)
  })
})

describe('as', () => {
  it('makes another hero "you"', () => {
    const t = abilityTable([as('another', claim('you', 1), recover('you', 1))]).choose('use sal')
    t.expectEvents('claimed wick 1 1 ability')
  })

  it('is offered for those it would change something for', () => {
    const heroes = ['sal', 'wick', 'hob']
    const wounds = { wick: 2, hob: 3 }
    const t = abilityTable([as('any', recover('you', 2))], { wounds }, {}, { heroes })
    t.choose('use sal')
    expect(t.options()).toEqual(['hero wick', 'hero hob'])
  })

  it('lets that hero choose', () => {
    const t = abilityTable([as('others', may(claim('you', 1)))]).choose('use sal')
    expect([t.prompt(), t.by()]).toEqual(['may', 1])
  })
})

describe('enemy-die', () => {
  const does = enemyDie({
    counterattack: [wound('you', 1)],
    threat: [claim('you', 1)],
    blank: [claim('you', 2)],
  })

  it('does what its face says', () => {
    const rolled = (face: 'counterattack' | 'threat' | 'blank') =>
      abilityTable([does])
        .dice({ enemy: [face] })
        .choose('use sal')
    rolled('counterattack').expectEvents(
      'enemy-die sal counterattack 0 0',
      'wounded sal 1 1 ability',
    )
    rolled('threat').expectEvents('enemy-die sal threat 0 0', 'claimed sal 1 1 ability')
    rolled('blank').expectEvents('enemy-die sal blank 0 0', 'claimed sal 2 2 ability')
  })

  it('is not rolled where no face would change anything', () => {
    const idle = enemyDie({ counterattack: [loseTokens('you', 1)] })
    expect(abilityTable([idle]).options()).not.toContain('use sal')
  })
})

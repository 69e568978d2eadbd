import { describe, expect, it } from 'vitest'
import { at, claim, cure, either, gain, loseTokens, pay, recover, wound } from '../cards/build.ts'
import type { CardEffect } from '../cards/effects.ts'
import { drillWith, type Laid, table } from '../testing/table.ts'

const HEROES = ['hob', 'wick', 'sal']

/** Hob's attack card does this before the attack. */
function doing(above: readonly CardEffect[], laid: Laid = {}) {
  const game = drillWith({ card: { name: 'healer-attack', above } })
  const t = table({ heroes: HEROES, game }).put({ engaged: {}, shadows: [], ...laid })
  return t.choose('activate healer-attack')
}

const conditions = (...names: readonly ('poisoned' | 'weakened' | 'focused')[]) => ({ hob: names })

describe('whom a word means', () => {
  it('you, the leader, each from the leader clockwise, the others', () => {
    const wounded = (who: 'you' | 'leader' | 'each' | 'others') =>
      doing([wound(who, 1)], { leader: 'sal' }).eventsOf('wounded')
    expect(wounded('you')).toEqual(['wounded hob 1 1 healer-attack'])
    expect(wounded('leader')).toEqual(['wounded sal 1 1 healer-attack'])
    expect(wounded('each').map((event) => event.split(' ')[1])).toEqual(['sal', 'hob', 'wick'])
    expect(wounded('others').map((event) => event.split(' ')[1])).toEqual(['sal', 'wick'])
  })

  it('one whom the actor chooses, or the leader', () => {
    const any = doing([wound('any', 1)], { leader: 'sal' })
    expect([any.prompt(), any.rule(), any.by()]).toEqual(['who', 'H12.3', 0])
    expect(any.options()).toEqual(['hero sal', 'hero hob', 'hero wick'])
    const another = doing([wound('another', 1)])
    expect(another.options()).toEqual(['hero wick', 'hero sal'])
    const led = doing([wound('led', 1)], { leader: 'sal' })
    expect([led.by(), led.umpire.decision.arbiter]).toEqual(['party', 2])
    led.choose('hero wick').expectEvents('wounded wick 1 1 healer-attack')
  })

  it('who is first by something; of those tied the leader chooses', () => {
    const weakest = doing([wound('least-health', 1)], { wounds: { wick: 9 } })
    expect(weakest.eventsOf('wounded')).toEqual(['wounded wick 1 10 healer-attack'])
    const rich = doing([loseTokens('most-tokens', 1)], { tokens: { wick: 2, sal: 2, hob: 1 } })
    expect([rich.by(), rich.options()]).toEqual(['party', ['hero wick', 'hero sal']])
    const crowded = doing([gain('most-enemies', 'weakened')], { engaged: { sal: ['runt.1'] } })
    expect(crowded.hero('sal').conditions).toEqual(['weakened'])
  })

  it('the hero aided', () => {
    const game = drillWith({ card: { name: 'healer-aid', below: [recover('target', 2)] } })
    const t = table({ heroes: HEROES, game }).put({ engaged: {}, wounds: { sal: 3, wick: 3 } })
    t.choose('activate healer-aid', 'aid sal', 'roll 0')
    t.expectEvents('recovered sal 2 1 healer-aid')
    expect(t.hero('wick').wounds).toBe(3)
  })
})

describe('words for heroes', () => {
  it('wound', () => {
    expect(doing([wound('you', 2)]).hero('hob').wounds).toBe(2)
  })

  it('recover: as many as there are, only who is hurt', () => {
    const t = doing([recover('any', 3)], { wounds: { wick: 2, sal: 5 } })
    expect(t.options()).toEqual(['hero wick', 'hero sal'])
    t.choose('hero wick').expectEvents('recovered wick 2 0 healer-attack')
    const one = doing([recover('any', 3)], { wounds: { sal: 5 } })
    expect([one.prompt(), one.hero('sal').wounds]).toEqual(['roll', 2])
  })

  it('claim: not above five', () => {
    const t = doing([claim('each', 2)], { tokens: { hob: 4, wick: 5 } })
    expect(t.eventsOf('claimed', 'excess')).toEqual([
      'claimed hob 1 5 healer-attack',
      'excess hob 1',
      'claimed sal 2 2 healer-attack',
    ])
  })

  it('lose-tokens', () => {
    const t = doing([loseTokens('you', 2)], { tokens: { hob: 1 } })
    expect(t.eventsOf('lost-tokens')).toEqual(['lost-tokens hob 1 0 healer-attack'])
  })

  it('gain: nobody has the same condition twice', () => {
    const t = doing([gain('each', 'focused')], { conditions: conditions('focused') })
    expect(t.eventsOf('condition')).toEqual([
      'condition wick focused healer-attack',
      'condition sal focused healer-attack',
    ])
  })

  it('cure: one condition, or both that harm', () => {
    const laid = { conditions: conditions('poisoned', 'weakened', 'focused') }
    expect(doing([cure('you', 'weakened')], laid).hero('hob').conditions).toEqual([
      'poisoned',
      'focused',
    ])
    expect(doing([cure('you')], laid).hero('hob').conditions).toEqual(['focused'])
    // Who has none is no choice.
    expect(doing([cure('any')], laid).prompt()).toBe('roll')
  })
})

describe('prices', () => {
  it('are paid in full and by oneself, or not at all', () => {
    const tokens = [pay([loseTokens('you', 2)], claim('another', 1))]
    expect(doing(tokens, { tokens: { hob: 2 } }).prompt()).toBe('pay')
    expect(doing(tokens, { tokens: { hob: 1, wick: 5 } }).prompt()).toBe('roll')
    const others = [pay([loseTokens('each', 1)], claim('another', 1))]
    expect(doing(others, { tokens: { hob: 1, wick: 1, sal: 1 } }).prompt()).toBe('roll')
  })

  it('may be wounds that leave some health', () => {
    const effect = [pay([wound('you', 2)], claim('you', 1))]
    expect(doing(effect, { wounds: { hob: 12 } }).prompt()).toBe('pay')
    expect(doing(effect, { wounds: { hob: 13 } }).prompt()).toBe('roll')
  })
})

it('offers no outcome that would change nothing', () => {
  const effect = [either([loseTokens('you', 1)], [wound('you', 1)])]
  expect(doing(effect).hero('hob').wounds).toBe(1)
  expect(doing(effect, { tokens: { hob: 1 } }).options()).toEqual([
    'choose 1 healer-attack',
    'choose 2 healer-attack',
  ])
})

it('lets the healer know of allies who recover, only in the own activation', () => {
  const game = drillWith({
    hero: { name: 'hob', triggers: [at('ally-recovered', {}, recover('you', 1))] },
    card: { name: 'healer-attack', above: [recover('another', 1), recover('you', 1)] },
  })
  const t = table({ heroes: HEROES, game }).put({ engaged: {}, wounds: { hob: 5, sal: 2 } })
  t.choose('activate healer-attack')
  expect(t.eventsOf('recovered', 'used')).toEqual([
    'recovered sal 1 1 healer-attack',
    'used hob hob',
    'recovered hob 1 4 ability',
    'recovered hob 1 3 healer-attack',
  ])
  t.choose('roll 0')
    .toRoll('warrior-rest')
    .put({ wounds: { wick: 1 } })
    .choose('roll 0')
  expect(t.hero('hob').wounds).toBe(3)
})

import { describe, expect, it } from 'vitest'
import { atLeast, rollOdds } from './chances.ts'
import { outlookOf, rerollOutlook } from './odds.ts'
import {
  AID,
  ATTACK,
  COUNTERATTACK,
  cardsOf,
  DEFENSE,
  EXPLORE,
  engagedWith,
  REST,
  SHADOWS,
  SUCCESS,
} from './state.ts'
import { type Laid, table } from './testing/table.ts'

const SAL = 0
const WICK = 1
const laid = (more: Laid = {}) => table().put({ engaged: {}, shadows: [], ...more })

/** What Wick may expect of a card: two dice to attack and explore, one to rest, two to aid. */
function outlook(slot: number, more: Laid, targets: readonly number[], tokens = 0) {
  const { umpire } = laid(more)
  return outlookOf(umpire, WICK, umpire.state.piles[cardsOf(WICK)][slot], targets, tokens)
}
const first = (more: Laid) => laid(more).state.piles[engagedWith(WICK)]

describe('what a roll may bring', () => {
  it('an attack: the chance that the target falls, and what tokens add', () => {
    const more: Laid = { engaged: { wick: ['archer.1'] } }
    const bare = outlook(ATTACK, more, first(more))
    expect(bare.action).toBe('attack')
    expect(bare.falls).toBeCloseTo(160 / 216, 10)
    expect(bare.oneFalls).toBeCloseTo(bare.falls, 10)
    expect(outlook(ATTACK, more, first(more), 1).falls).toBeCloseTo(35 / 36, 10)
  })

  it('an attack on two: all of them, or the easier one', () => {
    const more: Laid = { engaged: { wick: ['runt.1', 'guard.1'] } }
    const both = outlook(ATTACK, more, first(more))
    expect(both.oneFalls).toBeCloseTo(35 / 36, 10)
    expect(both.falls).toBeLessThan(both.oneFalls)
  })

  it('an attack on two: all the wounds that the successes can deal', () => {
    const more: Laid = { engaged: { wick: ['brute.1', 'guard.1'] } }
    const dealt = [0, 1, 2].map((tokens) => outlook(ATTACK, more, first(more), tokens).dealt)
    // A Brute has three health left: what is over goes to the Guard, less its resilience.
    const alone = [0, 1, 2].map((n) => outlook(ATTACK, more, first(more).slice(0, 1), n).dealt)
    expect(dealt[2]).toBeGreaterThan(alone[2] + 0.2)
    expect(dealt[1] - dealt[0]).toBeGreaterThan(0.5)
    expect(dealt[2] - dealt[1]).toBeGreaterThan(0.3)
  })

  it('an attack on one face down: over all that it may be', () => {
    const t = laid({ shadows: ['?'] })
    const { umpire, state } = t
    const card = state.piles[cardsOf(WICK)][ATTACK]
    const { falls } = outlookOf(umpire, WICK, card, [state.piles[SHADOWS][0]], 0)
    const odds = rollOdds({ dice: 2, added: 0, attacks: [], defense: 0 }, 10)
    expect(falls).toBeGreaterThan(atLeast(odds, 5))
    expect(falls).toBeLessThan(atLeast(odds, 1))
    expect(state.targets).toEqual([])
  })

  it('exploring: the mean, and the chance to be done', () => {
    const { mean, reaches } = outlook(EXPLORE, { progress: 2 }, [])
    expect(mean).toBeCloseTo(2, 6)
    expect(reaches).toBeCloseTo(160 / 216, 10)
    expect(outlook(EXPLORE, { progress: 4 }, []).reaches).toBeCloseTo(1, 10)
  })

  it('resting and aiding: not more than there is room for', () => {
    expect(outlook(REST, {}, []).mean).toBe(0)
    expect(outlook(REST, { wounds: { wick: 1 } }, []).mean).toBeCloseTo(5 / 6, 10)
    expect(outlook(AID, { tokens: { sal: 5 } }, [SAL]).mean).toBe(0)
    expect(outlook(AID, { tokens: { sal: 4 } }, [SAL]).mean).toBeCloseTo(35 / 36, 10)
  })

  it('the chance to fall: a rest comes before the blow', () => {
    const more: Laid = { engaged: { wick: ['brute.1'] }, wounds: { wick: 21 } }
    const rest = outlook(REST, more, []).heroFalls
    const explore = outlook(EXPLORE, more, []).heroFalls
    expect(explore).toBeGreaterThan(0)
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThan(1 / 2)
    expect(outlook(EXPLORE, { ...more, wounds: {} }, []).heroFalls).toBe(0)
  })
})

describe('what a reroll may bring', () => {
  const rolled = () => {
    const t = laid({ engaged: { sal: ['archer.1'] }, conditions: { sal: ['focused'] } })
    t.choose('activate scout-attack')
    t.dice({ hero: ['success', 'defense', 'defense'], enemy: ['counterattack'] }).choose('roll 0')
    return t.umpire
  }

  it('a die that failed may help, one that did not costs its success', () => {
    const { now, after } = rerollOutlook(rolled(), DEFENSE)
    expect(now).toBe(0)
    expect(after).toBeCloseTo(5 / 6, 10)
    expect(rerollOutlook(rolled(), SUCCESS).after).toBeCloseTo((5 / 6) * (1 / 6), 10)
  })

  it('an enemy die: the chance of no counterattack', () => {
    expect(rerollOutlook(rolled(), COUNTERATTACK)).toEqual({ now: 0, after: 1 / 2 })
  })
})

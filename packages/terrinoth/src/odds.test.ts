import { describe, expect, it } from 'vitest'
import { atLeast, percentOf, type Roll, rollOdds } from './chances.ts'
import {
  BOTH,
  COUNTERATTACK,
  CRITICAL,
  DEFENSE,
  ENEMY_FACES,
  HERO_FACES,
  SUCCESS,
  THREAT,
} from './state.ts'

const plain = (dice: number, added = 0): Roll => ({ dice, added, attacks: [], defense: 0 })

/** A small generator of its own, so that a test is the same every time. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Rolls as the rules say, and gives successes, wounds and whether there was a threat. */
function rolled(roll: Roll, random: (below: number) => number) {
  let successes = roll.added
  let defenses = roll.defense
  for (let die = 0; die < roll.dice; die++) {
    let face = HERO_FACES[random(6)]
    while (face === CRITICAL) {
      successes++
      face = HERO_FACES[random(6)]
    }
    if (face === SUCCESS || face === BOTH) successes++
    if (face === DEFENSE || face === BOTH) defenses++
  }
  let counters = 0
  let threat = false
  for (const _ of roll.attacks) {
    const face = ENEMY_FACES[random(6)]
    if (face === COUNTERATTACK) counters++
    if (face === THREAT) threat = true
  }
  const blow = roll.attacks.slice(0, counters).reduce((sum, attack) => sum + attack, 0)
  return { successes, wounds: Math.max(0, blow - defenses), threat }
}

describe('the odds of a roll', () => {
  it('gives what can be worked out by hand', () => {
    expect(atLeast(rollOdds(plain(2), 10), 2)).toBeCloseTo(160 / 216, 10)
    expect(atLeast(rollOdds(plain(2, 1), 10), 2)).toBeCloseTo(35 / 36, 10)
    const against = rollOdds({ dice: 2, added: 0, attacks: [1, 1], defense: 0 }, 10)
    expect(against.wounds).toBeCloseTo(0.28, 2)
    expect(against.threat).toBeCloseTo(1 - (5 / 6) ** 2, 10)
  })

  it('adds up to one, and brings one success a die on the mean', () => {
    for (let dice = 0; dice <= 6; dice++) {
      const { successes } = rollOdds(plain(dice, 1), 40)
      expect(successes.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
      const mean = successes.reduce((sum, chance, n) => sum + chance * n, 0)
      expect(mean).toBeCloseTo(dice + 1, 8)
    }
  })

  it('keeps "so many or more" in the last entry', () => {
    const short = rollOdds(plain(3, 2), 3).successes
    const long = rollOdds(plain(3, 2), 12)
    expect(short).toHaveLength(4)
    expect(short[3]).toBeCloseTo(atLeast(long, 3), 10)
  })

  it('agrees with 200,000 dice for ten rolls', () => {
    const random = randomOf(7)
    for (let n = 0; n < 10; n++) {
      const attacks = [0, 0, 0].slice(0, random(4)).map(() => 1 + random(3))
      attacks.sort((a, b) => b - a)
      const roll = { dice: 1 + random(5), added: random(3), attacks, defense: random(2) }
      const odds = rollOdds(roll, 20)
      const times = 20_000
      const seen = Array.from({ length: times }, () => rolled(roll, random))
      const share = (is: (one: (typeof seen)[number]) => boolean) => seen.filter(is).length / times
      for (const needed of [1, 2, 3, 5]) {
        expect(share((one) => one.successes >= needed)).toBeCloseTo(atLeast(odds, needed), 1.7)
        expect(share((one) => one.wounds >= needed)).toBeCloseTo(odds.woundsAtLeast(needed), 1.7)
      }
      expect(share((one) => one.threat)).toBeCloseTo(odds.threat, 1.7)
    }
  })
})

describe('hundredths', () => {
  it('are 0 and 100 only of what is certain', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100])
    expect(percentOf(1 - 1e-14)).toBe(100)
  })
})

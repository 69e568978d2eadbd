/**
 * Exact odds of a roll (H14.1, H14.2). A hero die fails with 1/6; it brings k successes, k ≥ 1, with
 * 25/36 · (1/6)^(k−1), since a critical runs on; its last face shows a defense with 3/5.
 */
import { raised } from '@muster/engine'

/** A roll that is about to be made. */
export interface Roll {
  readonly dice: number
  /** Successes that are sure: tokens, bonuses. */
  readonly added: number
  /** Attacks of the ready enemies engaged with the hero, highest first: one enemy die each. */
  readonly attacks: readonly number[]
  readonly defense: number
}

export interface RollOdds {
  /** Chance of exactly n successes in all; the last entry is "so many or more". */
  readonly successes: readonly number[]
  /** Mean wounds by counterattacks; chance of n of them or more. */
  readonly wounds: number
  woundsAtLeast(n: number): number
  /** Chance that at least one threat is rolled. */
  readonly threat: number
}

const SIXTH = 1 / 6
const FAIL = SIXTH
const COUNTER = 1 / 2
const NO_THREAT = 5 / 6

/** Chance that one die brings exactly so many successes. */
const brings = (successes: number): number =>
  successes === 0 ? FAIL : (25 / 36) * raised(SIXTH, successes - 1)
/** So many or more. */
const bringsAtLeast = (successes: number): number =>
  successes === 0 ? 1 : (5 / 6) * raised(SIXTH, successes - 1)
/** Exactly so many, and no defense on its last face. */
const bringsBare = (successes: number): number =>
  successes === 0 ? 0 : raised(SIXTH, successes - 1) / 3
const bringsBareAtLeast = (successes: number): number =>
  successes === 0 ? 2 / 5 : (2 / 5) * raised(SIXTH, successes - 1)

/** Chances by successes (up to `most`, or more) and defenses of so many hero dice: rows by successes. */
function tableOf(dice: number, most: number): number[][] {
  let table: number[][] = [[1]]
  while (table.length <= most) table.push([0])
  for (let die = 0; die < dice; die++) table = withAnother(table, die, most)
  return table
}

function withAnother(
  table: readonly (readonly number[])[],
  dice: number,
  most: number,
): number[][] {
  const next: number[][] = []
  for (let to = 0; to <= most; to++) {
    const row: number[] = []
    for (let defenses = 0; defenses <= dice + 1; defenses++) row.push(0)
    next.push(row)
  }
  for (let from = 0; from <= most; from++) {
    for (let more = 0; from + more <= most; more++) {
      const isLast = from + more === most
      const all = isLast ? bringsAtLeast(more) : brings(more)
      const bare = isLast ? bringsBareAtLeast(more) : bringsBare(more)
      for (let defenses = 0; defenses <= dice; defenses++) {
        next[from + more][defenses] += table[from][defenses] * bare
        next[from + more][defenses + 1] += table[from][defenses] * (all - bare)
      }
    }
  }
  return next
}

/** Chance of each sum of counterattackers' attacks: the c highest of them, if c dice show one. */
function blowsOf(attacks: readonly number[]): number[] {
  const blows: number[] = [0]
  let sum = 0
  let ways = raised(COUNTER, attacks.length)
  blows[0] = ways
  attacks.forEach((attack, n) => {
    sum += attack
    ways = (ways * (attacks.length - n)) / (n + 1)
    while (blows.length <= sum) blows.push(0)
    blows[sum] += ways
  })
  return blows
}

/** Chance of n wounds, by so many defenses in all. */
function woundsBy(blows: readonly number[], defenses: number): number[] {
  const wounds: number[] = [0]
  blows.forEach((chance, blow) => {
    const n = Math.max(0, blow - defenses)
    while (wounds.length <= n) wounds.push(0)
    wounds[n] += chance
  })
  return wounds
}

const from = (row: readonly number[], n: number): number =>
  row.slice(Math.max(0, n)).reduce((sum, chance) => sum + chance, 0)

export function rollOdds({ dice, added, attacks, defense }: Roll, most: number): RollOdds {
  const table = tableOf(dice, most)
  const successes: number[] = []
  for (let n = 0; n <= most; n++) successes.push(0)
  const wounds: number[] = []
  const blows = blowsOf(attacks)
  for (let defenses = 0; defenses <= dice; defenses++) {
    let chance = 0
    for (let n = 0; n <= most; n++) {
      chance += table[n][defenses]
      successes[Math.min(most, n + added)] += table[n][defenses]
    }
    woundsBy(blows, defenses + defense).forEach((part, n) => {
      wounds[n] = (wounds[n] ?? 0) + part * chance
    })
  }
  return {
    successes,
    wounds: wounds.reduce((sum, chance, n) => sum + chance * n, 0),
    woundsAtLeast: (n) => from(wounds, n),
    threat: 1 - raised(NO_THREAT, attacks.length),
  }
}

/** Chance of n successes or more; not above what the odds were asked for. */
export const atLeast = (odds: RollOdds, n: number): number => from(odds.successes, n)

/** Rest comes before the blow (H4.16): chance that the wounds still reach the health. */
export function fallsAtRest(roll: Roll, left: number, wounds: number): number {
  const table = tableOf(roll.dice, wounds)
  const blows = blowsOf(roll.attacks)
  let chance = 0
  table.forEach((row, n) => {
    const recovered = Math.min(wounds, n + roll.added)
    row.forEach((part, defenses) => {
      chance += part * from(woundsBy(blows, defenses + roll.defense), left + recovered)
    })
  })
  return chance
}

/** Sums of chances are not exact to the last digit. */
const NOTHING = 1e-9

/** In whole hundredths: 0 and 100 only of what is certain. */
export function percentOf(chance: number): number {
  if (chance < NOTHING) return 0
  if (chance > 1 - NOTHING) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

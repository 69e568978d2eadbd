/**
 * Options compared with the same dice. The field is halved round by round, and who is behind beyond doubt falls out
 * before. The usual choice stays in to the end, to be compared with, unless it is clearly worse.
 */
import { doublingsTo } from '@muster/engine'

/** How often all are tried between two looks at who is behind. */
const LAP = 8
/** Standard errors by which who falls out is behind. */
const BEYOND_DOUBT = 4
/** A lead of less than this, in chance to win, is not worth more tries. */
const EVEN = 0.003
/** Standard errors by which it is sure that a lead is no greater. */
const SURELY = 2.5
/** The usual choice stands unless another is better by this many standard errors. */
const DOUBT = 1
/** Before they had this share of their part of the budget, options are not called alike. */
const ALIKE = 0.25
/** With few tries to give, it is better to try a few options than all of them once. */
const LEAST_TRIES = 3

export class Runner {
  readonly option: number
  /** What each try was worth; the n-th tries of all runners have the same dice. */
  readonly values: number[] = []
  sum = 0

  constructor(option: number) {
    this.option = option
  }

  get mean(): number {
    return this.sum / Math.max(1, this.values.length)
  }

  add(value: number): void {
    this.values.push(value)
    this.sum += value
  }
}

export interface Race {
  /** What the n-th try of an option is worth. */
  readonly attempt: (runner: Runner, nth: number) => number
  readonly iterations: number
  readonly shouldStop: () => boolean
}

/** Runs, and gives the winner. */
export function run(field: readonly Runner[], usual: Runner, race: Race): Runner {
  const { attempt, iterations, shouldStop } = race
  const others = field.filter((runner) => runner !== usual)
  let left = [usual, ...others].slice(0, Math.max(2, Math.floor(iterations / LEAST_TRIES)))
  const enough = Math.max(LAP, (ALIKE * iterations) / left.length)
  let rounds = doublingsTo(left.length)
  let done = 0
  while (left.length > 1 && done + left.length <= iterations) {
    const laps = Math.max(1, Math.floor((iterations - done) / rounds / left.length))
    for (let lap = 1; lap <= laps; lap++) {
      for (const runner of left) {
        if (shouldStop()) return winner(left, usual)
        runner.add(attempt(runner, runner.values.length))
        done++
      }
      if (lap % LAP !== 0) continue
      if (usual.values.length >= enough && left.every((runner) => isSame(runner, left[0]))) {
        return usual
      }
      left = stillIn(left)
      if (left[0].values.length >= enough) left = worthMore(left, usual)
      if (left.length === 1) break
    }
    rounds = Math.max(1, rounds - 1)
    if (left.length > 2) left = betterHalf(left, usual)
  }
  return winner(left, usual)
}

function betterHalf(field: readonly Runner[], usual: Runner): Runner[] {
  const ranked = [...field].sort((a, b) => b.sum - a.sum || a.option - b.option)
  const half = ranked.slice(0, Math.ceil(ranked.length / 2))
  if (field.includes(usual) && !half.includes(usual)) half[half.length - 1] = usual
  return half
}

/** Those that may still be the best. */
function stillIn(field: readonly Runner[]): Runner[] {
  const best = foremost(field, field[0])
  return field.filter((one) => one === best || doubtsBetween(best, one) < BEYOND_DOUBT)
}

/** Those that may be better than the usual choice by as much as matters; it stays as their measure while it is in. */
function worthMore(field: readonly Runner[], usual: Runner): Runner[] {
  const measure = field.includes(usual) ? usual : foremost(field, field[0])
  return field.filter((one) => one === measure || mayLead(one, measure))
}

function mayLead(one: Runner, other: Runner): boolean {
  const { mean, error } = leadOf(one, other)
  return mean + SURELY * error > EVEN
}

/** The foremost, if it is before the usual one beyond doubt; else the usual one. */
function winner(field: readonly Runner[], usual: Runner): Runner {
  const best = foremost(field, usual)
  return best === usual || doubtsBetween(best, usual) > DOUBT ? best : usual
}

function foremost(field: readonly Runner[], start: Runner): Runner {
  let best = start
  for (const runner of field) if (runner.mean > best.mean) best = runner
  return best
}

const isSame = (a: Runner, b: Runner) => a.values.every((value, i) => value === b.values[i])

/** By how many standard errors one is before another. */
function doubtsBetween(one: Runner, other: Runner): number {
  const { mean, error } = leadOf(one, other)
  return mean <= 0 ? 0 : mean / error
}

/** How far one is before another in the tries that both had, and the standard error of that. */
function leadOf(one: Runner, other: Runner): { mean: number; error: number } {
  const tries = Math.min(one.values.length, other.values.length)
  let sum = 0
  let squares = 0
  for (let i = 0; i < tries; i++) {
    const difference = one.values[i] - other.values[i]
    sum += difference
    squares += difference * difference
  }
  const mean = sum / tries
  const variance = Math.max(0, squares / tries - mean * mean)
  return { mean, error: Math.sqrt(variance / Math.max(1, tries - 1)) }
}

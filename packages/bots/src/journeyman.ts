/**
 * A competent player, and the yardstick by which games are tuned: the game's policy, corrected by a few short
 * playouts. To change it is to measure everything anew.
 */
import { doublingsTo, type EngineState } from '@muster/engine'
import type { Asked, Bot } from './bot.ts'
import { type Playouts, playoutsFor } from './playouts.ts'
import { seedFor } from './seeds.ts'

/** Decisions that a playout lasts. */
const PLAYOUT = 20
/** Playouts for one decision, over all its options and rounds. */
const BUDGET = 16
/** Each option that is still in is tried so often in a round at least. */
const LEAST_TRIES = 2
/** The policy's answer stands unless another is better by this many standard errors. */
const DOUBT = 1

interface Candidate {
  readonly option: number
  /** What each playout was worth; the n-th playouts of all candidates have the same dice. */
  readonly values: number[]
  sum: number
}

export const journeyman: Bot = {
  name: 'journeyman',
  choose(game, asked, seed, shouldStop = () => false) {
    const playouts = playoutsFor(game, asked.state)
    const first = playouts.policy(asked.state, seed)
    const candidates: Candidate[] = []
    for (let option = 0; option < asked.decision.count; option++) {
      candidates.push({ option, values: [], sum: 0 })
    }
    return search(playouts, asked, candidates, first, seed, shouldStop)
  },
}

/** Halves the field round by round; the policy's answer stays in to the end, to be compared with. */
function search<S extends EngineState, C>(
  playouts: Playouts<S, C>,
  { state }: Asked<S>,
  candidates: Candidate[],
  first: number,
  seed: number,
  shouldStop: () => boolean,
): number {
  const usual = candidates[first]
  const rounds = Math.max(1, doublingsTo(candidates.length))
  let left = candidates
  while (left.length > 1) {
    const tries = Math.max(LEAST_TRIES, Math.floor(BUDGET / rounds / left.length))
    for (let n = 0; n < tries; n++) {
      if (shouldStop()) return better(left, usual)
      for (const candidate of left) {
        const at = candidate.values.length
        const value = playouts.value(state, candidate.option, PLAYOUT, seedFor(seed, at))
        candidate.values.push(value)
        candidate.sum += value
      }
    }
    if (left.every((candidate) => sameValues(candidate, left[0]))) return first
    if (left.length === 2) break
    left = betterHalf(left, usual)
  }
  return better(left, usual)
}

function betterHalf(candidates: readonly Candidate[], usual: Candidate): Candidate[] {
  const ranked = [...candidates].sort((a, b) => b.sum - a.sum || a.option - b.option)
  const half = ranked.slice(0, Math.ceil(ranked.length / 2))
  if (!half.includes(usual)) half[half.length - 1] = usual
  return half
}

function sameValues(a: Candidate, b: Candidate): boolean {
  return a === b || a.values.every((value, i) => value === b.values[i])
}

/** The best candidate, if it is better than the usual one beyond doubt; else the usual one. */
function better(candidates: readonly Candidate[], usual: Candidate): number {
  let best = usual
  for (const candidate of candidates) if (candidate.sum > best.sum) best = candidate
  if (best === usual) return usual.option
  const tries = Math.min(best.values.length, usual.values.length)
  let sum = 0
  let squares = 0
  for (let i = 0; i < tries; i++) {
    const difference = best.values[i] - usual.values[i]
    sum += difference
    squares += difference * difference
  }
  const mean = sum / tries
  const error = Math.sqrt(Math.max(0, squares / tries - mean * mean) / Math.max(1, tries - 1))
  return mean > DOUBT * error ? best.option : usual.option
}

/** The value of a position and the chance to win, by way of the logarithm of the odds: what is learned there adds up. */
import { exponential, logarithm } from './exponential.ts'

const BEST = 10_000
/** Values nearer to the ends than this are taken as this. */
const EDGE = 50

/** Of a game's value, 0 to 10,000. */
export function logOdds(value: number): number {
  const share = Math.min(BEST - EDGE, Math.max(EDGE, value)) / BEST
  return logarithm(share / (1 - share))
}

/** 0 to 1. */
export const chanceAt = (logOdds: number): number => 1 / (1 + exponential(-logOdds))

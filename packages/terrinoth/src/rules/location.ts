/** Progress on the active location (H4.10, H4.20). */
import { MOMENTS } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { LOCATION } from '../state.ts'
import { isExplored } from '../words/when.ts'
import { atMoment } from './moment.ts'

const EXPLORED = MOMENTS.indexOf('explored')

/** Never below zero. */
export function addProgress(u: U, by: number, cause: number): void {
  const s = u.state
  const now = Math.max(0, s.progress + by)
  const change = now - s.progress
  if (change === 0 || s.piles[LOCATION].length === 0) return
  s.progress = now
  u.tell('progress', change, now, cause)
  if (s.mapped === 1 || !isExplored(u)) return
  s.mapped = 1
  u.tell('explored', s.piles[LOCATION][0])
  atMoment(u, EXPLORED, s.active)
}

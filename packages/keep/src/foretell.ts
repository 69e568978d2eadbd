/** What is sure of a treasure that nobody has turned: it is looted, whatever it does (K6.10). */
import type { Telling } from '@muster/engine'
import { PRIZE, VAULT_LOOTED } from './rules/loot.ts'
import type { KeepState } from './state.ts'
import { begunAs } from './view/running.ts'

/** No card of a pile that nobody has seen. */
export const UNSEEN = -1

/** Tells of the treasure that a trial has come to, and takes it away. */
export function foretell(s: KeepState): Telling[] {
  const room = begunAs(s, 'loot')?.local('room')
  if (room === undefined || s.value[room] === 0) return []
  const value = s.value[room]
  s.value[room] = 0
  const looted = { name: 'looted', a: room, b: value, c: UNSEEN, d: 0 }
  // K5.3
  return value === PRIZE ? [looted, { name: 'lost', a: VAULT_LOOTED, b: 0, c: 0, d: 0 }] : [looted]
}

/** Questions that people need not be asked: some heroes do the same whenever their turn comes (K6.14). */
import type { Decision } from '@muster/engine'
import { type Content, MOMENTS, scenarioOf } from './content.ts'
import { countOf, lowestOf, nearer } from './map/geometry.ts'
import { heroesIn } from './rules/heroes.ts'
import {
  ARCHER,
  CELLS,
  classOf,
  FRESH,
  isInDungeon,
  type KeepState,
  ROOMS,
  TRAP,
  tokensIn,
} from './state.ts'

const HERO_GONE = MOMENTS.indexOf('hero-gone')

/** Gives the number of the option that is taken. */
export function unasked(content: Content, s: KeepState, decision: Decision): number | undefined {
  if (decision.prompt !== 'next-hero') return undefined
  if (scenarioOf(content, s).moments[HERO_GONE].length > 0) return undefined
  for (let i = 0; i < decision.count; i++) {
    if (canOnlyWait(content, s, s.heroRoom[decision.at(i).a])) return i
  }
  return undefined
}

/**
 * All who are in the room are too few for its treasure, and nobody can join them: whoever of them acts, and when,
 * waits, and nobody elsewhere is the better or the worse for it.
 */
function canOnlyWait(content: Content, s: KeepState, room: number): boolean {
  if (s.guards[room] > 0 || s.value[room] <= heroesIn(s, room) || room === CELLS) return false
  let fresh = 0
  for (let hero = 0; hero < s.heroRoom.length; hero++) {
    if (s.heroRoom[hero] !== room || s.heroIs[hero] !== FRESH) continue
    fresh++
    if (classOf(hero) === ARCHER) return false
  }
  if (fresh > 1 && tokensIn(s, room, TRAP) > 0) return false
  const before = behind(content, s, room)
  // Whoever is freed from the Cells may come from there.
  if ((before & (1 << CELLS)) !== 0) return false
  return s.heroRoom.every((at) => at < 0 || (before & (1 << at)) === 0)
}

/** The rooms from which a charge may lead to this one, as bits. */
function behind(content: Content, s: KeepState, room: number): number {
  let rooms = 0
  let before = -1
  while (countOf(rooms) !== before) {
    before = countOf(rooms)
    for (let from = 0; from < ROOMS.length; from++) {
      if (!isInDungeon(s, from) || s.distance[from] <= s.distance[room]) continue
      for (let to = nearer(content, s, from); to !== 0; to &= to - 1) {
        if (lowestOf(to) === room || (rooms & (to & -to)) !== 0) rooms |= 1 << from
      }
    }
  }
  return rooms
}

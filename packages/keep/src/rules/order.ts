/** Whether it can matter which hero is resolved first (K6.14). Where it cannot, nobody is asked. */
import { type Content, MOMENTS, scenarioOf } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import {
  ARCHER,
  ARRIVED,
  CELLS,
  classOf,
  EXHAUSTED,
  FRESH,
  HEROES,
  type KeepState,
  MAGE,
  NOWHERE,
  ROGUE,
  ROOMS,
  TRAP,
  tokensIn,
} from '../state.ts'
import { vitalityIn } from './monsters.ts'

const HERO_GONE = MOMENTS.indexOf('hero-gone')

/** By room, filled anew for each question. */
const heroes = new Int32Array(ROOMS.length)
const damage = new Int32Array(ROOMS.length)
const mostDamage = new Int32Array(ROOMS.length)
const awaiting = new Int32Array(ROOMS.length)
const fresh = new Int32Array(ROOMS.length)

export function orderMatters(content: Content, s: KeepState): boolean {
  const scenario = scenarioOf(content, s)
  if (scenario.moments[HERO_GONE].length > 0) return true
  heroes.fill(0)
  damage.fill(0)
  mostDamage.fill(0)
  awaiting.fill(0)
  fresh.fill(0)
  let awake = 0
  for (let hero = 0; hero < HEROES; hero++) {
    const room = s.heroRoom[hero]
    if (room === NOWHERE) continue
    heroes[room]++
    const blow = scenario.heroDamage[classOf(hero)]
    damage[room] += blow
    if (blow > mostDamage[room]) mostDamage[room] = blow
    if (s.heroIs[hero] === EXHAUSTED) continue
    awake |= 1 << hero
    awaiting[room]++
    if (s.heroIs[hero] === FRESH) fresh[room]++
  }
  return reachesOthers(s, awake) || !isEachRoomSettled(content, s, awake)
}

/** Does one of those that are still to act do something to another, or to a monster elsewhere? */
function reachesOthers(s: KeepState, awake: number): boolean {
  let inspired = 0
  for (let left = awake; left !== 0; left &= left - 1) {
    const hero = lowestOf(left)
    const room = s.heroRoom[hero]
    const is = s.heroIs[hero]
    if (is === FRESH || is === ARRIVED) {
      // One that two of them inspire acts once or twice.
      if ((s.heroInspires[hero] & (awake | inspired)) !== 0) return true
      inspired |= s.heroInspires[hero]
    }
    if (is !== FRESH) continue
    if (classOf(hero) === MAGE && room === CELLS) return true
    if (classOf(hero) === ARCHER && hasTarget(s, room)) return true
  }
  return false
}

function hasTarget(s: KeepState, room: number): boolean {
  for (let left = s.passages[room]; left !== 0; left &= left - 1) {
    if (s.guards[lowestOf(left)] > 0) return true
  }
  return false
}

function isEachRoomSettled(content: Content, s: KeepState, awake: number): boolean {
  for (let left = awake; left !== 0; left &= left - 1) {
    const hero = lowestOf(left)
    const room = s.heroRoom[hero]
    if (awaiting[room] > 1 && fresh[room] > 0 && tokensIn(s, room, TRAP) > 0) return false
    if (!isSettled(content, s, room, hero)) return false
  }
  return true
}

/** Everyone in the room can only attack, or only wait; or the one that is there dies to its traps. */
function isSettled(content: Content, s: KeepState, room: number, hero: number): boolean {
  // Blows of different strength may fall on monsters that they are wasted on.
  const isEven = damage[room] === mostDamage[room] * heroes[room]
  if (s.guards[room] > 0 && isEven && vitalityIn(content, s, room) >= damage[room]) return true
  if (s.guards[room] === 0 && s.value[room] > heroes[room]) return true
  return heroes[room] === 1 && diesToTraps(content, s, room, hero)
}

function diesToTraps(content: Content, s: KeepState, room: number, hero: number): boolean {
  if (s.heroIs[hero] !== FRESH || classOf(hero) === ARCHER) return false
  const traps = tokensIn(s, room, TRAP) - (classOf(hero) === ROGUE ? 1 : 0)
  const { trapDamage, heroVitality } = scenarioOf(content, s)
  return traps * trapDamage >= heroVitality[classOf(hero)] - s.heroWounds[hero]
}

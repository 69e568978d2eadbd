/** Steps 2 and 3 of a hero: its ability, then the room (K6.5, K6.6). */
import type { U } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import {
  ARCHER,
  ARRIVED,
  CELLS,
  classOf,
  FRESH,
  HEROES,
  MAGE,
  MOST_VITALITY,
  monsterAt,
  NOWHERE,
  ROGUE,
  ROOMS,
  TRAP,
  tokensIn,
  WARRIOR,
} from '../state.ts'
import { exhaust, exhaustedIn, FREED, likenessOf, takeTraps, wakeIn } from './heroes.ts'
import { hurtMonster } from './monsters.ts'
import { procedure } from './procedure.ts'
import { ruin } from './ruin.ts'
import { destroy } from './tokens.ts'

const RUINED_BY_WARRIOR = 2
const ARROW = 1

/** K8.2, K8.12: rooms beside this one with monsters that are nearest to the Vault, as bits. */
function shotRooms(u: U, from: number): number {
  const s = u.state
  let rooms = 0
  let nearest = Number.POSITIVE_INFINITY
  for (let left = s.passages[from]; left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    if (s.guards[room] === 0) continue
    const distance = s.distance[room] < 0 ? ROOMS.length : s.distance[room]
    if (distance < nearest) {
      nearest = distance
      rooms = 0
    }
    if (distance === nearest) rooms |= 1 << room
  }
  return rooms
}

export const shot = procedure('shot', ['room'], {
  aim: {
    ask(u, f, d) {
      const { state } = u
      d.askParty(state.active, false, 'shot', 'K8.2', f.room)
      for (let left = shotRooms(u, f.room); left !== 0; left &= left - 1) {
        const room = lowestOf(left)
        for (let seat = 0; seat < state.players; seat++) {
          for (let wounds = 0; wounds < MOST_VITALITY; wounds++) {
            const monster = monsterAt(seat, room, wounds)
            if (state.monsters[monster] > 0) d.option('hurt', monster)
          }
        }
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, f, choice) {
      u.tell('shot', f.room, choice.a)
      hurtMonster(u, choice.a, ARROW)
      return 'done'
    },
  },
})

export const enter = procedure('enter', ['hero'], {
  ability(u, f) {
    const s = u.state
    const room = s.heroRoom[f.hero]
    const heroClass = classOf(f.hero)
    u.tell('step', heroClass, room, f.hero, 2)
    if (heroClass === ARCHER) u.call(shot, room)
    else if (heroClass === WARRIOR) u.call(ruin, room, RUINED_BY_WARRIOR, heroClass)
    else if (heroClass === ROGUE) {
      if (tokensIn(s, room, TRAP) > 0) destroy(u, TRAP, room, heroClass)
    } else if (room === CELLS) freeCells(u)
    return 'traps'
  },
  traps(u, f) {
    const s = u.state
    const room = s.heroRoom[f.hero]
    u.tell('step', classOf(f.hero), room, f.hero, 3)
    takeTraps(u, f.hero)
    if (s.heroRoom[f.hero] === NOWHERE) return 'done'
    // K6.6
    if (room === CELLS && classOf(f.hero) !== MAGE) {
      exhaust(s, f.hero)
      u.tell('exhausted', classOf(f.hero), room, f.hero)
    } else s.heroIs[f.hero] = ARRIVED
    return 'done'
  },
})

/** K4.6 */
function freeCells(u: U): void {
  const freed = wakeIn(u, CELLS, exhaustedIn(u.state, CELLS), FREED)
  if (freed > 0) u.tell('freed', freed)
}

/** K6.19: those summoned to a room that have not done steps 2 and 3 do them before they are counted. */
export const early = procedure('early', ['room'], {
  next: {
    ask(u, f, d) {
      const s = u.state
      d.askParty(s.active, false, 'early-hero', 'K6.19', f.room)
      let matters = tokensIn(s, f.room, TRAP) > 0
      for (let hero = 0; hero < HEROES; hero++) {
        if (s.heroRoom[hero] !== f.room || s.heroIs[hero] !== FRESH) continue
        d.alike('leads', likenessOf(s, hero), hero)
        if (classOf(hero) === ARCHER) matters = true
      }
      if (d.count === 0) return 'done'
      return matters ? undefined : 'first'
    },
    answer(u, _f, choice) {
      u.call(enter, choice.a)
      return 'next'
    },
  },
  first(u, f) {
    u.call(enter, firstFresh(u, f.room))
    return 'next'
  },
})

/** The first hero of a room that has not done steps 2 and 3, or NOWHERE. */
export function firstFresh(u: U, room: number): number {
  const s = u.state
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] === room && s.heroIs[hero] === FRESH) return hero
  }
  return NOWHERE
}

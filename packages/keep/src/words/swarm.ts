/** K3.16: each of your monsters in one room may do the same, one by one. */
import type { Decision, Word } from '@muster/engine'
import type { Action, SwarmDeed } from '../cards/types.ts'
import type { U } from '../content.ts'
import { lowestOf, reach } from '../map/geometry.ts'
import { boundTo, takeHere } from '../rules/combo.ts'
import { moveMonster } from '../rules/monsters.ts'
import { procedure } from '../rules/procedure.ts'
import { place } from '../rules/tokens.ts'
import { type KeepState, MOST_VITALITY, monsterAt, monstersIn, TRAP } from '../state.ts'
import { aimedAt, hasHero, hit, offerHeroes } from './attack.ts'
import { loading, ownRooms } from './move.ts'

type Swarm = Extract<Action, { readonly word: 'swarm' }>

const DEEDS: readonly SwarmDeed[] = ['move', 'melee', 'ranged', 'trap']
const MOVE = 0
const RANGED = 2
const LAY_TRAP = 3

/** Could one of a seat's monsters in this room do it? */
function canDo(s: KeepState, room: number, deed: number): boolean {
  if (deed === MOVE) return reach(s, room, false) !== 0
  if (deed === LAY_TRAP) return s.supply[TRAP] > 0
  return hasHero(s, aimedAt(s, 1 << room, deed === RANGED))
}

/** Rooms from which a swarm can start, as bits. */
function swarmRooms(s: KeepState, seat: number, deed: number, only: number): number {
  let rooms = 0
  for (let left = ownRooms(s, seat, only); left !== 0; left &= left - 1) {
    if (canDo(s, lowestOf(left), deed)) rooms |= left & -left
  }
  return rooms
}

function offerDeeds(u: U, d: Decision, seat: number, room: number, deed: number): void {
  const s = u.state
  if (deed === LAY_TRAP) d.option('in', room)
  else if (deed !== MOVE) offerHeroes(s, d, aimedAt(s, 1 << room, deed === RANGED))
  else {
    for (let wounds = 0; wounds < MOST_VITALITY; wounds++) {
      const monster = monsterAt(seat, room, wounds)
      if (s.monsters[monster] === 0) continue
      for (let left = reach(s, room, false); left !== 0; left &= left - 1) {
        d.option('go', monster, lowestOf(left))
      }
    }
  }
}

/** `only`: where a Combo allows it; `left`: monsters that have not done it. */
const swarming = procedure('swarm', ['seat', 'deed', 'node', 'only', 'room', 'left'], {
  where: {
    ask(u, f, d) {
      d.ask(f.seat, 'swarm-room', 'K3.16', f.node)
      const rooms = swarmRooms(u.state, f.seat, f.deed, f.only)
      for (let left = rooms; left !== 0; left &= left - 1) d.option('in', lowestOf(left))
      return undefined
    },
    answer(u, f, choice) {
      f.room = choice.a
      f.left = monstersIn(u.state, f.seat, f.room)
      return 'one'
    },
  },
  one: {
    ask(u, f, d) {
      if (f.left === 0 || !canDo(u.state, f.room, f.deed)) return 'over'
      d.ask(f.seat, 'swarm', 'K3.16', f.room, f.left, f.node)
      offerDeeds(u, d, f.seat, f.room, f.deed)
      d.option('enough')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'enough') return 'over'
      f.left--
      if (choice.verb === 'go') {
        moveMonster(u, choice.a, choice.b)
        u.call(loading, f.seat, f.room, choice.b)
      } else if (choice.verb === 'hit') hit(u, f.seat, choice.a)
      else place(u, TRAP, f.room)
      return 'one'
    },
  },
  over(u, f) {
    u.state.here = f.room
    return 'done'
  },
})

export const swarm: Word<U, Swarm> = {
  name: 'swarm',
  can: (u, node, seat) =>
    swarmRooms(u.state, seat, DEEDS.indexOf(node.args.do), boundTo(u.state)) !== 0,
  run(u, node, seat) {
    u.call(swarming, seat, DEEDS.indexOf(node.args.do), node.index, takeHere(u.state))
  },
}

export const swarmProcedures = [swarming]

/** K3.3: Move, and what is carried. */
import type { Word } from '@muster/engine'
import type { Action } from '../cards/types.ts'
import type { U } from '../content.ts'
import { lowestOf, reach } from '../map/geometry.ts'
import { boundTo, takeHere } from '../rules/combo.ts'
import { moveMonster, roomsWith } from '../rules/monsters.ts'
import { procedure } from '../rules/procedure.ts'
import { carry } from '../rules/tokens.ts'
import {
  type KeepState,
  MOST_VITALITY,
  monsterAt,
  NOWHERE,
  roomOfMonster,
  TOKENS,
  tokensIn,
} from '../state.ts'

type Move = Extract<Action, { readonly word: 'move' }>

/** Rooms with a seat's monsters, or the one of them that a Combo allows, as bits. */
export function ownRooms(s: KeepState, seat: number, only: number): number {
  const rooms = roomsWith(s, seat)
  return only === NOWHERE ? rooms : rooms & (1 << only)
}

function canMove(s: KeepState, seat: number, walls: boolean, only: number): boolean {
  for (let left = ownRooms(s, seat, only); left !== 0; left &= left - 1) {
    if (reach(s, lowestOf(left), walls) !== 0) return true
  }
  return false
}

/** A monster that has moved may have taken one token of its room with it. */
export const loading = procedure('loading', ['seat', 'from', 'to'], {
  which: {
    ask(u, f, d) {
      d.ask(f.seat, 'carry', 'K3.3', f.from, f.to)
      for (let token = 0; token < TOKENS.length; token++) {
        if (tokensIn(u.state, f.from, token) > 0) d.option('carry', token)
      }
      if (d.count === 0) return 'done'
      d.option('empty-handed')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'carry') carry(u, choice.a, f.from, f.to)
      return 'done'
    },
  },
})

const mover = procedure('mover', ['seat', 'monster', 'to', 'walls', 'only'], {
  who: {
    ask(u, f, d) {
      const s = u.state
      d.ask(f.seat, 'mover', 'K3.3')
      for (let left = ownRooms(s, f.seat, f.only); left !== 0; left &= left - 1) {
        const room = lowestOf(left)
        if (reach(s, room, f.walls === 1) === 0) continue
        for (let wounds = 0; wounds < MOST_VITALITY; wounds++) {
          const monster = monsterAt(f.seat, room, wounds)
          if (s.monsters[monster] > 0) d.option('with', monster)
        }
      }
      return undefined
    },
    answer(_u, f, choice) {
      f.monster = choice.a
      return 'whereTo'
    },
  },
  whereTo: {
    ask(u, f, d) {
      d.ask(f.seat, 'move-to', 'K3.3', f.monster)
      const rooms = reach(u.state, roomOfMonster(f.monster), f.walls === 1)
      for (let left = rooms; left !== 0; left &= left - 1) d.option('to', lowestOf(left))
      return undefined
    },
    answer(u, f, choice) {
      f.to = choice.a
      moveMonster(u, f.monster, f.to)
      u.call(loading, f.seat, roomOfMonster(f.monster), f.to)
      return 'arrived'
    },
  },
  arrived(u, f) {
    u.state.here = f.to
    return 'done'
  },
})

export const move: Word<U, Move> = {
  name: 'move',
  can: (u, node, seat) => canMove(u.state, seat, node.args.walls === true, boundTo(u.state)),
  run(u, node, seat) {
    u.call(mover, seat, 0, 0, node.args.walls === true ? 1 : 0, takeHere(u.state))
  },
}

export const moveProcedures = [mover, loading]

/** K3.4, K3.5: attacks on heroes. */
import type { Decision, Word } from '@muster/engine'
import type { Action } from '../cards/types.ts'
import type { U } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import { boundTo, takeHere } from '../rules/combo.ts'
import { hurtHero, likenessOf } from '../rules/heroes.ts'
import { roomsWith } from '../rules/monsters.ts'
import { procedure } from '../rules/procedure.ts'
import { classOf, HEROES, type KeepState, NOWHERE } from '../state.ts'

const DAMAGE = 1

/** Rooms whose heroes are in reach of monsters in these rooms, as bits. Portals do not count. */
export function aimedAt(s: KeepState, from: number, ranged: boolean): number {
  if (!ranged) return from
  let rooms = 0
  for (let left = from; left !== 0; left &= left - 1) rooms |= s.passages[lowestOf(left)]
  return rooms
}

export function hasHero(s: KeepState, rooms: number): boolean {
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] !== NOWHERE && (rooms & (1 << s.heroRoom[hero])) !== 0) return true
  }
  return false
}

export function offerHeroes(s: KeepState, d: Decision, rooms: number): void {
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] === NOWHERE || (rooms & (1 << s.heroRoom[hero])) === 0) continue
    d.alike('hit', likenessOf(s, hero), hero)
  }
}

/** Hits a hero; gives the room where it was. */
export function hit(u: U, seat: number, hero: number): number {
  const room = u.state.heroRoom[hero]
  u.tell('hit', seat, classOf(hero), room, hero)
  hurtHero(u, hero, DAMAGE)
  return room
}

/** Inside a Combo the hero must be where the left was done. */
function inReach(s: KeepState, seat: number, ranged: boolean, only: number): number {
  const rooms = aimedAt(s, roomsWith(s, seat), ranged)
  return only === NOWHERE ? rooms : rooms & (1 << only)
}

const hitting = procedure('hitting', ['seat', 'ranged', 'only'], {
  whom: {
    ask(u, f, d) {
      d.ask(f.seat, 'target', f.ranged === 1 ? 'K3.5' : 'K3.4', f.ranged)
      offerHeroes(u.state, d, inReach(u.state, f.seat, f.ranged === 1, f.only))
      return undefined
    },
    answer(u, f, choice) {
      u.state.here = hit(u, f.seat, choice.a)
      return 'done'
    },
  },
})

type Attack = Extract<Action, { readonly word: 'melee' | 'ranged' }>

function attack(name: 'melee' | 'ranged'): Word<U, Attack> {
  const ranged = name === 'ranged'
  return {
    name,
    can: (u, _node, seat) => hasHero(u.state, inReach(u.state, seat, ranged, boundTo(u.state))),
    run: (u, _node, seat) => u.call(hitting, seat, ranged ? 1 : 0, takeHere(u.state)),
  }
}

export const attackWords = [attack('melee'), attack('ranged')]
export const attackProcedures = [hitting]

/** Tokens: what lies in rooms, and the supply (K1.6, K3.18). */
import { scenarioOf, type U } from '../content.ts'
import { layMap } from '../map/geometry.ts'
import { COMPLETED, type KeepState, NO_PORTAL, PORTAL, TOKENS, tokensIn } from '../state.ts'

export const has = (s: KeepState, room: number, token: number, count = 1): boolean =>
  tokensIn(s, room, token) >= count

/** A token of the supply, which must have one, goes to a room. */
export function place(u: U, token: number, room: number): void {
  const s = u.state
  s.supply[token]--
  s.tokens[room * TOKENS.length + token]++
  u.tell('placed', token, room)
}

/** Tokens that players pay return to the supply. */
export function spend(u: U, token: number, room: number, count = 1): void {
  for (let i = 0; i < count; i++) {
    takeAway(u.state, token, room)
    u.tell('spent', token, room)
  }
}

/** A token that heroes (or, with −1, a treasure) do away with. */
export function destroy(u: U, token: number, room: number, heroClass: number): void {
  takeAway(u.state, token, room)
  u.tell('destroyed', token, room, heroClass)
}

export function takeAway(s: KeepState, token: number, room: number): void {
  s.tokens[room * TOKENS.length + token]--
  s.supply[token]++
}

export function carry(u: U, token: number, from: number, to: number): void {
  u.state.tokens[from * TOKENS.length + token]--
  u.state.tokens[to * TOKENS.length + token]++
  u.tell('carried', token, from, to)
}

/** K3.24: an uncompleted portal is turned; else one comes from the supply. */
export const mayHavePortal = (s: KeepState, room: number): boolean =>
  s.portal[room] !== COMPLETED && (s.portal[room] !== NO_PORTAL || s.supply[PORTAL] > 0)

export function completePortal(u: U, room: number): void {
  const s = u.state
  if (s.portal[room] === NO_PORTAL) s.supply[PORTAL]--
  s.portal[room] = COMPLETED
  u.tell('portal', room, COMPLETED)
  if (scenarioOf(u.content, s).heroesUsePortals) layMap(u.content, s)
}

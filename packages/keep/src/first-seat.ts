import type { Content } from './content.ts'
import type { KeepState } from './state.ts'

/** K1.12, K1.16: the seat whose clan has the fewest monsters. */
export function firstSeat({ monsters }: Content, s: KeepState): number {
  let first = 0
  for (let seat = 1; seat < s.players; seat++) {
    if (monsters[s.clan[seat]] < monsters[s.clan[first]]) first = seat
  }
  return first
}

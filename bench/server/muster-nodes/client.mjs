// Every other match sits at the second node, which listens at the next port.
import { seat as seatAt } from '../muster/client.mjs'

/** @type {import('../contestant.ts').Seat} */
export function seat(port, seed, seen) {
  return seatAt(port + (seed % 2), seed, seen)
}

/** A place on the board as the table's own thing, to be pointed at; every page has the same places. */
import type { Thing } from '@muster/engine'

const PLACE = /^(.+):(-?\d+)$/

/** Marks a place without a number. */
const BARE = '='

export function thingOf(spot: string): Thing {
  const [, kind, n] = PLACE.exec(spot) ?? []
  return kind === undefined ? { kind: `${BARE}${spot}`, n: 0 } : { kind, n: Number(n) }
}

export const spotOf = ({ kind, n }: Thing): string =>
  kind.startsWith(BARE) ? kind.slice(BARE.length) : `${kind}:${n}`

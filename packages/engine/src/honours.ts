import type { Seat } from './state.ts'

interface Claim<Deed> {
  readonly seat: Seat
  readonly deed: Deed
  /** Nobody did more of it. */
  readonly isBest: boolean
  /** How far ahead of the others, as a share. */
  readonly ahead: number
}

/** What players can be honoured for. */
export interface Honourable<Deed extends string> {
  /** The finest first. */
  readonly deeds: readonly Deed[]
  /** Fewer than this is nothing to be honoured for. */
  readonly least: Readonly<Record<Deed, number>>
  /** For who has nothing else. */
  readonly otherwise: Deed
}

/**
 * For each player what they did that the others did less of; `count`: how often they did it. Who stands out most
 * is served first; no deed is honoured twice while there are others.
 */
export function honouredDeeds<Deed extends string>(
  { deeds, least, otherwise }: Honourable<Deed>,
  players: number,
  count: (seat: Seat, deed: Deed) => number,
): Deed[] {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const claims = seats.flatMap((seat) =>
    deeds.flatMap((deed): Claim<Deed>[] => {
      const mine = count(seat, deed)
      if (mine < least[deed]) return []
      const others = seats.filter((other) => other !== seat).map((other) => count(other, deed))
      const most = Math.max(0, ...others)
      return [{ seat, deed, isBest: mine >= most, ahead: (mine - most) / mine }]
    }),
  )
  claims.sort(
    (a, b) =>
      Number(b.isBest) - Number(a.isBest) ||
      b.ahead - a.ahead ||
      deeds.indexOf(a.deed) - deeds.indexOf(b.deed) ||
      a.seat - b.seat,
  )
  const given: Claim<Deed>[] = []
  for (const claim of claims) {
    if (!given.some(({ seat, deed }) => seat === claim.seat || deed === claim.deed)) {
      given.push(claim)
    }
  }
  return seats.map((seat) => given.find((claim) => claim.seat === seat)?.deed ?? otherwise)
}

/** One honour for each player: what they did that the others did less of. */
import type { Seat, Telling } from '@muster/engine'
import type { Moment } from './chronicle.ts'

export const DEEDS = [
  'hits',
  'defended',
  'bought',
  'prisoners',
  'built',
  'traps',
  'carried',
  'summoned',
  'drew',
  'played',
] as const
export type Deed = (typeof DEEDS)[number]

export interface Honour {
  readonly seat: Seat
  readonly deed: Deed
  readonly count: number
}

type Tally = Record<Deed, number>

const newTally = (): Tally => ({
  hits: 0,
  defended: 0,
  bought: 0,
  prisoners: 0,
  built: 0,
  traps: 0,
  carried: 0,
  summoned: 0,
  drew: 0,
  played: 0,
})

/** Fewer than this is nothing to be honoured for. */
const LEAST: { readonly [D in Deed]: number } = {
  hits: 3,
  defended: 2,
  bought: 2,
  prisoners: 3,
  built: 1,
  traps: 3,
  carried: 3,
  summoned: 4,
  drew: 1,
  played: 1,
}

/** Events that name who did it, and those that the active player does. */
const BY_SEAT: { readonly [event: string]: Deed } = {
  hit: 'hits',
  defended: 'defended',
  acquired: 'bought',
  cells: 'prisoners',
  drew: 'drew',
  played: 'played',
}
const BY_TURN: { readonly [event: string]: Deed } = {
  built: 'built',
  carried: 'carried',
  summoned: 'summoned',
}
const TRAP = 4

export function honoursOf(moments: readonly Moment[]): Honour[] {
  const players = moments.at(-1)?.state.players ?? 0
  const tallies = Array.from({ length: players }, newTally)
  let active = -1
  for (const { events } of moments) {
    for (const event of events) {
      if (event.name === 'turn') active = event.a
      // Set-up and invasions are nobody's doing.
      if (event.name === 'invasion') active = -1
      count(tallies, event, active)
    }
  }
  return shared(tallies)
}

function count(tallies: readonly Tally[], event: Telling, active: Seat): void {
  const { name, a } = event
  if (Object.hasOwn(BY_SEAT, name)) tallies[a][BY_SEAT[name]]++
  if (active < 0) return
  if (Object.hasOwn(BY_TURN, name)) tallies[active][BY_TURN[name]]++
  if (name === 'placed' && a === TRAP) tallies[active].traps++
}

interface Claim {
  readonly seat: Seat
  readonly deed: Deed
  /** Nobody did more of it. */
  readonly isBest: boolean
  /** How far ahead of the others, as a share. */
  readonly ahead: number
}

/** Who stands out most is served first; no deed is honoured twice while there are others. */
function shared(tallies: readonly Tally[]): Honour[] {
  const claims = tallies.flatMap((_, seat) => claimsOf(tallies, seat))
  claims.sort(
    (a, b) =>
      Number(b.isBest) - Number(a.isBest) ||
      b.ahead - a.ahead ||
      DEEDS.indexOf(a.deed) - DEEDS.indexOf(b.deed) ||
      a.seat - b.seat,
  )
  const given: Claim[] = []
  for (const claim of claims) {
    if (!given.some(({ seat, deed }) => seat === claim.seat || deed === claim.deed)) {
      given.push(claim)
    }
  }
  return tallies.map((tally, seat): Honour => {
    const deed = given.find((claim) => claim.seat === seat)?.deed ?? 'played'
    return { seat, deed, count: tally[deed] }
  })
}

function claimsOf(tallies: readonly Tally[], seat: Seat): Claim[] {
  return DEEDS.flatMap((deed): Claim[] => {
    const mine = tallies[seat][deed]
    if (mine < LEAST[deed]) return []
    const others = tallies.filter((_, other) => other !== seat).map((tally) => tally[deed])
    const most = Math.max(0, ...others)
    return [{ seat, deed, isBest: mine >= most, ahead: (mine - most) / mine }]
  })
}

/** One honour for each player: what they did that the others did less of. */
import { honouredDeeds, type Seat, type Telling } from '@muster/engine'
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
  const honourable = { deeds: DEEDS, least: LEAST, otherwise: 'played' } as const
  return honouredDeeds(honourable, players, (seat, deed) => tallies[seat][deed]).map(
    (deed, seat) => ({ seat, deed, count: tallies[seat][deed] }),
  )
}

function count(tallies: readonly Tally[], event: Telling, active: Seat): void {
  const { name, a } = event
  if (Object.hasOwn(BY_SEAT, name)) tallies[a][BY_SEAT[name]]++
  if (active < 0) return
  if (Object.hasOwn(BY_TURN, name)) tallies[active][BY_TURN[name]]++
  if (name === 'placed' && a === TRAP) tallies[active].traps++
}

/** One honour for each hero: what they did that the others did less of. */
import { honouredDeeds, type Seat, type Telling } from '@muster/engine'
import { ACTIVATION, type Content } from '../content.ts'
import { BY_QUEST, MOST_HEROES, NOBODY, seatOf } from '../state.ts'
import type { Moment } from './chronicle.ts'

export const DEEDS = [
  'dealt',
  'drew-off',
  'recovered',
  'tokens',
  'explored',
  'threats',
  'slain',
  'rested',
  'activations',
] as const
export type Deed = (typeof DEEDS)[number]

export interface Honour {
  readonly seat: Seat
  readonly hero: number
  readonly deed: Deed
  readonly count: number
}

type Tally = Record<Deed, number>

const newTally = (): Tally => ({
  dealt: 0,
  'drew-off': 0,
  recovered: 0,
  tokens: 0,
  explored: 0,
  threats: 0,
  slain: 0,
  rested: 0,
  activations: 0,
})

/** Fewer than this is nothing to be honoured for. */
const LEAST: { readonly [D in Deed]: number } = {
  dealt: 6,
  'drew-off': 2,
  recovered: 3,
  tokens: 3,
  explored: 5,
  threats: 3,
  slain: 3,
  rested: 5,
  activations: 1,
}

export function honoursOf(content: Content, moments: readonly Moment[]): Honour[] {
  const state = moments.at(-1)?.state
  if (state === undefined) return []
  const tallies = Array.from({ length: state.heroes }, newTally)
  let active = NOBODY
  for (const { events } of moments) {
    for (const event of events) {
      if (event.name === 'activates') active = event.a
      // The other phases are nobody's doing.
      if (event.name === 'phase') active = NOBODY
      count(tallies, event, active)
      if (isGift(content, event, active)) tallies[active].tokens += event.b
    }
  }
  const honourable = { deeds: DEEDS, least: LEAST, otherwise: 'activations' } as const
  return honouredDeeds(honourable, state.heroes, (hero, deed) => tallies[hero][deed]).map(
    (deed, hero) => ({ seat: seatOf(state, hero), hero, deed, count: tallies[hero][deed] }),
  )
}

function count(tallies: readonly Tally[], event: Telling, active: number): void {
  const { name, a, b, c, d } = event
  if (name === 'activates') tallies[a].activations++
  if (active === NOBODY) return
  const mine = tallies[active]
  if (name === 'dealt') mine.dealt += d
  else if (name === 'defeated') mine.slain++
  else if (name === 'progress' && a > 0) mine.explored += a
  else if (name === 'threat') mine.threats += b
  else if (name === 'engaged' && b === active && c < MOST_HEROES && c >= 0) mine['drew-off']++
  else if (name === 'recovered') mine[a === active ? 'rested' : 'recovered'] += b
}

/** Tokens that others have by what a hero did; what a find or the quest hands out is nobody's gift. */
function isGift({ kinds, kindOf }: Content, { name, a, d }: Telling, active: number): boolean {
  if (name !== 'claimed' || active === NOBODY || a === active) return false
  return d < 0 ? d !== BY_QUEST : kinds[kindOf[d]].type === ACTIVATION
}

/** One honour for each player: what they did that the others did less of. */
import { honouredDeeds, type Seat } from '@muster/engine'
import { type Content, SKILL } from '../content.ts'
import { HEROES, type Hero, isSolo, NOBODY, type TenefyrState } from '../state.ts'
import type { Chronicle, Moment } from './chronicle.ts'
import { combatsOf } from './high-points.ts'

export const DEEDS = [
  'power',
  'giant',
  'saves',
  'blows',
  'loot',
  'sure',
  'gave',
  'light',
  'hands',
  'drew',
  'played',
] as const
export type Deed = (typeof DEEDS)[number]

export interface Honour {
  readonly seat: Seat
  readonly deed: Deed | 'skill'
  readonly count: number
  /** The enemy it was done to, where there is one; of a Skill its card. */
  readonly card: number
  /** Whose Skill it is: who plays alone has two heroes, and each is honoured. */
  readonly hero?: Hero
}

type Tally = { readonly [D in Deed]: { count: number; card: number } }

const blank = (): { count: number; card: number } => ({ count: 0, card: NOBODY })

const newTally = (): Tally => ({
  saves: blank(),
  power: blank(),
  blows: blank(),
  giant: blank(),
  loot: blank(),
  sure: blank(),
  gave: blank(),
  light: blank(),
  hands: blank(),
  drew: blank(),
  played: blank(),
})

/** Fewer than this is nothing to be honoured for. */
const LEAST: { readonly [D in Deed]: number } = {
  saves: 2,
  power: 3,
  blows: 2,
  giant: 5,
  loot: 2,
  sure: 2,
  gave: 2,
  light: 2,
  hands: 3,
  drew: 1,
  played: 1,
}

export function honoursOf(
  content: Content,
  moments: readonly Moment[],
  chronicle: Chronicle,
): Honour[] {
  const state = moments.at(-1)?.state
  if (state === undefined) return []
  const tallies = Array.from({ length: state.players }, newTally)
  countEvents(tallies, moments)
  countCombats(tallies, chronicle)
  const honours = shared(tallies)
  return isSolo(state) ? [...honours, ...skillsOf(content, moments, state)] : honours
}

/** Events that say which player did something, with its deed. */
const COUNTED: readonly (readonly [event: string, deed: Deed])[] = [
  ['looted', 'loot'],
  ['gave', 'gave'],
  ['removed', 'light'],
  ['threw-away', 'hands'],
  ['drew', 'drew'],
  ['played', 'played'],
  ['defeated', 'blows'],
]

function countEvents(tallies: readonly Tally[], moments: readonly Moment[]): void {
  for (const { events } of moments) {
    for (const event of events) {
      const deed = COUNTED.find(([name]) => name === event.name)?.[1]
      if (deed === undefined) continue
      const seat = deed === 'blows' ? event.b : event.a
      tallies[seat][deed].count++
    }
  }
}

function countCombats(tallies: readonly Tally[], chronicle: Chronicle): void {
  for (const combat of combatsOf(chronicle)) {
    for (const turn of combat.turns) {
      const tally = tallies[turn.seat]
      raise(tally.power, turn.power, combat.enemy)
      if (!turn.won) continue
      raise(tally.giant, combat.needed, combat.enemy)
      if (turn.newHands === 0) tally.sure.count++
      // Alone, every fight that needs its second turn would be saved.
      if (combat.atLast && tallies.length > 1) tally.saves.count++
    }
  }
}

function raise(best: { count: number; card: number }, count: number, card: number): void {
  if (count <= best.count) return
  best.count = count
  best.card = card
}

function shared(tallies: readonly Tally[]): Honour[] {
  const honourable = { deeds: DEEDS, least: LEAST, otherwise: 'played' } as const
  return honouredDeeds(honourable, tallies.length, (seat, deed) => tallies[seat][deed].count).map(
    (deed, seat) => ({ seat, deed, ...tallies[seat][deed] }),
  )
}

/** How often each hero's Skill was played, for who plays alone. */
function skillsOf(content: Content, moments: readonly Moment[], state: TenefyrState): Honour[] {
  return HEROES.flatMap((hero, of): Honour[] => {
    if (state.heroSeat[of] === NOBODY) return []
    const isSkill = (card: number): boolean => {
      const kind = content.kinds[content.kindOf[card]]
      return kind.type === SKILL && kind.skillOf === of
    }
    const played = moments.flatMap(({ events }) =>
      events.filter(({ name, b }) => name === 'played' && isSkill(b)),
    )
    const [first] = played
    if (first === undefined) return []
    return [{ seat: 0, deed: 'skill', count: played.length, card: first.b, hero }]
  })
}

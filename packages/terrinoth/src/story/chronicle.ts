/** A match put in order: its rounds with what they brought, where the party was, and how near it came to falling. */
import { GOING_ON, type MomentOf, type Telling } from '@muster/engine'
import { value } from '../bots/value.ts'
import type { Content } from '../content.ts'
import { healthLeft, isAlive, LOCATION, MOST_HEROES, type TerrinothState } from '../state.ts'

export type Moment = MomentOf<TerrinothState>

export interface Round {
  readonly number: number
  /** The entry with which it began. */
  readonly entry: number
  slain: number
  explored: number
  /** Wounds that heroes suffered. */
  wounds: number
  fallen: number[]
  /** A peril that came. */
  peril: number
  /** The value of the position before it and after it. */
  readonly before: number
  after: number
}

/** Who stood with how little health left. */
export interface CloseCall {
  readonly hero: number
  readonly left: number
  readonly entry: number
}

/** How the Nemesis fell to one blow of a hero. */
export interface Fall {
  readonly hero: number
  readonly wounds: number
  /** What it changed of the value of the position. */
  readonly swing: number
  /** The entry before it: the Nemesis still stands, and the dice are in the hand. */
  readonly entry: number
}

export interface Chronicle {
  readonly rounds: readonly Round[]
  /** Cards of the locations, in the order in which the party came to them. */
  readonly places: readonly number[]
  readonly close: CloseCall | undefined
  readonly fall: Fall | undefined
  /** The entry before the one in which the Nemesis fell, if it did; before the one in which the match ended. */
  readonly slain: number | undefined
  readonly last: number
}

interface Writing {
  readonly rounds: Round[]
  readonly places: number[]
  valueBefore: number
}

/** A position by itself: how the match ended says nothing of it. */
const worthOf = (content: Content, state: TerrinothState): number =>
  value(content, { ...state, result: GOING_ON })

export function chronicleOf(content: Content, moments: readonly Moment[]): Chronicle {
  const [first] = moments
  const writing: Writing = {
    rounds: [],
    places: [],
    valueBefore: first === undefined ? 0 : worthOf(content, first.state),
  }
  // A match that was begun from a position is in the midst of a round.
  if (first !== undefined && first.state.round > 0 && !tellsRound(first)) {
    writing.places.push(...first.state.piles[LOCATION])
    writing.rounds.push(newRound(writing, first, first.state.round))
  }
  for (const moment of moments) {
    for (const event of moment.events) write(writing, moment, event)
    const now = worthOf(content, moment.state)
    const round = writing.rounds.at(-1)
    if (round !== undefined) round.after = now
    writing.valueBefore = now
  }
  return {
    rounds: writing.rounds,
    places: writing.places,
    close: closeCall(moments),
    fall: fallIn(content, moments),
    slain: moments[slainAt(content, moments) - 1]?.entry,
    last: (moments.at(-2) ?? moments.at(-1))?.entry ?? 0,
  }
}

/** Which moment the Nemesis fell in; none is the first, which only lays the table. */
const slainAt = ({ quests }: Content, moments: readonly Moment[]): number =>
  moments.findIndex(({ events, state }) =>
    events.some(({ name, a }) => name === 'defeated' && a === quests[state.quest].nemesis),
  )

function fallIn(content: Content, moments: readonly Moment[]): Fall | undefined {
  const at = slainAt(content, moments)
  if (at < 1) return undefined
  const [before, { events, state }] = [moments[at - 1], moments[at]]
  const { nemesis } = content.quests[state.quest]
  const blow = events.find(({ name, a }) => name === 'dealt' && a === nemesis)
  if (blow === undefined) return undefined
  const swing = worthOf(content, state) - worthOf(content, before.state)
  // Only the active hero deals blows, whoever the Nemesis is engaged with.
  return { hero: before.state.active, wounds: blow.d, swing, entry: before.entry }
}

const tellsRound = ({ events }: Moment): boolean => events.some(({ name }) => name === 'round')

const newRound = (writing: Writing, { entry }: Moment, number: number): Round => ({
  number,
  entry,
  slain: 0,
  explored: 0,
  wounds: 0,
  fallen: [],
  peril: 0,
  before: writing.valueBefore,
  after: writing.valueBefore,
})

function write(writing: Writing, moment: Moment, { name, a, b }: Telling): void {
  if (name === 'round') writing.rounds.push(newRound(writing, moment, a))
  if (name === 'arrived') writing.places.push(a)
  const round = writing.rounds.at(-1)
  if (round === undefined) return
  if (name === 'defeated') round.slain++
  else if (name === 'progress') round.explored += Math.max(0, a)
  else if (name === 'wounded') round.wounds += b
  else if (name === 'fell') round.fallen.push(a)
  else if (name === 'peril-effect') round.peril = a
}

/** Of those who lived to the end, who stood with least; the earliest of several. */
function closeCall(moments: readonly Moment[]): CloseCall | undefined {
  const end = moments.at(-1)?.state
  if (end === undefined) return undefined
  let close: CloseCall | undefined
  for (const { state, entry } of moments) {
    for (let hero = 0; hero < MOST_HEROES; hero++) {
      if (!isAlive(end, hero)) continue
      const left = healthLeft(state, hero)
      if (left > 0 && (close === undefined || left < close.left)) close = { hero, left, entry }
    }
  }
  return close
}

/** A match put in order: its turns with their invasions, what was looted, and how near the heroes came. */
import { GOING_ON, LOST, type MomentOf, type Seat, type Telling } from '@muster/engine'
import { value } from '../bots/value.ts'
import type { Content } from '../content.ts'
import { heroesIn } from '../rules/heroes.ts'
import { type KeepState, VAULT } from '../state.ts'

export type Moment = MomentOf<KeepState>

export interface Looting {
  readonly room: number
  readonly value: number
  /** The treasure, as a card. */
  readonly card: number
  /** Classes of those who did it. */
  readonly heroes: readonly number[]
  readonly entry: number
}

/** A player's turn and the invasion that followed. */
export interface Turn {
  readonly number: number
  readonly seat: Seat
  /** The entry with which it began. */
  readonly entry: number
  /** Heroes driven off by players, and by traps. */
  driven: number
  trapped: number
  /** Monsters sent back to their Lairs. */
  monstersGone: number
  bought: number
  readonly lootings: Looting[]
  /** The value of the position before it and after it. */
  readonly before: number
  after: number
}

/** How many heroes stood in the Vault, and what stood between. */
export interface Siege {
  readonly heroes: number
  readonly guards: number
  readonly entry: number
}

export interface Chronicle {
  readonly turns: readonly Turn[]
  /** The most heroes in the Vault while its treasure was safe. */
  readonly siege: Siege | undefined
  /** Treasures at the beginning. */
  readonly treasures: number
}

interface Writing {
  readonly content: Content
  readonly turns: Turn[]
  siege: Siege | undefined
  /** Of the turn that is being read. */
  siegeNow: Siege | undefined
  /** Who was exhausted since something else happened: looters come before the loot. */
  exhausted: number[]
  /** The hero last caught in a trap. */
  caught: number
  valueBefore: number
}

/** A position by itself: how the match ended says nothing of it. */
const worthOf = (content: Content, state: KeepState): number =>
  value(content, { ...state, result: GOING_ON })

export function chronicleOf(content: Content, moments: readonly Moment[]): Chronicle {
  const [first] = moments
  const writing: Writing = {
    content,
    turns: [],
    siege: undefined,
    siegeNow: undefined,
    exhausted: [],
    caught: -1,
    valueBefore: first === undefined ? 0 : worthOf(content, first.state),
  }
  // A match that was begun from a position is in the midst of a turn.
  if (first !== undefined && first.state.turns > 0 && !tellsTurn(first)) {
    const { active, turns } = first.state
    writing.turns.push(newTurn(writing, first, active, turns))
  }
  for (const moment of moments) {
    for (const event of moment.events) write(writing, moment, event)
    const now = worthOf(content, moment.state)
    const turn = writing.turns.at(-1)
    if (turn !== undefined) turn.after = now
    writing.valueBefore = now
    besiege(writing, moment)
  }
  if (moments.at(-1)?.state.result !== LOST) closeTurn(writing)
  const { turns, siege } = writing
  const treasures = first === undefined ? 0 : first.state.value.filter((one) => one > 0).length
  return { turns, siege, treasures }
}

function besiege(writing: Writing, { state, entry }: Moment): void {
  if (state.value[VAULT] === 0) return
  const heroes = heroesIn(state, VAULT)
  const { siege, siegeNow } = writing
  if (heroes === 0 || heroes <= Math.max(siege?.heroes ?? 0, siegeNow?.heroes ?? 0)) return
  writing.siegeNow = { heroes, guards: state.guards[VAULT], entry }
}

/** What a turn has brought is past once another begins; the turn that loses the match has its own sentence. */
function closeTurn(writing: Writing): void {
  writing.siege = writing.siegeNow ?? writing.siege
  writing.siegeNow = undefined
}

function write(writing: Writing, moment: Moment, event: Telling): void {
  if (event.name === 'turn') closeTurn(writing)
  if (event.name === 'turn') writing.turns.push(newTurn(writing, moment, event.a, event.b))
  const turn = writing.turns.at(-1)
  if (turn === undefined) return
  switch (event.name) {
    case 'exhausted':
      writing.exhausted.push(event.a)
      return
    case 'looted':
      turn.lootings.push({
        room: event.a,
        value: event.b,
        card: event.c,
        heroes: writing.exhausted,
        entry: moment.entry,
      })
      break
    case 'trapped':
      writing.caught = event.c
      break
    case 'hero-gone':
      if (event.c === writing.caught) turn.trapped++
      else turn.driven++
      writing.caught = -1
      break
    case 'monster-gone':
      turn.monstersGone++
      break
    case 'acquired':
      turn.bought++
      break
  }
  writing.exhausted = []
}

const tellsTurn = ({ events }: Moment): boolean => events.some(({ name }) => name === 'turn')

const newTurn = (writing: Writing, { entry }: Moment, seat: Seat, number: number): Turn => ({
  number,
  seat,
  entry,
  driven: 0,
  trapped: 0,
  monstersGone: 0,
  bought: 0,
  lootings: [],
  before: writing.valueBefore,
  after: writing.valueBefore,
})

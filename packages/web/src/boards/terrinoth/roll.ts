/** The last roll: its dice and all that was told since, until something else begins. */
import type { Card, Telling } from '@muster/engine'
import { cardsOf, type DieView, FACES } from '@muster/terrinoth/view'
import type { Table } from './table.ts'

export interface LastRoll {
  /** Counts rolls, so that dice fall anew. */
  readonly n: number
  /** What was told of it. */
  readonly events: readonly Telling[]
  /** Of the stretch, what is already counted. */
  readonly seen: readonly Telling[]
  /** Something else has begun since: enemies act, peril rises. */
  readonly past: boolean
  readonly hero: number
  readonly card: Card
  /** At which action, and after how many dice of the match. */
  readonly action: number
  readonly dice: number
}

export const NO_ROLL: LastRoll = {
  n: 0,
  events: [],
  seen: [],
  past: false,
  hero: -1,
  card: -1,
  action: -1,
  dice: 0,
}

/** What draws the eye away from the dice, and what nobody remembers them after. */
const ELSEWHERE: readonly string[] = ['acts', 'phase', 'peril-effect']
const ENDS: readonly string[] = ['chose', 'travels', 'won', 'lost']

const diceRolled = ({ state }: Table): number => state.rolls[0] + state.rolls[1]

/** What of a stretch was not there before; all of it when it begins, also when it plays again. */
export function newIn(told: readonly Telling[], seen: readonly Telling[]): readonly Telling[] {
  const goesOn = seen.length > 0 && told.length >= seen.length && told[0] === seen[0]
  return goesOn ? told.slice(seen.length) : told
}

/** What is kept of a roll after all this was told of the table. */
export function nextRoll(last: LastRoll, told: readonly Telling[], table: Table): LastRoll {
  let { n, hero, card, past } = last
  let events: Telling[] = [...last.events]
  for (const event of newIn(told, last.seen)) {
    if (event.name === 'chose') card = event.b
    if (event.name === 'roll') {
      n++
      hero = event.a
      past = false
      events = [event]
    } else if (ENDS.includes(event.name)) events = []
    else if (ELSEWHERE.includes(event.name)) past = true
    else if (events.length > 0 && !past) events.push(event)
  }
  const { actions, slot, active, piles } = table.state
  // Who comes to a roll that is about to be made finds the card on the table.
  if (slot >= 0) card = piles[cardsOf(active)][slot]
  return { n, events, seen: told, past, hero, card, action: actions, dice: diceRolled(table) }
}

/** Is it still what was rolled last? After an undo it is not. */
export const isLast = (roll: LastRoll, table: Table): boolean =>
  roll.events.length > 0 && roll.action === table.state.actions && roll.dice <= diceRolled(table)

const CRITICAL_AGAIN = 1

/** The dice as they lie in the end, and how many criticals were rolled again. */
export function diceIn(events: readonly Telling[]): {
  readonly dice: readonly DieView[]
  readonly criticals: number
} {
  const hero: number[] = []
  const enemy: number[] = []
  let criticals = 0
  for (const { name, b, c, d } of events) {
    if (name === 'hero-die') {
      hero[c] = b
      if (d === CRITICAL_AGAIN) criticals++
    } else if (name === 'enemy-die') enemy[c] = b
    else if (name === 'rerolled') {
      const of = hero.includes(b) ? hero : enemy
      const at = of.indexOf(b)
      if (at >= 0) of[at] = c
    }
  }
  const drawn = (of: DieView['of'], faces: readonly number[]): DieView[] =>
    faces.map((face) => ({ of, face: FACES[face] }))
  return { dice: [...drawn('hero', hero), ...drawn('enemy', enemy)], criticals }
}

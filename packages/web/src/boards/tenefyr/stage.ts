/** Which part of the table takes the room. */
import type { Card, Seat } from '@muster/engine'
import type { DecisionView } from '../../host/protocol.ts'
import { chooserSeat, thingIn, zoneOf } from './spots.ts'
import type { Table } from './table.ts'

export type Stage =
  /** All dungeons with the track: where to, or where an enemy goes. */
  | { readonly kind: 'dungeons' }
  /** No enemy between two cards of the last fight, until the next one is turned up. */
  | { readonly kind: 'combat'; readonly enemy: Card | undefined }
  /** Between two combats of a dungeon. */
  | { readonly kind: 'go-on' }
  | { readonly kind: 'reward'; readonly card: Card }
  /** A deck or discard pile that cards are picked from. */
  | { readonly kind: 'pick'; readonly seat: Seat; readonly zone: 'deck' | 'discard' }
  /** Cards turned up: gifts, finds. */
  | { readonly kind: 'offer' }
  /** The match is over. */
  | { readonly kind: 'end' }

const OVER_ALL_DUNGEONS = ['where-to', 'wander', 'look-dungeon']
const LAST = ['last', 'boss']

/** `decision`: the one that the drawn table waits for; none while steps play. */
export function stageOf(table: Table, decision: DecisionView | undefined): Stage {
  const { view } = table
  if (view.result !== 'going-on') return { kind: 'end' }
  if (decision !== undefined) {
    if (OVER_ALL_DUNGEONS.includes(decision.prompt)) return { kind: 'dungeons' }
    if (decision.prompt === 'go-on') return { kind: 'go-on' }
    const picked = pickedFrom(table, decision)
    if (picked !== undefined) return picked
  }
  if (view.offer.length > 0) return { kind: 'offer' }
  if (view.reward !== undefined) return { kind: 'reward', card: view.reward }
  return whereTheyAre(table)
}

function whereTheyAre({ view }: Table): Stage {
  const { combat, here } = view
  if (combat !== undefined) return { kind: 'combat', enemy: combat.enemy }
  if (here === undefined) return { kind: 'dungeons' }
  const [top] = here.cards
  // Turned up, and about to be fought.
  if (top?.lies === 'up' && top.card !== undefined) return { kind: 'combat', enemy: top.card }
  // Nobody leaves the last fight.
  if (LAST.includes(here.side) && !here.cleared) return { kind: 'combat', enemy: undefined }
  return { kind: 'go-on' }
}

function pickedFrom({ state }: Table, decision: DecisionView): Stage | undefined {
  const seat = chooserSeat(decision)
  // Who gets a card: it still lies where it was picked from.
  const given = decision.prompt === 'give-to' ? [decision.about.a] : []
  const offered = decision.options.map((option) => thingIn(option, 'loot'))
  for (const card of [...given, ...offered]) {
    if (card === undefined) continue
    const zone = zoneOf(state, seat, card)
    if (zone === 'deck' || zone === 'discard') return { kind: 'pick', seat, zone }
    if (zone === 'offer') return { kind: 'offer' }
  }
  return undefined
}

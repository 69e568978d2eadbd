/** Cards of the hand that could be played, but would do nothing now; and why. */
import type { Card } from '@muster/engine'
import type { DecisionView } from '../../host/protocol.ts'
import { chooserSeat, ownActions, thingIn } from './spots.ts'
import type { Table } from './table.ts'
import { aroundIn } from './texts/around/texts.ts'
import type { AroundTexts } from './texts/around/words.ts'

/** With all that are alike. */
export function idleCards(
  { content: { kindOf }, view }: Table,
  decision: DecisionView | undefined,
): readonly Card[] {
  if (decision === undefined) return []
  const kinds = decision.options.flatMap((option) => {
    const card = option.idle === true ? thingIn(option, 'card') : undefined
    return card === undefined ? [] : [kindOf[card]]
  })
  const { hand = [] } = view.seats[chooserSeat(decision)] ?? {}
  return hand.filter((card) => kinds.includes(kindOf[card]))
}

const HITS = ['melee', 'ranged', 'swarm-melee', 'swarm-ranged']

type Why = keyof AroundTexts['idle']['why']

/** What it lacks, where one thing is lacking to all that it does. */
export function whyIdle({ content, view }: Table, decision: DecisionView, card: Card): Why {
  const seat = chooserSeat(decision)
  const own = ownActions(content, card)
  if (own.length === 0) return 'defend'
  if (own.every((chip) => chip.startsWith('ambush'))) return 'lair'
  const isThere = view.rooms.some(({ monsters }) => monsters.some((one) => one.seat === seat))
  if (!isThere) return 'monster'
  return own.every((chip) => HITS.includes(chip)) ? 'hero' : 'other'
}

/** What is said of such a card by its side. */
export function idleNote(
  table: Table,
  decision: DecisionView | undefined,
  card: Card,
): string | undefined {
  if (decision === undefined || !idleCards(table, decision).includes(card)) return undefined
  const { note, why } = aroundIn(table.language).idle
  return note(why[whyIdle(table, decision, card)])
}

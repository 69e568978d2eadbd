/** The hand that lies open before the players, and what it brings to the combat. */
import type { CombatView, HandView, LaneView } from '@muster/tenefyr/view'
import { heldIn } from './held.ts'
import { chooserSeat } from './spots.ts'
import { useBoard } from './use-board.tsx'

/** Of who chooses, of whose turn it is, else of whoever has one. */
export function useShownHand(): LaneView | undefined {
  const { table, decision } = useBoard()
  const { lanes } = table.view
  const chooser = decision === undefined ? undefined : lanes[chooserSeat(decision)]
  const candidates = [chooser, lanes.find((lane) => lane.isTurn), ...lanes]
  return candidates.find((lane) => lane !== undefined && lane.hand.length > 0)
}

export type HandPower = Pick<
  HandView,
  'power' | 'reached' | 'neededKept' | 'more' | 'ordered' | 'paid'
>

/** T4.18: who plays in another's turn counts what their cards say; what their rules bring is left out. */
export function useHandPower({ hand, party, needed }: CombatView): HandPower | undefined {
  const { faces } = useBoard()
  const shown = useShownHand()
  if (shown === undefined || shown.seat === hand?.seat) return hand
  const power = shown.hand.reduce((sum, card) => sum + card.power, 0)
  const more = shown.hand.some(({ card }) => heldIn(faces, card).full.length > 0)
  return { power, reached: party + power, neededKept: needed, more, ordered: false, paid: false }
}

/** Options that one button plays one after the other: a question in between does not end the row. */
import type { DecisionView, MatchView } from '../host/protocol.ts'
import type { LoadedBoard } from './board-module.ts'

export interface Row {
  readonly id: string
  readonly prompt: string
  readonly by: DecisionView['by'] | undefined
  /** What was still to be played when it was last sent. */
  readonly texts: readonly string[]
}

export const rowOf = ({ id, decision }: MatchView, texts: readonly string[]): Row => ({
  id,
  prompt: decision?.prompt ?? '',
  by: decision?.by,
  texts,
})

export type RowNext =
  | { readonly kind: 'over' | 'waits' }
  | { readonly kind: 'goes-on'; readonly texts: readonly string[] }

/** What becomes of a row at the table as it is now: a card that was not in it is for the player to see first. */
export function nextOfRow(
  board: Pick<LoadedBoard, 'allOf' | 'isMidway'>,
  row: Row,
  view: MatchView,
): RowNext {
  const { decision } = view
  if (decision === undefined || view.id !== row.id) return { kind: 'over' }
  if (decision.prompt !== row.prompt || decision.by !== row.by) {
    return { kind: board.isMidway?.(view) === true ? 'waits' : 'over' }
  }
  const texts = board.allOf(view, 'en')?.texts ?? []
  const isRest = texts.length > 0 && texts.length < row.texts.length && isWithin(texts, row.texts)
  return isRest ? { kind: 'goes-on', texts } : { kind: 'over' }
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const times = (list: readonly string[], text: string) => list.filter((one) => one === text).length
  return some.every((text) => times(some, text) <= times(all, text))
}

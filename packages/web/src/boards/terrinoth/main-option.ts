/** The option that Enter takes: what a sensible player does by default, or none. */
import type { MatchView } from '../../host/protocol.ts'

/** A roll is made without tokens, dice are kept as they lie. */
const MAIN: readonly string[] = ['roll', 'keep']

/** What all decide together nobody decides by a slip. */
export function mainOption({ decision }: MatchView): string | undefined {
  if (decision === undefined || decision.by === 'party') return undefined
  return decision.options.find(({ verb }) => MAIN.includes(verb))?.text
}

/** The option that Enter takes: what a sensible player does by default, or none. */
import { type Content, type KeepState, seatOfMonster, woundsOf } from '@muster/keep/view'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import { asKeep } from './table.ts'

/** A blow that would send the monster to the Lair is worth a card; another may be taken. */
function defendOrNot(
  { vitality }: Content,
  { clan }: KeepState,
  { about }: DecisionView,
): string | undefined {
  const left = vitality[clan[seatOfMonster(about.a)]] - woundsOf(about.a)
  return about.b >= left ? 'defend' : undefined
}

function verbFor(content: Content, state: KeepState, decision: DecisionView): string | undefined {
  const offers = (verb: string): boolean => decision.options.some((one) => one.verb === verb)
  switch (decision.prompt) {
    case 'turn':
      return offers('play') ? undefined : 'end-turn'
    case 'carry':
      return 'empty-handed'
    case 'cells-now':
      return 'go-on'
    case 'defend':
      return defendOrNot(content, state, decision)
    default:
      return undefined
  }
}

/** Nothing that is the party's to weigh. */
export function mainOption(content: Content, { decision, state }: MatchView): string | undefined {
  if (decision === undefined || decision.by === 'party') return undefined
  const verb = verbFor(content, asKeep(state), decision)
  return decision.options.find((option) => option.verb === verb)?.text
}

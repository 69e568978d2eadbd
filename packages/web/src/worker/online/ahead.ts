/** “Each player chooses”: what a seat will be asked once another has answered the same, found on a copy. */
import {
  type AnyGame,
  dryRun,
  type EngineState,
  type LanguageCode,
  type Seat,
} from '@muster/engine'
import type { DecisionView } from '../../host/protocol.ts'
import type { PageTable } from '../open-table.ts'
import { askedAt, decisionView } from '../views.ts'

/** A row of picks of others is gone through to its end; longer ones are not worth the wait. */
const MOST_STEPS = 12

export function aheadOf(
  game: AnyGame,
  table: Pick<PageTable, 'state' | 'decision'>,
  mine: readonly Seat[],
  language: LanguageCode,
): DecisionView | undefined {
  const { decision } = table
  if (decision === undefined || decision.by === 'party' || mine.includes(decision.by))
    return undefined
  const state = untilAsked(game, table.state, mine, decision.prompt)
  const view = state === undefined ? undefined : decisionView(game, state, decision.entry, language)
  // Several picks depend on each other: they are made at one's own turn.
  return view === undefined || view.row ? undefined : view
}

/** The table at which one of these seats is asked the same, whatever the others choose; no card is turned for it. */
function untilAsked(
  game: AnyGame,
  from: Readonly<EngineState>,
  mine: readonly Seat[],
  prompt: string,
): EngineState | undefined {
  let state: EngineState = from
  for (let step = 0; step < MOST_STEPS; step++) {
    const asked = askedAt(game, state)
    if (asked?.prompt !== prompt || asked.by < 0) return undefined
    if (mine.includes(asked.by)) return state
    // What ends a row stands last in its list.
    const run = dryRun<EngineState, unknown>(game, state, asked.count - 1)
    if (run.reveals || run.rolls) return undefined
    state = run.state
  }
  return undefined
}

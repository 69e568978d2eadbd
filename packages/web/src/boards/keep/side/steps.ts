/** Which of a hero's eight steps is being taken. */
import type { Telling } from '@muster/engine'

/** The step in which a question comes up. */
const STEP_OF: Readonly<Record<string, number>> = {
  'summon-rooms': 1,
  shot: 2,
  ruin: 2,
  'trap-first': 3,
  victim: 5,
  defend: 5,
  looters: 6,
  'charge-to': 8,
}

/** What the events tell about the step, where they do: a wait is over before it can be seen. */
function toldStep(events: readonly Telling[]): number | undefined {
  const last = events.findLast(({ name }) => name === 'step' || name === 'waits')
  if (last === undefined) return undefined
  return last.name === 'waits' ? 7 : last.d
}

/** By what is asked, else by what was told; nothing where neither says it. */
export const stepNow = (
  prompt: string | undefined,
  events: readonly Telling[],
): number | undefined => (prompt === undefined ? undefined : STEP_OF[prompt]) ?? toldStep(events)

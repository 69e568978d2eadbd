/**
 * The chance that good players win from here, 0 to 1. The value knows the table as it is: early in a quest it sees all that
 * is still to be done and little of what the party will become. How much it counts, and when, was learned from matches of
 * the search.
 */
import { chanceAt, LOST, logOdds, WON } from '@muster/engine'
import type { Content } from '../content.ts'
import type { TerrinothState } from '../state.ts'
import { value } from './value.ts'

const ALWAYS = 1.9
const VALUE = 0.36
/** From the first space of the peril track to the last: time runs out, and the value counts the more. */
const PERIL = -1.67
const VALUE_IN_PERIL = 0.46

export function chance(content: Content, s: TerrinothState): number {
  if (s.result === WON) return 1
  if (s.result === LOST) return 0
  const odds = logOdds(value(content, s))
  const peril = s.peril / (content.quests[s.quest].track.length - 1)
  const late = peril * (PERIL + VALUE_IN_PERIL * odds)
  return chanceAt(ALWAYS + VALUE * odds + late)
}

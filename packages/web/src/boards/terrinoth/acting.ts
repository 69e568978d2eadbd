import type { DecisionView } from '../../host/protocol.ts'
import type { Table } from './table.ts'

/** Prompts whose first number is the hero asked. */
const OF_HERO: readonly string[] = [
  'activate',
  'ability',
  'weakened',
  'enemy',
  'ready-card',
  'exhaust-card',
  'upgrade',
  'item',
  'resolve',
]

/** Whose column is large: who is asked, else who acts. */
export function actingHero({ state }: Table, decision: DecisionView | undefined): number {
  const asked = decision !== undefined && OF_HERO.includes(decision.prompt)
  return asked && decision.about.a >= 0 ? decision.about.a : state.active
}

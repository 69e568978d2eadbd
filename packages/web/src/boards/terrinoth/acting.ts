import type { DecisionView } from '../../host/protocol.ts'
import { heroName } from './spoken.ts'
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
export function actingHero(table: Table, decision: DecisionView | undefined): number {
  if (decision === undefined) return table.state.active
  const { prompt, about, asked } = decision
  if (OF_HERO.includes(prompt) && about.a >= 0) return about.a
  const named = table.view.heroes.find((hero) => heroName(table, hero) === asked.who)
  return named?.hero ?? table.state.active
}

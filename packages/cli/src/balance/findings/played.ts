import type { MatchFacts } from '../match-facts.ts'
import type { PlannedMatch } from '../plan.ts'

/** A match of the plan with what it told. */
export interface Played extends MatchFacts {
  readonly level: string
  readonly players: number
}

/** In the order of the plan, whoever played them when. Those that are not played yet are left out. */
export function inOrder(
  planned: readonly PlannedMatch[],
  known: ReadonlyMap<string, MatchFacts>,
): Played[] {
  return planned.flatMap(({ key, level, players }) => {
    const facts = known.get(key)
    return facts === undefined ? [] : [{ ...facts, level, players }]
  })
}

/** Matches of level and player count together. */
export const cellOf = ({ level, players }: Played): string => `${level} ${players}`

export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

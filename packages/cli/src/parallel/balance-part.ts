import type { MatchFacts } from '../balance/match-facts.ts'
import type { PlannedMatch } from '../balance/plan.ts'
import { watchedMatch } from '../balance/watched-match.ts'
import { type Box, findGame } from '../games.ts'
import { textsIn } from '../texts/index.ts'
import type { Part } from './tasks.ts'

export interface BalanceJob {
  readonly task: 'balance'
  readonly game: string
  /** The text of a pack, where it is not the house's. */
  readonly pack: string | undefined
  readonly matches: readonly PlannedMatch[]
}

/** The game of the part before: matches come one by one, and reading a pack takes longer than many of them. */
let last:
  | { readonly game: string; readonly pack: string | undefined; readonly box: Box }
  | undefined

export function balancePart({ game, pack, matches }: BalanceJob, { from, to }: Part): MatchFacts[] {
  if (last === undefined || last.game !== game || last.pack !== pack) {
    last = { game, pack, box: findGame(game, textsIn.en).open(pack) }
  }
  const { box } = last
  return matches.slice(from, to).map((match) => watchedMatch(box, match))
}

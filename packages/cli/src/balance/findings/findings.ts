/** All that the matches of a run tell of a game's balance, as plain data: `--json` writes it, the page shows it. */
import type { Box } from '../../games.ts'
import type { MatchFacts } from '../match-facts.ts'
import type { PlannedMatch, Wanted } from '../plan.ts'
import { type Spread, spreadOf } from '../statistics/spread.ts'
import { type CardsFinding, cardFindings } from './cards.ts'
import { type CellFinding, type LevelFinding, levelFindings, randomFindings } from './cells.ts'
import { type GroupFinding, groupFindings } from './groups.ts'
import { inOrder } from './played.ts'
import { type StandsOut, standingOut } from './stands-out.ts'
import { type SwingsFinding, swingFindings } from './swings.ts'

export interface Findings {
  readonly game: string
  /** Version of the rules. */
  readonly version: string
  readonly pack: { readonly name: string; readonly hash: string }
  readonly bot: string
  readonly seed: number
  readonly matches: number
  readonly standsOut: readonly StandsOut[]
  readonly levels: readonly LevelFinding[]
  readonly random: readonly CellFinding[]
  readonly groups: readonly GroupFinding[]
  readonly cards: readonly CardsFinding[]
  /** The event that a stretch begins with. */
  readonly stretch: string
  readonly length: { readonly decisions: Spread; readonly stretches: Spread }
  readonly swings: SwingsFinding
}

export function findingsOf(
  { game, balance }: Box,
  { bot, seed, levels, players }: Wanted,
  planned: readonly PlannedMatch[],
  known: ReadonlyMap<string, MatchFacts>,
): Findings {
  const played = inOrder(
    planned.filter((match) => match.bot === bot),
    known,
  )
  const others = inOrder(
    planned.filter((match) => match.bot !== bot),
    known,
  )
  const [setting] = balance.groups
  const found = {
    bot,
    levels: levelFindings(played, balance, levels, players),
    random: randomFindings(others),
    groups: groupFindings(played, balance.groups, levels),
    cards: cardFindings(played, game.cardParts?.kinds ?? [], setting),
    swings: swingFindings(played, setting),
  }
  return {
    game: game.name,
    version: game.version,
    pack: game.pack,
    seed,
    matches: played.length,
    standsOut: standingOut(found),
    ...found,
    stretch: game.cardParts?.stretch ?? '',
    length: {
      decisions: spreadOf(played.map(({ decisions }) => decisions)),
      stretches: spreadOf(played.map(({ outlook }) => outlook.length)),
    },
  }
}

/** All words that a card may use, and all procedures of the game. */
import { type AnyWord, numbered } from '@muster/engine'
import type { U } from './content.ts'
import { bossFight } from './rules/boss-fight.ts'
import { combat, moment } from './rules/combat.ts'
import { dungeon } from './rules/dungeon.ts'
import { match } from './rules/match.ts'
import { reward } from './rules/reward.ts'
import { advance, gifts } from './rules/track.ts'
import { turn } from './rules/turn.ts'
import { cardProcedures, cardWords } from './words/cards.ts'
import { dungeonProcedures, dungeonWords } from './words/dungeon.ts'
import { core } from './words/grammar.ts'
import { picks } from './words/pickers.ts'
import { powerProcedures, powerWords } from './words/power.ts'
import { reserveProcedures, reserveWords } from './words/reserve.ts'
import { tableProcedures, tableWords } from './words/table.ts'

export const words: readonly AnyWord<U>[] = [
  ...core.words,
  ...cardWords,
  ...powerWords,
  ...dungeonWords,
  ...reserveWords,
  ...tableWords,
]

export const procedures = numbered<U>([
  match,
  dungeon,
  combat,
  moment,
  turn,
  reward,
  bossFight,
  advance,
  gifts,
  picks.procedure,
  ...core.procedures,
  ...cardProcedures,
  ...powerProcedures,
  ...dungeonProcedures,
  ...reserveProcedures,
  ...tableProcedures,
])

/** All words that a card or quest may use, and all procedures of the game. */
import { type AnyWord, numbered } from '@muster/engine'
import type { U } from './content.ts'
import { using } from './rules/abilities.ts'
import { action } from './rules/action.ts'
import { activation } from './rules/activation.ts'
import { casualties, fall } from './rules/casualties.ts'
import { counterattack } from './rules/counterattack.ts'
import { rolling } from './rules/dice.ts'
import { divide } from './rules/divide.ts'
import { enemyActs } from './rules/enemy-acts.ts'
import { enemyPhase } from './rules/enemy-phase.ts'
import { foreseenActs } from './rules/foreseen.ts'
import { heroPhase } from './rules/hero-phase.ts'
import { match } from './rules/match.ts'
import { momentComes } from './rules/moment.ts'
import { perilPhase, rise } from './rules/peril.ts'
import { core } from './rules/procedure.ts'
import { round } from './rules/round.ts'
import { spawn } from './rules/spawn.ts'
import { arrive, travel, travelPhase } from './rules/travel.ts'
import { turn } from './rules/turn.ts'
import { cardProcedures, cardWords } from './words/cards.ts'
import { choosingProcedures } from './words/choosing.ts'
import { diceWords } from './words/dice.ts'
import { enemyWords } from './words/enemies.ts'
import { heroWords } from './words/heroes.ts'
import { questProcedures, questWords } from './words/quest.ts'

export const words: readonly AnyWord<U>[] = [
  ...core.words,
  ...heroWords,
  ...cardWords,
  ...enemyWords,
  ...diceWords,
  ...questWords,
]

export const procedures = numbered<U>([
  match,
  round,
  heroPhase,
  turn,
  activation,
  action,
  rolling,
  divide,
  counterattack,
  casualties,
  fall,
  momentComes,
  using,
  enemyPhase,
  enemyActs,
  perilPhase,
  rise,
  travelPhase,
  travel,
  arrive,
  spawn,
  foreseenActs,
  ...core.procedures,
  ...choosingProcedures,
  ...cardProcedures,
  ...questProcedures,
])

/** All words that a card or scenario may use, and all procedures of the game. */
import { type AnyWord, numbered } from '@muster/engine'
import type { U } from './content.ts'
import { attack, defence } from './rules/attack.ts'
import { build } from './rules/build.ts'
import { sendToCells } from './rules/cells.ts'
import { charge } from './rules/charge.ts'
import { early, enter, shot } from './rules/enter.ts'
import { gamble } from './rules/gamble.ts'
import { guildCard } from './rules/guild-card.ts'
import { invasion } from './rules/invasion.ts'
import { laboratory } from './rules/laboratory.ts'
import { loot, treasure } from './rules/loot.ts'
import { match } from './rules/match.ts'
import { moment } from './rules/moments.ts'
import { playing } from './rules/playing.ts'
import { core } from './rules/procedure.ts'
import { renew } from './rules/renew.ts'
import { resolve, resolveAll } from './rules/resolve.ts'
import { ruin } from './rules/ruin.ts'
import { chooseLab, deploy } from './rules/set-up.ts'
import { turn } from './rules/turn.ts'
import { whatIfProcedure } from './rules/what-if.ts'
import { winning } from './rules/winning.ts'
import { actionProcedures, actionWords } from './words/actions.ts'
import { twistProcedures, twistWords } from './words/twists.ts'

export const words: readonly AnyWord<U>[] = [...core.words, ...actionWords, ...twistWords]

export const procedures = numbered<U>([
  match,
  chooseLab,
  deploy,
  turn,
  playing,
  renew,
  gamble,
  sendToCells,
  invasion,
  guildCard,
  resolveAll,
  resolve,
  enter,
  early,
  shot,
  ruin,
  attack,
  defence,
  loot,
  treasure,
  charge,
  laboratory,
  build,
  winning,
  moment,
  whatIfProcedure,
  ...core.procedures,
  ...actionProcedures,
  ...twistProcedures,
])

import { playFrom, seedFor } from '@muster/bots'
import { type Options, WON } from '@muster/engine'
import { findGame } from '../games.ts'
import { findBot } from '../play/bots-in-seats.ts'
import { textsIn } from '../texts/index.ts'
import type { Part } from './tasks.ts'

export interface SimulateJob {
  readonly task: 'simulate'
  readonly game: string
  /** The text of a pack, where it is not the house's. */
  readonly pack: string | undefined
  readonly options: Options
  readonly bot: string
  readonly seed: number
}

export interface SimulateTally {
  readonly matches: number
  readonly wins: number
  readonly decisions: number
}

export const NO_MATCHES: SimulateTally = { matches: 0, wins: 0, decisions: 0 }

export function addTallies(a: SimulateTally, b: SimulateTally): SimulateTally {
  return {
    matches: a.matches + b.matches,
    wins: a.wins + b.wins,
    decisions: a.decisions + b.decisions,
  }
}

export function simulatePart(job: SimulateJob, { from, to }: Part): SimulateTally {
  const { game } = findGame(job.game, textsIn.en).open(job.pack)
  const bot = findBot(job.bot, textsIn.en)
  const blank = game.newState(game.readOptions(job.options))
  let wins = 0
  let decisions = 0
  for (let n = from; n < to; n++) {
    const played = playFrom(game, blank, bot, seedFor(job.seed, n))
    if (played.state.result === WON) wins++
    decisions += played.decisions
  }
  return { matches: to - from, wins, decisions }
}

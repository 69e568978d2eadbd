/** muster simulate: bots play many matches, and the wins are counted. */
import { availableParallelism } from 'node:os'
import type { LanguageCode, Options } from '@muster/engine'
import { wilson } from '../balance/statistics/wilson.ts'
import { OK } from '../errors.ts'
import { readText } from '../files.ts'
import { openGame } from '../games.ts'
import { run } from '../parallel/run.ts'
import {
  addTallies,
  NO_MATCHES,
  type SimulateJob,
  type SimulateTally,
  simulatePart,
} from '../parallel/simulate-part.ts'
import { findBot } from '../play/bots-in-seats.ts'
import { progressLine } from '../progress.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface SimulateOptions {
  readonly game: string
  readonly language: LanguageCode
  readonly options: Options
  readonly bot: string
  readonly matches: number
  readonly seed: number
  readonly pack?: string
  /** All cores unless told; 0: in this thread. */
  readonly workers?: number
  readonly json: boolean
}

interface Simulation {
  readonly tally: SimulateTally
  readonly seconds: number
  readonly workers: number
}

export async function simulate(world: World, options: SimulateOptions): Promise<number> {
  const texts = textsIn[options.language]
  const { game } = openGame(options.game, options.pack, texts)
  const read = game.readOptions(options.options)
  findBot(options.bot, texts)
  const job: SimulateJob = {
    task: 'simulate',
    game: options.game,
    pack: options.pack === undefined ? undefined : readText(options.pack, texts),
    options: read,
    bot: options.bot,
    seed: options.seed,
  }
  const simulation = await measured(world, options, job, texts)
  const { terminal } = world
  const lines = options.json ? [asJson(job, simulation)] : inWords(job, simulation, texts)
  for (const line of lines) terminal.say(line)
  return OK
}

async function measured(
  { terminal }: World,
  { matches, workers = availableParallelism() }: SimulateOptions,
  job: SimulateJob,
  texts: Texts,
): Promise<Simulation> {
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  const tally = await run<SimulateJob, SimulateTally>({
    job,
    matches,
    workers,
    start: NO_MATCHES,
    add: addTallies,
    doHere: simulatePart,
    progress(done) {
      if (terminal.showsProgress) terminal.progress(progressLine(done, matches, elapsed(), texts))
    },
  })
  if (terminal.showsProgress) terminal.progress('')
  return { tally, seconds: elapsed(), workers }
}

function asJson({ game, options, bot }: SimulateJob, { tally, seconds }: Simulation): string {
  const { matches, wins, decisions } = tally
  return JSON.stringify({
    game,
    players: options.players ?? null,
    level: options.level ?? null,
    bot,
    matches,
    wins,
    winRate: matches === 0 ? 0 : wins / matches,
    decisions,
    seconds,
    matchesPerSecond: matches / seconds,
    decisionsPerSecond: decisions / seconds,
  })
}

function inWords(
  job: SimulateJob,
  { tally, seconds, workers }: Simulation,
  texts: Texts,
): string[] {
  const { matches, wins, decisions } = tally
  const { low, high } = wilson(wins, matches)
  const percent = (share: number) => (share * 100).toFixed(1)
  const cores = Math.max(1, workers)
  return [
    fill(texts.simulated, {
      game: job.game,
      options: Object.entries(job.options)
        .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(',') : String(value)}`)
        .join(', '),
      matches,
      bot: job.bot,
      seed: job.seed,
    }),
    fill(texts.simulatedWins, {
      wins,
      rate: percent(wins / matches),
      low: percent(low),
      high: percent(high),
    }),
    fill(texts.simulatedLength, { mean: (decisions / matches).toFixed(1) }),
    fill(texts.simulatedSpeed, {
      matches: (matches / seconds).toFixed(1),
      decisions: Math.round(decisions / seconds),
      seconds: seconds.toFixed(1),
      workers: cores === 1 ? texts.workersOne : fill(texts.workersMany, { count: cores }),
    }),
  ]
}

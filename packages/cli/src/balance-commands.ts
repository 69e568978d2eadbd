/** The commands that measure a game's balance. What they need is loaded when they are used. */
import type { Command } from 'commander'
import { type Given, keep, type Setting, subcommand } from './command.ts'
import { Refusal } from './errors.ts'
import { addGameOptions, PLAIN_OPTIONS } from './game-flags.ts'
import { gameNames } from './games.ts'
import { botNames } from './play/bots-in-seats.ts'
import { gameOptions, MOST_WORKERS, wholeNumber } from './read-arguments.ts'
import { fill, type Texts } from './texts/index.ts'

const USUAL_BOT = 'journeyman'
const USUAL_MATCHES = '200'
const USUAL_RANDOM = '500'
const MOST_MATCHES = 1_000_000
const DATABASE = /^postgres(ql)?:\/\//

export function addBalance(program: Command, setting: Setting): void {
  addMeasure(program, setting)
  addWorker(program, setting)
}

function addMeasure(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  const names = PLAIN_OPTIONS.filter((name) => name !== 'players' && name !== 'level')
  const command = subcommand(program, 'balance', texts.aboutBalance, setting)
    .argument('<game>', fill(texts.argGame, { games: gameNames() }))
    .option('--levels <names>', texts.optLevels)
    .option('--players <numbers>', texts.optPlayerCounts)
    .option('--matches <number>', texts.optMatchesCell, USUAL_MATCHES)
    .option('--seed <number>', texts.optSeed, '1')
    .option('--bot <name>', fill(texts.optBot, { bots: botNames() }), USUAL_BOT)
    .option('--random <number>', texts.optRandom, USUAL_RANDOM)
    .option('--file <file>', texts.optKeep)
    .option('--out <file>', texts.optOut)
    .option('--json <file>', texts.optJsonFile)
    .option('--workers <number>', texts.optHands)
  addGameOptions(command, texts, names).action(async (game: string, given: Given) => {
    const count = (name: string, least: number, most: number) =>
      wholeNumber(`--${name}`, String(given[name]), least, most, texts)
    const asked = {
      game,
      language,
      options: gameOptions(game, given, names, texts),
      ...keep(given, 'levels', 'players', 'file', 'out', 'json', 'pack'),
      bot: String(given.bot),
      matches: count('matches', 1, MOST_MATCHES),
      random: count('random', 0, MOST_MATCHES),
      seed: count('seed', 0, Number.MAX_SAFE_INTEGER),
      hands: readHands(given.workers, texts),
    }
    const { balance } = await import('./commands/balance.ts')
    done(await balance(world, asked))
  })
}

function addWorker(program: Command, setting: Setting): void {
  const { world, texts, done } = setting
  subcommand(program, 'worker', texts.aboutWorker, setting)
    .requiredOption('--queue <address>', texts.optQueue)
    .option('--workers <number>', texts.optWorkers)
    .action(async (given: Given) => {
      const queue = readDatabase('--queue', String(given.queue), texts)
      const hands = readHands(given.workers, texts)
      if (typeof hands === 'string') {
        throw new Refusal(
          fill(texts.notNumber, { what: '--workers', asked: hands, least: 0, most: MOST_WORKERS }),
        )
      }
      const { worker } = await import('./commands/worker.ts')
      done(await worker(world, texts, queue, hands))
    })
}

/** A number of cores, nothing for all of them, or the address of a queue. */
function readHands(asked: Given[string], texts: Texts): number | string | undefined {
  if (asked === undefined) return undefined
  const text = String(asked)
  if (text.includes(':')) return readDatabase('--workers', text, texts)
  return wholeNumber('--workers', text, 0, MOST_WORKERS, texts)
}

function readDatabase(what: string, asked: string, texts: Texts): string {
  if (DATABASE.test(asked) && URL.canParse(asked)) return asked
  throw new Refusal(fill(texts.notDatabase, { what, asked }))
}

/** The command line: reads it, starts the command, and turns what goes wrong into a sentence and a code. */

import type { LanguageCode } from '@muster/engine'
import { Command, CommanderError } from 'commander'
import { addBalance } from './balance-commands.ts'
import { type Done, type Given, keep, type Setting, speak, subcommand } from './command.ts'
import { cards } from './commands/cards.ts'
import { chronicle } from './commands/chronicle.ts'
import { packCheck } from './commands/pack-check.ts'
import { packPrint } from './commands/pack-print.ts'
import { play } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { show } from './commands/show.ts'
import { simulate } from './commands/simulate.ts'
import {
  asSentence,
  BROKEN,
  Breakdown,
  isUsersMistake,
  messageOf,
  OK,
  WRONG_USE,
} from './errors.ts'
import { addGameOptions, PLAIN_OPTIONS } from './game-flags.ts'
import { gameNames } from './games.ts'
import { addMine } from './mine-command.ts'
import { botNames } from './play/bots-in-seats.ts'
import { gameOptions, MOST_WORKERS, wholeNumber } from './read-arguments.ts'
import { addServer } from './server-commands.ts'
import { fill, languageOf, textsIn } from './texts/index.ts'
import { sayUsageProblem } from './usage-problem.ts'
import type { World } from './world.ts'

export const VERSION = '0.1.0'
const USUAL_GAME = 'tenefyr'
const USUAL_BOT = 'journeyman'
const MOST_MATCHES = 100_000_000

/** Runs a command line and gives the exit code. Nothing that goes wrong comes out as a stack trace. */
export async function muster(args: readonly string[], world: World): Promise<number> {
  const { terminal } = world
  let texts = textsIn.en
  try {
    texts = textsIn[languageOf(undefined, world.env)]
    const language = languageOf(askedLanguage(args), world.env)
    texts = textsIn[language]
    return await parse(args, world, language)
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return OK
      terminal.complain(sayUsageProblem(error, args, texts))
      return WRONG_USE
    }
    if (isUsersMistake(error)) {
      terminal.complain(asSentence(error.message))
      return WRONG_USE
    }
    const isReported = error instanceof Breakdown
    const problem = messageOf(error).split('\n')[0]
    terminal.complain(isReported ? problem : fill(texts.brokenDown, { problem }))
    return BROKEN
  } finally {
    terminal.close()
  }
}

/** The language is needed before anything is parsed: help and complaints are in it too. */
function askedLanguage(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return undefined
  return args[at].includes('=') ? args[at].slice('--lang='.length) : args[at + 1]
}

async function parse(
  args: readonly string[],
  world: World,
  language: LanguageCode,
): Promise<number> {
  let code = OK
  const program = programIn(world, language, (result) => {
    code = result
  })
  await program.parseAsync(isBare(args) ? ['--help'] : [...args], { from: 'user' })
  return code
}

/** Nothing is asked for, except perhaps a language. */
function isBare(args: readonly string[]): boolean {
  const [first, ...rest] = args
  if (first === undefined) return true
  return first.startsWith('--lang') && rest.length === (first.includes('=') ? 0 : 1)
}

function programIn(world: World, language: LanguageCode, done: Done): Command {
  const texts = textsIn[language]
  const setting: Setting = { world, language, texts, done }
  const program = new Command('muster')
  speak(program, world, texts)
  program
    .description(texts.about)
    .version(VERSION, '-V, --version', texts.optVersion)
    .option('--lang <language>', texts.optLang)
  program.addHelpCommand(false)
  addPlay(program, setting)
  addChronicle(program, setting)
  addSimulate(program, setting)
  addBalance(program, setting)
  addMine(program, setting)
  addReplay(program, setting)
  addShow(program, setting)
  addRules(program, setting)
  addCards(program, setting)
  addPack(program, setting)
  addServer(program, setting)
  return program
}

function addPlay(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  const names = PLAIN_OPTIONS
  const command = subcommand(program, 'play', texts.aboutPlay, setting).argument(
    '[game]',
    fill(texts.argGame, { games: gameNames() }),
    USUAL_GAME,
  )
  addGameOptions(command, texts, names)
    .option('--bots <seats>', texts.optBots)
    .option('--defaults', texts.optDefaults)
    .option('--resume <file>', texts.optResume)
    .action(async (game: string, given: Given) => {
      done(
        await play(world, {
          game,
          language,
          options: gameOptions(game, given, names, texts),
          ...keep(given, 'bots', 'resume', 'pack'),
          asksNothing: given.defaults === true,
        }),
      )
    })
}

function addChronicle(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  const names = ['players', 'level', 'clans', 'heroes']
  const command = subcommand(program, 'chronicle', texts.aboutChronicle, setting)
    .argument('<game>', fill(texts.argGame, { games: gameNames() }))
    .argument('[chapter]', texts.argChapter)
    .option('--players <number>', texts.optPlayers)
    .option('--level <level>', texts.optLevel)
    .option('--clans <names>', texts.optClans)
    .option('--heroes <names>', texts.optHeroes)
    .option('--bots <seats>', texts.optBots)
    .option('--defaults', texts.optDefaults)
  command.action(async (game: string, chapter: string | undefined, given: Given) => {
    done(
      await chronicle(world, {
        game,
        language,
        ...(chapter === undefined ? {} : { chapter }),
        options: gameOptions(game, given, names, texts),
        ...keep(given, 'bots'),
        asksNothing: given.defaults === true,
      }),
    )
  })
}

function addSimulate(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  const names = PLAIN_OPTIONS
  const command = subcommand(program, 'simulate', texts.aboutSimulate, setting).argument(
    '<game>',
    fill(texts.argGame, { games: gameNames() }),
  )
  addGameOptions(command, texts, names)
    .option('--bot <name>', fill(texts.optBot, { bots: botNames() }), USUAL_BOT)
    .option('--matches <number>', texts.optMatches, '1000')
    .option('--seed <number>', texts.optSeed, '1')
    .option('--workers <number>', texts.optWorkers)
    .option('--json', texts.optJson)
    .action(async (game: string, given: Given) => {
      const { bot, matches, seed, workers } = given
      const count = (name: string, value: unknown, least: number, most: number) =>
        wholeNumber(`--${name}`, String(value), least, most, texts)
      done(
        await simulate(world, {
          game,
          language,
          options: gameOptions(game, given, names, texts),
          bot: String(bot),
          matches: count('matches', matches, 1, MOST_MATCHES),
          seed: count('seed', seed, 0, Number.MAX_SAFE_INTEGER),
          ...keep(given, 'pack'),
          ...(workers === undefined ? {} : { workers: count('workers', workers, 0, MOST_WORKERS) }),
          json: given.json === true,
        }),
      )
    })
}

function addReplay(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  subcommand(program, 'replay', texts.aboutReplay, setting)
    .argument('<file>', texts.argFile)
    .option('--pack <file>', texts.optPack)
    .option('--json', texts.optJson)
    .action((file: string, given: Given) => {
      done(
        replayCommand(world, { file, language, ...keep(given, 'pack'), json: given.json === true }),
      )
    })
}

function addShow(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  subcommand(program, 'show', texts.aboutShow, setting)
    .argument('<file>', texts.argFile)
    .option('--pack <file>', texts.optPack)
    .action((file: string, given: Given) => {
      done(show(world, { file, language, ...keep(given, 'pack') }))
    })
}

function addRules(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  subcommand(program, 'rules', texts.aboutRules, setting)
    .argument('[number]', texts.argRule)
    .action((number: string | undefined) => {
      done(rules(world, { ...(number === undefined ? {} : { number }), language }))
    })
}

function addCards(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  subcommand(program, 'cards', texts.aboutCards, setting)
    .argument('<game>', fill(texts.argGame, { games: gameNames() }))
    .option('--pack <file>', texts.optPack)
    .option('--json', texts.optJson)
    .action((game: string, given: Given) => {
      done(cards(world, { game, language, ...keep(given, 'pack'), json: given.json === true }))
    })
}

function addPack(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  const pack = speak(program.command('pack').description(texts.aboutPack), world, texts)
  pack.addHelpCommand(false)
  subcommand(pack, 'check', texts.aboutPackCheck, setting)
    .argument('<file>', texts.argFileOrInput)
    .action(async (file: string) => {
      done(await packCheck(world, { file, language }))
    })
  subcommand(pack, 'print', texts.aboutPackPrint, setting)
    .argument('<game>', fill(texts.argGame, { games: gameNames() }))
    .action((game: string) => {
      done(packPrint(world, { game, language }))
    })
}

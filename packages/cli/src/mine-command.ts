import type { Command } from 'commander'
import { type Given, keep, type Setting, subcommand } from './command.ts'
import { mine } from './commands/mine.ts'
import { gameNames } from './games.ts'
import { wholeNumber } from './read-arguments.ts'
import { fill } from './texts/index.ts'

const MOST_MATCHES = 1_000_000
const MOST_PUZZLES = 1000
const MOST_WORKERS = 256

export function addMine(program: Command, setting: Setting): void {
  const { world, language, texts, done } = setting
  subcommand(program, 'mine', texts.aboutMine, setting)
    .argument('<game>', fill(texts.argGame, { games: gameNames() }))
    .option('--matches <number>', texts.optMatches, '100')
    .option('--seed <number>', texts.optSeed, '1')
    .option('--count <number>', texts.optPuzzles, '24')
    .option('--to <folder>', texts.optPuzzleFolder)
    .option('--workers <number>', texts.optWorkers)
    .option('--check', texts.optCheckPuzzles)
    .option('--top-up', texts.optTopUp)
    .action(async (game: string, given: Given) => {
      const number = (name: string, least: number, most: number) =>
        wholeNumber(`--${name}`, String(given[name]), least, most, texts)
      done(
        await mine(world, {
          game,
          language,
          matches: number('matches', 1, MOST_MATCHES),
          seed: number('seed', 0, Number.MAX_SAFE_INTEGER),
          count: number('count', 1, MOST_PUZZLES),
          ...keep(given, 'to'),
          ...(given.workers === undefined ? {} : { workers: number('workers', 0, MOST_WORKERS) }),
          check: given.check === true,
          topUp: given.topUp === true,
        }),
      )
    })
}

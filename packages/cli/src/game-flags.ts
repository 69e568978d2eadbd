/** Flags of the command line that games' options have. */
import { type Command, Option } from 'commander'
import type { Texts } from './texts/index.ts'

/** Options of games that have a flag of their own. */
export const PLAIN_OPTIONS = [
  'players',
  'level',
  'scenario',
  'quest',
  'clans',
  'boss',
  'heroes',
  'profile',
  'mode',
]

/** The options of games that have a flag of their own; any other comes by `--option`. */
export function addGameOptions(command: Command, texts: Texts, names: readonly string[]): Command {
  const flags: { readonly [name: string]: readonly [string, string] } = {
    players: ['--players <number>', texts.optPlayers],
    level: ['--level <level>', texts.optLevel],
    boss: ['--boss <name>', texts.optBoss],
    heroes: ['--heroes <names>', texts.optHeroes],
    scenario: ['--scenario <name>', texts.optScenario],
    quest: ['--quest <name>', texts.optQuest],
    clans: ['--clans <names>', texts.optClans],
    profile: ['--profile <edition>', texts.optProfile],
    mode: ['--mode <mode>', texts.optMode],
  }
  for (const name of names) command.option(...flags[name])
  const repeated = new Option('--option <name=value>', texts.optOption)
  return command
    .addOption(repeated.argParser((value: string, before: string[] = []) => [...before, value]))
    .option('--pack <file>', texts.optPack)
}

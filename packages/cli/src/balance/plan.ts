/** Which matches a measurement plays: cells of level and player count, in each of them the same deals. */
import { createHash } from 'node:crypto'
import { seedFor } from '@muster/bots'
import type { Options } from '@muster/engine'
import { Refusal } from '../errors.ts'
import type { Box } from '../games.ts'
import { fill, type Texts } from '../texts/index.ts'

export interface PlannedMatch {
  /** The same for the same cards, rules, bot, deal and options, and for nothing else. */
  readonly key: string
  readonly level: string
  readonly players: number
  readonly bot: string
  readonly deal: number
  readonly options: Options
}

export interface Wanted {
  readonly levels: readonly string[]
  readonly players: readonly number[]
  /** Bosses, scenarios or quests; all, unless told. */
  readonly settings?: readonly string[]
  /** Options that stay the same in all matches. */
  readonly pinned: Options
  readonly bot: string
  readonly seed: number
  /** Matches a cell. */
  readonly matches: number
  /** Matches of a random player with each player count on the easiest level. */
  readonly random: number
}

const RANDOM = 'random'
const KEY_DIGITS = 24

/** Match by match through all cells, so that a run that is cut off has about as many in each of them. */
export function plannedMatches(box: Box, wanted: Wanted): PlannedMatch[] {
  const { levels, players, bot } = wanted
  const planned: PlannedMatch[] = []
  for (let n = 0; n < wanted.matches; n++) {
    for (const level of levels) {
      for (const count of players) planned.push(...oneMatch(box, wanted, bot, level, count, n))
    }
  }
  const easiest = box.balance.levels[0].name
  if (bot === RANDOM || !levels.includes(easiest)) return planned
  for (let n = 0; n < wanted.random; n++) {
    for (const count of players) planned.push(...oneMatch(box, wanted, RANDOM, easiest, count, n))
  }
  return planned
}

/** None where a level has none of the settings that were asked for. */
function oneMatch(
  { game, balance }: Box,
  { pinned, seed, settings }: Wanted,
  bot: string,
  level: string,
  players: number,
  n: number,
): PlannedMatch[] {
  const here = balance.settings(level).filter((name) => settings?.includes(name) ?? true)
  if (here.length === 0) return []
  const round = Math.floor(n / here.length)
  const setting = here[n % here.length]
  const varied = balance.optionsFor({ level, players, setting, round })
  const options = game.readOptions({ ...varied, ...pinned })
  const deal = seedFor(seedFor(seed, players), n)
  const cards = [game.name, game.version, game.pack.hash]
  const text = JSON.stringify([...cards, bot, deal, options])
  const key = createHash('sha256').update(text).digest('hex').slice(0, KEY_DIGITS)
  return [{ key, level, players, bot, deal, options }]
}

/** Names parted by commas, all of which must be known. */
export function readNames<T extends string | number>(
  what: string,
  asked: string | undefined,
  known: readonly T[],
  usual: readonly T[],
  texts: Texts,
): T[] {
  if (asked === undefined) return [...usual]
  const names = asked.split(',').map((name) => name.trim())
  return [...new Set(names)].map((name) => {
    const found = known.find((one) => String(one) === name)
    if (found !== undefined) return found
    throw new Refusal(fill(texts.notAmong, { what, asked: name, known: known.join(', ') }))
  })
}

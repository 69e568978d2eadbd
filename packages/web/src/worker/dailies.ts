/** The daily: dealt from the date, so that all have the same; the first try that comes to an end counts. */
import { digestOf, MusterError } from '@muster/engine'
import type { DailiesView, DailyEnding, DailyResult, Day } from '../host/daily.ts'
import type { MatchSummary, NewMatch } from '../host/protocol.ts'
import { dailyGames } from './daily-games.ts'
import { dayOf, lastDays, streakOf, weekdayOf } from './days.ts'
import { isKeepsake } from './keepsakes.ts'
import type { OpenTable } from './open-table.ts'
import type { Store } from './store.ts'

/** Days on the page. */
const SHOWN = 14

/** Digits of a seed, and of each number drawn after it. */
const SEED = 32
const DRAWN = 8

type Results = ReadonlyMap<Day, DailyResult>

const shelfOf = (game: string): string => `daily:${game}:`

function gameOf(game: string) {
  if (!Object.hasOwn(dailyGames, game)) {
    throw new MusterError('unknown-game', `“${game}” has no daily`)
  }
  return dailyGames[game]
}

/** The match of a day. Whoever reads this can know its cards beforehand: it is unranked. */
export function matchOf(game: string, day: Day): NewMatch {
  const { optionsFor, seats } = gameOf(game)
  const digest = digestOf(`muster daily ${game} ${day}`)
  let at = SEED
  const draw = (below: number): number => {
    const number = Number.parseInt(digest.slice(at, at + DRAWN), 16)
    at += DRAWN
    return number % below
  }
  return {
    game,
    options: optionsFor(weekdayOf(day), draw),
    seats: Array.from({ length: seats }, () => ({ name: '' })),
    seed: digest.slice(0, SEED),
    routine: false,
    daily: day,
  }
}

export function isResult(value: unknown): value is DailyResult {
  if (!isKeepsake(value)) return false
  const told = 'signs' in value && typeof value.signs === 'string'
  const counted = 'choices' in value && typeof value.choices === 'number'
  const ended = 'won' in value && typeof value.won === 'boolean'
  return told && counted && ended && 'tookBack' in value && typeof value.tookBack === 'boolean'
}

/** Which of two devices' results of a day stands: a won one, one without taking back, the first. */
export function isBetterResult(one: DailyResult, other: DailyResult): boolean {
  if (one.won !== other.won) return one.won
  if (one.tookBack !== other.tookBack) return other.tookBack
  return one.time < other.time
}

/** Nothing where the storage fails. */
async function resultsOn(store: Store, game: string): Promise<Results | undefined> {
  const shelf = shelfOf(game)
  const found = await store.keepsakes(shelf).catch(() => undefined)
  if (found === undefined) return undefined
  const sound = new Map<Day, DailyResult>()
  for (const [key, value] of found) if (isResult(value)) sound.set(key.slice(shelf.length), value)
  return sound
}

const streakUpTo = (results: Results, today: Day): number =>
  streakOf((day) => results.has(day), today)

/** `matches`: all that are kept, the last played first. */
export async function dailiesOf(
  game: string,
  store: Store,
  now: number,
  matches: readonly MatchSummary[],
): Promise<DailiesView> {
  const today = dayOf(now)
  const start = matchOf(game, today)
  const kept = await resultsOn(store, game)
  const results: Results = kept ?? new Map()
  const underWay = matches.find(
    (match) =>
      match.game === game &&
      match.daily === today &&
      match.result === undefined &&
      match.frozen === undefined,
  )
  return {
    game,
    today,
    start,
    ...(underWay === undefined ? {} : { underWay: underWay.id }),
    days: lastDays(today, SHOWN).map((day) => {
      const result = results.get(day)
      return { day, ...(result === undefined ? {} : { result }) }
    }),
    streak: streakUpTo(results, today),
    played: results.size,
    won: [...results.values()].filter(({ won }) => won).length,
    kept: kept !== undefined,
  }
}

function resultOf(open: OpenTable): DailyResult {
  const { id, table } = open
  const { game, played, result } = open.summary()
  const events = table.standingEvents()
  return {
    match: id,
    time: played,
    won: result === 'won',
    choices: table.standing().filter((entry) => table.entries[entry].kind === 'choice').length,
    tookBack: table.entries.some((entry) => entry.kind === 'undo' && entry.pastSeal === true),
    signs: gameOf(game).signsOf(events),
  }
}

/** Writes down how a daily ended. What was written for its day before stays. */
export async function keepDaily(open: OpenTable, store: Store): Promise<void> {
  const key = `${shelfOf(open.game.name)}${open.daily}`
  await store.addKeepsakes(new Map([[key, resultOf(open)]]))
}

export async function dailyEnding(
  open: OpenTable,
  store: Store,
  now: number,
): Promise<DailyEnding> {
  const { daily: day, game } = open
  if (day === undefined || !open.table.isOver) {
    throw new MusterError('stale', 'this is no daily that is over')
  }
  await keepDaily(open, store).catch(() => undefined)
  const results: Results = (await resultsOn(store, game.name)) ?? new Map()
  const result = results.get(day) ?? resultOf(open)
  const practice = result.match !== open.id
  return { day, result, practice, streak: streakUpTo(results, dayOf(now)) }
}

/** Stories told, and achievements and stamps kept from match to match. */
import { type LanguageCode, MusterError, type Options, type Wall } from '@muster/engine'
import type {
  AchievementView,
  EndingView,
  NearView,
  NextView,
  StampView,
  WallView,
} from '../host/keepsakes.ts'
import type { GameKeepsakes, Moment } from './game-keepsakes.ts'
import { loadGame } from './games.ts'
import type { OpenTable, PageTable } from './open-table.ts'
import type { Store } from './store.ts'

/** Of which match it is, and when that was over. */
interface Keepsake {
  readonly match: string
  readonly time: number
}

type Kept = ReadonlyMap<string, Keepsake>

/** Nearest achievements that the end names, and how near is near. */
const MOST_NEAR = 2
const NEAR = 0.5

export interface Cupboard {
  readonly store: Store
  readonly language: LanguageCode
  readonly now: number
}

const shelfOf = (kind: 'stamp' | 'achievement' | 'looked', game: string): string =>
  `${kind}:${game}:`

export function isKeepsake(value: unknown): value is Keepsake {
  if (typeof value !== 'object' || value === null) return false
  const ofMatch = 'match' in value && typeof value.match === 'string'
  return ofMatch && 'time' in value && typeof value.time === 'number'
}

/** What lies on a shelf, by its key there; nothing where the storage fails. */
async function kept(store: Store, shelf: string): Promise<Kept | undefined> {
  const found = await store.keepsakes(shelf).catch(() => undefined)
  if (found === undefined) return undefined
  const sound = new Map<string, Keepsake>()
  for (const [key, value] of found) if (isKeepsake(value)) sound.set(key.slice(shelf.length), value)
  return sound
}

const momentsOf = (table: PageTable): Moment[] =>
  table.standing().map((entry) => ({
    entry,
    events: table.eventsOf(entry),
    state: table.stateAfter(entry),
  }))

interface Earning {
  readonly game: GameKeepsakes
  readonly moments: readonly Moment[]
  readonly earned: ReturnType<GameKeepsakes['earned']>
  readonly unranked: EndingView['unranked']
  readonly time: number
  /** The storage has taken it. */
  readonly kept: boolean
}

/** Gives a match that is over its due. What was earned before keeps its first date. */
async function earn(open: OpenTable, { store }: Cupboard): Promise<Earning> {
  const { game: name } = open.summary()
  const loaded = await loadGame(name)
  const game = await loaded.keepsakes(open.pack ?? loaded.housePack)
  const moments = momentsOf(open.table)
  const time = open.summary().played
  const earned = game.earned(moments, new Date(time).getFullYear())
  const { unranked } = open
  const due: readonly (readonly [string, Keepsake])[] = [
    ...(unranked === undefined ? earned.stamps : []).map((key) => shelfOf('stamp', name) + key),
    ...(unranked === undefined ? earned.achievements : []).map(
      (key) => shelfOf('achievement', name) + key,
    ),
    shelfOf('looked', name) + open.id,
  ].map((key) => [key, { match: open.id, time }])
  // A match that was only looked at leaves no trace.
  const taken =
    open.kept === 'seen' ||
    (await store.addKeepsakes(new Map(due)).then(
      () => true,
      () => false,
    ))
  return { game, moments, earned, unranked, time, kept: taken }
}

export async function endingOf(open: OpenTable, cupboard: Cupboard): Promise<EndingView> {
  const { store, language } = cupboard
  if (!open.table.isOver) throw new MusterError('stale', 'this match is not over')
  const { game: name, options, seats } = open.summary()
  const earning = await earn(open, cupboard)
  const { game, moments, earned, unranked, time } = earning
  const stamps = await kept(store, shelfOf('stamp', name))
  const achievements = await kept(store, shelfOf('achievement', name))
  const isNew = (shelf: Kept | undefined) => (key: string) =>
    unranked === undefined && (shelf?.get(key)?.match ?? open.id) === open.id
  const all = game.achievements(language, [new Date(time).getFullYear()])
  const plan = game.wall(language)
  // What was just won is not what is next, stamped or not.
  const has = [...(stamps?.keys() ?? []), ...earned.stamps]
  return {
    story: game.story(
      moments,
      seats.map(({ name: given }) => given),
      language,
    ),
    takenBack: open.table.entries.filter((one) => one.kind === 'undo' && one.pastSeal === true)
      .length,
    stamps: earned.stamps.filter(isNew(stamps)).flatMap((key) => stampView(plan, key)),
    achievements: all.filter(
      ({ key }) => earned.achievements.includes(key) && isNew(achievements)(key),
    ),
    nearest: nearest(all, earning, achievements),
    ...(unranked === undefined ? {} : { unranked }),
    ...nextView(game, plan, has, options),
    kept: earning.kept,
    time,
  }
}

function stampView({ rows, marks }: Wall, key: string): StampView[] {
  const at = key.lastIndexOf('/')
  const cell = rows.flatMap((row) => row.cells).find((one) => one.key === key.slice(0, at))
  const mark = marks.find((one) => one.key === key.slice(at + 1))
  return cell === undefined || mark === undefined
    ? []
    : [{ key, cell: cell.name, mark: mark.key, name: mark.name }]
}

function nearest(
  all: readonly AchievementView[],
  { earned: { progress, achievements } }: Earning,
  before: Kept | undefined,
): NearView[] {
  return progress
    .filter(({ rule, have, need }) => {
      const isEarned = achievements.includes(rule) || before?.has(rule) === true
      return !isEarned && have < need && have / need >= NEAR
    })
    .sort((a, b) => b.have / b.need - a.have / a.need || (a.rule < b.rule ? -1 : 1))
    .slice(0, MOST_NEAR)
    .flatMap(({ rule, have, need }) => {
      const found = all.find(({ key }) => key === rule)
      return found === undefined ? [] : [{ ...found, have, need }]
    })
}

function nextView(
  game: GameKeepsakes,
  { rows }: Wall,
  stamps: readonly string[],
  options: Options,
): { readonly next?: NextView } {
  const next = game.next(stamps, options)
  const cell = rows.flatMap((row) => row.cells).find(({ key }) => key === next?.cell)
  return next === undefined || cell === undefined ? {} : { next: { ...next, name: cell.name } }
}

/** Matches of a game that are over and were not looked through, the oldest first. */
async function unlooked(store: Store, game: string): Promise<readonly string[]> {
  const looked = await kept(store, shelfOf('looked', game))
  if (looked === undefined) return []
  const matches = await store.list().catch(() => [])
  return matches
    .filter((match) => match.game === game && match.result !== undefined && !looked.has(match.id))
    .sort((a, b) => a.played - b.played || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
}

export async function wallOf(game: string, { store, language, now }: Cupboard): Promise<WallView> {
  const loaded = await loadGame(game)
  const keepsakes = await loaded.keepsakes(loaded.housePack)
  const stamps = await kept(store, shelfOf('stamp', game))
  const achievements = await kept(store, shelfOf('achievement', game))
  const plan = keepsakes.wall(language)
  const options = await lastOptions(store, game)
  const marksOf = (cell: string) =>
    plan.marks.map(({ key, name }) => {
      const stamp = stamps?.get(`${cell}/${key}`)
      return { key, name, ...(stamp === undefined ? {} : { time: stamp.time }) }
    })
  return {
    game,
    columns: plan.columns.map(({ name }) => name),
    rows: plan.rows.map(({ key, name, cells }) => ({
      key,
      name,
      cells: cells.map((cell) => {
        const marks = marksOf(cell.key)
        const missing = marks.every(({ time }) => time === undefined)
          ? undefined
          : marks.find(({ time }) => time === undefined)?.key
        return { ...cell, marks, options: keepsakes.setUpFor(cell.key, missing, options) }
      }),
    })),
    achievements: keepsakes
      .achievements(language, yearsOf(achievements, now))
      .map((one) => ({ ...one, ...timeOf(achievements?.get(one.key)) })),
    ...nextView(keepsakes, plan, [...(stamps?.keys() ?? [])], options),
    left: (await unlooked(store, game)).length,
    kept: stamps !== undefined,
  }
}

const timeOf = (keepsake: Keepsake | undefined): { readonly time?: number } =>
  keepsake === undefined ? {} : { time: keepsake.time }

/** This year, and those in which something was earned. */
function yearsOf(achievements: Kept | undefined, now: number): number[] {
  const times = [...(achievements?.values() ?? [])].map(({ time }) => time)
  const years = new Set([...times, now].map((time) => new Date(time).getFullYear()))
  return [...years].sort((a, b) => a - b)
}

/** What the last match of a game was set up with. */
async function lastOptions(store: Store, game: string): Promise<Options> {
  const matches = await store.list().catch(() => [])
  const mine = matches.filter((match) => match.game === game)
  return mine.sort((a, b) => b.played - a.played).at(0)?.options ?? {}
}

/**
 * Looks through one match that was over before its keepsakes were taken, and says how many are left. One at a
 * time, so that a choice never waits long.
 */
export async function countOld(
  game: string,
  cupboard: Cupboard,
  take: (id: string) => Promise<OpenTable>,
): Promise<{ readonly left: number }> {
  const [id, ...rest] = await unlooked(cupboard.store, game)
  if (id === undefined) return { left: 0 }
  try {
    const { kept: taken } = await earn(await take(id), cupboard)
    // Else it would be looked through for ever.
    return { left: taken ? rest.length : 0 }
  } catch {
    // Its rules or cards are no more: it will not come back.
    const looked: Keepsake = { match: id, time: cupboard.now }
    const trace = new Map([[shelfOf('looked', game) + id, looked]])
    await cupboard.store.addKeepsakes(trace).catch(() => undefined)
    return { left: rest.length }
  }
}

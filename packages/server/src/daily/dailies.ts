/**
 * The daily: one deal a day and game, the same for everybody. Its seed is made by the server when the day's first
 * player comes, and shown when the day is over; who had it before could look ahead.
 */
import { commitmentOf, type DailyGame, type MatchRecord, openDeal, sealDeal } from '@muster/engine'
import type { AnyTable } from '@muster/table'
import type { OnlineDaily, OnlineDailyResult } from '@muster/table/online'
import * as v from 'valibot'
import { notFound, OnlineError } from '../errors.ts'
import { findGame, type ServerGame, type Shelf } from '../games/games.ts'
import { dayAt } from '../matches/answers.ts'
import type { Hall } from '../matches/hall.ts'
import type { Header } from '../matches/header.ts'
import type { Lobbies } from '../matches/lobbies.ts'
import type { OpenMatch } from '../matches/open-match.ts'
import { addMatch, type Person, plain } from '../matches/setting-up.ts'
import { newSeed } from '../secrets.ts'
import type { Daily, RankedResult } from '../storage/storage.ts'

/** Results that are shown. */
const SHOWN = 100
/** A win is worth more than any number of choices, and a win without taking back more than one with it. */
const WIN = 2_000_000
const NOTHING_TAKEN_BACK = 1_000_000
const MOST_CHOICES = 999_999
/** The only seat's part of the deal: the same for all, or all would be dealt something else. */
const NONCE = 'daily'

const headerSchema = v.strictObject({
  options: v.record(
    v.string(),
    v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]),
  ),
  commitment: v.string(),
})

const resultSchema = v.strictObject({
  won: v.boolean(),
  choices: v.number(),
  tookBack: v.boolean(),
  signs: v.string(),
})
type Result = v.InferOutput<typeof resultSchema>

export class Dailies {
  private readonly hall: Hall
  private readonly lobbies: Lobbies
  private readonly shelf: Shelf

  constructor(hall: Hall, lobbies: Lobbies, shelf: Shelf, report: (error: unknown) => void) {
    this.hall = hall
    this.lobbies = lobbies
    this.shelf = shelf
    hall.watch((open) => {
      if (open.header.daily !== undefined && open.table?.isOver === true) {
        this.keepResult(open, open.table).catch(report)
      }
    })
  }

  /** Today's match of a person: the one that was begun, or a new one. */
  async begin(game: string, person: Person): Promise<string> {
    const { storage, world, boxes } = this.hall
    const found = this.dailyOf(game)
    const day = dayAt(world.now())
    const daily = await this.today(found, day)
    const under = await this.underWay(game, day, person.id)
    if (under !== undefined) return under
    const seed = await storage.dailies.seed(game, day)
    if (seed === undefined) throw notFound('daily')
    const { options, commitment } = readDaily(daily)
    const header: Header = {
      options,
      pack: await boxes.house(game),
      settings: { allRoutine: false, closedHands: false, standIn: null, hints: false },
      people: [{ ...person, watches: false }],
      seats: [{ person: person.id, nonce: NONCE, ready: true }],
      commitment,
      deal: { match: dealName(game, day), nonces: [NONCE] },
      invitations: {},
      daily: day,
    }
    const open = await addMatch(this.hall, person, found.house, seed, header)
    await this.lobbies.begin(open.id, person.id)
    return open.id
  }

  async view(game: string, day: string, person?: string): Promise<OnlineDaily> {
    const { storage, world } = this.hall
    const found = this.dailyOf(game)
    const today = dayAt(world.now())
    if (day > today) throw new OnlineError('not-found', 'this day has not come yet')
    const daily =
      day === today ? await this.today(found, day) : await storage.dailies.get(game, day)
    if (daily === undefined) throw notFound('daily')
    const { options, commitment } = readDaily(daily)
    const isOver = day < today
    const ranking = await storage.dailies.ranking(game, day, SHOWN)
    const mine =
      person === undefined ? undefined : await storage.dailies.resultOf(game, day, person)
    const others =
      mine === undefined || ranking.some(({ account }) => account === person) ? [] : [mine]
    const match = person === undefined ? undefined : await this.underWay(game, day, person)
    return {
      ...{ game, day, options, commitment },
      ...(isOver ? { opened: await this.opened(game, day) } : {}),
      ...(match === undefined ? {} : { match }),
      played: await storage.dailies.players(game, day),
      won: ranking.filter((one) => readResult(one).won).length,
      results: [...ranking, ...others].map((one) => resultAnswer(one, person, isOver)),
    }
  }

  private dailyOf(game: string): ServerGame & { readonly daily: DailyGame } {
    const found = findGame(this.shelf, game)
    const { daily } = found
    if (daily === undefined) throw new OnlineError('not-found', `“${game}” has no daily`)
    return { ...found, daily }
  }

  private async today(
    { house, daily }: ServerGame & { readonly daily: DailyGame },
    day: string,
  ): Promise<Daily> {
    const { storage, world } = this.hall
    const game = house.name
    const known = await storage.dailies.get(game, day)
    if (known !== undefined) return known
    const seed = newSeed(world)
    const draw = (below: number): number => world.random(4).readUInt32LE() % below
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const options = plain(house.readOptions(daily.optionsFor(weekday, draw)))
    const header = JSON.stringify({ options, commitment: commitmentOf(seed) })
    return await storage.dailies.begin({ game, day, header }, seed)
  }

  private async opened(game: string, day: string) {
    const { storage, world } = this.hall
    const seed = await storage.dailies.seed(game, day)
    if (seed === undefined) throw notFound('daily')
    await storage.dailies.open(game, day, world.now())
    return openDeal(sealDeal(seed, dealName(game, day), [NONCE]), seed)
  }

  /** The first try of a day, over or not. */
  private async underWay(game: string, day: string, person: string): Promise<string | undefined> {
    const { storage } = this.hall
    const result = await storage.dailies.resultOf(game, day, person)
    if (result !== undefined) return result.match
    for (const { id, game: played } of await storage.matches.of(person, { phases: ['playing'] })) {
      if (played !== game) continue
      const { header } = await this.hall.get(id)
      if (header.daily === day) return id
    }
    return undefined
  }

  private async keepResult(open: OpenMatch, table: AnyTable): Promise<void> {
    const { storage, world } = this.hall
    const { daily: day } = open.header
    const { game } = open.stored
    if (day === undefined) return
    const result = resultOf(table, this.dailyOf(game).daily)
    await storage.dailies.addResult({
      ...{ game, day },
      account: open.stored.host,
      match: open.id,
      score: scoreOf(result),
      json: JSON.stringify(result),
      at: world.now(),
    })
  }
}

const dealName = (game: string, day: string): string => `daily-${game}-${day}`

const readDaily = ({ header }: Daily) => v.parse(headerSchema, JSON.parse(header))

const readResult = ({ json }: RankedResult): Result => v.parse(resultSchema, JSON.parse(json))

function resultOf(table: AnyTable, { signsOf }: DailyGame): Result {
  const record: MatchRecord = table.record
  const standing = table.standing()
  return {
    won: record.result === 'won',
    choices: standing.filter((n) => table.entries[n].kind === 'choice').length,
    tookBack: table.entries.some((entry) => entry.kind === 'undo' && entry.pastSeal === true),
    signs: signsOf(table.standingEvents()),
  }
}

/** More is better: won, nothing taken back, fewer choices (of the lost ones more: who held out longer). */
function scoreOf({ won, choices, tookBack }: Result): number {
  const few = Math.min(choices, MOST_CHOICES)
  const whole = tookBack ? 0 : NOTHING_TAKEN_BACK
  return won ? WIN + whole + MOST_CHOICES - few : whole / 2 + Math.min(few, MOST_CHOICES / 2)
}

function resultAnswer(
  one: RankedResult,
  person: string | undefined,
  isOver: boolean,
): OnlineDailyResult {
  const { rank, name, account, match } = one
  const mine = account === person
  return { rank, name, ...readResult(one), mine, ...(isOver || mine ? { match } : {}) }
}

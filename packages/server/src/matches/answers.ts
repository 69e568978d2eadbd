/** What is told of a match to who asks. */
import {
  type LanguageCode,
  type MatchRecord,
  openDeal,
  printMatch,
  printPosition,
} from '@muster/engine'
import { type AnyTable, statistics } from '@muster/table'
import type {
  AnswerOf,
  DecisionAnswer,
  OnlineMatchSummary,
  Whereabouts,
  WholeMatch,
} from '@muster/table/online'
import type { Crowd } from '../live/crowd.ts'
import type { StoredMatch } from '../storage/storage.ts'
import { frozenPart, frozenRecord } from './frozen.ts'
import type { Hall } from './hall.ts'
import { lobbyOf, readHeader, sealedDeal } from './header.ts'
import { tableOf } from './lines.ts'
import { mustBeIn } from './lobbies.ts'
import { OpenMatch } from './open-match.ts'

type Record = NonNullable<WholeMatch['record']>

/** The record with its deal opened, once that may be seen. */
export async function recordOf(
  hall: Hall,
  open: OpenMatch,
  { game, version, pack, options, entries, result }: MatchRecord,
): Promise<Record> {
  const sealed = sealedDeal(open.header)
  const seed = mayBeOpened(hall, open) ? await hall.storage.matches.seed(open.id) : undefined
  const deal = seed === undefined ? sealed : openDeal(sealed, seed)
  const ended = result === undefined ? {} : { result }
  return { game, version, pack, options, deal, entries, ...ended }
}

/** A daily's seed is everybody's: it is opened when its day is over, whoever has finished. */
export function mayBeOpened({ world }: Hall, { stored, header }: OpenMatch): boolean {
  if (stored.phase !== 'over') return false
  return header.daily === undefined || dayAt(world.now()) > header.daily
}

/** By universal time. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10)

export async function wholeMatch(hall: Hall, open: OpenMatch, person: string): Promise<WholeMatch> {
  const { watches } = mustBeIn(open, person)
  const { table, stored } = open
  const you = stored.host === person ? 'host' : watches ? 'watcher' : 'player'
  const lobby = lobbyOf(open)
  const presence = presenceOf(hall.crowd, open)
  if (table === undefined) {
    const { frozen } = open
    if (frozen === undefined) return { lobby, chat: [], presence, you }
    return { lobby, presence, you, ...(await frozenPart(hall.storage, open, frozen)) }
  }
  const record = await recordOf(hall, open, table.record)
  return { lobby, record, hash: open.hash, chat: table.chat, presence, you }
}

/** Of all people: at the table the log says who is away; who only watches is here while connected here. */
export function presenceOf(
  crowd: Crowd,
  open: OpenMatch,
): { readonly person: string; readonly is: Whereabouts }[] {
  return open.header.people.map(({ id }) => ({ person: id, is: whereIs(crowd, open, id) }))
}

export function whereIs(crowd: Crowd, { id, table }: OpenMatch, person: string): Whereabouts {
  const noted = table?.company.people.find((one) => one.id === person)
  if (crowd.has(id, person)) return crowd.isElsewhere(id, person) ? 'elsewhere' : 'here'
  return noted?.here === true && table?.isOver === false ? 'here' : 'away'
}

export function summaryOf(open: OpenMatch, person: string): OnlineMatchSummary {
  const { stored, header, table } = open
  const result = table === undefined ? resultIn(stored) : table.record.result
  const version = table?.version ?? stored.entries - 1
  return {
    match: open.id,
    phase: open.phase,
    game: stored.game,
    options: header.options,
    host: stored.host,
    seats: seatsOf(open, person),
    yourTurn: table !== undefined && isAsked(table, person),
    asked: table === undefined ? [] : askedOf(open, table),
    ...(version < 0 ? {} : { version }),
    created: stored.created,
    played: open.playedAt,
    ...(result === undefined ? {} : { result }),
    ...(header.daily === undefined ? {} : { daily: header.daily }),
  }
}

/** A match that is over need not be played again to be listed. */
export function glance(stored: StoredMatch, person: string): OnlineMatchSummary | undefined {
  const open = new OpenMatch(stored, readHeader(stored.header), undefined)
  return open.personOf(person) === undefined ? undefined : summaryOf(open, person)
}

const resultIn = ({ result }: StoredMatch): 'won' | 'lost' | undefined =>
  result === 'won' || result === 'lost' ? result : undefined

function seatsOf({ header, table }: OpenMatch, person: string): OnlineMatchSummary['seats'] {
  const seats =
    table?.company.seats ??
    header.seats.map((seat) => ({
      people: seat.person === undefined ? [] : [seat.person],
      ...(seat.bot === undefined ? {} : { bot: seat.bot }),
    }))
  const nameOf = (id: string): string[] => {
    const known = [...(table?.company.people ?? []), ...header.people].find((one) => one.id === id)
    return known === undefined ? [] : [known.name]
  }
  return seats.map(({ people, bot }) => ({
    names: people.flatMap(nameOf),
    ...(bot === undefined ? {} : { bot }),
    mine: people.includes(person),
  }))
}

function isAsked(table: AnyTable, person: string): boolean {
  const { mine } = table.view(person)
  return mine !== undefined && (mine.mayChoose || mine.mayVote)
}

/** The names of those whom the table waits for. */
function askedOf(open: OpenMatch, table: AnyTable): string[] {
  const seats = seatsOf(open, '')
  const asked = table.decides?.seats ?? []
  return asked.flatMap((seat) => {
    const { names, bot } = seats[seat]
    return bot === undefined ? names : [bot]
  })
}

export function decisionOf(
  open: OpenMatch,
  table: AnyTable,
  person: string,
  language: LanguageCode,
): DecisionAnswer {
  const { decision, decides, game, state, asking } = table
  const { result } = table.record
  const base = {
    match: open.id,
    phase: open.phase,
    version: table.version,
    hash: open.hash,
    mine: table.view(person).mine?.seats ?? [],
    yourTurn: isAsked(table, person),
    ...(result === undefined ? {} : { result }),
  }
  if (decision === undefined || decides === undefined) return base
  const { entry, by, arbiter, weighty, prompt, rule, options } = decision
  const says = game.sayPrompt(state, asking, language)
  return {
    ...base,
    decision: {
      ...{ entry, by, arbiter, weighty, prompt, rule, says },
      how: decides.how,
      seats: decides.seats,
      options: options.map((option, i) => ({
        ...option,
        says: game.sayOption(state, asking, i, language),
      })),
    },
  }
}

export const logOf = (table: AnyTable, language: LanguageCode, after: number): AnswerOf<'log'> => ({
  version: table.version,
  lines: table.lines(language, after).map(({ entry, kind, text, seat, rule }) => ({
    ...{ entry, kind, text },
    ...(seat === undefined ? {} : { seat }),
    ...(rule === undefined ? {} : { rule }),
  })),
})

/** Also of a match that the rules no longer fit: to write down what was entered takes none. */
export async function notationOf(hall: Hall, open: OpenMatch): Promise<string> {
  const record =
    open.frozen === undefined ? tableOf(open).record : await frozenRecord(hall.storage, open)
  return printMatch(await recordOf(hall, open, record))
}

export const positionAt = (table: AnyTable, entry: number): string =>
  printPosition(table.game, table.record.options, table.stateAfter(entry))

export function statisticsOf({ id }: OpenMatch, table: AnyTable): AnswerOf<'statistics'> {
  const { counts, tellings } = statistics(table)
  return {
    match: id,
    version: table.version,
    choices: tellings.filter(({ by }) => by !== undefined).length,
    events: counts,
  }
}

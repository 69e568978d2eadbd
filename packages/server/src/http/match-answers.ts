/** Answers about matches under way. */
import type { ChatLine, NumberedEntry } from '@muster/table'
import { readAction } from '@muster/table/messages'
import type { OnlineActed, OnlineMatchSummary } from '@muster/table/online'
import { notFound, OnlineError } from '../errors.ts'
import { type Committed, print } from '../live/messages.ts'
import { act } from '../matches/acting.ts'
import {
  decisionOf,
  glance,
  logOf,
  notationOf,
  positionAt,
  statisticsOf,
  summaryOf,
  wholeMatch,
} from '../matches/answers.ts'
import { tableOf } from '../matches/lines.ts'
import { mustBeIn } from '../matches/lobbies.ts'
import type { OpenMatch } from '../matches/open-match.ts'
import type { ServerParts } from '../server-parts.ts'
import { known } from './account-answers.ts'
import type { Answers } from './call.ts'

type MatchAnswers = Pick<
  Answers,
  | 'matches'
  | 'match'
  | 'act'
  | 'choose'
  | 'nudge'
  | 'decision'
  | 'log'
  | 'notation'
  | 'position'
  | 'statistics'
>

const MOST_LISTED = 100

export function matchAnswers(parts: ServerParts): MatchAnswers {
  const { hall, storage } = parts
  /** The match of a call, in its turn: nobody is told of an entry that is not on disk. */
  const inTurn = async <T>(
    call: {
      readonly words: { readonly match: string }
      readonly account: Parameters<typeof known>[0]['account']
    },
    work: (open: OpenMatch, person: string) => T | Promise<T>,
  ): Promise<T> => {
    const { id } = known(call)
    return await hall.inTurn(call.words.match, (open) => {
      mustBeIn(open, id)
      return work(open, id)
    })
  }
  const summaryAt = async (match: string, person: string) => {
    const stored = await storage.matches.get(match)
    if (stored === undefined) return undefined
    if (stored.phase === 'over' && hall.find(match) === undefined) return glance(stored, person)
    const open = await hall.get(match)
    return open.personOf(person) === undefined ? undefined : summaryOf(open, person)
  }
  const comes = async (match: string, person: string): Promise<void> => {
    const open = await hall.get(match)
    mustBeIn(open, person)
    await parts.presence.acts(open, person)
  }
  return {
    async matches(call) {
      const { id } = known(call)
      const kept = await storage.matches.of(id, { most: MOST_LISTED })
      const matches: OnlineMatchSummary[] = []
      for (const match of new Set(kept.map((one) => one.id))) {
        const found = await summaryAt(match, id)
        if (found !== undefined) matches.push(found)
      }
      return {
        matches: matches.sort((a, b) => b.played - a.played || (a.match < b.match ? -1 : 1)),
      }
    },
    match: (call) => inTurn(call, (open, person) => wholeMatch(hall, open, person)),
    async act(call) {
      const { action, key } = call.body
      const { id } = known(call)
      if (action.kind === 'say' || action.kind === 'phrase') parts.limits.take('talk', id)
      if (action.kind !== 'away') await comes(call.words.match, id)
      return actedAnswer(await act(hall, call.words.match, id, action, key))
    },
    async choose(call) {
      const { entry, texts, key } = call.body
      const action = readAction({ kind: 'choose', entry, texts })
      const { id } = known(call)
      await comes(call.words.match, id)
      return actedAnswer(await act(hall, call.words.match, id, action, key))
    },
    async nudge(call) {
      await nudge(parts, call.words.match, known(call).id, call.body.seat)
      return {}
    },
    decision: (call) =>
      inTurn(call, (open, person) =>
        decisionOf(open, tableOf(open), person, call.query.language ?? 'en'),
      ),
    log: (call) =>
      inTurn(call, (open) => {
        const { language = 'en', after } = call.query
        return logOf(tableOf(open), language, after === undefined ? -1 : Number(after))
      }),
    notation: (call) => inTurn(call, (open) => notationOf(hall, open)),
    position: (call) =>
      inTurn(call, (open) => {
        const table = tableOf(open)
        const entry = call.query.entry === undefined ? table.version : Number(call.query.entry)
        if (entry > table.version) throw notFound('entry')
        return positionAt(table, entry)
      }),
    statistics: (call) => inTurn(call, (open) => statisticsOf(open, tableOf(open))),
  }
}

export function actedAnswer({ version, first, jsons, hash, chat }: Committed): OnlineActed {
  const entries = jsons.map((json, i): NumberedEntry => ({ n: first + i, entry: JSON.parse(json) }))
  const said: { chat?: ChatLine } = chat === undefined ? {} : { chat }
  return { version, entries, hash, ...said }
}

/** Only the seats that the table waits for are reminded. */
export async function nudge(
  { hall, crowd, limits }: ServerParts,
  match: string,
  person: string,
  seat: number,
): Promise<void> {
  const open = await hall.get(match)
  const { watches } = mustBeIn(open, person)
  const { decides } = tableOf(open)
  if (watches || decides?.seats.includes(seat) !== true) {
    throw new OnlineError('seat', `the table does not wait for seat ${seat + 1}`)
  }
  limits.take('nudges', `${person} ${match}`)
  crowd.tell(match, print({ kind: 'nudge', match, seat, by: person }))
}

/** A match under way: its record, what is asked, and what people do. */
import * as v from 'valibot'
import { actionSchema, botName, personId, personName } from '../messages.ts'
import { PHRASES } from '../phrases.ts'
import { lobby, phase } from './lobby.ts'
import {
  count,
  day,
  gameName,
  hash,
  idempotencyKey,
  listOf,
  matchId,
  options,
  seatList,
  seatNumber,
  thing,
  time,
} from './words.ts'

const chooser = v.union([seatNumber, v.literal('party')])
const words = listOf(v.string())

export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('begin'), dealt: words }),
  v.strictObject({
    kind: v.literal('choice'),
    by: chooser,
    texts: words,
    dealt: words,
    agreed: v.exactOptional(seatList),
  }),
  v.strictObject({
    kind: v.literal('undo'),
    to: count,
    agreed: seatList,
    pastSeal: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('note'), name: v.string(), text: v.string() }),
])

const dealParts = { commitment: hash, match: v.string(), nonces: listOf(v.string()) }
export const openedDeal = v.strictObject({
  kind: v.literal('opened'),
  ...dealParts,
  seed: v.string(),
})
const deal = v.variant('kind', [
  v.strictObject({ kind: v.literal('sealed'), ...dealParts }),
  openedDeal,
])

/** The whole match as the engine reads it. The deal is sealed until the match is over. */
export const record = v.strictObject({
  game: gameName,
  version: v.string(),
  pack: v.strictObject({ name: v.string(), hash }),
  options,
  deal,
  entries: listOf(entry),
  result: v.exactOptional(v.picklist(['won', 'lost'])),
})
export type OnlineRecord = v.InferOutput<typeof record>

const said = { n: count, person: personId, at: count }
export const chatLine = v.union([
  v.strictObject({ ...said, text: v.string() }),
  v.strictObject({ ...said, phrase: v.picklist(PHRASES) }),
])

/** `elsewhere`: connected, and looking at something else. */
export const whereabouts = v.picklist(['here', 'elsewhere', 'away'])
export type Whereabouts = v.InferOutput<typeof whereabouts>
export const presence = listOf(v.strictObject({ person: personId, is: whereabouts }))

/** A match whose rules no longer fit: it is told in the sentences that were kept, and its notation can still be had. */
export const frozen = v.strictObject({
  /** What does not fit, in English and in detail. */
  why: v.string(),
  /** The log in sentences, as far as it was kept. */
  lines: v.strictObject({ en: words, fr: words, pt: words }),
  /** They go on to the last entry. */
  whole: v.boolean(),
})

/** Everything somebody who comes, falls behind or differs needs. */
export const wholeMatch = v.strictObject({
  lobby,
  /** None in the lobby. */
  record: v.exactOptional(record),
  /** The state's after the last entry. */
  hash: v.exactOptional(hash),
  chat: listOf(chatLine),
  presence,
  /** What the one who asks is here. */
  you: v.picklist(['host', 'player', 'watcher']),
  frozen: v.exactOptional(frozen),
})
export type WholeMatch = v.InferOutput<typeof wholeMatch>

/** A match in the list of one's own. */
export const matchSummary = v.strictObject({
  match: matchId,
  phase,
  game: gameName,
  options,
  host: personId,
  seats: listOf(
    v.strictObject({ names: listOf(personName), bot: v.exactOptional(botName), mine: v.boolean() }),
  ),
  /** The table waits for the one who asks. */
  yourTurn: v.boolean(),
  /** The names of the people and bots that it waits for. */
  asked: listOf(v.string()),
  /** The number of the last entry; none in the lobby. */
  version: v.exactOptional(count),
  created: time,
  played: time,
  result: v.exactOptional(v.picklist(['won', 'lost'])),
  daily: v.exactOptional(day),
})
export type OnlineMatchSummary = v.InferOutput<typeof matchSummary>
export const matchList = v.strictObject({ matches: listOf(matchSummary) })

/** What a person does at the table. */
export const act = v.strictObject({ action: actionSchema, key: idempotencyKey })
export type Act = v.InferInput<typeof act>
/** The short way for a bot: one option, or a row of picks, of the decision that an entry opened. */
export const choose = v.strictObject({
  entry: count,
  texts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(64)),
  key: idempotencyKey,
})

export const numberedEntry = v.strictObject({ n: count, entry })
/** What it brought: on disk before this is said. A repeated key gives the first answer again. */
export const acted = v.strictObject({
  /** The number of the last entry after it. */
  version: count,
  entries: listOf(numberedEntry),
  /** The state's after the last of its entries. */
  hash: v.exactOptional(hash),
  chat: v.exactOptional(chatLine),
})
export type OnlineActed = v.InferOutput<typeof acted>

export const nudge = v.strictObject({ seat: seatNumber })

const option = v.strictObject({
  text: v.string(),
  /** In words, in the language that was asked for. */
  says: v.string(),
  at: listOf(thing),
  alike: count,
  sealed: v.exactOptional(v.literal(true)),
})

/** What the table waits for, for who writes a bot. */
export const decisionAnswer = v.strictObject({
  match: matchId,
  phase,
  /** The number of the last entry. */
  version: count,
  /** The state's. */
  hash,
  /** None when the match is over. */
  decision: v.exactOptional(
    v.strictObject({
      /** The entry that opened it: a choice names it. */
      entry: count,
      by: chooser,
      arbiter: seatNumber,
      weighty: v.boolean(),
      prompt: v.string(),
      says: v.string(),
      rule: v.string(),
      how: v.picklist(['seat', 'arbiter', 'vote', 'bot', 'wait']),
      /** The seats that choose or vote. */
      seats: seatList,
      options: listOf(option),
    }),
  ),
  /** The seats of the one who asks. */
  mine: seatList,
  /** Whether it is asked: it may choose or vote now. */
  yourTurn: v.boolean(),
  result: v.exactOptional(v.picklist(['won', 'lost'])),
})
export type DecisionAnswer = v.InferOutput<typeof decisionAnswer>

export const logLines = v.strictObject({
  version: count,
  lines: listOf(
    v.strictObject({
      entry: count,
      kind: v.picklist(['told', 'choice', 'vote', 'undo', 'table']),
      text: v.string(),
      seat: v.exactOptional(seatNumber),
      rule: v.exactOptional(v.string()),
    }),
  ),
})

export const matchStatistics = v.strictObject({
  match: matchId,
  version: count,
  choices: count,
  /** What happened, in the order in which it first did; by seat where an event names one. */
  events: listOf(v.strictObject({ event: v.string(), total: count, seats: listOf(count) })),
})

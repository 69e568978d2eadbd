/** The daily: one deal a day and game, made by the server, opened when the day is over. */
import * as v from 'valibot'
import { personName } from '../messages.ts'
import { openedDeal } from './match.ts'
import { count, day, gameName, hash, listOf, matchId, options } from './words.ts'

/** How somebody's first try of a day ended. */
export const dailyResult = v.strictObject({
  rank: count,
  name: personName,
  won: v.boolean(),
  choices: count,
  /** Something that was dealt was taken back. */
  tookBack: v.boolean(),
  /** How it went, without a word of what was met. */
  signs: v.string(),
  mine: v.boolean(),
  /** To be looked at once the day is over. */
  match: v.exactOptional(matchId),
})
export type OnlineDailyResult = v.InferOutput<typeof dailyResult>

export const dailyView = v.strictObject({
  game: gameName,
  day,
  options,
  commitment: hash,
  /** Once the day is over. */
  opened: v.exactOptional(openedDeal),
  /** One's own try. */
  match: v.exactOptional(matchId),
  played: count,
  won: count,
  /** The best, and one's own. */
  results: listOf(dailyResult),
})
export type OnlineDaily = v.InferOutput<typeof dailyView>

export const begunDaily = v.strictObject({ match: matchId })

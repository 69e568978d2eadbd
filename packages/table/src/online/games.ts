/** The games a server has, and the packs of its matches. */
import * as v from 'valibot'
import { botName } from '../messages.ts'
import { pack } from './lobby.ts'
import { gameName, hash, listOf } from './words.ts'

const value = v.union([v.string(), v.number(), v.boolean()])
export const onlineGame = v.strictObject({
  name: gameName,
  /** Of its rules. */
  version: v.string(),
  pack: v.strictObject({ name: v.string(), hash }),
  /** The fields of the set-up form. */
  fields: listOf(v.strictObject({ name: v.string(), values: listOf(value), fallback: value })),
  bots: listOf(botName),
  daily: v.boolean(),
})
export const gameList = v.strictObject({ games: listOf(onlineGame) })
export type OnlineGame = v.InferOutput<typeof onlineGame>
export { pack }

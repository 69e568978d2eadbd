/** People: guests at first sight, with a name, a link to another device, and tokens for their bots. */
import * as v from 'valibot'
import { personId, personName } from '../messages.ts'
import { count, idempotencyKey, listOf, matchId, secret, time } from './words.ts'

export const account = v.strictObject({ id: personId, name: personName, created: time })
export type Account = v.InferOutput<typeof account>

/** Asks for the account of this device; a guest is made where there is none. */
export const signIn = v.strictObject({ name: v.optional(personName) })
export const rename = v.strictObject({ name: personName })

/** A secret that signs another device in, once and not for long. */
export const deviceLink = v.strictObject({ secret, expires: time })
export const takeDeviceLink = v.strictObject({ secret })

export const tokenLabel = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
export const newToken = v.strictObject({ label: tokenLabel })
export const tokenId = idempotencyKey
/** A token as it is listed: its letters are shown once only, when it is made. */
export const token = v.strictObject({ id: tokenId, label: tokenLabel, created: time })
export type Token = v.InferOutput<typeof token>
export const madeToken = v.strictObject({ id: tokenId, label: tokenLabel, token: v.string() })
export const tokens = v.strictObject({ tokens: listOf(token) })

/** All that is kept of a person. */
export const accountExport = v.strictObject({
  account,
  tokens: listOf(token),
  /** Every match this person has a part in, whole where it has begun. */
  matches: listOf(
    v.strictObject({
      match: matchId,
      notation: v.exactOptional(v.string()),
      said: listOf(v.string()),
    }),
  ),
  dailies: listOf(v.strictObject({ game: v.string(), day: v.string(), match: matchId })),
})
export type AccountExport = v.InferOutput<typeof accountExport>

/** How many other devices and tokens were signed out. */
export const deleted = v.strictObject({ matchesLeft: count })

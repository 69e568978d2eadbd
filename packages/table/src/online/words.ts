/** The small parts that everything sent between a page and a server is made of. */
import * as v from 'valibot'

/** A row that nobody changes. */
export const listOf = <Item, Output>(
  item: v.GenericSchema<Item, Output>,
  most: number = Number.MAX_SAFE_INTEGER,
) => v.pipe(v.array(item), v.maxLength(most), v.readonly())

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const integer = v.pipe(v.number(), v.safeInteger())

const MOST_SEATS = 12
export const seatNumber = v.pipe(count, v.maxValue(MOST_SEATS - 1))
export const seatList = listOf(seatNumber, MOST_SEATS)

/** Milliseconds since 1970, by the server's clock. */
export const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const matchId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,32}$/, 'must be the id of a match'))
export const gameName = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9-]*$/))
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16,64}$/, 'must be a hash'))
/** What a seat adds to the deal: 128 bits, made where the seat is taken. */
export const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hex digits'))
/** A secret of a link: at least 128 bits. Whoever has it may use it; it is kept as its hash only. */
export const secret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/, 'must be the secret of a link'))
/** Chosen by who sends: the same key with the same match is the same deed, done once. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be one word'))
/** A day by universal time: `2026-11-16`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day'))
export const language = v.picklist(['en', 'fr', 'pt'])
export const thing = v.strictObject({ kind: v.pipe(v.string(), v.maxLength(40)), n: integer })

const MOST_OPTIONS = 64
const LONGEST_OPTION = 200
const optionValue = v.union([
  v.pipe(v.string(), v.maxLength(LONGEST_OPTION)),
  v.number(),
  v.boolean(),
  listOf(v.pipe(v.string(), v.maxLength(LONGEST_OPTION)), MOST_OPTIONS),
])
/** The set-up of a match; the game says which fields there are. */
export const options = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), optionValue),
  v.check((given) => Object.keys(given).length <= MOST_OPTIONS, 'has too many fields'),
)

/** Nothing to send, or nothing to say but that it is done. */
export const nothing = v.strictObject({})

/** All that people send to a table, with the schemas that let nothing else in. */
import { MusterError } from '@muster/engine'
import * as v from 'valibot'
import { PHRASES } from './phrases.ts'

const MOST_SEATS = 12
const LONGEST_NAME = 40
const LONGEST_LINE = 500
const LONGEST_TEXT = 200
const MOST_TEXTS = 64

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seat = v.pipe(count, v.maxValue(MOST_SEATS - 1))
/** A line of letters that begins and ends with one, so that the notation gives it back as it was. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    v.check((text) => !/\p{Cc}|\u2028|\u2029/u.test(text), 'must be one line'),
  )
const word = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[A-Za-z0-9][\w.-]*$/, 'must be one word'))
const texts = v.pipe(
  v.array(line(LONGEST_TEXT)),
  v.minLength(1),
  v.maxLength(MOST_TEXTS),
  v.readonly(),
)

/** A person's id: one word. */
export const personId = word(64)
export const personName = line(LONGEST_NAME)
/** The name of a bot: one word. */
export const botName = word(64)

export const actionSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('choose'), entry: count, texts }),
  v.strictObject({ kind: v.literal('vote'), entry: count, texts, seat: v.optional(seat) }),
  v.strictObject({ kind: v.literal('settle'), entry: count, texts }),
  v.strictObject({ kind: v.literal('follow'), on: v.boolean(), seat: v.optional(seat) }),
  v.strictObject({ kind: v.literal('mute'), entry: count }),
  v.strictObject({ kind: v.literal('unmute'), seat, key: line(LONGEST_TEXT) }),
  v.strictObject({ kind: v.literal('undo-propose'), entry: count, to: count }),
  v.strictObject({ kind: v.literal('undo-agree'), proposal: count, seat: v.optional(seat) }),
  v.strictObject({ kind: v.literal('undo-refuse'), proposal: count }),
  v.strictObject({ kind: v.literal('allow'), seat, on: v.boolean() }),
  v.strictObject({
    kind: v.literal('take-seat'),
    seat,
    name: v.optional(personName),
    person: v.optional(personId),
  }),
  v.strictObject({ kind: v.literal('leave-seat'), seat }),
  v.strictObject({ kind: v.literal('seat-bot'), seat, bot: botName }),
  v.strictObject({
    kind: v.literal('here'),
    name: v.optional(personName),
    seat: v.optional(seat),
  }),
  v.strictObject({ kind: v.literal('away'), seat: v.optional(seat) }),
  v.strictObject({ kind: v.literal('say'), text: line(LONGEST_LINE) }),
  v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.strictObject({
    kind: v.literal('point'),
    thing: v.strictObject({
      kind: line(LONGEST_NAME),
      n: v.pipe(v.number(), v.safeInteger()),
    }),
  }),
  v.strictObject({
    kind: v.literal('settings'),
    allRoutine: v.optional(v.boolean()),
    closedHands: v.optional(v.boolean()),
  }),
])

/** What a person does at a table. */
export type Action = v.InferOutput<typeof actionSchema>
export type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** Reads what somebody sent; throws a MusterError (code `message`) with a sentence for what is wrong. */
export function readAction(sent: unknown): Action {
  return read(actionSchema, sent, 'an action')
}

export function read<T>(schema: v.GenericSchema<unknown, T>, sent: unknown, what: string): T {
  const result = v.safeParse(schema, sent, { abortEarly: true })
  if (result.success) return result.output
  const issue = result.issues[0]
  const path = v.getDotPath(issue)
  const where = path === null ? what : `${what}, “${path}”`
  throw new MusterError('message', `${where}: ${issue.message}`)
}

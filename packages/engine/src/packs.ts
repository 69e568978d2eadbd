/** Packs: a game's content as data, with a schema and a hash. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import type { Effect } from './effects.ts'
import { MusterError } from './errors.ts'
import {
  type BrokenRule,
  PackError,
  problemOf,
  ruleMessage,
  type SayRule,
  UNKNOWN_WORD,
} from './pack-problems.ts'

const FORMAT = 'pack 1'

/** What every pack has; the game adds its own parts. */
export interface Pack {
  readonly muster: typeof FORMAT
  readonly game: string
  readonly name: string
  readonly version: string
}

/** The schema of a game's packs: what every pack has, and the game's own parts. */
export function packSchema<const Name extends string, const Parts extends v.ObjectEntries>(
  game: Name,
  parts: Parts,
) {
  return v.strictObject({
    muster: v.literal(FORMAT),
    game: v.literal(game),
    name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)),
    version: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
    ...parts,
  })
}

/** SHA-256 of a pack as JSON with its keys in order: the same whatever the file looked like. */
export function packHash(pack: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(pack))))
}

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}

/** A schema with a rule of the game's own. */
export function heldTo<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  broken: (output: NoInfer<Output>) => BrokenRule | undefined,
): v.GenericSchema<Input, Output> {
  return v.pipe(
    schema,
    v.check(
      (output: Output) => broken(output) === undefined,
      (issue) => ruleMessage(broken(issue.input) ?? { key: '', values: [] }),
    ),
  )
}

/**
 * Reads a pack from text or as data. The error lists what is wrong, a sentence each; `sayRule` says in English
 * which of the game's own rules is broken.
 */
export function readPack<T>(
  source: unknown,
  schema: v.GenericSchema<unknown, T>,
  sayRule: SayRule = ({ key }) => key,
): T {
  const result = v.safeParse(schema, typeof source === 'string' ? parseJson(source) : source)
  if (result.success) return result.output
  throw new PackError(result.issues.map(problemOf), sayRule)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new MusterError('pack', `the pack is not JSON: ${why}`)
  }
}

/** A list of effects inside an effect or a card. */
export type EffectsSchema = v.GenericSchema<unknown, Effect[]>

/** For each word of a vocabulary the schemas of its arguments. */
export type WordSchemas = { readonly [word: string]: v.ObjectEntries }

/**
 * The schema of lists of effects. A game gives its words and what each takes; arguments that are effects
 * themselves use the schema that `words` is given.
 */
export function effectSchema(words: (effects: EffectsSchema) => WordSchemas): EffectsSchema {
  const effects: EffectsSchema = v.lazy(() => list)
  const entries = Object.entries(words(effects))
  const schemas: { [word: string]: v.GenericSchema<unknown, Effect> } = {}
  for (const [word, args] of entries) {
    schemas[word] = v.strictObject({ word: v.literal(word), ...args })
  }
  const unknown: v.GenericSchema<unknown, Effect> = v.looseObject({
    word: v.picklist(
      entries.map(([word]) => word),
      UNKNOWN_WORD,
    ),
  })
  const list: EffectsSchema = v.array(
    v.lazy((input) => {
      const word = wordOf(input)
      return word !== undefined && Object.hasOwn(schemas, word) ? schemas[word] : unknown
    }),
  )
  return effects
}

function wordOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('word' in input)) return undefined
  return typeof input.word === 'string' ? input.word : undefined
}

/** What the words that every game has take: may, pay, choose, for-each, repeat and if. */
export function coreWordSchemas<Scope extends v.GenericSchema, Condition extends v.GenericSchema>(
  effects: EffectsSchema,
  { scope, condition }: { readonly scope: Scope; readonly condition: Condition },
) {
  return {
    may: { do: effects },
    pay: { price: effects, to: effects },
    choose: { from: v.pipe(v.array(effects), v.minLength(2)) },
    'for-each': { who: scope, do: effects },
    repeat: { times: v.pipe(v.number(), v.integer(), v.minValue(1)), do: effects },
    // biome-ignore lint/suspicious/noThenProperty: the word reads if, then, else; nobody awaits a card.
    if: { condition, then: effects, else: v.optional(effects) },
  }
}

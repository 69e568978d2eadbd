/** Values that a schema takes, and values that it does not, made of the schema itself. */
import * as v from 'valibot'

/** What of valibot's schemas is looked at: those of a kind have what the kind has. */
interface Part extends v.GenericSchema {
  readonly entries?: { readonly [key: string]: Part }
  readonly wrapped?: Part
  readonly item?: Part
  readonly value?: Part
  readonly literal?: unknown
  readonly options?: readonly unknown[]
}

type Path = readonly (string | number)[]

export interface Wrong {
  /** Which field it is wrong in, and how. */
  readonly what: string
  readonly value: unknown
}

/** One of these fits each word that the API asks for; a new kind of word is added here. */
const WORDS: readonly unknown[] = [
  ...['greedy', 'tenefyr', 'a', '0', 'aaaaaaaaaaaa', '0123456789abcdef', '2026-11-16'],
  ...['0123456789abcdef0123456789abcdef', 'abcdefghijklmnopqrstuvwx', 'en'],
  ...[0, 10, true],
]

const LONG = 'x'.repeat(3_000)
const JUNK: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e300, 2 ** 53, 99],
  ...['', ' ', 'x', 'X y', '0', '-1', LONG, 'a\u0000b', '\ud800', '\u202e', '../..', '__proto__'],
  ...['constructor', "' OR 1=1 --", 'null'],
  ...[[], [null], [[]], [''], ['x', 1], Array(100).fill('x')],
  ...[{}, { constructor: 1 }, { kind: 'x' }, { length: 1 }],
]

/** At least one value of each form that the schema takes. */
export function samplesOf(part: Part): unknown[] {
  if (part.entries !== undefined) return objects(part.entries)
  if (part.wrapped !== undefined) return samplesOf(part.wrapped)
  if (part.item !== undefined) return samplesOf(part.item).map((one) => [one])
  if (part.value !== undefined) return samplesOf(part.value).map((one) => ({ players: one }))
  if ('literal' in part) return [part.literal]
  const forms = (part.options ?? []).flatMap((one) => (isPart(one) ? samplesOf(one) : [one]))
  if (forms.length > 0) return part.type === 'picklist' ? forms.slice(0, 1) : forms
  const word = WORDS.find((one) => v.is(part, one))
  if (word === undefined) throw new Error(`no word fits ${part.type}: add one to WORDS`)
  return [word]
}

const isPart = (one: unknown): one is Part =>
  typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'schema'

/** All fields of their first form, and then each field in each of its other forms. */
function objects(entries: { readonly [key: string]: Part }): object[] {
  const forms = Object.entries(entries).map(([key, part]) => ({ key, values: samplesOf(part) }))
  const first = Object.fromEntries(forms.map(({ key, values }) => [key, values[0]]))
  const others = forms.flatMap(({ key, values }) =>
    values.slice(1).map((value) => ({ ...first, [key]: value })),
  )
  return [first, ...others]
}

/** Every field of every form in every wrong way; `fits` gives what the schema takes all the same. */
export function wrongOnes(schema: v.GenericSchema, fits: 'refused' | 'taken' = 'refused'): Wrong[] {
  const found = new Map<string, Wrong>()
  for (const sample of samplesOf(schema)) {
    for (const path of pathsIn(sample)) {
      for (const { how, value } of spoilt(sample, path)) {
        if (v.is(schema, value) === (fits === 'refused')) continue
        const text = JSON.stringify(value)
        if (!found.has(text)) found.set(text, { what: `${path.join('.') || 'all'}: ${how}`, value })
      }
    }
  }
  return [...found.values()]
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))]
}

function spoilt(sample: unknown, path: Path): { how: string; value: unknown }[] {
  const junk = JUNK.map((one) => ({
    how: JSON.stringify(one).slice(0, 30),
    value: changedAt(sample, path, () => one),
  }))
  const more = changedAt(sample, path, (was) =>
    typeof was === 'object' && was !== null && !Array.isArray(was) ? { ...was, more: 1 } : was,
  )
  const without = path.length === 0 ? sample : changedAt(sample, path, () => undefined)
  return [...junk, { how: 'one more field', value: more }, { how: 'missing', value: without }]
}

/** A copy with something else at a path. What becomes undefined is gone, as in JSON. */
function changedAt(value: unknown, path: Path, change: (was: unknown) => unknown): unknown {
  if (path.length === 0) return change(value)
  const [key, ...rest] = path
  const changed = Object.entries(value ?? {}).map(([name, one]): [string, unknown] => [
    name,
    name === String(key) ? changedAt(one, rest, change) : one,
  ])
  if (Array.isArray(value)) return changed.map(([, one]) => one ?? null)
  return Object.fromEntries(changed.filter(([, one]) => one !== undefined))
}

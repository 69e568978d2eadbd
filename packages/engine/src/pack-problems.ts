/** What is wrong with a pack, in parts, so that it can be said in any language; and as a sentence in English. */
import type * as v from 'valibot'
import { MusterError } from './errors.ts'

type Key = string | number

/** What should stand there: the kind of thing, and a number or names where it has them. */
export interface Wanted {
  readonly kind:
    | 'number'
    | 'whole'
    | 'least'
    | 'most'
    | 'so-many'
    | 'least-many'
    | 'most-many'
    | 'yes-or-no'
    | 'text'
    | 'list'
    | 'object'
    | 'one-of'
    | 'other'
  readonly value: string
}

export interface PackProblem {
  /** The way to the innermost card (a member of a list that has a name); empty for the pack itself. */
  readonly card: readonly Key[]
  readonly name: string
  /** The way from there to the field; numbers count from 0. */
  readonly field: readonly Key[]
  readonly wrong:
    | { readonly what: 'missing' | 'unknown-field' }
    | { readonly what: 'unlike'; readonly wanted: Wanted; readonly got: string }
    | { readonly what: 'unknown-word'; readonly got: string; readonly words: readonly string[] }
    | ({ readonly what: 'rule' } & BrokenRule)
}

/** A rule of the game's own that a part of a pack breaks: the game says by its key what is wrong. */
export interface BrokenRule {
  readonly key: string
  readonly values: readonly string[]
}

/** How a game says it, in one language. */
export type SayRule = (broken: BrokenRule) => string

const MOST_PROBLEMS = 10

/** Between the key and the values of a broken rule, in the one text that a schema can give. */
const SEPARATOR = '\u001f'

export const ruleMessage = ({ key, values }: BrokenRule): string => [key, ...values].join(SEPARATOR)

/** The message is at most ten of its problems, a line each. */
export class PackError extends MusterError {
  readonly problems: readonly PackProblem[]

  constructor(problems: readonly PackProblem[], sayRule: SayRule) {
    const rest = problems.length - MOST_PROBLEMS
    const more = rest > 0 ? [`and ${rest} more`] : []
    const said = problems.slice(0, MOST_PROBLEMS).map((problem) => sayProblem(problem, sayRule))
    super('pack', [...said, ...more].join('\n'))
    this.problems = problems
  }
}

/** The message of a schema for a word that it does not know. */
export const UNKNOWN_WORD = 'unknown word'

export function problemOf(issue: v.BaseIssue<unknown>): PackProblem {
  return { ...placeOf(issue), wrong: wrongOf(issue) }
}

function placeOf(issue: v.BaseIssue<unknown>): Pick<PackProblem, 'card' | 'name' | 'field'> {
  let card: readonly Key[] = []
  let field: readonly Key[] = []
  let name = ''
  for (const item of issue.path ?? []) {
    const key = typeof item.key === 'number' ? item.key : String(item.key)
    const found = item.type === 'array' ? nameOf(item.value) : undefined
    if (found === undefined) field = [...field, key]
    else {
      card = [...card, ...field, key]
      field = []
      name = found
    }
  }
  return { card, name, field }
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined
  return typeof value.name === 'string' ? value.name : undefined
}

function wrongOf(issue: v.BaseIssue<unknown>): PackProblem['wrong'] {
  if (issue.type === 'check') {
    const [key, ...values] = issue.message.split(SEPARATOR)
    return { what: 'rule', key, values }
  }
  if (issue.message === UNKNOWN_WORD) {
    const words = namesIn(issue).map((name) => name.replaceAll('"', ''))
    return { what: 'unknown-word', got: issue.received, words }
  }
  if (issue.expected === 'never') return { what: 'unknown-field' }
  if (issue.received === 'undefined') return { what: 'missing' }
  return { what: 'unlike', wanted: wantedOf(issue), got: issue.received }
}

const KINDS: { readonly [type: string]: Wanted['kind'] | undefined } = {
  number: 'number',
  integer: 'whole',
  min_value: 'least',
  max_value: 'most',
  length: 'so-many',
  min_length: 'least-many',
  max_length: 'most-many',
  boolean: 'yes-or-no',
  string: 'text',
  array: 'list',
  object: 'object',
  strict_object: 'object',
  loose_object: 'object',
  picklist: 'one-of',
  union: 'one-of',
  variant: 'one-of',
}

const namesIn = ({ expected }: v.BaseIssue<unknown>): string[] =>
  (expected ?? '').replace(/^\(|\)$/g, '').split(' | ')

function wantedOf(issue: v.BaseIssue<unknown>): Wanted {
  const { type, expected, requirement, message } = issue
  const kind = KINDS[type] ?? 'other'
  if (kind === 'one-of') return { kind, value: namesIn(issue).join(', ') }
  if (kind === 'other') return { kind, value: expected ?? message }
  return { kind, value: requirement === undefined ? '' : String(requirement) }
}

/** A problem of a pack as a sentence: the card, the field, what was expected and what is there. */
function sayProblem({ name, field, wrong }: PackProblem, sayRule: SayRule): string {
  const where = name === '' ? '' : `“${name}”`
  const start = [where, sayField(field)].filter((part) => part !== '').join(', ')
  const begun = start === '' ? '' : `${start}: `
  switch (wrong.what) {
    case 'rule':
      return begun + sayRule(wrong)
    case 'unknown-word':
      return `${begun}unknown word ${wrong.got}; the words are ${wrong.words.join(', ')}`
    case 'unknown-field':
      return `${begun}there is no such field`
    case 'missing':
      return `${begun}is missing`
    case 'unlike':
      return `${begun}expected ${sayWanted(wrong.wanted)}, got ${wrong.got}`
  }
}

/** `loot.play[1].cards`, as a designer finds it in the file; lists count from 1. */
export function sayField(field: readonly Key[]): string {
  return field.reduce<string>((said, key) => {
    if (typeof key === 'number') return `${said}[${key + 1}]`
    return said === '' ? key : `${said}.${key}`
  }, '')
}

function sayWanted({ kind, value }: Wanted): string {
  switch (kind) {
    case 'number':
      return 'a number'
    case 'whole':
      return 'a whole number'
    case 'least':
      return `at least ${value}`
    case 'most':
      return `at most ${value}`
    case 'so-many':
      return `${value} of them`
    case 'least-many':
      return `at least ${value} of them`
    case 'most-many':
      return `at most ${value} of them`
    case 'yes-or-no':
      return 'true or false'
    case 'text':
      return 'a text'
    case 'list':
      return 'a list'
    case 'object':
      return 'an object'
    case 'one-of':
      return `one of ${value}`
    case 'other':
      return value
  }
}

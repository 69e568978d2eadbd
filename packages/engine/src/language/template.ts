/**
 * Phrases of a lexicon, filled. What may stand in braces:
 *   {n}  {n:f}          a number as a word        {#n}  {+n}    in digits, with its sign
 *   {n:card}            "a card", "two cards"     {of+n:card}   with a preposition
 *   {n|one|many}        by number                 {you|you are|they are|they are}  by person
 *   {the:enemy} {a:…} {your:deck} {this:card}     {of+the:enemy} {in+your:hand}     {of:name} {name}
 *   {do:put}            another verb, in the form of the clause's own
 * A noun is an argument of the phrase (a name, or a noun's key) or else a noun of the lexicon.
 */
import type { Argument, Lexicon, Noun, Person, Subject } from './clause.ts'
import {
  type Determiner,
  determiners,
  type Grammar,
  type Preposition,
  prepositions,
  signed,
} from './grammar.ts'

/** How the verbs of a phrase are said. */
export type Form = 'infinitive' | 'imperative' | 'one' | 'many'

export interface Filling {
  readonly grammar: Grammar
  readonly lexicon: Lexicon
  readonly args: Readonly<Record<string, Argument>>
  /** Whose "your" it is. */
  readonly owner: Subject
  readonly form: Form
}

export function entry<T>(entries: Readonly<Record<string, T>>, key: string, what: string): T {
  if (!Object.hasOwn(entries, key)) throw new Error(`the lexicon has no ${what} "${key}"`)
  return entries[key]
}

/** Fills a template. */
export function fill(template: string, filling: Filling): string {
  let text = ''
  let at = 0
  while (at < template.length) {
    const open = template.indexOf('{', at)
    if (open < 0) return text + template.slice(at)
    const close = closing(template, open)
    text += template.slice(at, open) + slot(template.slice(open + 1, close), filling)
    at = close + 1
  }
  return text
}

function closing(template: string, open: number): number {
  let depth = 0
  for (let i = open; i < template.length; i++) {
    if (template[i] === '{') depth++
    if (template[i] === '}' && --depth === 0) return i
  }
  throw new Error(`an open brace in "${template}"`)
}

/** The parts of a slot between the bars that are not inside a slot of its own. */
function parts(slotText: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of slotText) {
    if (letter === '{') depth++
    if (letter === '}') depth--
    if (letter === '|' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found
}

const persons: readonly Person[] = ['you', 'one', 'many']

function slot(text: string, filling: Filling): string {
  const [head, ...ways] = parts(text)
  if (ways.length === 0) return simple(head, filling)
  if (head === 'you') {
    const way = ways[persons.indexOf(filling.owner.person)] ?? ways[ways.length - 1]
    return fill(way, filling)
  }
  return fill(ways[filling.grammar.isOne(numberOf(head, filling)) ? 0 : 1], filling)
}

function numberOf(key: string, { args }: Filling): number {
  const n = entry(args, key, 'number')
  if (typeof n !== 'number') throw new Error(`"${key}" is no number`)
  return n
}

function simple(text: string, filling: Filling): string {
  const { grammar, lexicon, args, form } = filling
  if (text.startsWith('#')) return String(numberOf(text.slice(1), filling)).replace('-', '−')
  if (text.startsWith('+')) return signed(numberOf(text.slice(1), filling))
  const colon = text.indexOf(':')
  if (colon < 0) {
    return typeof args[text] === 'number'
      ? grammar.number(numberOf(text, filling), 'm')
      : nounOf(text, filling).text
  }
  const target = text.slice(colon + 1)
  const [first, second] = text.slice(0, colon).split('+')
  if (first === 'do') return entry(lexicon.verbs, target, 'verb')[form]
  const preposition = prepositions.find((word) => word === first)
  const word = preposition === undefined ? first : second
  if (word !== undefined && typeof args[word] === 'number') {
    return counted(preposition, numberOf(word, filling), target, filling)
  }
  const noun = nounOf(target, filling)
  return grammar.noun(preposition, determiner(word, text), noun, filling.owner)
}

function counted(
  preposition: Preposition | undefined,
  n: number,
  target: string,
  filling: Filling,
): string {
  if (target === 'm' || target === 'f') return filling.grammar.number(n, target)
  return filling.grammar.counted(preposition, n, nounOf(target, filling))
}

function determiner(word: string | undefined, text: string): Determiner | undefined {
  if (word === undefined) return undefined
  const found = determiners.find((candidate) => candidate === word)
  if (found === undefined) throw new Error(`"{${text}}" cannot be filled`)
  return found
}

function nounOf(key: string, { args, lexicon, grammar }: Filling): Noun {
  const argument: Argument = Object.hasOwn(args, key) ? args[key] : key
  if (typeof argument === 'number') throw new Error(`"${key}" is no noun`)
  if (typeof argument === 'string') return entry(lexicon.nouns, argument, 'noun')
  return argument[grammar.language]
}

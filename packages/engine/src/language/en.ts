import type { Noun, Person, Subject, Verb } from './clause.ts'
import { type Grammar, isPlural, listed, startsWithVowel } from './grammar.ts'

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Regular unless the third person is given. */
export function enVerb(base: string, third?: string): Verb {
  return { infinitive: base, one: third ?? thirdPerson(base), many: base, imperative: base }
}

function thirdPerson(base: string): string {
  const [first, ...rest] = base.split(' ')
  let form = `${first}s`
  if (/(s|sh|ch|x|z|o)$/.test(first)) form = `${first}es`
  else if (/[^aeiou]y$/.test(first)) form = `${first.slice(0, -1)}ies`
  return [form, ...rest].join(' ')
}

const possessives: Record<Person, string> = { you: 'your', one: 'their', many: 'their' }

function determined(determiner: string | undefined, noun: Noun, owner: Subject): string {
  if (determiner === undefined || noun.proper) return noun.text
  if (determiner === 'your') {
    return `${owner.thing === true ? 'its' : possessives[owner.person]} ${noun.text}`
  }
  if (determiner === 'this') return `${isPlural(noun) ? 'these' : 'this'} ${noun.text}`
  if (determiner === 'the') return `the ${noun.text}`
  if (isPlural(noun)) return noun.text
  return `${startsWithVowel(noun) ? 'an' : 'a'} ${noun.text}`
}

const after = (preposition: string | undefined, text: string): string =>
  preposition === undefined ? text : `${preposition} ${text}`

export const en: Grammar = {
  language: 'en',
  number: (n) => numbers[n] ?? String(n),
  isOne: (n) => n === 1,
  noun: (preposition, determiner, noun, owner) =>
    after(preposition, determined(determiner, noun, owner)),
  counted(preposition, n, noun) {
    if (n === 1) return after(preposition, `${startsWithVowel(noun) ? 'an' : 'a'} ${noun.text}`)
    return after(preposition, `${this.number(n, 'm')} ${noun.many ?? noun.text}`)
  },
  may: (person) => (person === 'you' ? 'you may' : 'may'),
  inTurn: (deeds) => listed(deeds, ', then '),
  and: (items) => listed(items, ' and '),
  or: (items) => listed(items, ', or '),
  to: 'to',
  let: enVerb('let'),
  choose: enVerb('choose'),
  one: ' one',
  again: enVerb('do this'),
  times: (n) => (n === 2 ? 'twice' : `${numbers[n] ?? String(n)} times`),
  ifWanted: { you: 'if you like', one: 'if they like', many: 'if they like' },
  otherwise: 'otherwise, ',
  colon: ': ',
  semicolon: '; ',
  finish: (text) => text.replaceAll("'", '’'),
}

import type { Gender, Noun, Person, Verb } from './clause.ts'
import { type Determiner, type Grammar, isPlural, listed, type Preposition } from './grammar.ts'

const numbers = 'zero um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ')

/** A regular verb needs only its infinitive; any other gives all its forms. */
export function ptVerb(infinitive: string, one?: string, many?: string, imperative?: string): Verb {
  if (one !== undefined && many !== undefined && imperative !== undefined) {
    return { infinitive, one, many, imperative }
  }
  const [first, ...rest] = infinitive.split(' ')
  const stem = first.slice(0, -2)
  const isAr = first.endsWith('ar')
  const form = (text: string): string => [text, ...rest].join(' ')
  return {
    infinitive,
    one: form(stem + (isAr ? 'a' : 'e')),
    many: form(stem + (isAr ? 'am' : 'em')),
    imperative: form(isAr ? `${soft(stem)}e` : `${stem}a`),
  }
}

/** The stem of a verb in -ar keeps its sound before e: coloque, pegue, alcance. */
function soft(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`
  if (stem.endsWith('g')) return `${stem}u`
  if (stem.endsWith('ç')) return `${stem.slice(0, -1)}c`
  return stem
}

const words: Record<Preposition, string> = {
  of: 'de',
  from: 'de',
  to: 'a',
  in: 'em',
  on: 'em',
  by: 'por',
  for: 'para',
  with: 'com',
}

const endings = (noun: Noun): string =>
  (noun.gender === 'f' ? 'a' : 'o') + (isPlural(noun) ? 's' : '')

function article(determiner: Determiner, noun: Noun): string {
  if (determiner === 'the') return endings(noun)
  if (determiner === 'this') {
    if (noun.gender === 'f') return isPlural(noun) ? 'estas' : 'esta'
    return isPlural(noun) ? 'estes' : 'este'
  }
  if (noun.gender === 'f') return isPlural(noun) ? 'umas' : 'uma'
  return isPlural(noun) ? 'uns' : 'um'
}

/** Preposition and article in one word: do, na, pelos, ao, às. */
function contracted(preposition: Preposition, definite: string): string {
  const word = words[preposition]
  if (word === 'de') return `d${definite}`
  if (word === 'em') return `n${definite}`
  if (word === 'por') return `pel${definite}`
  if (word === 'a') return definite.startsWith('a') ? `à${definite.slice(1)}` : `a${definite}`
  return `${word} ${definite}`
}

function before(preposition: Preposition | undefined, determiner: Determiner, noun: Noun): string {
  const plain = article(determiner, noun)
  if (preposition === undefined) return plain
  if (determiner === 'the') return contracted(preposition, plain)
  const word = words[preposition]
  if (determiner === 'this' && word === 'de') return `d${plain}`
  if (determiner === 'this' && word === 'em') return `n${plain}`
  return `${word} ${plain}`
}

function possessive(preposition: Preposition | undefined, noun: Noun): string {
  const s = isPlural(noun) ? 's' : ''
  const own = (noun.gender === 'f' ? 'sua' : 'seu') + s
  if (preposition === undefined) return own
  // Where the preposition contracts, the article is said: "do seu baralho"; else not: "com seu baralho".
  const merges = words[preposition] !== 'para' && words[preposition] !== 'com'
  return merges
    ? `${contracted(preposition, endings(noun))} ${own}`
    : `${words[preposition]} ${own}`
}

function number(n: number, gender: Gender): string {
  if (gender === 'f' && n === 1) return 'uma'
  if (gender === 'f' && n === 2) return 'duas'
  return numbers[n] ?? String(n)
}

export const pt: Grammar = {
  language: 'pt',
  number,
  isOne: (n) => n === 1,
  noun(preposition, determiner, noun, owner) {
    if (determiner === undefined || noun.proper) {
      return preposition === undefined ? noun.text : `${words[preposition]} ${noun.text}`
    }
    // "seu" would be taken for "yours" where the player spoken to has chosen another.
    if (determiner === 'your' && owner.by !== undefined) {
      return `${before(preposition, 'the', noun)} ${noun.text} dele`
    }
    const start =
      determiner === 'your' ? possessive(preposition, noun) : before(preposition, determiner, noun)
    return `${start} ${noun.text}`
  },
  counted(preposition, n, noun) {
    const text = `${number(n, noun.gender ?? 'm')} ${n === 1 ? noun.text : (noun.many ?? noun.text)}`
    return preposition === undefined ? text : `${words[preposition]} ${text}`
  },
  may: (person: Person) => ({ you: 'você pode', one: 'pode', many: 'podem' })[person],
  // A relative clause before it ("que a joga na hora") is closed by a comma.
  inTurn: (deeds) =>
    listed(deeds, deeds.some((deed) => deed.includes(',')) ? ', e depois ' : ' e depois '),
  and: (items) => listed(items, ' e '),
  or: (items) => listed(items, ', ou '),
  to: 'para',
  let: ptVerb('deixar'),
  choose: ptVerb('escolher'),
  one: '',
  again: ptVerb('fazer isto', 'faz isto', 'fazem isto', 'faça isto'),
  times: (n) => `${number(n, 'f')} ${n === 1 ? 'vez' : 'vezes'}`,
  ifWanted: { you: 'se quiser', one: 'se quiser', many: 'se quiserem' },
  otherwise: 'senão, ',
  colon: ': ',
  semicolon: '; ',
  finish: (text) => text.replaceAll("'", '’'),
}

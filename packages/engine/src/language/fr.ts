import type { Gender, Noun, Person, Subject, Verb } from './clause.ts'
import {
  type Determiner,
  type Grammar,
  isPlural,
  listed,
  type Preposition,
  startsWithVowel,
} from './grammar.ts'

const numbers = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

/** A verb in -er needs only its infinitive; any other gives all its forms. */
export function frVerb(infinitive: string, one?: string, many?: string, imperative?: string): Verb {
  if (one !== undefined && many !== undefined && imperative !== undefined) {
    return { infinitive, one, many, imperative }
  }
  const [first, ...rest] = infinitive.split(' ')
  const stem = first.slice(0, -2)
  const form = (ending: string): string => [stem + ending, ...rest].join(' ')
  return { infinitive, one: form('e'), many: form('ent'), imperative: form('ez') }
}

const words: Record<Preposition, string> = {
  of: 'de',
  from: 'de',
  to: 'à',
  in: 'dans',
  on: 'sur',
  by: 'par',
  for: 'pour',
  with: 'avec',
}

function possessive(noun: Noun, owner: Subject): string {
  if (isPlural(noun)) return { you: 'vos', one: 'ses', many: 'leurs' }[owner.person]
  // "son ombre": the feminine form gives way before a vowel.
  const own = noun.gender === 'f' && !startsWithVowel(noun) ? 'sa' : 'son'
  return { you: 'votre', one: own, many: 'leur' }[owner.person]
}

function article(determiner: Determiner, noun: Noun): string {
  const feminine = noun.gender === 'f'
  if (determiner === 'the') {
    if (isPlural(noun)) return 'les'
    if (startsWithVowel(noun)) return 'l’'
    return feminine ? 'la' : 'le'
  }
  if (determiner === 'this') {
    if (isPlural(noun)) return 'ces'
    if (feminine) return 'cette'
    return startsWithVowel(noun) ? 'cet' : 'ce'
  }
  if (isPlural(noun)) return 'des'
  return feminine ? 'une' : 'un'
}

const contractions: Record<string, string> = {
  'de le': 'du',
  'de les': 'des',
  'de des': 'de',
  'à le': 'au',
  'à les': 'aux',
}

/** The preposition before a word: contracted with an article, elided before a vowel. */
function before(preposition: Preposition | undefined, word: string, vowel: boolean): string {
  if (preposition === undefined) return word
  const contracted = contractions[`${words[preposition]} ${word}`]
  if (contracted !== undefined) return contracted
  if (words[preposition] === 'de' && vowel) return `d’${word}`
  return `${words[preposition]} ${word}`
}

function number(n: number, gender: Gender): string {
  return n === 1 && gender === 'f' ? 'une' : (numbers[n] ?? String(n))
}

export const fr: Grammar = {
  language: 'fr',
  number,
  isOne: (n) => n === 0 || n === 1,
  noun(preposition, determiner, noun, owner) {
    if (determiner === undefined || noun.proper) {
      return before(preposition, noun.text, startsWithVowel(noun))
    }
    const word = determiner === 'your' ? possessive(noun, owner) : article(determiner, noun)
    const start = before(preposition, word, word === 'un' || word === 'une')
    // "de" stands alone for "de des".
    if (start === 'de' && startsWithVowel(noun)) return `d’${noun.text}`
    return start.endsWith('’') ? start + noun.text : `${start} ${noun.text}`
  },
  counted(preposition, n, noun) {
    const text = this.isOne(n) ? noun.text : (noun.many ?? noun.text)
    return `${before(preposition, number(n, noun.gender ?? 'm'), n === 1)} ${text}`
  },
  may: (person: Person) => ({ you: 'vous pouvez', one: 'peut', many: 'peuvent' })[person],
  inTurn: (deeds) => listed(deeds, ', puis '),
  and: (items) => listed(items, ' et '),
  or: (items) => listed(items, ', ou '),
  to: 'pour',
  let: frVerb('laisser'),
  choose: frVerb('choisir', 'choisit', 'choisissent', 'choisissez'),
  one: '',
  again: frVerb('faire ceci', 'fait ceci', 'font ceci', 'faites ceci'),
  times: (n) => `${numbers[n] ?? String(n)} fois`,
  ifWanted: { you: 'si vous voulez', one: 's’il veut', many: 's’ils veulent' },
  otherwise: 'sinon, ',
  colon: ' : ',
  semicolon: ' ; ',
  finish: (text) =>
    text
      .replaceAll("'", '’')
      .replace(/ (?=[:»])/g, '\u00a0')
      .replace(/« /g, '«\u00a0')
      .replace(/ (?=[;!?])/g, '\u202f'),
}

/** Who says the texts, and how a place or a list of rooms is said inside one. */
import {
  type Argument,
  type Deed,
  grammars,
  type Language,
  type Name,
  type Phrase,
  type Speaker,
  type Subject,
  speaker,
  type Title,
  you,
} from '@muster/engine'
import { symbolTitles } from '../cards/guild.ts'
import { rooms } from '../cards/rooms.ts'
import type { Where } from '../cards/types.ts'
import type { Room } from '../state.ts'
import type { NounKey, PhraseKey, VerbKey } from './lexicon/en.ts'
import { lexicons } from './lexicon/index.ts'

export const speakers: Readonly<Record<Language, Speaker>> = {
  en: speaker(grammars.en, lexicons.en),
  fr: speaker(grammars.fr, lexicons.fr),
  pt: speaker(grammars.pt, lexicons.pt),
}

/** An argument is a number, a noun or a name. */
export type Arguments = Readonly<Record<string, number | NounKey | Name>>

export function saying(key: PhraseKey, args: Arguments = {}): Phrase {
  const given: Record<string, Argument> = { ...args }
  return { key, args: given }
}

export function deed(verb: VerbKey, what: PhraseKey, args: Arguments = {}, who = you): Deed {
  return { kind: 'deed', who, verb, what: saying(what, args) }
}

export const everyone: Subject = { person: 'one', key: 'each', each: true }
export const all: Subject = { person: 'many', key: 'all' }

/** A text of each language, to stand inside a phrase. */
export function inEach(say: (language: Language) => string): Name {
  return { en: { text: say('en') }, fr: { text: say('fr') }, pt: { text: say('pt') } }
}

const phraseName = (phrase: Phrase): Name => inEach((language) => speakers[language].phrase(phrase))

export function roomTitle(room: Room): Title {
  const tile = rooms.find(({ name }) => name === room)
  if (tile === undefined) throw new Error(`no room ${room}`)
  return tile.title
}

/** Rooms that are called after whoever works there. */
const AT: readonly Room[] = ['beast-trainer', 'apothecary', 'builder']

const inRoom = (room: Room): Name =>
  phraseName(saying(AT.includes(room) ? 'at-room' : 'in-room', { room: roomTitle(room) }))

/** "in the Sewers or in the Library". */
export function inAnyOf(some: readonly Room[]): Name {
  return some
    .map(inRoom)
    .reduce((before, next) => phraseName(saying('either', { a: before, b: next })))
}

/** "in the Vault", "in every room". `seeking`: only rooms count that have any of what is meant, or none yet. */
export function placeOf(where: Where, seeking?: 'any' | 'none'): Name {
  if (where.in === 'room') return inRoom(where.room)
  if (where.in === 'symbol') {
    return phraseName(saying('in-symbol', { symbol: symbolTitles[where.symbol] }))
  }
  if (where.in === 'farthest' && seeking === 'any') return phraseName(saying('in-farthest-any'))
  if (where.in === 'choice' && seeking === 'none') return phraseName(saying('in-choice-free'))
  return phraseName(saying(`in-${where.in}`))
}

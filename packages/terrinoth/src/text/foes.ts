/** Which enemies a card means: "a ready minion engaged with you". */
import type { Language, Name, Noun, Subject } from '@muster/engine'
import { grammars } from '@muster/engine'
import type { Foe } from '../cards/effects.ts'
import { type FoeNoun, type FoeWords, foeWords } from './lexicon/foes.ts'

/** How far a foe's place is said: in play goes without saying, but not where they are counted. */
interface Saying {
  readonly owner: Subject
  readonly counted?: true
}

function baseNoun(foe: Foe, words: FoeWords, language: Language): FoeNoun {
  const rank = foe.rank === undefined || foe.rank === 'not-nemesis' ? 'enemy' : foe.rank
  const ranked = words.ranks[rank]
  if (foe.trait === undefined) return ranked
  const trait = words.traits[foe.trait]
  if (rank === 'enemy') return trait
  if (language === 'en') {
    const [text, many] = [ranked.text, ranked.many].map((one) => `${trait.text} ${one}`)
    return { text, many, gender: ranked.gender }
  }
  const [text, many] = [ranked.text, ranked.many].map((one) => `${one} (${trait.text})`)
  return { text, many, gender: ranked.gender }
}

function placeText(foe: Foe, words: FoeWords, { owner, counted }: Saying): string {
  const place = foe.in ?? 'play'
  if (place === 'play' && counted !== true) return ''
  const [told, other] = words.places[place]
  return ` ${owner.person === 'you' ? told : other}`
}

function described(foe: Foe, language: Language, saying: Saying): Noun {
  const words = foeWords[language]
  const base = baseNoun(foe, words, language)
  const state = foe.is === undefined ? undefined : words.states[foe.is]
  const form = (text: string, at: 0 | 1 | 2 | 3): string => {
    const others = foe.rank === 'not-nemesis' ? ` ${words.notNemesis[at < 2 ? 0 : 1]}` : ''
    const rest = others + placeText(foe, words, saying)
    if (state === undefined) return text + rest
    return language === 'en' ? `${state[at]} ${text}${rest}` : `${text} ${state[at]}${rest}`
  }
  const isFeminine = base.gender === 'f'
  return {
    text: form(base.text, isFeminine ? 1 : 0),
    many: form(base.many, isFeminine ? 3 : 2),
    gender: base.gender,
  }
}

const inLanguages = (say: (language: Language) => Noun): Name => ({
  en: say('en'),
  fr: say('fr'),
  pt: say('pt'),
})

/** As a noun, for numbers: "two ready Goblins in the shadows". */
export const foeNoun = (foe: Foe, owner: Subject, isPlaced = true): Name =>
  inLanguages((language) =>
    described(foe, language, isPlaced ? { owner, counted: true } : { owner }),
  )

/** "a minion engaged with you", "each enemy in the shadows", "this enemy". */
export function oneFoe(foe: Foe, owner: Subject, each = false): Name {
  return inLanguages((language) => {
    const words = foeWords[language]
    if (foe.which !== undefined) return { text: words[foe.which] }
    const noun = described(foe, language, each ? { owner, counted: true } : { owner })
    if (each) return { text: `${words.each} ${noun.text}` }
    return { text: grammars[language].noun(undefined, 'a', noun, owner) }
  })
}

/** "no enemy engaged with you". */
export function noFoe(foe: Foe, owner: Subject): Name {
  return inLanguages((language) => {
    const noun = described(foe, language, { owner, counted: true })
    return { text: `${foeWords[language].no[noun.gender === 'f' ? 1 : 0]} ${noun.text}` }
  })
}

/** What a single enemy is or where, behind "is": "wounded", "in the shadows". */
export function stateOf(foe: Foe, owner: Subject): Name {
  return inLanguages((language) => {
    const words = foeWords[language]
    const state = foe.is === undefined ? [] : [words.states[foe.is][0]]
    const place =
      foe.in === undefined ? [] : [placeText(foe, words, { owner, counted: true }).trim()]
    return { text: grammars[language].and([...state, ...place]) }
  })
}

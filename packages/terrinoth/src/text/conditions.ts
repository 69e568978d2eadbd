/** Conditions and moments as phrases. */
import type { Name, Phrase, Subject } from '@muster/engine'
import type { Trigger, When } from '../cards/effects.ts'
import type { Quest } from '../cards/types.ts'
import { foeNoun, noFoe, oneFoe, stateOf } from './foes.ts'
import type { NounKey, PhraseKey } from './lexicon/en.ts'
import { inEach, phraseName, saying, speakers } from './speakers.ts'

/** The counters that a quest's effects speak of. */
export type Counters = readonly Pick<Quest['counters'][number], 'title'>[]

/** Where a text stands: whose "you" it is, and the counters it may speak of. */
export interface Scene {
  readonly who: Subject
  readonly counters: Counters
  /** Nobody is spoken to: "you" is the party leader. */
  readonly isOfAll?: true
}

/** “Alarm”, or just the counter where its quest is not known. */
export function counterName(counter: number, counters: Counters): NounKey | Name {
  if (counter >= counters.length) return 'counter'
  const { title } = counters[counter]
  return inEach((language) => speakers[language].phrase(saying('named-counter', { name: title })))
}

/** "if …". */
export const ifPhrase = (when: When, scene: Scene): Phrase => led('if', when, scene)
/** "while …". */
export const whilePhrase = (when: When, scene: Scene): Phrase => led('while', when, scene)

/** "si il" and "que aucun" run together in French. */
const elided = (text: string): string =>
  text.replace(/\bsi il\b/g, 's’il').replace(/\bque (?=[aeiouéê])/g, 'qu’')

function led(word: 'if' | 'while', when: When, scene: Scene): Phrase {
  const c = conditionName(when, scene)
  const whole = inEach((language) => {
    const text = speakers[language].phrase(saying(word, { c }), scene.who)
    return language === 'fr' ? elided(text) : text
  })
  return saying('foe', { foe: whole })
}

const conditionName = (when: When, scene: Scene): Name =>
  phraseName(conditionPhrase(when, scene), scene.who)

const HERO_STATES: { readonly [what: string]: PhraseKey } = {
  poisoned: 'has-poisoned',
  weakened: 'has-weakened',
  focused: 'has-focused',
  tokens: 'has-tokens',
  wounds: 'has-wounds',
  items: 'has-items',
  enemies: 'has-enemies',
  spent: 'has-spent',
}

/** What must be so, without its "if". */
function conditionPhrase(when: When, scene: Scene): Phrase {
  switch (when.is) {
    case 'has':
      return saying(HERO_STATES[when.what], { n: when.than })
    case 'foes':
      return foesPhrase(when, scene)
    case 'no-foes':
      return saying('is-no-foes', { foe: noFoe(when.foe, scene.who) })
    case 'counter-at-least':
    case 'counter-below': {
      const counter = counterName(when.counter, scene.counters)
      return saying(`is-${when.is}`, { n: when.than, counter })
    }
    case 'nemesis':
      return saying(NEMESIS[when.where])
    case 'peril':
    case 'party':
    case 'living':
    case 'living-below':
      return saying(`is-${when.is}`, { n: when.than })
    case 'defeated':
      return saying('is-defeated', { foe: oneFoe(when.foe, scene.who) })
    case 'all':
      if (isWithAnother(when.of)) return saying('is-with-another')
      return when.of.map((one) => conditionPhrase(one, scene)).reduce((a, b) => joined(a, b, scene))
    case 'not':
      return negated(when.of[0], scene)
    default:
      return saying(`is-${when.is}`)
  }
}

/** The rulebook's way to say it: "it and another enemy". */
const isWithAnother = ([first, second, ...more]: readonly When[]): boolean =>
  more.length === 0 &&
  first?.is === 'engaged-with-you' &&
  second?.is === 'has' &&
  second.what === 'enemies' &&
  second.than === 2

const NEMESIS = {
  lair: 'nemesis-in-lair',
  play: 'nemesis-in-play',
  defeated: 'nemesis-defeated',
} as const

const joined = (a: Phrase, b: Phrase, { who }: Scene): Phrase =>
  saying('both', { a: phraseName(a, who), b: phraseName(b, who) })

function negated(when: When, scene: Scene): Phrase {
  if (when.is === 'explored' || when.is === 'final') return saying(`not-${when.is}`)
  return saying('it-not', { c: conditionName(when, scene) })
}

function foesPhrase({ foe, than }: Extract<When, { is: 'foes' }>, { who }: Scene): Phrase {
  if (foe.which !== undefined) return saying(`${foe.which}-is`, { state: stateOf(foe, who) })
  return saying('is-foes', { n: than, foe: foeNoun(foe, who) })
}

/** On what a trigger stands: heroes and items speak to their owner, a place and a quest to all. */
export type Standing = 'hero' | 'item' | 'location' | 'quest'

/** When a trigger comes, as the first words of its sentence. */
export function momentPhrase(trigger: Trigger, on: Standing, scene: Scene): Phrase {
  const when = worthSaying(trigger)
  if (trigger.at === 'arrived' && when?.is === 'final') return saying('at-arrived-last')
  const isFall = trigger.at === 'enemy-defeated' && when?.is === 'defeated'
  const moment = isFall
    ? saying('at-foe-defeated', { foe: oneFoe(when.foe, scene.who) })
    : bareMoment(trigger, on)
  if (when === undefined || isFall) return moment
  return saying('and-when', {
    a: phraseName(moment, scene.who),
    b: phraseName(ifPhrase(when, scene), scene.who),
  })
}

/** H10.10: a Nemesis is spawned from its lair only, so that need not be said twice. */
function worthSaying({ when, do: effects }: Trigger): When | undefined {
  if (when === undefined || effects.some(({ word }) => word !== 'spawn-nemesis')) return when
  const isLair = (one: When): boolean => one.is === 'nemesis' && one.where === 'lair'
  if (when.is !== 'all') return isLair(when) ? undefined : when
  const rest = when.of.filter((one) => !isLair(one))
  return rest.length === 1 ? rest[0] : { is: 'all', of: rest }
}

function bareMoment({ at, of, action }: Trigger, on: Standing): Phrase {
  const isOwn = of === undefined && (on === 'hero' || on === 'item')
  const own = of === 'own' || isOwn
  const args = action === undefined ? {} : { kind: action }
  switch (at) {
    case 'before-action':
    case 'after-action': {
      const start = at === 'before-action' ? 'at-before' : 'at-after'
      const kind = action === undefined ? 'action' : 'kind'
      return saying(own ? `${start}-${kind}` : `${start}-any-${kind}`, args)
    }
    case 'after-activation':
      if (of === 'another') return saying('at-after-another-activation')
      return saying(own ? 'at-after-activation' : 'at-after-any-activation')
    case 'arrived':
    case 'explored':
      return saying(on === 'location' ? `at-${at}-here` : `at-${at}`)
    default:
      return saying(`at-${at}`)
  }
}

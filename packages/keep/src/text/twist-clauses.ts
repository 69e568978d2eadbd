/** What scenarios do and change, as clauses: no strings of any language here. */
import { type Clause, type Effect, type Name, type Phrase, type Subject, you } from '@muster/engine'
import type { Always, Counter, Moment, ScenarioEffect, TwistCondition } from '../cards/types.ts'
import type { NounKey } from './lexicon/en.ts'
import { all, deed, everyone, inEach, placeOf, roomTitle, saying, speakers } from './speakers.ts'

/** The counters that a scenario's effects speak of. */
export type Counters = readonly Pick<Counter, 'title'>[]

type OfWord<W> = Extract<ScenarioEffect, { readonly word: W }>
type Words = {
  readonly [W in ScenarioEffect['word']]: (effect: OfWord<W>, scene: Scene) => readonly Clause[]
}
interface Scene {
  readonly who: Subject
  readonly counters: Counters
  /** What was just said to hold: "it", "that coin" are enough. */
  readonly given?: TwistCondition
}

export function twistClauses(effects: readonly Effect[], counters: Counters): Clause[] {
  return clauses(effects, { who: you, counters })
}

function clauses(effects: readonly Effect[], scene: Scene): Clause[] {
  return effects.flatMap((effect) => {
    if (!isScenarioEffect(effect)) throw new Error(`no clause for the word "${effect.word}"`)
    return say(effect.word, effect, scene)
  })
}

/** The pack's schema has checked the arguments of its words; a new word needs its clause here. */
function isScenarioEffect(effect: Effect): effect is ScenarioEffect {
  return Object.hasOwn(words, effect.word)
}

function say<W extends ScenarioEffect['word']>(
  word: W,
  effect: { readonly [K in ScenarioEffect['word']]: OfWord<K> }[W],
  scene: Scene,
): readonly Clause[] {
  return words[word](effect, scene)
}

const words: Words = {
  if: (e, scene) => [
    {
      kind: 'if',
      who: scene.who,
      condition: conditionPhrase(e.condition, scene.counters),
      so: clauses(e.then, { ...scene, given: e.condition }),
      otherwise: clauses(e.else ?? [], scene),
    },
  ],
  may: (e, scene) => [{ kind: 'may', who: scene.who, do: clauses(e.do, scene) }],
  choose: (e, scene) => [
    { kind: 'choose', who: scene.who, from: e.from.map((list) => clauses(list, scene)) },
  ],
  repeat: (e, scene) => [
    { kind: 'repeat', who: scene.who, times: e.times, do: clauses(e.do, scene) },
  ],
  'for-each': (e, scene) => clauses(e.do, { ...scene, who: everyone }),

  hero: (e, { who }) => [
    deed('summon', 'heroes', { n: e.heroes, hero: e.hero, where: placeOf(e.where) }, who),
  ],
  wake: (e, { who }) => {
    const heroes: NounKey = e.hero === undefined ? 'exhausted-heroes' : `exhausted-${e.hero}`
    return [deed('wake', 'exhausted', { heroes, where: placeOf(e.where, 'any') }, who)]
  },
  lay: (e, { who }) => {
    const { what, count: n } = e
    if (what !== 'portal') {
      return [deed('place', 'tokens', { n, what, where: placeOf(e.where) }, who)]
    }
    return [deed('open', 'portals', { n, where: placeOf(e.where, 'none') }, who)]
  },
  'lose-token': (e, { who, given }) => {
    const { what, count: n } = e
    if (n === 1 && what !== 'any' && isGiven(e, given)) {
      return [deed('discard', 'that-token', { what }, who)]
    }
    return [deed('discard', 'tokens', { n, what, where: placeOf(e.where, 'any') }, who)]
  },
  hurt: (e, { who }) => [
    deed('deal', 'damage-to-monster', { n: e.damage, where: placeOf(e.where, 'any') }, who),
  ],
  count: (e, { who, counters, given }) => {
    const n = Math.abs(e.by)
    const isKnown = given !== undefined && 'counter' in given && given.counter === e.counter
    const verb = e.by < 0 ? 'subtract' : 'add'
    if (isKnown) return [deed(verb, e.by < 0 ? 'from-it' : 'to-it', { n }, who)]
    const counter = counterName(e.counter, counters)
    return [deed(verb, e.by < 0 ? 'from-counter' : 'to-counter', { n, counter }, who)]
  },
  mark: (e, { who }) => {
    const n = Math.abs(e.by)
    return [deed(e.by < 0 ? 'remove' : 'place', 'marks', { n, where: placeOf(e.where) }, who)]
  },
  'each-discards': (e) => [deed('discard', 'cards-from-hand', { n: e.cards }, everyone)],
  'each-draws': (e) => [deed('draw', 'cards', { n: e.cards }, everyone)],
  'lay-treasure': (e, { who }) => [
    deed('place', 'treasure-laid', { n: e.value, where: placeOf(e.where, 'none') }, who),
  ],
  'take-treasure': (e, { who }) => {
    if (e.where.in === 'lowest-treasure') return [deed('remove', 'lowest-treasure-gone', {}, who)]
    return [deed('remove', 'treasure-gone', { where: placeOf(e.where) }, who)]
  },
  wall: (e, { who }) => {
    const where = placeOf(e.where)
    if (e.open) return [deed('break', 'wall-opened', { where }, who)]
    return [deed('close', 'passage-closed', { where }, who)]
  },
  guild: (e, { who }) => [deed('draw', 'guild-cards', { n: e.cards }, who)],
  prisoner: (_, { who }) => [deed('send', 'prisoner', {}, who)],
  'new-row': (_, { who }) => [deed('replace', 'new-row', {}, who)],
  'send-home': (e, { who }) => [
    deed('send', 'monster-home', { where: placeOf(e.where, 'any') }, who),
  ],
  lose: () => [deed('lose', 'the-game', {}, all)],
}

/** Does it take just what the condition asked for? */
function isGiven(e: OfWord<'lose-token'>, given: TwistCondition | undefined): boolean {
  if (given === undefined || given.is !== 'tokens-at-least') return false
  const isThere =
    e.where.in === 'room' && given.where.in === 'room' && e.where.room === given.where.room
  return isThere && given.what === e.what && given.count === e.count
}

/** “Frogs in the cauldron”, or just the counter where its scenario is not known. */
function counterName(counter: number, counters: Counters): NounKey | Name {
  if (counter >= counters.length) return 'counter'
  const { title } = counters[counter]
  return inEach((language) => speakers[language].phrase(saying('named-counter', { name: title })))
}

function conditionPhrase(c: TwistCondition, counters: Counters): Phrase {
  switch (c.is) {
    case 'counter-at-least':
      return saying('if-counter-at-least', { n: c.than, counter: counterName(c.counter, counters) })
    case 'counter-below':
      return saying('if-counter-below', { n: c.than, counter: counterName(c.counter, counters) })
    case 'wave':
      return saying('if-wave', { n: c.wave })
    case 'level':
    case 'level-not':
      return saying(`if-${c.is}`, { level: c.level })
    case 'players-at-least':
    case 'players-below':
      return saying(`if-${c.is}`, { n: c.count })
    case 'guarded':
      return saying('if-guarded', { where: placeOf(c.where) })
    case 'tokens-at-least':
      return saying('if-tokens', { n: c.count, what: c.what, where: placeOf(c.where) })
    case 'heroes-at-least':
      return saying('if-heroes', { n: c.count, where: placeOf(c.where) })
  }
}

export const momentPhrase = (moment: Moment): Phrase => saying(`at-${moment}`)

/** A lasting rule of a scenario, as a whole sentence without its dot. */
export function alwaysPhrase(rule: Always): Phrase {
  switch (rule.always) {
    case 'hero-vitality':
    case 'hero-damage':
      return saying(`always-${rule.always}`, { hero: rule.hero, n: rule.is })
    case 'hand':
    case 'row':
    case 'trap-damage':
      return saying(`always-${rule.always}`, { n: rule.is })
    case 'closed':
      return saying('always-closed', { room: roomTitle(rule.room) })
    case 'guild-cards':
      return saying('always-guild-cards', { wave: rule.wave, n: rule.by })
    case 'no-cells':
    case 'heroes-use-portals':
      return saying(`always-${rule.always}`)
  }
}

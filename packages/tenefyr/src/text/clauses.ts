/** What every word, condition, count and rule of the game says, as clauses: no strings of any language here. */
import {
  type Argument,
  type Clause,
  type Deed,
  type Effect,
  type Phrase,
  type Subject,
  you,
} from '@muster/engine'
import type {
  CardCondition,
  CardEffect,
  Count,
  EnemyRule,
  OwnCount,
  Scope,
  Who,
} from '../cards/types.ts'
import type { Profile } from '../state.ts'
import type { NounKey, PhraseKey, SubjectKey, VerbKey } from './lexicon/en.ts'

/** Where a text stands: the edition whose words it uses, and what kind of card it is on. */
export interface Setting {
  readonly profile: Profile
  readonly on: 'enemy' | 'loot' | 'reward'
}

const oneOf = (key: SubjectKey): Subject => ({ person: 'one', key })
const eachOf = (key: SubjectKey): Subject => ({ person: 'one', key, each: true })
const thing = (key: SubjectKey): Subject => ({ person: 'one', key, thing: true })
const things = (key: SubjectKey): Subject => ({ person: 'many', key, thing: true })

export const starting = oneOf('starting')
export const winner = oneOf('winner')
export const everyone = eachOf('each')
export const onePlayer = oneOf('one')
export const party = thing('party')
const enemy = thing('enemy')
const thisEnemy = thing('this-enemy')
const thisCard = thing('this-card')
const bossToken = thing('boss-token')

/** An argument is a number or a noun. */
type Arguments = Readonly<Record<string, number | NounKey>>

export function saying(key: PhraseKey, args: Arguments = {}): Phrase {
  const given: Record<string, Argument> = { ...args }
  return { key, args: given }
}

function deed(who: Subject, verb: VerbKey, what: PhraseKey, args: Arguments = {}): Deed {
  return { kind: 'deed', who, verb, what: saying(what, args) }
}

/** A deed that things do by themselves and that somebody can also bring about. */
function event(
  who: Subject,
  [verb, what]: readonly [VerbKey, PhraseKey],
  [actVerb, actWhat]: readonly [VerbKey, PhraseKey],
  args: Arguments = {},
): Deed {
  return { ...deed(who, verb, what, args), act: { verb: actVerb, what: saying(actWhat, args) } }
}

export type OfWord<E, W> = E extends { readonly word: infer X } ? (W extends X ? E : never) : never
type Vocabulary = { readonly [W in CardEffect['word']]: OfWord<CardEffect, W> }

/** The clauses of a list of effects done by `who`. */
export function clausesOf(effects: readonly Effect[], who: Subject, setting: Setting): Clause[] {
  return effects.flatMap((effect) => {
    if (!isCardEffect(effect)) throw new Error(`no clause for the word "${effect.word}"`)
    return say(effect.word, effect, who, setting)
  })
}

/** The pack's schema has checked the arguments of its words; a new word needs its clause here. */
export function isCardEffect(effect: Effect): effect is CardEffect {
  return Object.hasOwn(words, effect.word)
}

function say<W extends CardEffect['word']>(
  word: W,
  effect: Vocabulary[W],
  who: Subject,
  setting: Setting,
): readonly Clause[] {
  return words[word](effect, who, setting)
}

type Words = {
  readonly [W in CardEffect['word']]: (
    effect: Vocabulary[W],
    who: Subject,
    setting: Setting,
  ) => readonly Clause[]
}

const words: Words = {
  may: (e, who, setting) => [{ kind: 'may', who, do: clausesOf(e.do, who, setting) }],
  pay: (e, who, setting) => [
    {
      kind: 'pay',
      who,
      price: clausesOf(e.price, who, setting),
      to: clausesOf(e.to, who, setting),
    },
  ],
  choose: (e, who, setting) => [
    { kind: 'choose', who, from: e.from.map((list) => clausesOf(list, who, setting)) },
  ],
  'for-each': (e, who, setting) => clausesOf(e.do, scope(e.who, who), setting),
  repeat: (e, who, setting) => [
    { kind: 'repeat', who, times: e.times, do: clausesOf(e.do, who, setting) },
  ],
  if: (e, who, setting) => provided(e, who, setting),
  'one-player': (e, who, setting) =>
    clausesOf(e.do, { person: 'one', key: 'chosen', by: who } satisfies Chosen, setting),

  draw: (e, who) => [deed(who, 'draw', 'cards', { n: e.cards })],
  'draw-up-to': (e, who) => [{ ...deed(who, 'draw', 'extra-cards', { n: e.cards }), may: true }],
  'discard-top': (e, who) => [deed(who, 'discard', 'top-cards', { n: e.cards })],
  'discard-hand': (e, who) => [deed(who, 'discard', 'cards-from', { n: e.cards, place: 'hand' })],
  sift: (e, who) =>
    e.cards === 1
      ? [deed(who, 'look', 'top-card-or-not')]
      : [deed(who, 'look', 'top-cards', { n: e.cards }), deed(who, 'discard', 'any-of-them')],
  search: (e, who) => [
    deed(who, 'search', e.to === 'hand' ? 'for-hand' : 'for-discard', {
      sought: e.for === 'any' ? 'card' : e.for,
    }),
  ],
  remove: (e, who) => [removal(e, who)],
  'remove-top': (e, who) => [deed(who, 'remove', 'top-cards', { n: e.cards })],
  give: (e, who) => [
    e.from === 'hand'
      ? deed(who, 'give', 'to-play', { n: e.cards })
      : deed(who, 'give', 'to-another', { n: e.cards, place: e.from }),
  ],
  recover: (e, who) => [
    e.to === 'deck'
      ? deed(who, 'shuffle', 'discards-into-deck', { n: e.cards })
      : deed(who, 'put', 'discards-on-top', { n: e.cards }),
  ],
  'recover-all': (_, who) => [deed(who, 'shuffle', 'all-discards')],
  take: (e, who) => take(e, who),
  upgrade: (_, who) => [deed(who, 'replace', 'upgraded')],

  'gain-power': (e, who) => [gainPower(e, who)],
  'double-card': (_, who) => [deed(who, 'double', 'other-card')],
  'double-total': (e, who, { profile }) => [deed(who, 'double', totals[whose(e.whose, profile)])],
  'enemy-power': ({ by }) => [
    by < 0
      ? event(enemy, ['lose', 'power'], ['lower', 'enemy-power-by'], { n: -by })
      : event(enemy, ['gain', 'power'], ['raise', 'enemy-power-by'], { n: by }),
  ],

  reorder: (e, who) => [deed(who, 'look', 'next-cards-in-order', { n: e.cards })],
  look: (e, who) => [deed(who, 'look', 'next-cards', { n: e.cards })],
  bury: (_, who) => [deed(who, 'look', 'next-card-or-bottom')],
  wander: (e) => [event(thisEnemy, ['move-off', `off-${e.to}`], ['send', `enemy-${e.to}`])],
  'look-dungeon': (e) => [deed(party, 'look', 'of-a-dungeon', { n: e.cards })],
  'boss-token': (e, who, setting) => moveBoss(e.by, who, setting),
  'leave-game': (_, who) => [leavesGame(who)],
  blessing: (e) => [blessing(e)],
}

interface Chosen extends Subject {
  readonly key: SubjectKey
}

/** The players of a scope. On an enemy, "the others" must say others than whom. */
function scope(group: Scope, from: Subject): Subject {
  if (group === 'each') return everyone
  if (group === 'starting') return starting
  if (group === 'others') {
    if (from === starting) return eachOf('but-starting')
    return from === winner ? eachOf('but-winner') : eachOf('others')
  }
  if (group === 'next') {
    if (from === starting) return oneOf('after-starting')
    return from === winner ? oneOf('after-winner') : oneOf('next')
  }
  return oneOf(group)
}

function provided(e: Vocabulary['if'], who: Subject, setting: Setting): Clause[] {
  const [condition, relative] = conditionOf(e.condition)
  const so = clausesOf(e.then, who, setting)
  const otherwise = clausesOf(e.else ?? [], who, setting)
  const clause = { kind: 'if', who, condition, so } as const
  if (who.each !== true || relative === undefined) return [{ ...clause, otherwise }]
  // "Each player whose deck is empty draws a card. Each other player discards one."
  const rest = clausesOf(e.else ?? [], eachOf('others'), setting)
  return [{ ...clause, relative, otherwise: [] }, ...rest]
}

/** A condition, and how it is said of each of several players. */
function conditionOf(c: CardCondition): [Phrase, Phrase?] {
  switch (c.is) {
    case 'you-are':
      return [saying('if-you-are', { hero: c.hero }), saying('who-you-are', { hero: c.hero })]
    case 'boss-fight':
      return [saying('if-boss-fight')]
    case 'you-start':
      return [saying('if-you-start'), saying('who-you-start')]
    case 'last-card':
      return [saying('if-last-card'), saying('who-last-card')]
    case 'deck-empty':
      return [saying('if-deck-empty'), saying('who-deck-empty')]
    case 'level-at-least':
      return [saying('if-level-at-least', { n: c.level })]
    case 'dungeon-level-at-most':
      return [saying('if-dungeon-level-at-most', { n: c.level })]
    case 'played-at-least':
      return [
        saying('if-played-at-least', { n: c.cards }),
        saying('who-played-at-least', { n: c.cards }),
      ]
  }
}

function take(e: Vocabulary['take'], who: Subject): Clause[] {
  const here = e.level === 'here'
  const level = e.level === 'here' ? {} : { level: e.level }
  if (e.from === undefined) {
    const args = { ...level, n: e.cards, place: e.to }
    return [deed(who, 'add', here ? 'from-reserve-here' : 'from-reserve', args)]
  }
  const turned = { ...level, n: e.from }
  return [
    deed(who, 'reveal', here ? 'some-of-reserve-here' : 'some-of-reserve', turned),
    deed(who, 'add', 'of-them', { n: e.cards, place: e.to }),
  ]
}

const ownCounts: Readonly<Record<OwnCount, PhraseKey>> = {
  'own-discard-basic-0': 'power-per-own-discard-basic-0',
  'own-played': 'power-per-own-played',
  'own-discards': 'power-per-own-discards',
}

const isOwn = (per: Count | OwnCount): per is OwnCount => Object.hasOwn(ownCounts, per)

function gainPower({ power, per }: Vocabulary['gain-power'], who: Subject): Clause {
  const verb = power < 0 ? 'lose' : 'gain'
  const n = power < 0 ? -power : power
  if (per === undefined) return deed(who, verb, 'power', { n })
  if (isOwn(per)) return deed(who, verb, ownCounts[per], { n })
  return deed(who, verb, 'power-per', { n, count: per })
}

const totals = { any: 'any-total', other: 'other-total', own: 'own-total' } as const

/** TX.5: the first edition doubles any player, the later ones another. */
export function whose(said: Vocabulary['double-total']['whose'], profile: Profile) {
  if (said !== 'edition') return said
  return profile === '2018' ? 'any' : 'other'
}

/** "Up to one card" is "may remove a card". */
function removal({ cards, from, upTo }: Vocabulary['remove'], who: Subject): Clause {
  const args = { n: cards, place: from }
  if (upTo !== true) return deed(who, 'remove', 'cards-from', args)
  return { ...deed(who, 'remove', 'up-to-cards-from', args), may: cards === 1 }
}

/** A card that moves the token back leaves the game; a reward leaves it anyway. */
function moveBoss(by: number, who: Subject, { on }: Setting): Clause[] {
  if (by > 0) {
    if (who === you) return [deed(who, 'advance', 'boss-forward', { n: by })]
    return [event(bossToken, ['advance', 'forward'], ['advance', 'boss-forward'], { n: by })]
  }
  const n = -by
  if (who === you) {
    return [deed(who, 'retreat', on === 'reward' ? 'boss-back' : 'boss-back-and-out', { n })]
  }
  const moved = event(bossToken, ['retreat', 'back'], ['retreat', 'boss-back'], { n })
  return on === 'reward' ? [moved] : [moved, leavesGame(who)]
}

function leavesGame(who: Subject): Clause {
  if (who === you) return deed(who, 'take-out', 'this-card-out')
  return event(thisCard, ['leave', 'the-game'], ['take-out', 'this-card-out'])
}

function blessing({ change, by, lasts }: Vocabulary['blessing']): Clause {
  const when = saying(lasts === 'combat' ? 'next-combat' : 'until-leaving')
  const foe = lasts === 'combat' ? enemy : thing('every-enemy')
  const changed = {
    'hand-size': () => handSize(everyone, by),
    'basic-power': () => deed(things('basic-cards'), 'have', 'signed-power', { n: by }),
    'loot-power': () => deed(things('loot-cards'), 'have', 'signed-power', { n: by }),
    'enemy-power': () => deed(foe, 'have', 'signed-power', { n: by }),
  }
  return { kind: 'during', when, do: [changed[change]()] }
}

function handSize(who: Subject, by: number): Clause {
  if (by < 0) return deed(who, 'draw', 'fewer-cards', { n: -by })
  return deed(who, 'draw', 'more-cards', { n: by })
}

/** What an enemy's lasting rule says. */
export function ruleClause(rule: Extract<EnemyRule, { readonly always: string }>): Clause {
  switch (rule.always) {
    case 'hand-size':
      return handSize(players(rule.who), rule.by)
    case 'basic-power':
      return deed(things('basic-cards'), 'have', 'signed-power', { n: rule.by })
    case 'loot-power':
      return deed(things('loot-cards'), 'have', 'signed-power', { n: rule.by })
    case 'enemy-power': {
      const count = rule.per === 'cards-below' ? 'cards-below-it' : rule.per
      return deed(thisEnemy, 'have', 'signed-power-per', { n: rule.by, count })
    }
    case 'one-hand':
      return deed(players(rule.who), 'must-keep', 'first-hand')
  }
}

const players = (who: Who): Subject => scope(who, starting)

/** What every word says, as clauses: no strings of any language here. */
import type { Clause, Deed, Effect, Name, Phrase, Subject } from '@muster/engine'
import type { CardEffect, Count, Foe } from '../cards/effects.ts'
import { counterName, ifPhrase, type Scene } from './conditions.ts'
import { foeNoun, oneFoe } from './foes.ts'
import type { PhraseKey, VerbKey } from './lexicon/en.ts'
import { deed, heroName, phraseName, saying, subjectOf, theNemesis, thisEnemy } from './speakers.ts'

type OfWord<W> = Extract<CardEffect, { readonly word: W }>
type Words = {
  readonly [W in CardEffect['word']]: (effect: OfWord<W>, scene: Scene) => readonly Clause[]
}

/** The clauses of a list of effects, done by the one whose text it is. */
export function clausesOf(effects: readonly Effect[], scene: Scene): Clause[] {
  return effects.flatMap((effect) => {
    if (!isCardEffect(effect)) throw new Error(`no clause for the word "${effect.word}"`)
    return say(effect.word, effect, scene)
  })
}

/** The pack's schema has checked the arguments of its words; a new word needs its clause here. */
export function isCardEffect(effect: Effect): effect is CardEffect {
  return Object.hasOwn(words, effect.word)
}

function say<W extends CardEffect['word']>(
  word: W,
  effect: { readonly [K in CardEffect['word']]: OfWord<K> }[W],
  scene: Scene,
): readonly Clause[] {
  return words[word](effect, scene)
}

const optional = (one: Deed, may: true | undefined): Deed =>
  may === true ? { ...one, may: true } : one

/** Somebody does something to an enemy: "exhaust a minion engaged with you". */
function toFoe(
  verb: VerbKey,
  what: PhraseKey,
  { foe, each, may }: { foe: Foe; each?: true | undefined; may?: true | undefined },
  { who }: Scene,
  more: { readonly n?: number } = {},
): Clause[] {
  const isEach = each === true
  return [optional(deed(who, verb, what, { ...more, foe: oneFoe(foe, who, isEach) }), may)]
}

const words: Words = {
  may: (e, scene) => [{ kind: 'may', who: scene.who, do: clausesOf(e.do, scene) }],
  pay: (e, scene) => [
    {
      kind: 'pay',
      who: scene.who,
      price: clausesOf(e.price, scene),
      to: clausesOf(e.to, scene),
    },
  ],
  choose: (e, scene) => [
    { kind: 'choose', who: scene.who, from: e.from.map((list) => clausesOf(list, scene)) },
  ],
  'for-each': (e, scene) => clausesOf(e.do, { ...scene, who: subjectOf(e.who, scene.who) }),
  repeat: (e, scene) => [
    { kind: 'repeat', who: scene.who, times: e.times, do: clausesOf(e.do, scene) },
  ],
  if: (e, scene) => [
    {
      kind: 'if',
      who: scene.who,
      condition: ifPhrase(e.condition, scene),
      so: clausesOf(e.then, scene),
      otherwise: clausesOf(e.else ?? [], scene),
    },
  ],

  wound: (e, { who }) => [deed(subjectOf(e.who, who), 'suffer', 'wounds', { n: e.wounds })],
  recover: (e, { who }) => [deed(subjectOf(e.who, who), 'recover', 'of-wounds', { n: e.wounds })],
  claim: (e, { who }) => [deed(subjectOf(e.who, who), 'claim', 'tokens', { n: e.tokens })],
  'lose-tokens': (e, { who }) => [
    deed(subjectOf(e.who, who), 'discard', 'tokens', { n: e.tokens }),
  ],
  gain: (e, { who }) => [
    deed(subjectOf(e.who, who), 'gain', 'condition', { condition: e.condition }),
  ],
  cure: (e, { who }) => [
    deed(subjectOf(e.who, who), 'discard', 'cured', { condition: e.condition }),
  ],
  ready: (e, { who }) => {
    const owner = subjectOf(e.who, who)
    if (e.cards === 'all') return [optional(deed(owner, 'ready', 'all-cards'), e.may)]
    return [optional(deed(owner, 'ready', 'cards', { n: e.cards }), e.may)]
  },
  exhaust: (e, { who }) => [
    optional(deed(subjectOf(e.who, who), 'exhaust', 'cards', { n: e.cards }), e.may),
  ],
  upgrade: (e, { who }) => [deed(subjectOf(e.who, who), 'upgrade', 'cards', { n: 1 })],
  'discard-item': (e, { who }) => [deed(subjectOf(e.who, who), 'discard', 'item')],

  hurt: (e, scene) => toFoe('deal', 'wounds-to', e, scene, { n: e.wounds }),
  mend: (e, { who }) => {
    const foe: Subject =
      e.foe.which === 'this'
        ? thisEnemy
        : { person: 'one', name: oneFoe(e.foe, who, e.each === true), thing: true }
    return [deed(foe, 'heal', 'of-wounds', { n: e.wounds })]
  },
  tire: (e, scene) => toFoe('exhaust', 'foe', e, scene),
  rouse: (e, scene) => toFoe('ready', 'foe', e, scene),
  engage: (e, { who }) => {
    const { in: place, ...rest } = e.foe
    // H10.3: never one that is engaged with you already.
    const foe = place === 'reach' ? rest : e.foe
    return [optional(deed(who, 'engage', 'engaged-with', { foe: oneFoe(foe, who) }), e.may)]
  },
  drive: (e, scene) => toFoe('drive', 'to-shadows', e, scene),
  'turn-up': (e, scene) => toFoe('turn', 'face-up', e, scene),
  look: (_, { who }) => [deed(who, 'look', 'face-down-enemies')],
  spawn: (e, scene) => {
    const start = e.from === undefined ? 'spawn' : 'discard'
    const foe = e.trait === undefined ? 'enemy' : foeNoun({ trait: e.trait }, scene.who, false)
    const where = placed(e.where, scene)
    return [deed(scene.who, 'spawn', `${start}-${where}`, { n: e.enemies, foe })]
  },
  'spawn-nemesis': (e, scene) => [deed(scene.who, 'spawn', `nemesis-${placed(e.where, scene)}`)],
  'nemesis-home': () => [deed(theNemesis, 'return', 'home')],

  advance: (_, { who }) => [deed(thisEnemy, 'join', 'engaged-with', { foe: heroOf(who) })],
  inflict: (_, { who }) => [deed(who, 'suffer', 'attack-value')],
  retreat: () => [deed(thisEnemy, 'retreat', 'to-the-shadows')],
  join: (e, { who }) => [
    deed(thisEnemy, 'join', 'engaged-with', {
      foe: e.who === 'you' ? heroOf(who) : heroName(e.who),
    }),
  ],

  progress: ({ by }, { who }) => {
    if (by <= ALL_PROGRESS) return [deed(who, 'remove', 'no-progress')]
    if (by < 0) return [deed(who, 'remove', 'less-progress', { n: -by })]
    return [deed(who, 'add', 'progress', { n: by })]
  },
  draw: (e, { who }) => [
    deed(subjectOf(e.who, who), 'draw', e.cards === 1 ? 'one-drawn' : 'two-drawn'),
  ],
  peril: ({ by }, { who }) => [
    deed(who, by < 0 ? 'lower' : 'raise', 'peril-by', { n: Math.abs(by) }),
  ],
  'enemy-die': (e, scene) => [
    deed(scene.who, 'roll', 'enemy-die'),
    ...onFace('on-counterattack', e.counterattack, scene),
    ...onFace('on-threat', e.threat, scene),
    ...onFace('on-blank', e.blank, scene),
  ],
  count: (e, { who, counters }) => {
    const counter = counterName(e.counter, counters)
    const n = Math.abs(e.by)
    const one =
      e.by < 0
        ? deed(who, 'take', 'from-counter', { n, counter })
        : deed(who, 'add', 'to-counter', { n, counter })
    return e.per === undefined ? [one] : [{ kind: 'during', when: every(e.per, who), do: [one] }]
  },
  'for-every': (e, scene) => [
    { kind: 'during', when: every(e.what, scene.who), do: clausesOf(e.do, scene) },
  ],
  as: (e, scene) => clausesOf(e.do, { ...scene, who: subjectOf(e.who, scene.who) }),
}

type Place = OfWord<'spawn' | 'spawn-nemesis'>['where']

/** "engaged with you", where somebody is spoken to. */
const placed = <Where extends Place>(where: Where, { who, isOfAll }: Scene): Where | 'leader' =>
  where === 'you' && isOfAll === true && who.person === 'you' ? 'leader' : where

/** So much takes all there is. */
const ALL_PROGRESS = -99

const heroOf = (who: Subject): Name => phraseName(saying('you-hero'), who)

const every = (count: Count, who: Subject): Phrase =>
  count.of === 'slain'
    ? saying('for-every-slain')
    : saying('for-every-foe', { foe: foeNoun(count.foe, who) })

function onFace(face: PhraseKey, effects: readonly Effect[], scene: Scene): Clause[] {
  if (effects.length === 0) return []
  const so = clausesOf(effects, scene)
  return [{ kind: 'if', who: scene.who, condition: saying(face), so, otherwise: [] }]
}

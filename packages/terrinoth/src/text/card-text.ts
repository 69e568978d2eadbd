/** The texts of cards, made from their data: full sentences for a reader, signs for the face of a card. */
import {
  type Clause,
  capital,
  type Effect,
  grammars,
  type Language,
  type Phrase,
  type Subject,
  you,
} from '@muster/engine'
import type { Lasting, Trigger } from '../cards/effects.ts'
import type {
  ActivationCard,
  EnemyCard,
  ExplorationCard,
  HeroCard,
  Keyword,
  LocationCard,
  Nemesis,
  Peril,
  Quest,
} from '../cards/types.ts'
import { clausesOf } from './clauses.ts'
import { type Counters, momentPhrase, type Scene, type Standing } from './conditions.ts'
import { type Holder, lastingPhrase } from './lasting.ts'
import { lexicons } from './lexicon/index.ts'
import { deed, inEach, phraseName, saying, speakers, thatHero } from './speakers.ts'

export type { Counters } from './conditions.ts'
export { shortText } from './short.ts'
export { namedSigns } from './symbols.ts'

export type Readable =
  | ActivationCard
  | EnemyCard
  | Nemesis
  | LocationCard
  | ExplorationCard
  | HeroCard

/** The sentences of a card. `counters` are those of the quest it belongs to; an enemy's keywords speak for themselves. */
export function fullText(card: Readable, language: Language, counters: Counters = []): string[] {
  if ('above' in card) return activationText(card, language)
  if ('bar' in card) return enemyText(card, language, counters)
  if ('motto' in card) return rulesText(card, 'hero', language, [])
  if ('item' in card) {
    const does = doneText(card.do, language, counters)
    const gone = card.once === true ? [whole(saying('leaves-game'), language)] : []
    return [...does, ...rulesText(card, 'item', language, counters), ...gone]
  }
  return rulesText(card, 'location', language, counters)
}

export function keywordText(keyword: Keyword, language: Language, counters: Counters = []): string {
  return doneText(keyword.do, language, counters).join(' ')
}

/** The special rules of a quest, its goal, its ways to lose and its perils, a line each. */
export function questText(quest: Quest, language: Language): string[] {
  const { counters, victory, defeat, perils } = quest
  return [
    ...rulesText(quest, 'quest', language, counters),
    victory.text[language],
    ...defeat.map(({ text }) => text[language]),
    ...perils.map((peril) => perilText(peril, language, counters)),
  ]
}

/** What a peril does. */
export function perilText(peril: Peril, language: Language, counters: Counters = []): string {
  const clauses = clausesOf(peril.do, { who: you, counters, isOfAll: true })
  return speakers[language].sentences(clauses).join(' ')
}

/** What effects would do, to stand inside a sentence or on a button. */
export function effectText(
  effects: readonly Effect[],
  language: Language,
  counters: Counters = [],
): string {
  return speakers[language].infinitive(clausesOf(effects, { who: you, counters }))
}

const doneText = (effects: readonly Effect[], language: Language, counters: Counters): string[] =>
  speakers[language].sentences(clausesOf(effects, { who: you, counters }))

function whole(phrase: Phrase, language: Language): string {
  return `${capital(speakers[language].phrase(phrase))}.`
}

// Activation cards

function activationText(card: ActivationCard, language: Language): string[] {
  return [
    ...doneText(card.above, language, []),
    whole(actionPhrase(card), language),
    ...card.with.filter(isReroll).map((rule) => rerollText(rule, 'card', language)),
    ...doneText(card.below, language, []),
  ]
}

/** "Attack: three hero dice, ranged, up to two targets; +1 success". */
function actionPhrase({ action, dice, ranged, targets, with: rules }: ActivationCard): Phrase {
  let what = saying('dice-line', { n: dice })
  if (ranged === true) what = saying('ranged-line', { what: phraseName(what) })
  if (targets === 'all') {
    const key = ranged === true ? 'all-in-play-line' : 'all-targets-line'
    what = saying(key, { what: phraseName(what) })
  }
  if (targets === 2 || targets === 3) {
    what = saying('targets-line', { what: phraseName(what), n: targets })
  }
  for (const rule of rules) {
    if (isReroll(rule)) continue
    const more = phraseName(lastingPhrase(rule, 'card', []))
    what = saying('with-line', { what: phraseName(what), more })
  }
  return saying(`${action}-line`, { dice: phraseName(what) })
}

// Enemies

function enemyText(card: EnemyCard, language: Language, counters: Counters): string[] {
  const { always = [], counter = [], threat = [] } = card
  const said = speakers[language]
  const answer = clausesOf(counter, { who: you, counters })
  return [
    ...always.flatMap((rule) => lastingText(rule, 'enemy', language, counters)),
    ...(answer.length === 0
      ? []
      : [said.sentence({ when: saying('at-counterattack'), clauses: answer })]),
    ...(threat.length === 0
      ? []
      : [
          `${said.phrase(saying('at-threat-of'))} ${said.inline(clausesOf(threat, { who: you, counters }))}.`,
        ]),
  ]
}

// Triggers and lasting rules

interface Rules {
  readonly triggers: readonly Trigger[]
  readonly always: readonly Lasting[]
}

const HOLDERS = { hero: 'hero', item: 'item', location: 'place', quest: 'place' } as const

function rulesText(card: Rules, on: Standing, language: Language, counters: Counters): string[] {
  return [
    ...card.triggers.flatMap((trigger) => triggerText(trigger, on, language, counters)),
    ...card.always.flatMap((rule) => lastingText(rule, HOLDERS[on], language, counters)),
  ]
}

/** "After a hero's activation, you may discard this card to …", and what follows in sentences of its own. */
function triggerText(
  trigger: Trigger,
  on: Standing,
  language: Language,
  counters: Counters,
): string[] {
  const say = speakers[language]
  const scene = sceneOf(trigger, on, counters)
  const { who } = scene
  const when = momentPhrase(trigger, on, scene)
  const does = clausesOf(trigger.do, scene)
  const price = clausesOf(trigger.price ?? [], scene)
  const paid = on === 'item' ? [...price, deed(you, 'discard', 'this-card')] : price
  if (paid.length > 0 && does.some((clause) => isOfOthers(clause, who))) {
    const start = say.sentence({ when, clauses: [{ kind: 'may', who, do: paid }] }).slice(0, -1)
    const { colon, finish } = grammars[language]
    const sentence = finish(`${start}${colon}${say.inline(does)}.`)
    return [limited(sentence, trigger.limit, language)]
  }
  const clauses: readonly Clause[] =
    paid.length > 0
      ? [{ kind: 'may', who, do: [{ kind: 'pay', who, price: paid, to: does }] }]
      : trigger.may === true
        ? [{ kind: 'may', who, do: does }]
        : does
  // What depends on a die has sentences of its own.
  const later = clauses.findIndex(({ kind }, i) => i > 0 && kind === 'if')
  const first = later < 0 ? clauses : clauses.slice(0, later)
  const rest = later < 0 ? [] : say.sentences(clauses.slice(later))
  return [limited(say.sentence({ when, clauses: first }), trigger.limit, language), ...rest]
}

/** Does somebody else than the payer act? */
const isOfOthers = (clause: Clause, who: Subject): boolean =>
  clause.kind !== 'during' && clause.who !== who

const OF_HEROES: readonly Trigger['at'][] = ['before-action', 'after-action', 'after-activation']

/** Whom it speaks to: the owner, the hero whose action it was, or nobody. */
function sceneOf({ at }: Trigger, on: Standing, counters: Counters): Scene {
  if (on === 'hero' || on === 'item') return { who: you, counters }
  return OF_HEROES.includes(at)
    ? { who: thatHero, counters }
    : { who: you, counters, isOfAll: true }
}

function limited(sentence: string, limit: 'round' | undefined, language: Language): string {
  if (limit === undefined) return sentence
  const once = speakers[language].phrase(saying('once-a-round'))
  return `${sentence.slice(0, -1)} (${once}).`
}

type Reroll = Extract<Lasting, { readonly always: 'reroll' }>
const isReroll = (rule: Lasting): rule is Reroll => rule.always === 'reroll'

function lastingText(rule: Lasting, on: Holder, language: Language, counters: Counters): string[] {
  if (isReroll(rule)) return [rerollText(rule, on, language)]
  return [whole(lastingPhrase(rule, on, counters), language)]
}

const DICE = { hero: 'hero-die', enemy: 'enemy-die', any: 'any-die' } as const

/** "During your action, you may discard this card to reroll up to two dice." */
function rerollText({ dice, of, limit, action }: Reroll, on: Holder, language: Language): string {
  const key = DICE[of]
  const again = deed(you, 'reroll', 'reroll', {
    n: dice,
    die: inEach((one) => lexicons[one].nouns[key].text),
    dice: inEach((one) => lexicons[one].nouns[key].many ?? lexicons[one].nouns[key].text),
  })
  const price = [deed(you, 'discard', 'this-card')]
  const does: Clause = on === 'item' ? { kind: 'pay', who: you, price, to: [again] } : again
  const when =
    on === 'card'
      ? saying('at-using')
      : action === undefined
        ? saying('at-during-action')
        : saying('at-during-kind', { kind: action })
  const clauses: readonly Clause[] = [{ kind: 'may', who: you, do: [does] }]
  return limited(speakers[language].sentence({ when, clauses }), limit, language)
}

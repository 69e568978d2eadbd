/** The texts of cards, made from their data: full sentences for a reader, signs for the face of a card. */
import {
  capital,
  type Deed,
  type Effect,
  grammars,
  type Language,
  type Phrase,
} from '@muster/engine'
import type {
  Action,
  ClanSheet,
  Cost,
  Errand,
  Scenario,
  ScenarioCard,
  Sides,
  TacticCard,
  Treasure,
} from '../cards/types.ts'
import { actionDeed } from './clauses.ts'
import { sidesInSigns } from './short.ts'
import { deed, inAnyOf, placeOf, saying, speakers } from './speakers.ts'
import { alwaysPhrase, type Counters, momentPhrase, twistClauses } from './twist-clauses.ts'

type Readable = Pick<TacticCard, 'play'> | ScenarioCard | Treasure | ClanSheet | Errand

/** The sentences of a card, a treasure, a clan or an errand. `counters` are those of the card's scenario. */
export function fullText(card: Readable, language: Language, counters: Counters = []): string[] {
  if ('play' in card) return sidesText(card.play, language)
  if ('effect' in card) return [whole(saying(`treasure-${card.effect}`), language)]
  if ('ability' in card) return clanText(card, language)
  if ('price' in card) return [errandText(card, language, counters)]
  return speakers[language].sentences(twistClauses(card.do, counters))
}

/** A card in signs: at most three narrow lines. */
export function shortText(card: Pick<TacticCard, 'play'>, language: Language): string[] {
  return sidesInSigns(card.play, language)
}

/** What one action does, as a sentence. */
export const actionText = (action: Action | Cost, language: Language): string =>
  `${capital(actionInline(action, language))}.`

/** The special rules of a scenario, a sentence each; its cards speak for themselves. */
export function scenarioText(scenario: Scenario, language: Language): string[] {
  const { always, moments, errands, counters } = scenario
  return [
    ...always.map((rule) => whole(alwaysPhrase(rule), language)),
    ...moments.map(({ at, do: effects }) =>
      speakers[language].sentence({
        when: momentPhrase(at),
        clauses: twistClauses(effects, counters),
      }),
    ),
    ...errands.map((errand) => errandText(errand, language, counters)),
  ]
}

/** What effects of a scenario would do, to stand inside a sentence or on a button. */
export function effectText(
  effects: readonly Effect[],
  language: Language,
  counters: Counters = [],
): string {
  return speakers[language].infinitive(twistClauses(effects, counters))
}

function whole(phrase: Phrase, language: Language): string {
  return `${capital(speakers[language].phrase(phrase))}.`
}

function clanText({ ability, start }: ClanSheet, language: Language): string[] {
  const say = speakers[language]
  const where = inAnyOf(start.rooms)
  return [
    `${say.phrase(saying('an-activate'))} ${actionInline(ability, language)}.`,
    whole(saying('starts', { n: start.monsters, where }), language),
  ]
}

function errandText({ where, price, do: effects }: Errand, language: Language, counters: Counters) {
  const paid = price.map(
    ({ what, count }): Deed => deed('discard', 'from-there', { n: count, what }),
  )
  const to = twistClauses(effects, counters)
  return speakers[language].sentence({
    when: saying('with-activate', { where: placeOf(where) }),
    clauses: [{ kind: 'pay', who: paid[0].who, price: paid, to }],
  })
}

/** Has it commas or semicolons of its own, so that it stands better alone? */
const isLong = (text: string): boolean => /[,;]/.test(text)

function sidesText(play: Sides, language: Language): string[] {
  const { finish, or } = grammars[language]
  const sides = play.map((side) => side.map((action) => actionInline(action, language)))
  const sentence = (text: string) => `${capital(finish(text))}.`
  if (sides.length === 1) {
    const [only] = sides
    return only.some(isLong) ? only.map(sentence) : [sentence(joined(only, language))]
  }
  const [left, right] = sides.map((side) => joined(side, language))
  if (!isLong(left) && !isLong(right)) return [sentence(or([left, right]))]
  const orWord = or(['', '']).replace(',', '').trim()
  return [sentence(left), sentence(`${orWord} ${right}`)]
}

/** K2.1: the actions of a side in any order, so "and", not "then". */
function joined(actions: readonly string[], language: Language): string {
  const { and, semicolon } = grammars[language]
  return actions.some(isLong) ? actions.join(semicolon) : and(actions)
}

/** An action to stand inside a sentence: no capital, no dot. */
function actionInline(action: Action | Cost, language: Language): string {
  const say = speakers[language]
  if (action.word !== 'combo') return say.inline([actionDeed(action)])
  const [first] = action.first
  const isThere = !ANYWHERE.includes(first.word)
  const then = action.then.flatMap((part) =>
    part.word === 'combo' ? [] : [actionDeed(part, isThere)],
  )
  const start = actionDeedOf(first)
  if (isCost(first)) return say.inline([{ kind: 'pay', who: start.who, price: [start], to: then }])
  const { and, finish, semicolon } = grammars[language]
  const mayDo = and(then.map((part) => say.infinitive([part])))
  const mayThen = say.phrase(saying('then-you-may'))
  return finish(`${say.inline([start])}${semicolon}${mayThen} ${mayDo}`)
}

/** What is bound to no room, so that what follows is not either. */
const ANYWHERE: readonly string[] = ['draw', 'reinforce', 'ambush', 'pay-card']

const isCost = (part: Action | Cost): part is Cost =>
  part.word === 'pay-token' || part.word === 'pay-card'

function actionDeedOf(part: Action | Cost): Deed {
  if (part.word === 'combo') throw new Error('a Combo begins with no Combo')
  return actionDeed(part)
}

export { chipText } from './short.ts'
export { namedSigns } from './symbols.ts'

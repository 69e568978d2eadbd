/** The texts of cards, made from their data: full sentences for a reader, signs for the face of a card. */
import {
  capital,
  type Effect,
  fitLines,
  grammars,
  type Language,
  type Sentence,
  type Speaker,
  type Subject,
  speaker,
  you,
} from '@muster/engine'
import type { EnemyRule, Loot, Reward, RewardOption, Skill } from '../cards/types.ts'
import type { Profile } from '../state.ts'
import {
  clausesOf,
  everyone,
  onePlayer,
  party,
  ruleClause,
  type Setting,
  saying,
  starting,
  winner,
} from './clauses.ts'
import { lexicons } from './lexicon/index.ts'
import { pieces, ruleSigns } from './short.ts'
import { symbols } from './symbols.ts'

/** What one side of a card does: the enemy half, the loot half or a Skill, or a Reward. */
export type CardHalf =
  | { readonly rules: readonly EnemyRule[] }
  | Pick<Loot, 'play'>
  | Pick<Skill, 'play' | 'hero'>
  | Pick<Reward, 'kind' | 'options'>

const speakers: Readonly<Record<Language, Speaker>> = {
  en: speaker(grammars.en, lexicons.en),
  fr: speaker(grammars.fr, lexicons.fr),
  pt: speaker(grammars.pt, lexicons.pt),
}

/** The sentences of a card. A reward has its heading first, then a line for each option. */
export function fullText(half: CardHalf, language: Language, profile: Profile = '2019'): string[] {
  const say = speakers[language]
  if ('rules' in half) return half.rules.map((rule) => say.sentence(ruleSentence(rule, profile)))
  if ('options' in half) {
    const heading = say.phrase(saying(half.kind === 'each' ? 'each-chooses' : 'party-chooses'))
    const options = half.options.map((option) => `• ${rewardSentences(option, language, profile)}`)
    return [capital(heading), ...options]
  }
  const sentences = say.sentences(clausesOf(half.play, you, { profile, on: 'loot' }))
  if (!('hero' in half)) return sentences
  return [...sentences, `${capital(say.phrase(saying('only-for', { hero: half.hero })))}.`]
}

function ruleSentence(rule: EnemyRule, profile: Profile): Sentence {
  if (!('when' in rule)) return { clauses: [ruleClause(rule)] }
  const setting: Setting = { profile, on: 'enemy' }
  if (rule.when === 'start') {
    return { when: saying('at-start'), clauses: clausesOf(rule.do, starting, setting) }
  }
  return { when: saying('at-end'), clauses: clausesOf(rule.do, winner, setting) }
}

const receivers: Readonly<Record<RewardOption['who'], Subject>> = {
  you,
  one: onePlayer,
  each: everyone,
  party,
}

function rewardSentences(option: RewardOption, language: Language, profile: Profile): string {
  const clauses = clausesOf(option.do, receivers[option.who], { profile, on: 'reward' })
  return speakers[language].sentences(clauses).join(' ')
}

/** What an option of a reward does, to stand inside a sentence or on a button. */
export function rewardOptionText(
  option: RewardOption,
  language: Language,
  profile: Profile = '2019',
): string {
  const clauses = clausesOf(option.do, receivers[option.who], { profile, on: 'reward' })
  const say = speakers[language]
  return option.who === 'you' ? say.infinitive(clauses) : say.inline(clauses)
}

/** What effects would do, to stand inside a sentence or on a button: "discard two cards to double …". */
export function effectText(
  effects: readonly Effect[],
  language: Language,
  profile: Profile = '2019',
): string {
  return speakers[language].infinitive(clausesOf(effects, you, { profile, on: 'loot' }))
}

const shortWidth = 28
const shortLines = 3

/** A card in signs: at most three narrow lines. */
export function shortText(half: CardHalf, language: Language, profile: Profile = '2019'): string[] {
  const setting = { language, profile }
  return fitLines(shortPieces(half, setting), shortWidth, shortLines)
}

function shortPieces(
  half: CardHalf,
  setting: { readonly language: Language; readonly profile: Profile },
): string[] {
  if ('rules' in half) return half.rules.map((rule) => ruleSigns(rule, setting))
  if (!('options' in half)) return pieces(half.play, setting)
  const each = half.kind === 'each' ? `${symbols.each} ` : ''
  const whom = { you: each, one: `${symbols.player} `, each: `${symbols.each} `, party: '' }
  return half.options.map((option, i) => {
    const or = i === 0 ? '' : `${symbols.or} `
    return or + whom[option.who] + pieces(option.do, setting).join(' · ')
  })
}

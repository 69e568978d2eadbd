/** What cards and effects do, in words: the one place where the table's talk meets the texts of cards. */
import type { Card, Effect, LanguageCode, ListId } from '@muster/engine'
import type { EnemyRule, Loot } from '../cards/types.ts'
import { BOSS, type Content, LOOT, SKILL } from '../content.ts'
import { PROFILES, type Profile, type TenefyrState } from '../state.ts'
import { effectText, fullText, rewardOptionText, shortText } from '../text/card-text.ts'

const profileOf = (state: TenefyrState): Profile => PROFILES[state.profile]

/** The half of a card that its player plays. */
function playedHalf(content: Content, card: Card): Pick<Loot, 'play'> | undefined {
  const kind = content.kinds[content.kindOf[card]]
  const { dungeonCards, skills } = content.pack
  if (kind.type === SKILL) return skills.find((skill) => skill.name === kind.name)
  return dungeonCards.find((found) => kind.type === LOOT && found.name === kind.name)?.loot
}

/** What a card does when it is played, in sentences; nothing for a card without effect. */
export function playText(
  content: Content,
  state: TenefyrState,
  card: Card,
  language: LanguageCode,
): string {
  const half = playedHalf(content, card)
  return half === undefined ? '' : fullText(half, language, profileOf(state)).join(' ')
}

/** The same in signs. */
export function playSigns(
  content: Content,
  state: TenefyrState,
  card: Card,
  language: LanguageCode,
): string {
  const half = playedHalf(content, card)
  return half === undefined ? '' : shortText(half, language, profileOf(state)).join(' ')
}

function rulesOf(content: Content, card: Card): readonly EnemyRule[] {
  const kind = content.kinds[content.kindOf[card]]
  const { bossCards, dungeonCards } = content.pack
  const cards = kind.type === BOSS ? bossCards : dungeonCards
  return cards.find((found) => found.name === kind.name)?.rules ?? []
}

/** An enemy's rules in sentences. */
export function enemyText(
  content: Content,
  state: TenefyrState,
  card: Card,
  language: LanguageCode,
): string {
  return fullText({ rules: rulesOf(content, card) }, language, profileOf(state)).join(' ')
}

/** An enemy's rules in signs. */
export function enemySigns(
  content: Content,
  state: TenefyrState,
  card: Card,
  language: LanguageCode,
): string {
  return shortText({ rules: rulesOf(content, card) }, language, profileOf(state)).join(' ')
}

/** One of the things an enemy does at the start or end of the combat. */
export function momentText(
  content: Content,
  state: TenefyrState,
  card: Card,
  list: ListId,
  language: LanguageCode,
): string {
  const { atStart, atEnd } = content.kinds[content.kindOf[card]]
  const when = atStart.includes(list) ? 'start' : 'end'
  const at = (when === 'start' ? atStart : atEnd).indexOf(list)
  const rules = rulesOf(content, card).filter((rule) => 'when' in rule && rule.when === when)
  return fullText({ rules: rules.slice(at, at + 1) }, language, profileOf(state)).join(' ')
}

function isEffect(args: unknown): args is Effect {
  return typeof args === 'object' && args !== null && 'word' in args
}

/** What an effect is, as on a button: "discard two cards to double …". */
export function nodeText(
  content: Content,
  state: TenefyrState,
  node: number,
  language: LanguageCode,
): string {
  const effects = [content.program.nodes[node].args].filter(isEffect)
  return effectText(effects, language, profileOf(state))
}

/** What the n-th list inside an effect does: what one may do, or one of several ways. */
export function innerText(
  content: Content,
  state: TenefyrState,
  node: number,
  list: number,
  language: LanguageCode,
): string {
  const { lists, nodes } = content.program
  const effects = lists[nodes[node].lists[list]].map((index) => nodes[index].args).filter(isEffect)
  return effectText(effects, language, profileOf(state))
}

export function rewardText(
  content: Content,
  state: TenefyrState,
  card: Card,
  option: number,
  language: LanguageCode,
): string {
  const chosen = content.kinds[content.kindOf[card]].reward?.options[option - 1]
  return chosen === undefined ? '' : rewardOptionText(chosen, language, profileOf(state))
}

/** Does the loot half itself leave the game? Else it is the enemy that does. */
export function leavesAsLoot(content: Content, card: Card): boolean {
  const kind = content.kinds[content.kindOf[card]]
  const loot = content.pack.dungeonCards.find((found) => found.name === kind.name)?.loot
  return loot === undefined || mentions(loot.play, ['leave-game', 'boss-token'])
}

function mentions(effects: unknown, words: readonly string[]): boolean {
  if (Array.isArray(effects)) return effects.some((effect) => mentions(effect, words))
  if (typeof effects !== 'object' || effects === null) return false
  if (isEffect(effects) && words.includes(effects.word)) return true
  return mentions(Object.values(effects), words)
}

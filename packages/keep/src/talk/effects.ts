/** What cards and effects do, in words: the one place where the table's talk meets the texts of cards. */
import { type Card, capital, type Effect, type LanguageCode } from '@muster/engine'
import type { Action, Cost, Sides } from '../cards/types.ts'
import { type Content, LOOT, SCENARIO, TACTIC } from '../content.ts'
import { CLANS, type KeepState } from '../state.ts'
import { chipText, effectText, fullText, shortText } from '../text/card-text.ts'

/** What a card that a player holds does; nothing for other cards. */
export function playOf({ pack, kinds, kindOf }: Content, card: Card): Sides | undefined {
  const { type, name, of } = kinds[kindOf[card]]
  if (type === LOOT) return pack.loot.find((one) => one.name === name)?.play
  if (type !== TACTIC) return undefined
  const clan = pack.clans.find((sheet) => sheet.name === CLANS[of])
  return clan?.cards.find((one) => one.name === name)?.play
}

/** In sentences. */
export function playText(content: Content, card: Card, language: LanguageCode): string {
  const play = playOf(content, card)
  return play === undefined ? '' : fullText({ play }, language).join(' ')
}

/** In signs. */
export function playSigns(content: Content, card: Card, language: LanguageCode): string {
  const play = playOf(content, card)
  return play === undefined ? '' : shortText({ play }, language).join(' ')
}

function isEffect(args: unknown): args is Effect {
  return typeof args === 'object' && args !== null && 'word' in args
}

/** The words that a chip can be: those of actions and costs. */
const CHIPS: readonly string[] = [
  'draw',
  'activate',
  'move',
  'melee',
  'ranged',
  'resource',
  'trap',
  'portal',
  'defend',
  'ambush',
  'reinforce',
  'swarm',
  'summon',
  'mend',
  'split',
  'combo',
  'pay-token',
  'pay-card',
]
const isChip = (args: unknown): args is Action | Cost => isEffect(args) && CHIPS.includes(args.word)

/** What an action is, as on a button: "swarm: move". */
export function actionText({ program }: Content, node: number, language: LanguageCode): string {
  const { args } = program.nodes[node]
  return isChip(args) ? chipText(args, language) : ''
}

/** A scenario card in sentences. */
export function scenarioText(content: Content, card: Card, language: LanguageCode): string {
  const { pack, kinds, kindOf } = content
  const { type, name, at } = kinds[kindOf[card]]
  if (type !== SCENARIO) return ''
  const { cards, counters } = pack.scenarios[at]
  const found = cards.find((one) => one.name === name)
  return found === undefined ? '' : fullText(found, language, counters).join(' ')
}

function effectsText(
  { pack }: Content,
  { scenario }: KeepState,
  effects: readonly Effect[],
  language: LanguageCode,
): string {
  return capital(effectText(effects, language, pack.scenarios[scenario].counters))
}

/** What an effect of a scenario is, as on a button. */
export function nodeText(
  content: Content,
  state: KeepState,
  node: number,
  language: LanguageCode,
): string {
  const { args } = content.program.nodes[node]
  return isEffect(args) ? effectsText(content, state, [args], language) : ''
}

/** What the n-th list inside an effect does: what one may do, or one of several ways. */
export function innerText(
  content: Content,
  state: KeepState,
  node: number,
  list: number,
  language: LanguageCode,
): string {
  const { lists, nodes } = content.program
  const inner = lists[nodes[node].lists[list]].map((index) => nodes[index].args).filter(isEffect)
  return effectsText(content, state, inner, language)
}

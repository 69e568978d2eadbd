/**
 * What the fields of a pack cannot say by themselves: where a word may stand, and what there must be how often.
 * Each check gives a sentence about what is wrong, or nothing.
 */
import type { Effect } from '@muster/engine'
import type { BossCard, DungeonCard, Reward, Tracks } from './cards/types.ts'
import { BOSSES, DUNGEON_LEVELS, PROFILES } from './state.ts'

const CARDS_A_LEVEL = 14
const STAGES = 4
const DUNGEONS_A_LEVEL = 2
const LEVELS = Array.from({ length: DUNGEON_LEVELS }, (_, i) => i + 1)

/** The effects of a list, and of all lists inside it. */
function effectsIn(value: unknown): Effect[] {
  if (Array.isArray(value)) return value.flatMap(effectsIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(effectsIn)
  return isEffect(value) ? [value, ...inside] : inside
}

function isEffect(value: object): value is Effect {
  return 'word' in value && typeof value.word === 'string'
}

const PRICES = ['discard-top', 'discard-hand', 'remove', 'remove-top', 'leave-game']

/** T11.3: a price is paid in full or not at all. */
export function onlyPrices(price: readonly Effect[]): string | undefined {
  for (const { word, upTo } of price) {
    if (!PRICES.includes(word)) return `${word} is no price; prices are ${PRICES.join(', ')}`
    if (upTo === true) return `${word} with upTo is no price: it might be nothing`
  }
  return undefined
}

/** T11.8: only an enemy moves off, and before it is fought. */
export function noWandering(effects: readonly Effect[]): string | undefined {
  const wanders = effectsIn(effects).some(({ word }) => word === 'wander')
  return wanders ? 'wander stands only in what an enemy does at the start of a combat' : undefined
}

const IN_COMBAT = [
  'draw',
  'draw-up-to',
  'discard-hand',
  'gain-power',
  'enemy-power',
  'double-card',
  'double-total',
  'reorder',
  'look',
  'bury',
  'wander',
  'leave-game',
]

/** T7.5: rewards are taken with no enemy, no hand and no current dungeon. */
export function outsideCombat(effects: readonly Effect[]): string | undefined {
  for (const { word, to, from, level } of effectsIn(effects)) {
    if (IN_COMBAT.includes(word)) return `${word} needs a combat, and a reward is taken after it`
    if (to === 'hand' || from === 'hand') return `${word}: a reward is taken with no cards in hand`
    if (level === 'here') return `${word}: a reward is taken with no enemy to give the level`
  }
  return undefined
}

/** T7.6 */
export function whoFitsKind({ kind, options }: Reward): string | undefined {
  const wrong = options.find(({ who }) => (who === 'you') !== (kind === 'each'))
  if (wrong === undefined) return undefined
  return kind === 'each'
    ? `each player chooses, so every option is for "you", not "${wrong.who}"`
    : 'the party chooses, so no option is for "you"; it is for "one", "each" or "party"'
}

/** T1.5 */
export function fourteenALevel(cards: readonly DungeonCard[]): string | undefined {
  for (const level of LEVELS) {
    const count = cards.reduce((sum, card) => sum + (card.level === level ? card.copies : 0), 0)
    if (count !== CARDS_A_LEVEL) return `level ${level} has ${count} cards, and must have 14`
  }
  return undefined
}

/** Does each of some names stand once in a field of a list? */
export function onceEach<Field extends string>(field: Field, names: readonly string[]) {
  return (list: readonly { readonly [key in Field]: string }[]): string | undefined => {
    for (const name of names) {
      const count = list.filter((one) => one[field] === name).length
      if (count !== 1) return `there must be one for ${name}, and there are ${count}`
    }
    return undefined
  }
}

/** T1.8 */
export function fourOfEachBoss(cards: readonly BossCard[]): string | undefined {
  for (const boss of BOSSES) {
    const stages = cards.filter((card) => card.boss === boss).map((card) => card.stage)
    for (let stage = 1; stage <= STAGES; stage++) {
      const count = stages.filter((one) => one === stage).length
      if (count !== 1) return `${boss} must have one card of stage ${stage}, and has ${count}`
    }
  }
  return undefined
}

/** T1.7: beside each dungeon lies one. */
export function rewardsForAll(rewards: readonly Reward[]): string | undefined {
  for (const profile of PROFILES) {
    for (const level of LEVELS) {
      const count = rewards.filter(
        (reward) => reward.level === level && (reward.edition ?? profile) === profile,
      ).length
      if (count < DUNGEONS_A_LEVEL) {
        return `level ${level} needs two or more in the ${profile} rules, and has ${count}`
      }
    }
  }
  return undefined
}

/** T1.9 */
export function startsInOrder({
  spaces,
  easy,
  normal,
  hard,
}: Tracks['normal']): string | undefined {
  const inOrder = 0 <= easy && easy <= normal && normal <= hard && hard < spaces
  return inOrder ? undefined : 'easy, normal and hard begin in this order, before the last space'
}

interface Named {
  readonly name: string
}

/** Matches and positions tell cards by their names. */
export function uniqueNames(pack: {
  readonly dungeonCards: readonly (Named & { readonly loot: Named })[]
  readonly skills: readonly Named[]
  readonly bossCards: readonly Named[]
  readonly rewards: readonly Named[]
}): string | undefined {
  const { dungeonCards, skills, bossCards, rewards } = pack
  const loots = dungeonCards.map((card) => card.loot)
  const cards = [...dungeonCards, ...loots, ...skills, ...bossCards, ...rewards]
  const names = ['basic-0', 'basic-1', ...cards.map((card) => card.name)]
  const twice = names.find((name, i) => names.indexOf(name) < i)
  return twice === undefined ? undefined : `two cards have the name “${twice}”`
}

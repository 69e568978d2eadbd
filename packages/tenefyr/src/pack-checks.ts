/**
 * What the fields of a pack cannot say by themselves: where a word may stand, and what there must be how often.
 * Each check says what is wrong, or nothing.
 */
import type { BrokenRule, Effect } from '@muster/engine'
import type { BossCard, DungeonCard, Reward, Tracks } from './cards/types.ts'
import { broken } from './pack-words/words.ts'
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
export function onlyPrices(price: readonly Effect[]): BrokenRule | undefined {
  for (const { word, upTo } of price) {
    if (!PRICES.includes(word)) return broken('noPrice', word, PRICES.join(', '))
    if (upTo === true) return broken('maybeNoPrice', word)
  }
  return undefined
}

/** T11.8: only an enemy moves off, and before it is fought. */
export function noWandering(effects: readonly Effect[]): BrokenRule | undefined {
  const wanders = effectsIn(effects).some(({ word }) => word === 'wander')
  return wanders ? broken('wanders') : undefined
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
export function outsideCombat(effects: readonly Effect[]): BrokenRule | undefined {
  for (const { word, to, from, level } of effectsIn(effects)) {
    if (IN_COMBAT.includes(word)) return broken('needsCombat', word)
    if (to === 'hand' || from === 'hand') return broken('needsHand', word)
    if (level === 'here') return broken('needsEnemy', word)
  }
  return undefined
}

/** T7.6 */
export function whoFitsKind({ kind, options }: Reward): BrokenRule | undefined {
  const wrong = options.find(({ who }) => (who === 'you') !== (kind === 'each'))
  if (wrong === undefined) return undefined
  return kind === 'each' ? broken('eachIsYou', wrong.who) : broken('partyIsNotYou')
}

/** T1.5 */
export function fourteenALevel(cards: readonly DungeonCard[]): BrokenRule | undefined {
  for (const level of LEVELS) {
    const count = cards.reduce((sum, card) => sum + (card.level === level ? card.copies : 0), 0)
    if (count !== CARDS_A_LEVEL) return broken('cardsOfLevel', `${level}`, `${count}`)
  }
  return undefined
}

/** Does each of some names stand once in a field of a list? */
export function onceEach<Field extends string>(field: Field, names: readonly string[]) {
  return (list: readonly { readonly [key in Field]: string }[]): BrokenRule | undefined => {
    for (const name of names) {
      const count = list.filter((one) => one[field] === name).length
      if (count !== 1) return broken('oneFor', name, `${count}`)
    }
    return undefined
  }
}

/** T1.8 */
export function fourOfEachBoss(cards: readonly BossCard[]): BrokenRule | undefined {
  for (const boss of BOSSES) {
    const stages = cards.filter((card) => card.boss === boss).map((card) => card.stage)
    for (let stage = 1; stage <= STAGES; stage++) {
      const count = stages.filter((one) => one === stage).length
      if (count !== 1) return broken('oneOfStage', boss, `${stage}`, `${count}`)
    }
  }
  return undefined
}

/** T1.7: beside each dungeon lies one. */
export function rewardsForAll(rewards: readonly Reward[]): BrokenRule | undefined {
  for (const profile of PROFILES) {
    for (const level of LEVELS) {
      const count = rewards.filter(
        (reward) => reward.level === level && (reward.edition ?? profile) === profile,
      ).length
      if (count < DUNGEONS_A_LEVEL) {
        return broken('rewardsOfLevel', `${level}`, profile, `${count}`)
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
}: Tracks['normal']): BrokenRule | undefined {
  const inOrder = 0 <= easy && easy <= normal && normal <= hard && hard < spaces
  return inOrder ? undefined : broken('startsInOrder')
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
}): BrokenRule | undefined {
  const { dungeonCards, skills, bossCards, rewards } = pack
  const loots = dungeonCards.map((card) => card.loot)
  const cards = [...dungeonCards, ...loots, ...skills, ...bossCards, ...rewards]
  const names = ['basic-0', 'basic-1', ...cards.map((card) => card.name)]
  const twice = names.find((name, i) => names.indexOf(name) < i)
  return twice === undefined ? undefined : broken('nameTwice', twice)
}

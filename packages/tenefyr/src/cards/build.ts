/** Small builders, so that a card is a few readable lines. All of them give plain data. */
import type { From, Title } from '@muster/engine'
import type {
  Boss,
  BossCard,
  CardCondition,
  CardEffect,
  Count,
  DungeonCard,
  EnemyPower,
  EnemyRule,
  Flavour,
  Hero,
  Loot,
  OwnCount,
  Price,
  Reward,
  RewardOption,
  Scope,
  Skill,
  Who,
} from './types.ts'

export { said as flavour, title, titles } from '@muster/engine'

// Cards

export function dungeonCard(
  name: string,
  card: Pick<DungeonCard, 'level' | 'power' | 'title' | 'loot'> & {
    readonly copies?: number
    readonly from?: From
    readonly flavour?: Flavour
    readonly rules?: readonly EnemyRule[]
  },
): DungeonCard {
  return { name, copies: 1, from: 'house', rules: [], ...card }
}

export function loot(name: string, power: number, title: Title, ...play: CardEffect[]): Loot {
  return { name, title, power, play }
}

export function skill(
  name: string,
  card: Pick<Skill, 'hero' | 'from' | 'title' | 'power'> & { readonly flavour?: Flavour },
  ...play: CardEffect[]
): Skill {
  return { name, ...card, play }
}

/** A stage of a Boss. */
export interface Stage {
  readonly name: string
  readonly title: Title
  readonly flavour?: Flavour
  readonly power: EnemyPower
  readonly rules?: readonly EnemyRule[]
}

export function boss(name: Boss['name'], title: Title, stages: readonly Stage[]) {
  const cards = stages.map(
    (stage, i): BossCard => ({ boss: name, stage: i + 1, from: 'house', rules: [], ...stage }),
  )
  return { boss: { name, title }, cards }
}

type RewardCard = Pick<Reward, 'level' | 'title'> & {
  readonly from?: From
  readonly flavour?: Flavour
  readonly edition?: '2019'
}

/** T7.6: each player chooses one. */
export function eachChooses(
  name: string,
  card: RewardCard,
  ...options: readonly (readonly CardEffect[])[]
): Reward {
  const forYou = options.map((effects): RewardOption => ({ who: 'you', do: effects }))
  return { name, from: 'house', kind: 'each', ...card, options: forYou }
}

/** T7.6: the party chooses one. */
export function chooseTogether(name: string, card: RewardCard, ...options: RewardOption[]): Reward {
  return { name, from: 'house', kind: 'together', ...card, options }
}

export const forOne = (...effects: CardEffect[]): RewardOption => ({ who: 'one', do: effects })
export const forAll = (...effects: CardEffect[]): RewardOption => ({ who: 'each', do: effects })
export const forParty = (...effects: CardEffect[]): RewardOption => ({ who: 'party', do: effects })

// Rules of an enemy

export const atStart = (...effects: CardEffect[]): EnemyRule => ({ when: 'start', do: effects })
export const atEnd = (...effects: CardEffect[]): EnemyRule => ({ when: 'end', do: effects })
export const handSize = (by: number, who: Who): EnemyRule => ({ always: 'hand-size', by, who })
export const basicPower = (by: number): EnemyRule => ({ always: 'basic-power', by })
export const lootPower = (by: number): EnemyRule => ({ always: 'loot-power', by })
export const powerPer = (per: Count, by: number): EnemyRule => ({ always: 'enemy-power', by, per })
export const oneHand = (who: Who): EnemyRule => ({ always: 'one-hand', who })

// Words that frame others

export const may = (...effects: CardEffect[]): CardEffect => ({ word: 'may', do: effects })
export const pay = (price: Price, ...to: CardEffect[]): CardEffect => ({
  word: 'pay',
  price: [price],
  to,
})
export const choose = (...from: (readonly CardEffect[])[]): CardEffect => ({ word: 'choose', from })
export const repeat = (times: number, ...effects: CardEffect[]): CardEffect => ({
  word: 'repeat',
  times,
  do: effects,
})

const forEach = (who: Scope, effects: readonly CardEffect[]): CardEffect => ({
  word: 'for-each',
  who,
  do: effects,
})
export const eachPlayer = (...effects: CardEffect[]): CardEffect => forEach('each', effects)
export const otherPlayers = (...effects: CardEffect[]): CardEffect => forEach('others', effects)
export const startingPlayer = (...effects: CardEffect[]): CardEffect => forEach('starting', effects)
export const nextPlayer = (...effects: CardEffect[]): CardEffect => forEach('next', effects)
export const thePlayerOf = (hero: Hero, ...effects: CardEffect[]): CardEffect =>
  forEach(hero, effects)
export const onePlayer = (...effects: CardEffect[]): CardEffect => ({
  word: 'one-player',
  do: effects,
})

// Conditions

export function when(
  condition: CardCondition,
  then: readonly CardEffect[],
  otherwise?: readonly CardEffect[],
): CardEffect {
  const effect = { word: 'if', condition, then } as const
  return otherwise === undefined ? effect : { ...effect, else: otherwise }
}
export const ifYouAre = (hero: Hero, ...then: CardEffect[]): CardEffect =>
  when({ is: 'you-are', hero }, then)
export const ifYouStart = (...then: CardEffect[]): CardEffect => when({ is: 'you-start' }, then)
export const ifLastCard = (...then: CardEffect[]): CardEffect => when({ is: 'last-card' }, then)
export const ifDeckEmpty = (...then: CardEffect[]): CardEffect => when({ is: 'deck-empty' }, then)
export const againstBoss = (...then: CardEffect[]): CardEffect => when({ is: 'boss-fight' }, then)
export const againstLevel = (level: number, ...then: CardEffect[]): CardEffect =>
  when({ is: 'level-at-least', level }, then)
export const ifPlayed = (cards: number, ...then: CardEffect[]): CardEffect =>
  when({ is: 'played-at-least', cards }, then)

// Prices

export const discardTop = (cards: number): Price => ({ word: 'discard-top', cards })
export const discardFromHand = (cards: number): Price => ({ word: 'discard-hand', cards })
export const removeTop = (cards: number): Price => ({ word: 'remove-top', cards })
export const leaveGame: Price = { word: 'leave-game' }

type Zone = 'deck' | 'discard' | 'hand'
export const remove = (cards: number, from: Zone): Price => ({ word: 'remove', cards, from })

// What cards do

export const removeUpTo = (cards: number, from: Zone): CardEffect => ({
  word: 'remove',
  cards,
  from,
  upTo: true,
})
export const draw = (cards: number): CardEffect => ({ word: 'draw', cards })
export const drawUpTo = (cards: number): CardEffect => ({ word: 'draw-up-to', cards })
export const sift = (cards: number): CardEffect => ({ word: 'sift', cards })
export const gainPower = (power: number): CardEffect => ({ word: 'gain-power', power })
export const gainPowerPer = (per: Count | OwnCount, power: number): CardEffect => ({
  word: 'gain-power',
  power,
  per,
})
export const enemyPower = (by: number): CardEffect => ({ word: 'enemy-power', by })
export const doubleCard: CardEffect = { word: 'double-card' }
export const doubleTotal = (whose: 'any' | 'other' | 'own' | 'edition'): CardEffect => ({
  word: 'double-total',
  whose,
})
export const reorder = (cards: number): CardEffect => ({ word: 'reorder', cards })
export const look = (cards: number): CardEffect => ({ word: 'look', cards })
export const bury: CardEffect = { word: 'bury' }
export const search = (sought: 'any' | 'loot' | 'skill', to: 'hand' | 'discard'): CardEffect => ({
  word: 'search',
  for: sought,
  to,
})
export const give = (cards: number, from: Zone): CardEffect => ({ word: 'give', from, cards })
export const recover = (cards: number, to: 'deck' | 'top'): CardEffect => ({
  word: 'recover',
  cards,
  to,
})
export const recoverAll: CardEffect = { word: 'recover-all' }
export const wander = (to: 'other' | 'lower' | 'higher'): CardEffect => ({ word: 'wander', to })
export const bossToken = (by: number): CardEffect => ({ word: 'boss-token', by })

/** Random cards of the Reserve. */
export const take = (
  cards: number,
  level: number | 'here',
  to: 'discard' | 'hand' | 'deck',
): CardEffect => ({ word: 'take', level, cards, to })
/** The best of some cards of the Reserve that are turned up. */
export const takeBestOf = (
  shown: number,
  cards: number,
  level: number | 'here',
  to: 'discard' | 'hand' | 'deck',
): CardEffect => ({ word: 'take', level, cards, to, from: shown })

// What only rewards do

type Change = 'hand-size' | 'basic-power' | 'loot-power' | 'enemy-power'
/** T7.8: a passing advantage, in the next combat or until the party next leaves a dungeon. */
export const blessing = (change: Change, by: number, lasts: 'combat' | 'dungeon'): CardEffect => ({
  word: 'blessing',
  change,
  by,
  lasts,
})
export const lookIntoDungeon = (cards: number): CardEffect => ({ word: 'look-dungeon', cards })
export const upgrade: CardEffect = { word: 'upgrade' }

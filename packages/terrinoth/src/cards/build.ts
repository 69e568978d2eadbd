/** Small builders, so that a card is a few lines. All of them give plain data. */
import type { From, Title } from '@muster/engine'
import type { Action, ConditionName, Difficulty, HeroClass, HeroType } from '../state.ts'
import type {
  CardEffect,
  Count,
  Foe,
  Lasting,
  Moment,
  Trait,
  Trigger,
  When,
  Who,
} from './effects.ts'
import type {
  ActivationCard,
  EnemyCard,
  Keyword,
  LocationCard,
  Peril,
  Quest,
  Stack,
} from './types.ts'

export { properTitle, said, title, titles } from '@muster/engine'

type Does = readonly CardEffect[]
type Effects = readonly [CardEffect, ...CardEffect[]]

// What happens to heroes.

export const wound = (who: Who, wounds: number): CardEffect => ({ word: 'wound', who, wounds })
export const recover = (who: Who, wounds: number): CardEffect => ({ word: 'recover', who, wounds })
export const claim = (who: Who, tokens: number): CardEffect => ({ word: 'claim', who, tokens })
export const loseTokens = (who: Who, tokens: number): CardEffect => ({
  word: 'lose-tokens',
  who,
  tokens,
})
export const gain = (who: Who, condition: ConditionName): CardEffect => ({
  word: 'gain',
  who,
  condition,
})
export const cure = (who: Who, condition: ConditionName | 'any' = 'any'): CardEffect => ({
  word: 'cure',
  who,
  condition,
})
export const ready = (who: Who, cards: number): CardEffect => ({ word: 'ready', who, cards })
export const mayReady = (who: Who, cards: number): CardEffect => ({
  word: 'ready',
  who,
  cards,
  may: true,
})
export const readyAll: CardEffect = { word: 'ready', who: 'you', cards: 'all' }
export const exhaust = (who: Who, cards: number): CardEffect => ({ word: 'exhaust', who, cards })
export const upgrade = (who: Who): CardEffect => ({ word: 'upgrade', who })
export const discardItem = (who: Who): CardEffect => ({ word: 'discard-item', who })

// What happens to enemies.

export const hurt = (foe: Foe, wounds: number): CardEffect => ({ word: 'hurt', foe, wounds })
export const mayHurt = (foe: Foe, wounds: number): CardEffect => ({
  word: 'hurt',
  foe,
  wounds,
  may: true,
})
export const hurtEach = (foe: Foe, wounds: number): CardEffect => ({
  word: 'hurt',
  foe,
  wounds,
  each: true,
})
export const mend = (foe: Foe, wounds: number): CardEffect => ({ word: 'mend', foe, wounds })
export const tire = (foe: Foe): CardEffect => ({ word: 'tire', foe })
export const mayTire = (foe: Foe): CardEffect => ({ word: 'tire', foe, may: true })
export const tireEach = (foe: Foe): CardEffect => ({ word: 'tire', foe, each: true })
export const rouseEach = (foe: Foe): CardEffect => ({ word: 'rouse', foe, each: true })
/** H10.3: an enemy in the shadows or with another hero. */
export const mayEngage: CardEffect = { word: 'engage', foe: { in: 'reach' }, may: true }
/** Only one that another hero has. */
export const mayDrawOff: CardEffect = { word: 'engage', foe: { in: 'others' }, may: true }
export const drive = (foe: Foe): CardEffect => ({ word: 'drive', foe })
export const mayDrive = (foe: Foe): CardEffect => ({ word: 'drive', foe, may: true })
export const driveEach = (foe: Foe): CardEffect => ({ word: 'drive', foe, each: true })
export const turnUp = (foe: Foe): CardEffect => ({ word: 'turn-up', foe })
export const turnUpEach = (foe: Foe): CardEffect => ({ word: 'turn-up', foe, each: true })
export const look: CardEffect = { word: 'look' }
export const spawn = (
  enemies: number,
  where: 'you' | 'each' | 'shadows' | 'hidden',
): CardEffect => ({ word: 'spawn', enemies, where })
export const spawnFromDiscard = (
  enemies: number,
  where: 'each' | 'shadows',
  trait: Trait,
): CardEffect => ({ word: 'spawn', enemies, where, from: 'discard', trait })
export const spawnNemesis = (where: 'shadows' | 'leader'): CardEffect => ({
  word: 'spawn-nemesis',
  where,
})
export const nemesisHome: CardEffect = { word: 'nemesis-home' }
export const join = (who: Who): CardEffect => ({ word: 'join', who })

// Place and quest.

export const progress = (by: number): CardEffect => ({ word: 'progress', by })
export const draw = (who: Who, cards: 1 | 2): CardEffect => ({ word: 'draw', who, cards })
export const peril = (by: number): CardEffect => ({ word: 'peril', by })
export const enemyDie = (on: {
  readonly counterattack?: Does
  readonly threat?: Does
  readonly blank?: Does
}): CardEffect => ({
  word: 'enemy-die',
  counterattack: on.counterattack ?? [],
  threat: on.threat ?? [],
  blank: on.blank ?? [],
})
export const count = (counter: number, by: number): CardEffect => ({ word: 'count', counter, by })
export const countPer = (counter: number, by: number, foe: Foe): CardEffect => ({
  word: 'count',
  counter,
  by,
  per: { of: 'foes', foe },
})
const forEvery = (what: Count, does: Does): CardEffect => ({ word: 'for-every', what, do: does })
/** H7.4: counted once, then done so often. */
export const everyFoe = (foe: Foe, ...does: Effects): CardEffect =>
  forEvery({ of: 'foes', foe }, does)
export const everySlain = (...does: Effects): CardEffect => forEvery({ of: 'slain' }, does)
export const as = (who: Who, ...does: Effects): CardEffect => ({ word: 'as', who, do: does })

// The engine's words.

export const may = (...does: Effects): CardEffect => ({ word: 'may', do: does })
export const pay = (price: Effects, ...to: Effects): CardEffect => ({ word: 'pay', price, to })
export const either = (...from: readonly [Effects, Effects]): CardEffect => ({
  word: 'choose',
  from,
})
export const twice = (...does: Effects): CardEffect => ({ word: 'repeat', times: 2, do: does })
export const eachHero = (...does: Effects): CardEffect => ({
  word: 'for-each',
  who: 'each',
  do: does,
})
export const when = (condition: When, so: Effects, otherwise?: Effects): CardEffect => ({
  word: 'if',
  condition,
  // biome-ignore lint/suspicious/noThenProperty: the word reads if, then, else; nobody awaits a card.
  then: so,
  ...(otherwise === undefined ? {} : { else: otherwise }),
})

// Conditions.

export const engagedWithYou: When = { is: 'engaged-with-you' }
export const inShadows: When = { is: 'in-shadows' }
export const explored: When = { is: 'explored' }
export const final: When = { is: 'final' }
export const othersSpent: When = { is: 'others-spent' }
export const has = (what: Extract<When, { is: 'has' }>['what'], than = 1): When => ({
  is: 'has',
  what,
  than,
})
export const foes = (foe: Foe, than = 1): When => ({ is: 'foes', foe, than })
export const noFoes = (foe: Foe): When => ({ is: 'no-foes', foe })
export const atLeast = (counter: number, than: number): When => ({
  is: 'counter-at-least',
  counter,
  than,
})
export const below = (counter: number, than: number): When => ({
  is: 'counter-below',
  counter,
  than,
})
export const nemesisIs = (where: 'lair' | 'play' | 'defeated'): When => ({ is: 'nemesis', where })
export const perilAtLeast = (than: number): When => ({ is: 'peril', than })
export const partyOf = (than: number): When => ({ is: 'party', than })
export const living = (than: number): When => ({ is: 'living', than })
export const livingBelow = (than: number): When => ({ is: 'living-below', than })
export const slain = (foe: Extract<When, { is: 'defeated' }>['foe']): When => ({
  is: 'defeated',
  foe,
})
export const all = (...of: readonly When[]): When => ({ is: 'all', of })
export const not = (one: When): When => ({ is: 'not', of: [one] })

// Moments and lasting rules.

type Terms = Omit<Trigger, 'at' | 'do'>
export const at = (moment: Moment, terms: Terms, ...does: Effects): Trigger => ({
  at: moment,
  ...terms,
  do: does,
})
type Bonus = { readonly action?: Action; readonly when?: When }
export const dice = (by: number, on: Bonus = {}): Lasting => ({ always: 'dice', by, ...on })
export const success = (by = 1, on: Bonus = {}): Lasting => ({ always: 'successes', by, ...on })
export const defense = (by = 1, on: Bonus = {}): Lasting => ({ always: 'defense', by, ...on })
export const pierce = (by = 1): Lasting => ({ always: 'pierce', by })
export const reroll = (many: number, of: 'hero' | 'enemy' | 'any', limit?: 'round'): Lasting => ({
  always: 'reroll',
  dice: many,
  of,
  ...(limit === undefined ? {} : { limit }),
})
type Those = { readonly trait?: Trait; readonly when?: When }
export const attackBy = (by: number, on: Those = {}): Lasting => ({ always: 'attack', by, ...on })
export const resilienceBy = (by: number, on: Those = {}): Lasting => ({
  always: 'resilience',
  by,
  ...on,
})

// Cards.

interface Printed {
  readonly above?: Does
  readonly dice: number
  readonly ranged?: true
  readonly targets?: 2 | 3 | 'all'
  readonly with?: readonly Lasting[]
  readonly below?: Does
  readonly from?: From
  readonly says?: ActivationCard['says']
}

/** The cards of a type or class. */
export const activationOf =
  (type: HeroType, of: HeroClass | 'basic', usual: From = 'house') =>
  (action: Action, name: string, title: Title, printed: Printed): ActivationCard => ({
    name,
    type,
    of,
    action,
    from: usual,
    title,
    above: [],
    with: [],
    below: [],
    ...printed,
  })

export const keyword = (name: string, title: Title, ...does: Effects): Keyword => ({
  name,
  title,
  do: does,
})

/** Attack, resilience and health, and its bar. */
export const enemy = (
  [attack, resilience, health]: readonly [number, number, number],
  bar: readonly string[],
  more: Partial<EnemyCard> = {},
): EnemyCard => ({ attack, resilience, health, bar, from: 'house', ...more })

export const stack = (...named: readonly string[]): Stack => ({ named })
export const randomStack = (
  named: readonly string[],
  count: number,
  difficulty: Difficulty,
  kind?: LocationCard['kind'],
): Stack => ({ named, random: { count, difficulty, ...(kind === undefined ? {} : { kind }) } })
export const perilOf = (title: Title, says: Peril['says'], ...does: Effects): Peril => ({
  title,
  says,
  do: does,
})

type Usual = 'from' | 'extra' | 'counters' | 'triggers' | 'always' | 'defeat'

/** A quest; what it does not say it has not. All heroes fallen is always a defeat (H13.2). */
export const quest = (
  name: string,
  given: Omit<Quest, 'name' | Usual> & Partial<Pick<Quest, Usual>>,
): Quest => ({
  from: 'house',
  extra: [],
  counters: [],
  triggers: [],
  always: [],
  defeat: [],
  ...given,
  name,
})

/**
 * What the fields of a pack cannot say by themselves: where an action may stand, and what there must be how often.
 * Each check says what is wrong, or nothing.
 */
import type { BrokenRule } from '@muster/engine'
import { guild } from './cards/guild.ts'
import type {
  Action,
  ClanSheet,
  Cost,
  LootCard,
  Sides,
  TacticCard,
  Treasure,
} from './cards/types.ts'
import { broken } from './pack-words/words.ts'
import { LOOT_KINDS } from './state.ts'

const CARDS_A_CLAN = 10
const SYMBOLS_OF_A_TACTIC = 2
const SYMBOLS_OF_LOOT = 3

const timesOf = (action: Action | Cost): number => ('times' in action ? (action.times ?? 1) : 1)

/** What is printed for an action: a symbol for each time, and both halves of a Combo. */
function symbolsOf(action: Action | Cost): number {
  if (action.word !== 'combo') return timesOf(action)
  return [...action.first, ...action.then].reduce((sum, part) => sum + symbolsOf(part), 0)
}

const sum = (side: readonly Action[], count: (action: Action) => number): number =>
  side.reduce((total, action) => total + count(action), 0)

const ALONE = ['defend', 'summon']
const AFTER_DEFEND = ['draw', 'summon', 'melee', 'resource', 'trap']

/** How a card may look that is played from the hand. */
export function playable(play: Sides): BrokenRule | undefined {
  for (const side of play) {
    const alone = side.find(({ word }) => ALONE.includes(word))
    if (alone !== undefined && side.length > 1) {
      return broken('standsAlone', alone.word)
    }
    const wrong = side.map(comboProblem).find((problem) => problem !== undefined)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

/** K3.22: what follows a Defend is done while heroes act. */
function comboProblem(action: Action): BrokenRule | undefined {
  if (action.word !== 'combo' || action.first[0].word !== 'defend') return undefined
  const wrong = action.then.find(({ word }) => !AFTER_DEFEND.includes(word))
  return wrong === undefined
    ? undefined
    : broken('afterDefend', wrong.word, AFTER_DEFEND.join(', '))
}

function symbolProblem(play: Sides, most: number): BrokenRule | undefined {
  const many = play.map((side) => sum(side, symbolsOf)).find((count) => count > most)
  return many === undefined ? undefined : broken('manySymbols', `${most}`, `${many}`)
}

export const fewSymbols = ({ play }: Pick<TacticCard, 'play'>): BrokenRule | undefined =>
  symbolProblem(play, SYMBOLS_OF_A_TACTIC)

export const lootSymbols = ({ play }: Pick<LootCard, 'play'>): BrokenRule | undefined =>
  symbolProblem(play, SYMBOLS_OF_LOOT)

/** K1.8, K1.9 */
export function wholeClan({
  cards,
  monsters,
  start,
}: Pick<ClanSheet, 'cards' | 'monsters' | 'start'>): BrokenRule | undefined {
  const count = cards.reduce((all, card) => all + card.copies, 0)
  if (count !== CARDS_A_CLAN) return broken('cardsOfClan', `${CARDS_A_CLAN}`, `${count}`)
  if (start.monsters > monsters) {
    return broken('startingMonsters', `${start.monsters}`, `${monsters}`)
  }
  return undefined
}

/** Does each of some names stand once in a list? */
export function onceEach(names: readonly string[]) {
  return (list: readonly { readonly name: string }[]): BrokenRule | undefined => {
    for (const name of names) {
      const count = list.filter((one) => one.name === name).length
      if (count !== 1) return broken('oneFor', name, `${count}`)
    }
    return undefined
  }
}

/** K4.2: each kind can be bought. */
export function everyKind(loot: readonly LootCard[]): BrokenRule | undefined {
  const missing = LOOT_KINDS.find((kind) => loot.every((card) => card.kind !== kind))
  return missing === undefined ? undefined : broken('noLootOf', missing)
}

/** K5.3, K7.1: one treasure of value 4, and it alone is the defeat. */
export function oneDefeat(treasures: readonly Treasure[]): BrokenRule | undefined {
  const wrong = treasures.find(({ value, effect }) => (value === 4) !== (effect === 'defeat'))
  if (wrong !== undefined) return broken('defeatIsFour', wrong.name)
  const fours = treasures.reduce((sum, one) => sum + (one.value === 4 ? one.copies : 0), 0)
  return fours === 1 ? undefined : broken('oneFour', `${fours}`)
}

interface Named {
  readonly name: string
}

/** Matches and positions tell cards by their names. */
export function uniqueNames(pack: {
  readonly clans: readonly { readonly cards: readonly Named[] }[]
  readonly loot: readonly Named[]
  readonly treasures: readonly Named[]
  readonly rooms: readonly Named[]
  readonly scenarios: readonly (Named & { readonly cards: readonly Named[] })[]
}): BrokenRule | undefined {
  const { clans, loot, treasures, rooms, scenarios } = pack
  const tactics = clans.flatMap((clan) => clan.cards)
  const scenarioCards = scenarios.flatMap((scenario) => scenario.cards)
  const cards = [...guild, ...tactics, ...loot, ...treasures, ...rooms, ...scenarioCards]
  const twice = twiceIn(cards)
  if (twice !== undefined) return broken('cardTwice', twice)
  const again = twiceIn(scenarios)
  return again === undefined ? undefined : broken('scenarioTwice', again)
}

function twiceIn(list: readonly Named[]): string | undefined {
  const names = list.map(({ name }) => name)
  return names.find((name, i) => names.indexOf(name) < i)
}

/** The option that Enter takes: what a sensible player does by default, or none. */
import type { Content, OddsView } from '@muster/tenefyr/view'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import { type Table, tableOf } from './table.ts'

interface Named {
  readonly word: string
  readonly args: unknown
}

const numberIn = (args: unknown, key: string): number => {
  const found = Object.entries(args ?? {}).find(([name]) => name === key)?.[1]
  return typeof found === 'number' ? found : 0
}

/** The words of each list inside an effect. */
function listsOf({ program }: Content, node: number): readonly (readonly Named[])[] {
  const { nodes, lists, wordOf } = program
  return (nodes[node]?.lists ?? []).map((list) =>
    lists[list].map((index) => ({ word: wordOf[index].name, args: nodes[index].args })),
  )
}

const COSTS = ['discard-top', 'discard-hand', 'remove-top', 'leave-game']
const HARMS = ['enemy-power', 'boss-token']

/** It only takes from whom it is done to. T9.3: alone, what is meant for others may be done to oneself. */
const isHarm = ({ word, args }: Named): boolean =>
  COSTS.includes(word) || (HARMS.includes(word) && numberIn(args, 'by') > 0)

/** Cards that are gone for good. */
const LASTING = ['leave-game', 'remove-top']
const POWER = ['gain-power', 'enemy-power']

/** A card for a better one. */
const isThinning = ({ word, args }: Named): boolean =>
  word === 'remove' && !Object.values(args ?? {}).includes('hand')

/** What the enemy is still ahead by, once the rest of the hand is played. */
function missingIn({ view: { combat } }: Table): number | undefined {
  if (combat === undefined) return undefined
  const { hand, needed, party } = combat
  return hand === undefined ? needed - party : hand.neededKept - hand.reached
}

function doOrNot([effects = []]: readonly (readonly Named[])[]): string | undefined {
  if (effects.length > 0 && effects.every(isHarm)) return 'decline'
  return effects.some(({ word }) => LASTING.includes(word)) ? undefined : 'do'
}

/** A price for power is paid where that decides the combat, never where it is won already. */
function payOrNot(
  [price = [], gain = []]: readonly (readonly Named[])[],
  table: Table,
): string | undefined {
  const missing = missingIn(table)
  if (missing !== undefined && gain.every(({ word }) => POWER.includes(word))) {
    if (missing <= 0 && isCountedOn(price, table)) return 'pay'
    if (missing <= 0) return 'decline'
    const lasts = price.some(({ word }) => LASTING.includes(word))
    const power = gain.reduce((sum, one) => sum + powerOf(one), 0)
    return !lasts && power >= missing ? 'pay' : undefined
  }
  return price.every(isThinning) ? 'pay' : undefined
}

const OWN_CARDS = ['discard-hand', 'discard-top']

/** What the hand is said to bring counts on cards that are given up. */
const isCountedOn = (price: readonly Named[], { view: { combat } }: Table): boolean =>
  combat?.hand?.paid === true && price.every(({ word }) => OWN_CARDS.includes(word))

/** What it brings at least. */
function powerOf({ word, args }: Named): number {
  if (word === 'enemy-power') return -numberIn(args, 'by')
  return Object.keys(args ?? {}).includes('per') ? 0 : numberIn(args, 'power')
}

const isSurelyBetter = (one: OddsView, other: OddsView): boolean =>
  one.ways * other.most.of >= other.most.ways * one.of

/** A hand that is enough is kept; else what surely has the better odds is done, and where nobody knows that, nothing. */
function keepOrNot({ view: { combat } }: Table): string | undefined {
  const hand = combat?.hand
  if (hand?.newHand === undefined || hand.reached >= hand.neededKept) return 'keep'
  const { kept, newHand } = hand
  if (kept !== undefined) {
    if (isSurelyBetter(kept, newHand)) return 'keep'
    return isSurelyBetter(newHand, kept) ? 'new-hand' : undefined
  }
  if (hand.more) return undefined
  return newHand.ways > 0 || newHand.more ? 'new-hand' : 'keep'
}

function verbFor(content: Content, table: Table, { prompt, about }: DecisionView) {
  switch (prompt) {
    case 'keep-hand':
      return keepOrNot(table)
    case 'may':
      return doOrNot(listsOf(content, about.b))
    case 'pay':
      return payOrNot(listsOf(content, about.b), table)
    default:
      return undefined
  }
}

/** Nothing that is the party's to weigh, no seal broken while all may still be well. */
export function mainOption(content: Content, { decision, state }: MatchView): string | undefined {
  if (decision === undefined) return undefined
  const verb = verbFor(content, tableOf(content, state, 'en'), decision)
  return decision.options.find((option) => option.verb === verb)?.text
}

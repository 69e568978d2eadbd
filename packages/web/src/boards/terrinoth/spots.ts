/** Where on the board each option is lit. */
import type { Card } from '@muster/engine'
import { type EnemyView, FACES } from '@muster/terrinoth/view'
import type { Spot } from '../../frame/board-module.ts'
import type { DecisionView, OptionView } from '../../host/protocol.ts'
import { areAlike, type Table } from './table.ts'

const NUMBERED = ['card', 'hero', 'enemy', 'item', 'die', 'peril'] as const
const ALONE = ['location', 'lair', 'tray', 'quest'] as const

export type SpotParts =
  | { readonly kind: (typeof NUMBERED)[number]; readonly n: number }
  | { readonly kind: (typeof ALONE)[number] }

/** An activation card, and any other card that is offered. */
export const cardSpot = (card: Card): Spot => `card:${card}`
export const heroSpot = (hero: number): Spot => `hero:${hero}`
/** As options name it: a card, or a place in the shadows (below 0). */
export const enemySpot = (code: number): Spot => `enemy:${code}`
export const itemSpot = (item: Card): Spot => `item:${item}`
/** By its number in the tray. */
export const dieSpot = (n: number): Spot => `die:${n}`
export const perilSpot = (space: number): Spot => `peril:${space}`
export const LOCATION: Spot = 'location'
/** The Nemesis, wherever it is. */
export const LAIR: Spot = 'lair'
export const TRAY: Spot = 'tray'
export const QUEST: Spot = 'quest'

export function readSpot(spot: Spot): SpotParts | undefined {
  const [name, n] = spot.split(':')
  const alone = ALONE.find((kind) => kind === name)
  if (alone !== undefined) return { kind: alone }
  const kind = NUMBERED.find((one) => one === name)
  return kind === undefined || n === undefined ? undefined : { kind, n: Number(n) }
}

type Named = Pick<OptionView, 'verb' | 'at'>

/** The thing of a kind that an option names. */
export const thingIn = (option: Named, kind: string): number | undefined =>
  option.at.find((thing) => thing.kind === kind)?.n

/** Where an enemy is drawn; the Nemesis also by its picture in the strip. */
function enemyGroup(table: Table, verb: string, code: number): Spot[] {
  const spots = enemySpots(table, verb, code)
  const isNemesis = table.view.nemesis.enemy?.code === code && !spots.includes(LAIR)
  return isNemesis && spots.length > 0 ? [...spots, LAIR] : spots
}

/** With those beside it that do as well. */
function enemySpots({ stacks, view, state }: Table, verb: string, code: number): Spot[] {
  const stack = stacks.find(({ codes }) => codes.includes(code))
  if (stack !== undefined) return [enemySpot(stack.enemy.code)]
  for (const { engaged } of view.heroes) {
    const one = engaged.find((enemy) => enemy.code === code)
    if (one === undefined) continue
    const isAlike = verb === 'counter' ? isOfKind : areAlike
    // Who was aimed at, or has struck, is told apart from those who are still alike.
    const done = verb === 'counter' ? state.countered : verb === 'target' ? state.targets : []
    const others = engaged.filter(
      (enemy) => enemy !== one && isAlike(one, enemy) && !done.includes(enemy.code),
    )
    return [one, ...others].map((enemy) => enemySpot(enemy.code))
  }
  return view.nemesis.enemy?.code === code ? [LAIR] : []
}

/** H4.3: who strikes back is asked by kind. */
const isOfKind = (one: EnemyView, other: EnemyView): boolean =>
  one.name === other.name && other.ready

/** Copies of an item are one option. */
function itemGroup({ view, content }: Table, item: Card): Spot[] {
  const row = view.heroes.find(({ items }) => items.includes(item))?.items ?? []
  const others = row.filter(
    (other) => other !== item && content.kindOf[other] === content.kindOf[item],
  )
  return row.length === 0 ? [] : [item, ...others].map(itemSpot)
}

/** All dice that show this face. */
const diceOf = ({ view }: Table, face: number): Spot[] =>
  (view.tray?.dice ?? []).flatMap((die, n) => (die.face === FACES[face] ? [dieSpot(n)] : []))

type Place = (n: number, table: Table, verb: string) => readonly Spot[]

const aCard: readonly [kind: string, place: Place] = ['card', (n) => [cardSpot(n)]]
const aHero: readonly [kind: string, place: Place] = ['hero', (n) => [heroSpot(n)]]
const anEnemy: readonly [kind: string, place: Place] = [
  'enemy',
  (n, table, verb) => enemyGroup(table, verb, n),
]

/** Verbs whose option is one thing to tap: of which kind it is, and where. All others are buttons. */
const PLACES: Readonly<Record<string, readonly [kind: string, place: Place]>> = {
  activate: aCard,
  ready: aCard,
  exhaust: aCard,
  upgrade: aCard,
  resolve: aCard,
  fetch: aCard,
  again: aHero,
  aid: aHero,
  hero: aHero,
  lead: aHero,
  target: anEnemy,
  counter: anEnemy,
  act: anEnemy,
  enemy: anEnemy,
  discard: ['card', (n, table) => itemGroup(table, n)],
  reroll: ['face', (n, table) => diceOf(table, n)],
}

export function spotsOf(
  table: Table,
  decision: Pick<DecisionView, 'options'>,
  option: Named,
): readonly (readonly Spot[])[] {
  const placed = PLACES[option.verb]
  const n = placed === undefined ? undefined : thingIn(option, placed[0])
  if (placed === undefined || n === undefined) return []
  // A die that may be rolled again by one thing or another: the buttons say by which.
  if (option.verb === 'reroll' && countOf(decision, n) > 1) return []
  const group = placed[1](n, table, option.verb)
  return group.length === 0 ? [] : [group]
}

const countOf = ({ options }: Pick<DecisionView, 'options'>, face: number): number =>
  options.filter((one) => one.verb === 'reroll' && thingIn(one, 'face') === face).length

/** Verbs that choose among cards which do not lie on the table. */
const OFFERS: readonly string[] = ['upgrade', 'resolve', 'fetch']

/** Cards that are laid out to choose from. */
export const offered = (decision: DecisionView | undefined): readonly Card[] =>
  (decision?.options ?? [])
    .filter(({ verb }) => OFFERS.includes(verb))
    .flatMap((option) => thingIn(option, 'card') ?? [])

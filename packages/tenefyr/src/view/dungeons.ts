/** The dungeons and the Boss deck as they lie on the table. */
import type { Card } from '@muster/engine'
import { LOOT } from '../content.ts'
import { type Chance, nextHidden } from '../odds.ts'
import { printedColumn } from '../rules/power.ts'
import {
  BOSS_DECK,
  DUNGEON_LEVELS,
  dungeonPile,
  isQuick,
  NOBODY,
  SET_UP_DUNGEONS,
  type TenefyrState,
} from '../state.ts'
import { powersIn, type Sight } from '../talk/scene.ts'

export interface DungeonView {
  readonly dungeon: number
  readonly level: number
  /** `made`: by a monster with nowhere to go (T11.8). `last`: the level 5 dungeon of Quick mode. */
  readonly side: 'left' | 'right' | 'only' | 'made' | 'last' | 'boss'
  /** The card on top, where it lies face up or everyone has seen it. */
  readonly top: Card | undefined
  /** The power of that enemy if it were fought now. */
  readonly power: number
  /** Its power as printed for this many players. */
  readonly printed: number
  /** Its loot comes to its winner; a Boss card has none. */
  readonly hasLoot: boolean
  /** All its cards, the top one first: face up, seen, or hidden. */
  readonly cards: readonly PlaceView[]
  /** Cards that nobody has seen. */
  readonly hidden: number
  /** The cards under the top one that everyone has seen, the next first. */
  readonly known: readonly Card[]
  /** What the next card that lies face down may be, with its power; none where there is none. */
  readonly next: readonly ChanceView[]
  readonly reward: Card | undefined
  readonly cleared: boolean
  /** The party is in it. */
  readonly here: boolean
}

export interface ChanceView extends Chance {
  readonly power: number
}

export interface PlaceView {
  readonly lies: 'up' | 'seen' | 'hidden'
  readonly card: Card | undefined
  /** The power of a known card, or what it would have once those above it are gone. */
  readonly power: number | undefined
}

type Powers = ReturnType<typeof powersIn>

function placesOf(state: TenefyrState, dungeon: number, powers: Powers): PlaceView[] {
  const row = state.piles[dungeonPile(dungeon)]
  const places: PlaceView[] = []
  for (let i = row.length - 1; i >= 0; i--) {
    const above = row.length - 1 - i
    const card = row[i] < 0 ? undefined : row[i]
    const lies = above < state.faceUp[dungeon] ? 'up' : 'seen'
    if (card === undefined) places.push({ card, lies: 'hidden', power: undefined })
    else places.push({ card, lies, power: powers(card, above) })
  }
  return places
}

function sideOf(state: TenefyrState, dungeon: number): DungeonView['side'] {
  if (dungeon === BOSS_DECK) return isQuick(state) ? 'last' : 'boss'
  if (dungeon >= SET_UP_DUNGEONS) return 'made'
  if (isQuick(state)) return 'only'
  return dungeon % 2 === 0 ? 'left' : 'right'
}

export function dungeonView(sight: Sight, dungeon: number): DungeonView {
  const { content, state, u } = sight
  const powers = powersIn(sight, dungeon)
  const cards = placesOf(state, dungeon, powers)
  const top = cards[0]?.card
  const kind = top === undefined ? undefined : content.kinds[content.kindOf[top]]
  const reward = state.dungeonReward[dungeon]
  return {
    dungeon,
    level: dungeon === BOSS_DECK ? DUNGEON_LEVELS : state.dungeonLevel[dungeon],
    side: sideOf(state, dungeon),
    top,
    power: cards[0]?.power ?? 0,
    printed: kind?.enemyPower[printedColumn(state.players)] ?? 0,
    hasLoot: kind?.type === LOOT,
    cards,
    hidden: cards.filter((place) => place.lies === 'hidden').length,
    known: cards.slice(1).flatMap(({ card }) => (card === undefined ? [] : [card])),
    next: nextHidden(u, dungeon).map((chance) => ({
      ...chance,
      power: powers(chance.card, state.faceUp[dungeon]),
    })),
    reward: reward === NOBODY ? undefined : reward,
    cleared: cards.length === 0,
    here: state.here === dungeon,
  }
}

/** The dungeons of the table, level by level; made ones stand with their level while they have enemies. */
export function dungeonViews(sight: Sight): DungeonView[] {
  const { state } = sight
  const views: DungeonView[] = []
  for (let dungeon = 0; dungeon < BOSS_DECK; dungeon++) {
    if (state.dungeonLevel[dungeon] === 0) continue
    const view = dungeonView(sight, dungeon)
    if (view.side !== 'made' || !view.cleared || view.here) views.push(view)
  }
  // T10.2: the last dungeon of Quick mode stands in the row.
  if (isQuick(state)) views.push(dungeonView(sight, BOSS_DECK))
  return views.sort((a, b) => a.level - b.level || a.dungeon - b.dungeon)
}

/** The Boss deck; in Quick mode the last dungeon stands for it. */
export const bossView = (sight: Sight): DungeonView => dungeonView(sight, BOSS_DECK)

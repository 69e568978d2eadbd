/** The whole table for a board or a reader: numbers and cards; names and texts are those of faces and labels. */
import { type Card, GOING_ON, WON } from '@muster/engine'
import type { Content } from '../content.ts'
import { BLESSINGS, type Change } from '../rules/power.ts'
import {
  BLESSING,
  BOSSES,
  BOX,
  isQuick,
  isSolo,
  LEVELS,
  NOBODY,
  NOWHERE,
  OFFER,
  PROFILES,
  type Profile,
  type TenefyrState,
} from '../state.ts'
import { sightOf } from '../talk/scene.ts'
import { type CombatView, combatView, type LaneView, laneViews } from './combat.ts'
import { bossView, type DungeonView, dungeonView, dungeonViews } from './dungeons.ts'
import { runningAs } from './running.ts'
import { type TrackView, trackView } from './track.ts'

export { isTenefyrState } from '../state.ts'

export interface BlessingView {
  readonly change: Change
  readonly by: number
  /** For the next combat; else until the party leaves a dungeon. */
  readonly nextCombat: boolean
}

export interface TenefyrView {
  readonly players: number
  readonly profile: Profile
  readonly level: (typeof LEVELS)[number]
  readonly quick: boolean
  readonly solo: boolean
  readonly boss: (typeof BOSSES)[number] | undefined
  /** Which of the Boss's cards is the next to fall, of how many. */
  readonly bossCard: { readonly at: number; readonly of: number } | undefined
  readonly track: TrackView
  readonly dungeons: readonly DungeonView[]
  readonly bossDeck: DungeonView
  /** The dungeon that the party is in. */
  readonly here: DungeonView | undefined
  readonly combat: CombatView | undefined
  readonly lanes: readonly LaneView[]
  /** Cards turned up for a choice. */
  readonly offer: readonly Card[]
  /** The reward that is being taken. */
  readonly reward: Card | undefined
  readonly blessings: readonly BlessingView[]
  readonly result: 'going-on' | 'won' | 'lost'
}

/** T1.8: they are shuffled, so that only the fight gives them an order. */
function bossCard(content: Content, { boss, piles }: TenefyrState): TenefyrView['bossCard'] {
  if (boss === NOBODY) return undefined
  const all = content.cardsOfBoss[boss]
  const fallen = all.filter((card) => piles[BOX].includes(card)).length
  return { at: Math.min(fallen + 1, all.length), of: all.length }
}

function blessingViews({ blessings }: TenefyrState): BlessingView[] {
  const views: BlessingView[] = []
  for (let i = 0; i < blessings.length; i += BLESSING) {
    const [change, by, combats] = blessings.slice(i, i + BLESSING)
    views.push({ change: BLESSINGS[change], by, nextCombat: combats > 0 })
  }
  return views
}

export function viewOf(content: Content, state: TenefyrState): TenefyrView {
  const sight = sightOf(content, state)
  return {
    players: state.players,
    profile: PROFILES[state.profile],
    level: LEVELS[state.level],
    quick: isQuick(state),
    solo: isSolo(state),
    boss: state.boss === NOBODY ? undefined : BOSSES[state.boss],
    bossCard: bossCard(content, state),
    track: trackView(content, state),
    dungeons: dungeonViews(sight),
    bossDeck: bossView(sight),
    here: state.here === NOWHERE ? undefined : dungeonView(sight, state.here),
    combat: combatView(sight),
    lanes: laneViews(sight),
    offer: state.piles[OFFER].filter((place) => place >= 0),
    reward: runningAs(state, 'reward')?.local('card'),
    blessings: blessingViews(state),
    result: state.result === GOING_ON ? 'going-on' : state.result === WON ? 'won' : 'lost',
  }
}

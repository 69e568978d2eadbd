/** A table seen from afar: the little that a list of matches draws of it. */
import {
  engagedWith,
  healthLeft,
  isTerrinothState,
  LAIR,
  MOST_HEROES,
  SET_ASIDE,
  type TerrinothState,
} from './state.ts'

/** Whoever reads it must know its version: a list may hold matches of long ago. */
export const GLIMPSE = 1

export interface Glimpse {
  readonly version: typeof GLIMPSE
  /** Index of the pack's quests. */
  readonly quest: number
  readonly round: number
  /** The peril token's space, and the progress on the location. */
  readonly peril: number
  readonly at: number
  /** Of each hero: health left, health, enemies engaged; who fell has none left. */
  readonly heroes: readonly (readonly [left: number, health: number, engaged: number])[]
  readonly nemesis: 'lair' | 'play' | 'defeated'
}

export function glimpseOf(state: object): Glimpse | undefined {
  if (!isTerrinothState(state)) return undefined
  const heroes: Glimpse['heroes'][number][] = []
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (state.heroIs[hero] >= 0) heroes.push(heroAt(state, hero))
  }
  return {
    version: GLIMPSE,
    quest: state.quest,
    round: state.round,
    peril: state.peril,
    at: state.progress,
    heroes,
    nemesis: nemesisIs(state),
  }
}

function heroAt(state: TerrinothState, hero: number): Glimpse['heroes'][number] {
  const left = state.fallen[hero] === 1 ? 0 : healthLeft(state, hero)
  return [left, state.health[hero], state.piles[engagedWith(hero)].length]
}

function nemesisIs({ piles }: TerrinothState): Glimpse['nemesis'] {
  if (piles[SET_ASIDE].length > 0) return 'defeated'
  return piles[LAIR].length > 0 ? 'lair' : 'play'
}

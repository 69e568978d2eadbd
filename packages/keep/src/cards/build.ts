/** Small builders, so that a card is a line or two. All of them give plain data. */
import type { From, Title } from '@muster/engine'
import type { LootKind, Room, Token } from '../state.ts'
import type {
  Action,
  Cost,
  LootCard,
  Resource,
  Shown,
  Sides,
  SwarmDeed,
  TacticCard,
} from './types.ts'

export { said, title, titles } from '@muster/engine'

// Cards

export function tactic(name: string, copies: number, title: Title, ...play: Sides): TacticCard {
  return { name, copies, from: 'house', title, play }
}

/** A card whose symbols are all in the rulebook: never changed for balance. */
export function knownTactic(
  name: string,
  copies: number,
  title: Title,
  ...play: Sides
): TacticCard {
  return { ...tactic(name, copies, title, ...play), from: 'rulebook' }
}

/** A card of one kind of Loot. */
export const lootOf =
  (kind: LootKind) =>
  (name: string, copies: number, title: Title, ...play: Sides): LootCard => {
    const from: From = 'house'
    return { name, kind, copies, from, title, play }
  }

// Actions

const often = (times: number) => (times === 1 ? {} : { times })

export const draw = (cards: number): Action => ({ word: 'draw', cards })
export const activate = (times = 1): Action => ({ word: 'activate', ...often(times) })
export const move = (times = 1): Action => ({ word: 'move', ...often(times) })
/** K8.11: passages or walls. */
export const throughWalls: Action = { word: 'move', walls: true }
export const melee = (times = 1): Action => ({ word: 'melee', ...often(times) })
export const ranged = (times = 1): Action => ({ word: 'ranged', ...often(times) })
export const place = (what: Resource): Action => ({ word: 'resource', what })
export const trap = (times = 1): Action => ({ word: 'trap', ...often(times) })
export const portal: Action = { word: 'portal' }
export const defend: Action = { word: 'defend' }
export const ambush = (monsters: number, ...rooms: readonly Room[]): Action => ({
  word: 'ambush',
  monsters,
  rooms,
})
export const reinforce = (shows: Shown): Action => ({ word: 'reinforce', shows })
export const swarm = (deed: SwarmDeed): Action => ({ word: 'swarm', do: deed })
export const summon = (monsters: number): Action => ({ word: 'summon', monsters })
export const mend: Action = { word: 'mend' }
export const mendAll: Action = { word: 'mend', all: true }
export const split: Action = { word: 'split' }
export const combo = (first: Action | Cost, ...then: readonly Action[]): Action => ({
  word: 'combo',
  first: [first],
  then,
})
export const pay = (what: Token, count = 1): Cost => ({ word: 'pay-token', what, count })

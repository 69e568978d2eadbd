/** Small builders, so that a card is a line or two. All of them give plain data. */
import type { LootKind, Room, Token } from '../state.ts'
import type {
  Action,
  Cost,
  From,
  GenderedName,
  LootCard,
  Resource,
  Said,
  Shown,
  Sides,
  SwarmDeed,
  TacticCard,
  Title,
} from './types.ts'

// Names

/** A name with its gender before it: 'm Rat'. An s says plural, 'ms Égouts'; an apostrophe, French elides: "f' Hydre". */
type Name = `${'m' | 'f'}${'' | 's'}${'' | "'"} ${string}`

export function title(en: string, fr: Name, pt: Name): Title {
  return { en: { text: en }, fr: named(fr), pt: named(pt) }
}

/** A title whose English name is a plural too. */
export function titles(en: string, fr: Name, pt: Name): Title {
  return { en: { text: en, number: 'many' }, fr: named(fr), pt: named(pt) }
}

function named(name: Name): GenderedName {
  const space = name.indexOf(' ')
  const signs = name.slice(0, space)
  return {
    text: name.slice(space + 1),
    gender: signs.startsWith('m') ? 'm' : 'f',
    ...(signs.includes('s') ? { number: 'many' as const } : {}),
    ...(signs.endsWith("'") ? { vowel: true } : {}),
  }
}

export const said = (en: string, fr: string, pt: string): Said => ({ en, fr, pt })

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

/** What the twelve rooms are good for, K4.1, K4.2 and K4.4. */
import {
  type GuildSymbol,
  type KeepState,
  LOOT_KINDS,
  type LootKind,
  NOBODY,
  ROOMS,
  type Room,
  SYMBOLS,
  TOKENS,
  type Token,
} from '../state.ts'

const SYMBOL_NAMES: Readonly<Record<Room, GuildSymbol>> = {
  vault: 'jewel',
  library: 'hats',
  sewers: 'bones',
  cemetery: 'eye',
  workshop: 'swords',
  forge: 'swords',
  'beast-trainer': 'bones',
  apothecary: 'hats',
  study: 'eye',
  cells: 'special',
  laboratory: 'special',
  builder: 'special',
}

const MADE: Readonly<Partial<Record<Room, Token>>> = {
  vault: 'coin',
  library: 'book',
  sewers: 'frog',
  cemetery: 'bone',
  workshop: 'trap',
}

const SOLD: Readonly<Partial<Record<Room, readonly [Token, LootKind]>>> = {
  forge: ['coin', 'equipment'],
  'beast-trainer': ['bone', 'beast'],
  apothecary: ['frog', 'potion'],
  study: ['book', 'scroll'],
}

/** By room: its symbol. */
export const SYMBOL_OF: readonly number[] = ROOMS.map((room) => SYMBOLS.indexOf(SYMBOL_NAMES[room]))

/** By room: the token that an Activate makes there, or NOBODY. */
export const MAKES: readonly number[] = ROOMS.map((room) => {
  const token = MADE[room]
  return token === undefined ? NOBODY : TOKENS.indexOf(token)
})

export interface Shop {
  readonly token: number
  readonly loot: number
}

/** By room: what is paid there, and for what kind of Loot. */
export const SELLS: readonly (Shop | undefined)[] = ROOMS.map((room) => {
  const sold = SOLD[room]
  if (sold === undefined) return undefined
  return { token: TOKENS.indexOf(sold[0]), loot: LOOT_KINDS.indexOf(sold[1]) }
})

/** The rooms of a symbol that are in the dungeon, as bits. */
export function roomsOf(s: KeepState, symbol: number): number {
  let rooms = 0
  for (let room = 0; room < ROOMS.length; room++) {
    if (SYMBOL_OF[room] === symbol && s.cell[room] >= 0) rooms |= 1 << room
  }
  return rooms
}

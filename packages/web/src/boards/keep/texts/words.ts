/** What the board says, in every language. */
import type { Room } from '@muster/keep/view'

export interface BoardTexts {
  readonly map: {
    readonly title: string
    /** A tile with several things to choose from. */
    readonly open: (room: string, choices: number) => string
    readonly close: string
    /** Names of rooms that are too long for a phone's tile. */
    readonly short: Readonly<Partial<Record<Room, string>>>
  }
  readonly guild: {
    readonly wave: (wave: number) => string
    readonly left: (cards: number) => string
    readonly next: (cards: number) => string
    readonly symbol: (symbol: string, rooms: string, cards: number) => string
    readonly hero: (hero: string, cards: number, tokens: number) => string
    readonly scenario: (scenario: string, cards: number) => string
    readonly counter: (name: string, at: number) => string
  }
  readonly loot: {
    readonly title: string
    readonly deck: (cards: number) => string
  }
  readonly seats: {
    readonly title: string
    readonly lair: (monsters: number) => string
    readonly spoken: (name: string, clan: string) => string
    readonly facts: (hand: number, lair: number, deck: number, discard: number) => string
    readonly defends: (cards: number) => string
    readonly active: string
    readonly vitality: (vitality: number) => string
  }
  readonly open: { readonly title: (card: string) => string; readonly or: string }
  readonly hand: {
    readonly of: (name: string) => string
    /** On two lines. */
    readonly piles: (deck: number, discard: number) => string
    readonly empty: string
  }
  readonly ladder: { readonly title: string; readonly steps: readonly string[] }
  /** Asked once a first thing is tapped. */
  readonly midway: {
    readonly go: (monster: string) => string
    readonly carry: (thing: string) => string
    readonly where: (action: string) => string
    readonly pays: (cards: string) => string
    /** For a way of two rooms. */
    readonly paysFar: (cards: string) => string
  }
  readonly whatIf: {
    readonly heading: string
    readonly comes: (hero: string, symbol: string) => string
    readonly holds: string
    /** And whatever they do. */
    readonly looted: (treasures: string, one: boolean) => string
    readonly treasure: (room: string, value: number) => string
    readonly lost: string
    readonly hidden: string
    readonly nothing: string
  }
  readonly spoken: {
    readonly use: (room: string, use: string) => string
    readonly closed: string
    readonly errand: (room: string, errand: string) => string
    readonly portal: (room: string, completed: boolean) => string
    readonly hero: (hero: string, room: string, count: number, awake: boolean) => string
    readonly token: (tokens: string, room: string) => string
    readonly chip: (action: string) => string
    readonly cell: (column: number, row: number) => string
    readonly danger: (awake: number, value: number) => string
    readonly falls: string
    readonly guarded: string
    readonly beaten: string
    readonly distance: (passages: number) => string
    readonly wounds: (wounds: number) => string
  }
  readonly zoom: {
    readonly use: string
    readonly joined: (rooms: string) => string
    readonly kind: Readonly<Record<'loot' | 'guild' | 'scenario' | 'treasure' | 'tile', string>> & {
      readonly tactic: (clan: string) => string
    }
    readonly from: Readonly<Record<'rulebook' | 'public' | 'house', string>>
    readonly abilities: Readonly<Record<'warrior' | 'rogue' | 'mage' | 'archer', string>>
  }
  readonly piles: {
    readonly guildLeft: (cards: number) => string
    readonly guildDone: (cards: number) => string
    readonly deck: (cards: number) => string
    readonly discard: (cards: number) => string
    readonly loot: (cards: number) => string
    readonly onTop: string
    readonly noOrder: string
    readonly atBottom: string
    readonly treasures: (value: number) => string
    readonly treasuresAt: (inRooms: number, inPile: number) => string
    readonly looted: string
    readonly tiles: (tiles: number) => string
    readonly supply: string
    readonly empty: string
    readonly counts: (deck: number, discard: number) => string
  }
}

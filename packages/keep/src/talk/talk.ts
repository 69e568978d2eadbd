/** All that a language says at this table. A language that leaves something out does not compile. */
import type { Noun, Spoken } from '@muster/engine'
import type { SwarmDeed, TreasureEffect } from '../cards/types.ts'
import type { Clan, GuildSymbol, HeroClass, Level, LootKind, Room, Token } from '../state.ts'
import type { Counted, Place } from './said.ts'

/** Monsters of one clan, room and wounds. */
export interface MonsterFacts {
  readonly monster: Spoken
  readonly room: Place
  /** How much each of them can still take, of how much. */
  readonly left: number
  readonly vitality: number
  readonly count: number
}

/** What a hero does next, as far as it can be foreseen (K6). */
export type Outcome =
  | { readonly does: 'dies' }
  | { readonly does: 'stays' }
  | { readonly does: 'attacks'; readonly guards: number }
  | { readonly does: 'loots'; readonly value: number; readonly awake: number }
  | { readonly does: 'waits'; readonly value: number; readonly awake: number }
  | { readonly does: 'charges'; readonly to: readonly Place[] }

export interface HeroFacts {
  readonly hero: Spoken
  readonly room: Place
  /** How it stands: just summoned, just charged in, awake or exhausted. */
  readonly is: 'fresh' | 'arrived' | 'active' | 'exhausted'
  /** Those that it will inspire. */
  readonly inspires: number
  /** Vitality left, of how much. */
  readonly left: number
  readonly vitality: number
  readonly count: number
}

/** What is in a room, for who goes there. */
export interface RoomFacts {
  readonly room: Place
  readonly heroes: number
  readonly awake: number
  readonly guards: number
  /** Of the one who chooses. */
  readonly mine: number
  readonly traps: number
  readonly value: number
  readonly distance: number
  /** Loose things, "a coin", each kind once. */
  readonly things: readonly string[]
}

export interface CardFacts {
  readonly title: string
  /** "Beast", or the clan of a tactic card that is for sale; else nothing. */
  readonly kind: string
  readonly text: string
  /** Spoken where it stands for several alike: ", one of 2". */
  readonly alike: string
}

/** What sending a hero to the Cells may bring. */
export interface GambleFacts {
  readonly mages: number
  readonly left: number
  readonly jailed: number
}

export type Side = 'N' | 'E' | 'S' | 'W'

/** On which side of a room something lies. */
export interface Beside {
  readonly room: Place
  readonly side: Side
}

export interface TurnFacts {
  readonly hand: number
  /** Guild cards of the invasion to come, and how many are left in the deck. */
  readonly coming: number
  readonly left: number
  readonly wave: number
  readonly renewing: boolean
}

export interface DefendFacts {
  readonly hero: Spoken | undefined
  readonly victim: MonsterFacts
  readonly damage: number
}

/** What became of who was struck. */
export interface Blow {
  readonly end: 'none' | 'wounded' | 'gone'
  readonly left: number
  readonly vitality: number
}

type Plain = () => string
type OfCard = (title: string) => string
type OfFacts = (card: CardFacts) => string
type OfRoom = (room: Place) => string

/** What is to be chosen; who chooses is said before it. */
export interface Prompts {
  readonly deploy: (left: number) => string
  readonly 'laboratory-clan': Plain
  readonly turn: (facts: TurnFacts) => string
  readonly 'renew-pay': Plain
  readonly renew: (buried: number) => string
  readonly action: OfCard
  readonly combo: (title: string, room: Place | undefined) => string
  readonly mover: Plain
  readonly 'move-to': (monster: MonsterFacts) => string
  readonly carry: (from: Place, to: Place) => string
  readonly target: (ranged: boolean) => string
  readonly 'place-in': (what: Spoken) => string
  readonly ambush: (left: number) => string
  readonly 'swarm-room': (deed: SwarmDeed) => string
  readonly swarm: (deed: SwarmDeed, room: Place, left: number) => string
  readonly 'pay-tokens': (what: Counted) => string
  readonly 'pay-card': (left: number) => string
  readonly activate: Plain
  /** Of this kind; nothing: a tactic card. */
  readonly buy: (kind: Spoken | undefined) => string
  readonly plan: Plain
  readonly coins: Plain
  readonly place: OfRoom
  readonly turned: OfRoom
  readonly mend: Plain
  readonly split: Plain
  readonly summon: Plain
  readonly 'cells-now': (toCome: number) => string
  readonly 'summon-rooms': (hero: Spoken, left: number) => string
  readonly 'next-hero': (awake: number) => string
  readonly 'early-hero': Plain
  readonly shot: OfRoom
  readonly ruin: (room: Place, left: number) => string
  readonly victim: (hero: Spoken, room: Place) => string
  readonly defend: (facts: DefendFacts) => string
  readonly looters: (room: Place, value: number, left: number) => string
  readonly curse: Plain
  readonly 'charge-to': (room: Place, heroes: number) => string
  readonly 'trap-first': OfRoom
  /** `effect`: what a twist does there. */
  readonly where: (effect: string) => string
  /** On the other side of which room's wall. */
  readonly 'where-beside': (effect: string, room: Place) => string
  readonly 'twist-hurt': (effect: string, room: Place) => string
  readonly 'twist-lose': (room: Place, left: number) => string
  /** `title`: the card that asks. */
  readonly 'discard-cards': (title: string, left: number) => string
  readonly may: (effect: string) => string
  readonly pay: OfCard
  readonly choose: OfCard
}

export interface Labels {
  readonly play: OfFacts
  readonly renew: Plain
  readonly cells: (gamble: GambleFacts) => string
  readonly 'end-turn': (kept: number, coming: number) => string
  readonly 'end-with-cells': (coming: number) => string
  readonly 'go-on': Plain
  readonly use: (chip: string, alike: string) => string
  readonly 'use-left': (chip: string, alike: string) => string
  readonly 'use-right': (chip: string, alike: string) => string
  readonly finish: Plain
  readonly with: (monster: MonsterFacts) => string
  /** `leaves`: a room with a treasure that nobody would guard any more. */
  readonly to: (room: RoomFacts, leaves: Place | undefined) => string
  readonly carry: (what: Spoken) => string
  readonly 'empty-handed': Plain
  readonly go: (monster: MonsterFacts, to: RoomFacts) => string
  readonly hit: (hero: HeroFacts) => string
  readonly in: (room: RoomFacts) => string
  readonly 'pay-in': OfRoom
  readonly 'use-room': (room: Place, use: string) => string
  readonly complete: OfRoom
  readonly ability: (ability: string) => string
  readonly errand: (room: Place, errand: string) => string
  readonly take: OfFacts
  readonly bury: OfFacts
  readonly discard: OfFacts
  readonly plan: (room: Place, use: string) => string
  readonly coins: (coins: number) => string
  /** The rooms that it would lie beside. */
  readonly at: (beside: readonly Beside[]) => string
  /** Rooms that passages would lead to, and sides that would stay open. */
  readonly turned: (joined: readonly Place[], open: readonly Side[], quarters: number) => string
  readonly clan: (clan: Spoken) => string
  readonly enough: Plain
  readonly resolve: (hero: HeroFacts, outcome: Outcome) => string
  readonly leads: (hero: HeroFacts) => string
  readonly exhaust: (hero: HeroFacts) => string
  readonly hurt: (monster: MonsterFacts, damage: number) => string
  readonly lose: (what: Spoken) => string
  readonly 'summon-in': (room: RoomFacts) => string
  readonly 'charge-to': (room: RoomFacts) => string
  readonly defend: OfFacts
  readonly pass: Plain
  readonly do: (effect: string) => string
  readonly decline: Plain
  readonly pay: (effect: string) => string
  readonly choose: (effect: string) => string
}

type WithCards = (who: Spoken, cards: string) => string

/** Log sentences. `step` and `finished` are for the ladder and the board, and are not told. */
export interface Sentences {
  readonly turn: (who: Spoken, turn: number) => string
  readonly wave: (wave: number) => string
  readonly invasion: (cards: number) => string
  readonly drew: WithCards
  readonly looked: WithCards
  readonly discarded: WithCards
  readonly played: WithCards
  readonly acquired: WithCards
  readonly 'cleaned-up': (who: Spoken, cards: number) => string
  readonly shuffled: (who: Spoken) => string
  readonly offered: (cards: string) => string
  readonly buried: (cards: string, many: boolean) => string
  /** `load`: what they carried, or nothing. */
  readonly moved: (monsters: Counted, from: Place, to: Place, load: string) => string
  readonly carried: (what: Spoken, from: Place, to: Place) => string
  readonly placed: (what: Counted, room: Place) => string
  readonly spent: (what: Counted, room: Place) => string
  readonly portal: (room: Place, completed: boolean) => string
  readonly summoned: (monsters: Counted, room: Place) => string
  readonly mended: (monster: MonsterFacts) => string
  readonly split: (room: Place) => string
  readonly hit: (who: Spoken, hero: Spoken, room: Place, gone: boolean) => string
  readonly 'hero-gone': (hero: Spoken, room: Place) => string
  readonly guild: (card: string) => string
  readonly 'hero-in': (heroes: Counted, rooms: string) => string
  readonly 'no-token': (hero: Spoken) => string
  readonly 'no-room': (symbol: string) => string
  /** `why`: inspired, healed, freed, no token left, a twist. */
  readonly woke: (heroes: Counted, room: Place, why: number) => string
  readonly freed: (heroes: number) => string
  readonly shot: (room: Place, victim: MonsterFacts, blow: Blow) => string
  readonly destroyed: (what: Counted, room: Place, hero: Spoken | undefined) => string
  readonly trapped: (hero: Spoken, room: Place, gone: boolean) => string
  readonly attacks: (hero: Spoken, victim: MonsterFacts, blow: Blow) => string
  readonly defended: WithCards
  readonly wounded: (victim: MonsterFacts, blow: Blow) => string
  readonly 'monster-gone': (victim: MonsterFacts) => string
  readonly waits: (heroes: Counted, room: Place) => string
  /** `woken`: whom they inspire there. */
  readonly charged: (heroes: Counted, from: Place, to: Place, woken: Counted | undefined) => string
  readonly exhausted: (heroes: Counted, room: Place) => string
  readonly looted: (
    heroes: Counted | undefined,
    room: Place,
    value: number,
    /** Nothing where nobody has turned it yet. */
    effect: string | undefined,
  ) => string
  readonly cursed: (who: Spoken) => string
  readonly 'treasure-gone': (room: Place, value: number) => string
  readonly 'treasure-laid': (room: Place, value: number) => string
  readonly cells: (who: Spoken) => string
  readonly 'clan-joins': (clan: Spoken) => string
  readonly built: (room: Place, value: number) => string
  readonly 'plan-opened': (rooms: string) => string
  readonly scenario: (title: string, text: string) => string
  readonly counter: (title: string, at: number) => string
  readonly marked: (room: Place, marks: number) => string
  readonly shut: (one: Place, other: Place) => string
  readonly opened: (one: Place, other: Place) => string
  readonly won: Plain
  readonly lost: (why: number) => string
}

/** Words of the table drawn as text; they stand alone, so they are short. */
export interface Captions {
  readonly wave: (wave: number) => string
  readonly turn: (turn: number) => string
  readonly guild: string
  readonly scenarioCards: string
  readonly comes: (cards: number) => string
  readonly loot: string
  readonly plans: string
  readonly supply: string
  readonly lair: string
  readonly hand: string
  readonly played: string
  readonly deck: string
  readonly discard: string
  readonly cards: (cards: number) => string
  readonly legend: string
}

/** What introduces a list of cards when piles are looked through. */
export interface Piles {
  readonly hand: (who: string, cards: number) => string
  readonly play: (who: string, cards: number) => string
  readonly discard: (who: string, cards: number) => string
  readonly deck: (who: string, cards: number) => string
  readonly loot: (cards: number) => string
  readonly row: string
  readonly guild: (wave: number, cards: number) => string
  readonly guildDiscard: (cards: number) => string
  /** Face down, and how many of them are in rooms and in the pile. */
  readonly treasures: (value: number, inRooms: number, inPile: number) => string
  readonly tiles: (cards: number) => string
  readonly looted: string
  readonly empty: string
  readonly onTop: (cards: string, many: boolean) => string
  readonly below: (cards: string) => string
  readonly atBottom: (cards: string, many: boolean) => string
  readonly noOrder: string
}

/** What is said in the course of a match. */
export interface Speech {
  readonly prompts: Prompts
  /** "The monsters (the Gnolls have the last word)". */
  readonly together: (arbiter: Spoken) => string
  readonly labels: Labels
  readonly sentences: Sentences
  readonly piles: Piles
}

/** What things are called. */
export interface Talk {
  readonly levels: Readonly<Record<Level, string>>
  readonly classes: Readonly<Record<HeroClass, Noun>>
  readonly symbols: Readonly<Record<GuildSymbol, string>>
  readonly tokens: Readonly<Record<Token | 'portal', Noun>>
  readonly kinds: Readonly<Record<LootKind, Noun>>
  /** One of a clan. */
  readonly monsters: Readonly<Record<Clan, Noun>>
  readonly effects: Readonly<Record<TreasureEffect, string>>
  readonly hero: Noun
  readonly party: Noun
  /** "Rogue (Swords)". */
  readonly guildCard: (hero: string, symbol: string) => string
  readonly treasure: (value: number, effect: string) => string
  /** What an Activate does there. */
  readonly uses: Readonly<Record<Room, string>>
  /** A monster and a room in full: where it stands, who and what is in it. */
  readonly monster: (facts: MonsterFacts) => string
  readonly room: (facts: RoomFacts) => string
  readonly oneOf: (things: number) => string
  readonly onlyChoice: string
  readonly won: string
  readonly lost: string
  readonly goingOn: string
}

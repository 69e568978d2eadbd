/** All that a language says at this table. A language that leaves something out does not compile. */
import type { Noun, Spoken } from '@muster/engine'
import type { BossName } from '../cards/types.ts'
import type { Hero, LEVELS, MODES, Profile } from '../state.ts'

/** The left or the right dungeon of a level; in Quick mode there is only one. */
export type Side = 'left' | 'right' | 'only'

/** A dungeon by itself, and inside a sentence. */
export interface DungeonName {
  readonly label: string
  readonly noun: Noun
}

/** A card as its player holds it: title, power, and what it does. */
export interface Held {
  readonly title: string
  readonly power: number
  readonly text: string
  /** What is said where it stands for several alike. */
  readonly alike?: string
}

export interface DungeonFacts {
  readonly label: string
  /** The enemy on top; none where it lies face down. */
  readonly enemy:
    | { readonly title: string; readonly power: number; readonly rule: string }
    | undefined
  readonly loot: Held | undefined
  /** Cards under the top one. */
  readonly below: number
  readonly reward: string
}

export interface HandFacts {
  readonly enemy: Spoken
  readonly needed: number
  readonly party: number
  /** The party's power with this hand, and what the hand is sure to add. */
  readonly reached: number
  readonly hand: number
  /** What the enemy asks for once this hand is played. */
  readonly neededKept: number
  /** Draws, choices and turns to come are left out. */
  readonly more: boolean
  /** Not in the order in which the hand lies. */
  readonly ordered: boolean
  /** With cards of the hand given up for power. */
  readonly paid: boolean
  /** Where it is not enough: how likely it is with the cards it draws, or alone with the second turn (T9.2). */
  readonly kept: OddsFacts | undefined
}

/** How likely the enemy falls, further hands included. */
export interface OddsFacts {
  readonly percent: number
  /** Some effects are left out. */
  readonly more: boolean
  /** A little more or less. */
  readonly about: boolean
  /** 2: the second turn is counted with it. */
  readonly turns: 1 | 2
}

export interface NewHandFacts extends OddsFacts {
  /** What the enemy asks for once the hand is thrown away. */
  readonly needed: number
  readonly deck: number
}

export interface Track {
  readonly at: number
  readonly skull: number
}

export interface PlayerFacts {
  readonly who: Spoken
  /** In a combat; else it is left out. */
  readonly total: number | undefined
  readonly deck: number
  readonly discard: number
}

type Plain = () => string
type OfCard = (title: string) => string
type OfHeld = (card: Held) => string
/** `by`: the title of the card that asks for it. */
type OfMany = (left: number, optional: boolean, by: string) => string

/** What is to be chosen; who chooses is said before it. */
export interface Prompts {
  readonly 'where-to': (track: Track) => string
  readonly 'keep-hand': (facts: HandFacts) => string
  /** `needed`: of the enemy, where one is being fought. */
  readonly 'play-card': (left: number, party: number, needed: number | undefined) => string
  readonly 'go-on': (below: number, decks: string, track: Track) => string
  readonly reward: OfCard
  readonly 'reward-together': OfCard
  readonly 'reward-to': (title: string, effect: string) => string
  readonly may: OfCard
  readonly pay: OfCard
  readonly choose: OfCard
  readonly 'one-player': (title: string, effect: string) => string
  readonly order: (atStart: boolean) => string
  readonly 'draw-how-many': (most: number, by: string) => string
  readonly 'discard-cards': OfMany
  readonly 'remove-cards': OfMany
  /** `where`: where they go, if not into the deck. */
  readonly 'recover-cards': (left: number, optional: boolean, by: string, where?: string) => string
  readonly 'sift-cards': OfMany
  readonly 'take-card': OfMany
  readonly 'search-deck': OfCard
  readonly 'give-card': (left: number, by: string) => string
  readonly 'give-to': OfCard
  readonly 'double-card': OfCard
  readonly 'double-order': (title: string, change: string) => string
  readonly 'double-total': OfCard
  readonly reorder: (at: number, of: number) => string
  readonly bury: (enemy: Spoken) => string
  readonly wander: (enemy: Spoken) => string
  readonly 'look-dungeon': Plain
  readonly gift: (card: Held, alone: boolean) => string
  readonly 'upgrade-card': OfCard
}

export interface Labels {
  readonly enter: (dungeon: DungeonFacts) => string
  readonly 'fight-boss': (enemy: string) => string
  readonly keep: (facts: HandFacts) => string
  readonly 'new-hand': (facts: NewHandFacts) => string
  readonly play: OfHeld
  /** The next enemy where it is known, else nothing. */
  readonly 'go-on': (next: string) => string
  readonly leave: (track: Track) => string
  readonly reward: (effect: string) => string
  readonly to: (player: PlayerFacts) => string
  readonly do: (effect: string) => string
  readonly decline: Plain
  readonly pay: (effect: string) => string
  readonly choose: (effect: string) => string
  readonly first: (effect: string) => string
  readonly draw: (cards: number) => string
  readonly discard: OfHeld
  readonly remove: OfHeld
  readonly recover: OfHeld
  readonly take: OfHeld
  readonly trade: OfHeld
  readonly give: OfHeld
  readonly double: (title: string, now: number) => string
  readonly 'double-first': (result: number) => string
  readonly 'change-first': (change: string, result: number) => string
  readonly 'double-total': (who: Spoken, now: number) => string
  readonly next: (enemy: string) => string
  readonly 'leave-there': (enemy: Spoken) => string
  readonly bury: (enemy: Spoken) => string
  readonly 'move-to': (dungeon: DungeonFacts) => string
  readonly 'make-dungeon': Plain
  readonly 'look-into': (dungeon: DungeonFacts) => string
  readonly 'hand-to': (who: Spoken) => string
  readonly refuse: Plain
  /** `verb`: what is not done at all; empty once something was. */
  readonly enough: (verb: string) => string
}

/** What was chosen, for the log: which option, without what it was chosen by. */
export interface Chosen {
  readonly enter: (dungeon: DungeonFacts) => string
  readonly 'fight-boss': string
  readonly keep: string
  readonly 'new-hand': string
  readonly 'go-on': string
  readonly leave: string
  readonly 'hand-to': (title: string, who: Spoken) => string
  readonly refuse: OfCard
}

type Deed = (who: Spoken) => string
type WithCard = (who: Spoken, title: string) => string
/** Of one card or of several, joined to a list. */
type WithCards = (who: Spoken, cards: string) => string

/**
 * Log sentences. `resolved` and `combined` are for achievements and are not told; `only-option` is a remark on
 * what comes after it.
 */
export interface Sentences {
  readonly drew: WithCards
  readonly discarded: WithCards
  readonly 'threw-away': WithCards
  readonly played: WithCards
  readonly turn: Deed
  readonly exhausted: Deed
  readonly fights: (enemy: Spoken, power: number) => string
  readonly checked: (party: number, enemy: number) => string
  readonly defeated: (enemy: Spoken, who: Spoken) => string
  readonly looted: WithCard
  readonly 'lost-combat': (enemy: Spoken) => string
  readonly token: Deed
  readonly entered: (dungeon: Spoken) => string
  readonly flipped: (enemy: Spoken, dungeon: Spoken) => string
  readonly cleared: (dungeon: Spoken) => string
  readonly left: (dungeon: Spoken, thrownOut: boolean) => string
  readonly 'boss-moved': (track: Track) => string
  /** `decks`: of how many players. */
  readonly shuffled: (who: Spoken, decks: number) => string
  readonly reward: (title: string) => string
  readonly 'chose-reward': (who: Spoken, effect: string) => string
  readonly removed: WithCards
  readonly recovered: WithCards
  readonly looked: WithCards
  readonly 'looked-below': (cards: string) => string
  readonly 'looked-into': (cards: string, dungeon: Spoken, many: boolean) => string
  readonly found: WithCards
  readonly gave: (who: Spoken, cards: string, to: Spoken) => string
  readonly 'gained-power': (who: Spoken, power: number) => string
  readonly 'enemy-changed': (by: number, now: number) => string
  readonly doubled: (who: Spoken, title: string, now: number) => string
  readonly 'doubled-total': (who: Spoken, now: number) => string
  readonly buried: (enemy: Spoken) => string
  readonly wandered: (enemy: Spoken, to: Spoken) => string
  readonly took: WithCards
  readonly 'turned-up': (cards: string) => string
  readonly refused: (cards: string) => string
  readonly 'left-game': (cards: string, many: boolean) => string
  readonly blessed: (
    what: 'hand-size' | 'basic-power' | 'loot-power' | 'enemy-power',
    by: number,
    nextCombat: boolean,
    /** That combat has begun. */
    begun?: boolean,
  ) => string
  /** In Quick mode there is no Boss. */
  readonly 'boss-attacks': (boss: Spoken | undefined) => string
  readonly lost: (boss: Spoken | undefined) => string
  readonly won: (boss: Spoken | undefined) => string
}

/** Words of the table drawn as text; they stand alone, so they are short. */
export interface Captions {
  readonly bossTrack: string
  readonly dungeons: string
  readonly level: (level: number) => string
  readonly newDungeons: string
  readonly cleared: string
  readonly hidden: string
  readonly below: (cards: number) => string
  readonly reserve: string
  readonly gifts: string
  readonly offer: string
  readonly party: string
  readonly players: string
  readonly total: string
  readonly hand: string
  readonly played: string
  readonly deck: string
  readonly discard: string
  readonly solo: (turn: number) => string
  readonly legend: string
}

/** What introduces a list of cards when piles are looked through, and remarks on such lists. */
export interface Piles {
  readonly discard: (who: string, cards: number) => string
  readonly deck: (who: string, cards: number) => string
  readonly empty: string
  /** `many`: more than one card, so that their order is worth a remark. */
  readonly onTop: (cards: string, many: boolean) => string
  readonly below: (cards: string) => string
  readonly noOrder: string
  /** Cards that may lie face down in dungeons as well as in the Reserve, and how many do. */
  readonly hidden: (level: string, inDungeons: number, inReserve: number) => string
  /** Cards that are in the Reserve for certain. */
  readonly reserve: (level: string, cards: number) => string
  /** Face down, but everyone knows them. */
  readonly seen: (place: string) => string
  /** Basic and Skill cards in the Reserve: they never come back. */
  readonly gone: string
  readonly bossCards: (deck: string, cards: number) => string
}

export interface Talk {
  readonly heroes: Readonly<Record<Hero, Noun>>
  readonly bosses: Readonly<Record<BossName, Noun>>
  readonly profiles: Readonly<Record<Profile, string>>
  readonly modes: Readonly<Record<(typeof MODES)[number], string>>
  readonly levels: Readonly<Record<(typeof LEVELS)[number], string>>
  readonly basics: readonly [zero: string, one: string]
  readonly party: Noun
  readonly dungeon: (level: number, side: Side) => DungeonName
  readonly newDungeon: (number: number, level: number) => DungeonName
  readonly bossDeck: DungeonName
  /** The level 5 dungeon of Quick mode, which stands for the Boss. */
  readonly lastDungeon: DungeonName
  /** "The party (the Thief has the last word)". */
  readonly together: (arbiter: Spoken) => string
  readonly prompts: Prompts
  readonly labels: Labels
  readonly chosen: Chosen
  readonly sentences: Sentences
  /** Spoken of a card that stands for several alike: ", one of 5". */
  readonly oneOf: (cards: number) => string
  /** T9.2: alone, instead of whose turn it is. */
  readonly secondTurn: string
  /** Where an enemy is, in a list of many: "level 1". */
  readonly atLevel: (level: number) => string
  /** Several enemies at once, each with its level. */
  readonly enemiesAppear: (enemies: string) => string
  readonly everyoneShuffles: string
  /** Spoken in brackets of a deed that nobody had to choose. */
  readonly onlyChoice: string
  /** T9.3 */
  readonly alone: string
  /** Where cards that are taken back go: on top of the deck. */
  readonly ontoDeck: string
  /** What a blessing changes. */
  readonly changed: (
    what: 'hand-size' | 'basic-power' | 'loot-power' | 'enemy-power',
    by: number,
  ) => string
  readonly captions: Captions
  readonly piles: Piles
  readonly won: (boss: Spoken) => string
  readonly lost: (boss: Spoken) => string
  readonly goingOn: string
}

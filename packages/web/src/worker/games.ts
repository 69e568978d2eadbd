/** The games of the page, each loaded when it is first played. A new one is one line here. */
import { OFFERED } from '@muster/bots'
import {
  type AnyGame,
  type EngineState,
  type LanguageCode,
  type Lesson,
  MusterError,
  type Puzzle,
  type RuleText,
  type SayRule,
} from '@muster/engine'
import type { GameView } from '../host/protocol.ts'
import type { ChapterKind } from '../host/review.ts'
import type { OpensBeat } from './beats.ts'
import type { GameChronicle } from './game-chronicle.ts'
import type { GameKeepsakes } from './game-keepsakes.ts'
import type { PathRules } from './paths.ts'

export interface LoadedGame {
  /** With the house's own cards. */
  readonly house: AnyGame
  /** The house's cards as data, to be kept with a match: the house may change its cards. */
  readonly housePack: unknown
  with(pack: unknown): AnyGame
  /** What the rules say: not needed to play by them. */
  rules(): Promise<readonly RuleText[]>
  /** The table from afar, for the list of matches. */
  glimpseOf(state: EngineState): object | undefined
  /** Does something begin here that a watcher wants to see by itself? */
  readonly opensBeat: OpensBeat
  /** What a match is told in, and the event with which one begins. */
  readonly chapters: { readonly kind: ChapterKind; readonly event: string }
  /** Story, achievements and stamps, for matches with these cards; loaded when a match is over. */
  keepsakes(pack: unknown): Promise<GameKeepsakes>
  /** Chapters of scenarios, in a game that has them; with the house's cards. */
  chronicle?(): Promise<GameChronicle>
  /** How a pack that breaks the game's rules is told so; loaded when one does. */
  sayRule(): Promise<Readonly<Record<LanguageCode, SayRule>>>
  /** With the house's cards, in the order in which they are learned. */
  lessons(): Promise<readonly Lesson[]>
  /** With the house's cards, the easiest first. */
  puzzles(): Promise<readonly Puzzle[]>
  /** Which choices make one gesture, in a game whose questions are smaller than a player's thoughts. */
  paths?(game: AnyGame): PathRules
  /** What may come at a table, and what it would bring. */
  foresee?(game: AnyGame, state: EngineState, kind: string, n: number): readonly object[]
}

export const GAMES: readonly string[] = ['tenefyr', 'keep', 'terrinoth']

const loads: { readonly [name: string]: () => Promise<LoadedGame> } = {
  tenefyr: loadTenefyr,
  keep: loadKeep,
  terrinoth: loadTerrinoth,
}

export async function loadGame(name: string): Promise<LoadedGame> {
  if (!Object.hasOwn(loads, name)) {
    throw new MusterError(
      'unknown-game',
      `there is no game “${name}”; there are ${GAMES.join(', ')}`,
    )
  }
  return await loads[name]()
}

/** What a game is set up from. */
export async function gameView(name: string): Promise<GameView> {
  const { house, housePack } = await loadGame(name)
  return {
    name,
    fields: house.optionFields,
    housePack,
    bots: OFFERED,
  }
}

/** What draws the eye elsewhere on a Tenefyr table; everything else belongs to what went before. */
const TENEFYR_BEATS: readonly string[] = [
  'entered',
  'fights',
  'turn',
  'played',
  'threw-away',
  'defeated',
  'looted',
  'lost-combat',
  'flipped',
  'cleared',
  'left',
  'boss-moved',
  'wandered',
  'boss-attacks',
  'reward',
  'chose-reward',
  'won',
  'lost',
]

async function loadTenefyr(): Promise<LoadedGame> {
  const { glimpseOf, housePack, tenefyr, tenefyrWith } = await import('@muster/tenefyr')
  return {
    house: tenefyr,
    housePack,
    with: tenefyrWith,
    rules: async () => (await import('@muster/tenefyr/rules-text')).rulesText,
    glimpseOf,
    opensBeat: ({ name }) => TENEFYR_BEATS.includes(name),
    chapters: { kind: 'dungeon', event: 'entered' },
    sayRule: async () => (await import('@muster/tenefyr/pack-words')).sayRule,
    lessons: async () => (await import('@muster/tenefyr/lessons')).lessons,
    puzzles: async () => (await import('@muster/tenefyr/puzzles')).puzzles,
    keepsakes: async (pack) => (await import('@muster/tenefyr/keepsakes')).keepsakesOf(pack),
  }
}

/** What draws the eye elsewhere in the dungeon. */
const KEEP_BEATS: readonly string[] = [
  'turn',
  'played',
  'hit',
  'acquired',
  'built',
  'invasion',
  'guild',
  'scenario',
  'cells',
  'no-token',
  'charged',
  'attacks',
  'defended',
  'looted',
  'wave',
  'won',
  'lost',
]
/** Of a hero's steps those that begin something: it comes in, or it loots. */
const KEEP_STEPS: readonly number[] = [2, 6]

async function loadKeep(): Promise<LoadedGame> {
  const { allComing, glimpseOf, housePack, isFocus, isKeepState, keep, keepWith } = await import(
    '@muster/keep'
  )
  const { keepPaths } = await import('./keep-paths.ts')
  return {
    house: keep,
    housePack,
    with: keepWith,
    rules: async () => (await import('@muster/keep/rules-text')).rulesText,
    glimpseOf,
    opensBeat: ({ name, d }) =>
      KEEP_BEATS.includes(name) || (name === 'step' && KEEP_STEPS.includes(d)),
    chapters: { kind: 'turn', event: 'turn' },
    sayRule: async () => (await import('@muster/keep/pack-words')).sayRule,
    lessons: async () => (await import('@muster/keep/lessons')).lessons,
    puzzles: async () => (await import('@muster/keep/puzzles')).puzzles,
    keepsakes: async (pack) => (await import('@muster/keep/keepsakes')).keepsakesOf(pack),
    chronicle: async () => (await import('./keep-chronicle.ts')).keepChronicle(housePack),
    paths: keepPaths,
    foresee: ({ content }, state, kind, n) =>
      isKeepState(state) && isFocus(kind) ? allComing(content, state, { kind, n }) : [],
  }
}

/** What draws the eye elsewhere on the road. What a roll brings is one thing to see, after its dice. */
const TERRINOTH_BEATS: readonly string[] = [
  'activates',
  'roll',
  'successes',
  'turned-up',
  'acts',
  'peril-effect',
  'arrived',
  'fell',
  'spawned',
  'nemesis',
  'won',
  'lost',
]
/** Who is turned up to act is seen with what they do, and enemies of one deck come together. */
const opensTerrinothBeat: OpensBeat = ({ name, a }, before) =>
  TERRINOTH_BEATS.includes(name) &&
  !(name === 'acts' && before?.name === 'turned-up' && before.a === a) &&
  !(name === 'spawned' && before?.name === 'spawned')

async function loadTerrinoth(): Promise<LoadedGame> {
  const { glimpseOf, housePack, terrinoth, terrinothWith } = await import('@muster/terrinoth')
  const { terrinothPaths } = await import('./terrinoth-paths.ts')
  return {
    house: terrinoth,
    housePack,
    with: terrinothWith,
    rules: async () => (await import('@muster/terrinoth/rules-text')).rulesText,
    glimpseOf,
    opensBeat: opensTerrinothBeat,
    chapters: { kind: 'round', event: 'round' },
    paths: () => terrinothPaths,
    sayRule: async () => (await import('@muster/terrinoth/pack-words')).sayRule,
    lessons: async () => (await import('@muster/terrinoth/lessons')).lessons,
    puzzles: async () => (await import('@muster/terrinoth/puzzles')).puzzles,
    keepsakes: async (pack) => (await import('@muster/terrinoth/keepsakes')).keepsakesOf(pack),
    chronicle: async () => (await import('./terrinoth-chronicle.ts')).terrinothChronicle(housePack),
  }
}

/** A pack that tuning never touches, and short ways to lay a table with it: the tests of the rules stand on them. */
import { readFileSync } from 'node:fs'
import { candidates, type Effect, type Options, type Script } from '@muster/engine'
import { type Play, play } from '@muster/engine/testing'
import type { EnemyRule, RewardOption, TenefyrPack, Tracks } from '../cards/types.ts'
import type { Content } from '../content.ts'
import { type Tenefyr, tenefyrWith } from '../game.ts'
import { combinedPower, enemyPower } from '../rules/power.ts'
import { BOSS_DECK, BOX, deckOf, dungeonPile, type TenefyrState } from '../state.ts'

export type Table = Play<TenefyrState, Content>

export const frozenPack: TenefyrPack = JSON.parse(
  readFileSync(new URL('../../golden/frozen-pack.json', import.meta.url), 'utf8'),
)
export const frozen: Tenefyr = tenefyrWith(frozenPack)

/** What a test may change on a card, of whatever sort it is. */
export interface Changes {
  readonly level?: number
  readonly power?: number | readonly [number, number, number]
  readonly rules?: readonly EnemyRule[]
  readonly loot?: { readonly power?: number; readonly play?: readonly Effect[] }
  readonly play?: readonly Effect[]
  readonly flavour?: { readonly en: string; readonly fr: string; readonly pt: string }
  readonly kind?: 'each' | 'together'
  readonly options?: readonly RewardOption[]
}

function changed<T extends { readonly name: string }>(
  cards: readonly T[],
  changes: { readonly [card: string]: Changes },
) {
  return cards.map((card) => {
    const change = changes[card.name]
    if (change === undefined) return card
    const loot =
      'loot' in card && typeof card.loot === 'object'
        ? { loot: { ...card.loot, ...change.loot } }
        : {}
    return { ...card, ...change, ...loot }
  })
}

/** The frozen game with some cards changed, each by its name. */
export function withCards(
  changes: { readonly [card: string]: Changes },
  tracks: Tracks = frozenPack.tracks,
): Tenefyr {
  const { dungeonCards, skills, bossCards, rewards } = frozenPack
  const names = [...dungeonCards, ...skills, ...bossCards, ...rewards].map((card) => card.name)
  for (const name of Object.keys(changes)) {
    if (!names.includes(name)) throw new Error(`the frozen pack has no ${name}`)
  }
  return tenefyrWith({
    ...frozenPack,
    dungeonCards: changed(dungeonCards, changes),
    skills: changed(skills, changes),
    bossCards: changed(bossCards, changes),
    rewards: changed(rewards, changes),
    tracks,
  })
}

/** Changes that leave every Boss card without rules and with this power. */
export function bossesOf(power: number): { [card: string]: Changes } {
  const changes: { [card: string]: Changes } = {}
  for (const { name } of frozenPack.bossCards)
    changes[name] = { power: [power, power, power], rules: [] }
  return changes
}

/** Changes that leave every enemy of a level without rules and power. */
export function harmless(level: number): { [card: string]: Changes } {
  const changes: { [card: string]: Changes } = {}
  for (const card of frozenPack.dungeonCards) {
    if (card.level === level) changes[card.name] = { power: [0, 0, 0], rules: [] }
  }
  return changes
}

/** A table after set-up: the Dark Lord, player 1 starts. Where the script is silent, Basic 0 are drawn first. */
export function table(options: Options = {}, script: Script = {}, game: Tenefyr = frozen): Table {
  const players = Number(options.players ?? 3)
  return play(game, { players, boss: 'dark-lord', start: 1, ...options }, script)
}

export interface Facing {
  readonly options?: Options
  readonly script?: Script
  readonly game?: Tenefyr
  /** The enemies that are turned up after it, one after the other. */
  readonly below?: readonly string[]
}

/** An enemy of each level with three copies and no rule: on top of the right dungeon, out of the way. */
const PLAIN = ['kobold', 'marsh-toad', 'cave-troll', 'warden-golem', 'gate-demon']

/** A table whose left dungeon of the enemy's level has this enemy on top; the party has yet to enter. */
export function facing(
  enemy: string,
  { options, script, game = frozen, below }: Facing = {},
): Table {
  const level = levelOf(game, enemy)
  const besides = options?.mode === 'quick' ? [] : [PLAIN[level - 1]]
  const turned = [enemy, ...besides, ...(below ?? [])]
  return table(options, { ...script, [`reserve/${level}`]: turned }, game)
}

/** A table in mid-combat: the party has just entered and met this enemy. */
export function fighting(enemy: string, setting: Facing & { readonly decks?: Decks } = {}): Table {
  const t = facing(enemy, setting)
  if (setting.decks !== undefined) t.arrange(deckTops(setting.decks))
  return t.choose(`enter level-${levelOf(setting.game ?? frozen, enemy)}/a`)
}

/** The next cards of each player's deck, top first, by seat. */
export type Decks = readonly (readonly string[])[]

export function deckTops(decks: Decks): { [pile: string]: readonly string[] } {
  const piles: { [pile: string]: readonly string[] } = {}
  decks.forEach((cards, seat) => {
    if (cards.length > 0) piles[`deck/${seat + 1}`] = cards
  })
  return piles
}

function levelOf(game: Tenefyr, enemy: string): number {
  const found = game.content.kinds.find((kind) => kind.name === enemy)
  if (found === undefined) throw new Error(`no enemy is a ${enemy}`)
  return found.level
}

export const ones = (cards: number): string[] => Array.from({ length: cards }, () => 'basic-1')
export const zeros = (cards: number): string[] => Array.from({ length: cards }, () => 'basic-0')

/** The party's combined power and the enemy's, as they are now. */
export function powers(t: Table): [party: number, enemy: number] {
  return [combinedPower(t.umpire), enemyPower(t.umpire)]
}

/** All cards that lie in a player's deck, by kind, in the order of the pack. */
export function deckContents(t: Table, seat: number, game: Tenefyr = frozen): string[] {
  return cardsIn(t, deckOf(seat)).map((card) => game.kindName(card))
}

/** All cards that a pile's places may hold: its own, where its bags lie wholly in it. */
export function cardsIn(t: Table, pile: number): number[] {
  const found: number[] = []
  for (const place of t.state.piles[pile]) {
    for (const card of candidates(t.state, place)) if (!found.includes(card)) found.push(card)
  }
  return found.sort((a, b) => a - b)
}

/** Leaves only these cards in a player's deck, top first; the others go to the discard pile. */
export function leaveInDeck(
  t: Table,
  seat: number,
  kinds: readonly string[],
  game = frozen,
): Table {
  const all = cardsIn(t, deckOf(seat)).map((card) => game.cardName(card))
  t.arrange({ [`discard/${seat + 1}`]: all })
  return t.arrange({ [`deck/${seat + 1}`]: kinds })
}

/** Puts the Boss token on a space. */
export function tokenAt(t: Table, space: number): Table {
  t.state.track = space
  return t.refresh()
}

/** Takes all enemies out of a dungeon, as if they had been defeated long ago. */
export function emptyDungeon(t: Table, ...dungeons: number[]): Table {
  for (const dungeon of dungeons) {
    t.state.piles[BOX].push(...t.state.piles[dungeonPile(dungeon)].splice(0))
    t.state.faceUp[dungeon] = 0
  }
  return t.refresh()
}

/** Leaves so many cards, from the top, in a dungeon. */
export function shrinkDungeon(t: Table, dungeon: number, cards: number): Table {
  const row = t.state.piles[dungeonPile(dungeon)]
  t.state.piles[BOX].push(...row.splice(0, row.length - cards))
  return t.refresh()
}

/** Every dungeon but the Boss deck. */
export const allDungeons: readonly number[] = Array.from({ length: BOSS_DECK }, (_, i) => i)

/** Keeps hands and takes first options until one of these prompts comes, or the end; gives what happened. */
export function playOn(t: Table, ...until: readonly string[]): string[] {
  const told: string[] = []
  for (let i = 0; !t.isOver && !until.includes(t.prompt()); i++) {
    if (i > 2_000) throw new Error(`nobody ever asked ${until.join(' or ')}`)
    t.choose(t.options()[0])
    told.push(...t.events())
  }
  return told
}

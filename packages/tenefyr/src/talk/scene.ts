/** The table as a sentence sees it: players, cards and dungeons with their names and numbers. */
import {
  type Card,
  grammars,
  type LanguageCode,
  type LanguageGrammar,
  PARTY,
  type Seat,
  type Spoken,
  spoken,
  type Title,
  Umpire,
} from '@muster/engine'
import { BASIC_1, BOSS, type Content, LOOT, REWARD, SKILL, type U } from '../content.ts'
import { forecast } from '../forecast.ts'
import { type HandOdds, keptHandOf, newHandOf, percentOf } from '../odds.ts'
import { blessingsFade } from '../rules/combat.ts'
import { blessingsEnd } from '../rules/dungeon.ts'
import { combinedPower, enemyPower, printedColumn, totalOf } from '../rules/power.ts'
import {
  BOSS_DECK,
  BOSSES,
  deckOf,
  discardOf,
  dungeonPile,
  enemiesLeft,
  HEROES,
  handOf,
  isQuick,
  isSolo,
  NOBODY,
  NOWHERE,
  playedOf,
  SET_UP_DUNGEONS,
  type TenefyrState,
  topOf,
} from '../state.ts'
import { powerHeld } from '../trial.ts'
import { enemyText, playText } from './effects.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type {
  DungeonFacts,
  DungeonName,
  HandFacts,
  Held,
  NewHandFacts,
  OddsFacts,
  PlayerFacts,
  Talk,
  Track,
} from './talk.ts'

export const talks: Readonly<Record<LanguageCode, Talk>> = { en, fr, pt }

/** The table as it lies, in no language. */
export interface Sight {
  readonly content: Content
  readonly state: TenefyrState
  /** Only to compute power: it never deals. */
  readonly u: U
}

export interface Scene extends Sight {
  readonly language: LanguageCode
  readonly talk: Talk
  readonly grammar: LanguageGrammar
}

const noDealer = {
  deal(): never {
    throw new Error('talk deals no cards')
  },
  roll(): never {
    throw new Error('talk rolls no dice')
  },
}

export function lookAt(content: Content, state: TenefyrState): U {
  return new Umpire<TenefyrState, Content>({ procedures: [] }, content, state, noDealer)
}

export const sightOf = (content: Content, state: TenefyrState): Sight => ({
  content,
  state,
  u: lookAt(content, state),
})

export function sceneOf(content: Content, state: TenefyrState, language: LanguageCode): Scene {
  const talk = talks[language]
  const grammar = grammars[language]
  return { content, state, language, talk, grammar, u: lookAt(content, state) }
}

// Players

export function heroesOf(state: TenefyrState, seat: Seat): (typeof HEROES)[number][] {
  return HEROES.filter((_, hero) => state.heroSeat[hero] === seat)
}

/** A player, or the party; alone, the party is the player. */
export function player(scene: Scene, seat: Seat): Spoken {
  const { talk, grammar, state } = scene
  if (seat === PARTY && !isSolo(state)) return spoken(grammar, [talk.party])
  return players(scene, [seat === PARTY ? 0 : seat])
}

/** Several players as one subject. */
export function players({ talk, grammar, state }: Scene, seats: readonly Seat[]): Spoken {
  const heroes = seats.flatMap((seat) => heroesOf(state, seat))
  return spoken(
    grammar,
    heroes.map((hero) => talk.heroes[hero]),
  )
}

export function playerFacts(scene: Scene, seat: Seat): PlayerFacts {
  const { state, u } = scene
  return {
    who: player(scene, seat),
    total: isFighting(state) ? totalOf(u, seat) : undefined,
    deck: state.piles[deckOf(seat)].length,
    discard: state.piles[discardOf(seat)].length,
  }
}

// Cards

/** The title of the upper half of a Dungeon card, of a Boss card, a reward or a Skill. */
function titleOf(content: Content, card: Card): Title | undefined {
  const kind = content.kinds[content.kindOf[card]]
  if (kind.type === REWARD) return kind.reward?.title
  const { bossCards, dungeonCards, skills } = content.pack
  const cards = kind.type === BOSS ? bossCards : kind.type === SKILL ? skills : dungeonCards
  return cards.find((found) => found.name === kind.name)?.title
}

function basicTitle(content: Content, card: Card, language: LanguageCode): string | undefined {
  const type = content.typeOf[content.kindOf[card]]
  return type <= BASIC_1 ? talks[language].basics[type] : undefined
}

/** The title of an enemy, Boss card or reward. */
export function cardTitle(content: Content, card: Card, language: LanguageCode): string {
  return titleOf(content, card)?.[language].text ?? basicTitle(content, card, language) ?? ''
}

/** The title of a card as its player holds it: loot, Basic card or Skill. */
export function lootTitle(content: Content, card: Card, language: LanguageCode): string {
  const kind = content.kinds[content.kindOf[card]]
  if (kind.type !== LOOT) return cardTitle(content, card, language)
  const found = content.pack.dungeonCards.find((other) => other.name === kind.name)
  return found?.loot.title[language].text ?? ''
}

export function enemy({ content, language, grammar }: Scene, card: Card): Spoken {
  const title = titleOf(content, card)
  return spoken(grammar, title === undefined ? [] : [title[language]])
}

export const held = ({ content, state, language }: Scene, card: Card): Held => ({
  title: lootTitle(content, card, language),
  power: content.powerOf[content.kindOf[card]],
  text: playText(content, state, card, language),
})

/** The title of a card that does something: an enemy only while it is being fought. */
export function sourceTitle({ content, state, language }: Scene, card: Card): string {
  return card === state.enemy
    ? cardTitle(content, card, language)
    : lootTitle(content, card, language)
}

// Dungeons

export function dungeonName({ talk, state }: Scene, dungeon: number): DungeonName {
  const level = state.dungeonLevel[dungeon]
  if (dungeon === BOSS_DECK) return isQuick(state) ? talk.lastDungeon : talk.bossDeck
  if (dungeon >= SET_UP_DUNGEONS) return talk.newDungeon(dungeon - SET_UP_DUNGEONS + 1, level)
  if (isQuick(state)) return talk.dungeon(level, 'only')
  return talk.dungeon(level, dungeon % 2 === 0 ? 'left' : 'right')
}

export function place(scene: Scene, dungeon: number): Spoken {
  return spoken(scene.grammar, [dungeonName(scene, dungeon).noun])
}

/** What a card of a dungeon has for power as its enemy, or would have with so many cards above it gone. */
export function powersIn(sight: Sight, dungeon: number): (card: Card, above: number) => number {
  const { content, state } = sight
  const isHere = dungeon === state.here
  const then = {
    ...state,
    piles: isHere ? foughtPiles(state) : restedPiles(state),
    blessings: state.blessings.slice(),
    here: dungeon,
    enemyBonus: 0,
  }
  const u = lookAt(content, then)
  if (isFighting(state)) blessingsFade(u)
  if (!isHere && state.here !== NOWHERE) blessingsEnd(u)
  const row = state.piles[dungeonPile(dungeon)]
  return (card, above) => {
    if (card === state.enemy) return enemyPower(sight.u)
    then.enemy = card
    then.piles[dungeonPile(dungeon)] = [...row.slice(0, row.length - 1 - above), card]
    return enemyPower(u)
  }
}

/** The power of an enemy where it lies in a dungeon, as it would be fought now; elsewhere the printed one. */
function powerNow(sight: Sight, card: Card): number {
  const { content, state } = sight
  for (let dungeon = 0; dungeon <= BOSS_DECK; dungeon++) {
    const row = state.piles[dungeonPile(dungeon)]
    const at = row.indexOf(card)
    if (at >= 0) return powersIn(sight, dungeon)(card, row.length - 1 - at)
  }
  return content.kinds[content.kindOf[card]].enemyPower[printedColumn(state.players)]
}

/** Hands and played cards discarded, as they will be when the next enemy of this dungeon is met. */
function foughtPiles(state: TenefyrState): number[][] {
  const piles = state.piles.slice()
  for (let seat = 0; seat < state.players; seat++) {
    const spent = [discardOf(seat), playedOf(seat), handOf(seat)]
    piles[discardOf(seat)] = spent.flatMap((pile) => state.piles[pile])
    piles[playedOf(seat)] = []
    piles[handOf(seat)] = []
  }
  return piles
}

/** All cards back in the decks, as they will be when another dungeon is entered. */
function restedPiles(state: TenefyrState): number[][] {
  const piles = state.piles.slice()
  for (let seat = 0; seat < state.players; seat++) {
    const spent = [handOf(seat), playedOf(seat), discardOf(seat)]
    piles[deckOf(seat)] = [deckOf(seat), ...spent].flatMap((pile) => state.piles[pile])
    for (const pile of spent) piles[pile] = []
  }
  return piles
}

export function dungeonFacts(scene: Scene, dungeon: number): DungeonFacts {
  const { content, state, language } = scene
  const top = topOf(state, dungeon)
  const reward = state.dungeonReward[dungeon]
  const facts = {
    label: dungeonName(scene, dungeon).label,
    below: enemiesLeft(state, dungeon) - 1,
    reward: reward === NOBODY ? '' : cardTitle(content, reward, language),
  }
  if (top === undefined || top < 0) return { ...facts, enemy: undefined, loot: undefined }
  return {
    ...facts,
    enemy: {
      title: cardTitle(content, top, language),
      power: powersIn(scene, dungeon)(top, 0),
      rule: enemyText(content, state, top, language),
    },
    loot: content.typeOf[content.kindOf[top]] === LOOT ? held(scene, top) : undefined,
  }
}

/** An enemy with its power. */
export const enemyLabel = (scene: Scene, card: Card): string =>
  `${cardTitle(scene.content, card, scene.language)} ${powerNow(scene, card)}`

/** The Boss, or what stands for it in Quick mode. */
export function boss(state: TenefyrState, language: LanguageCode): Spoken {
  const talk = talks[language]
  const noun =
    isQuick(state) || state.boss === NOBODY
      ? talk.lastDungeon.noun
      : talk.bosses[BOSSES[state.boss]]
  return spoken(grammars[language], [noun])
}

export const track = ({ track: at, skull }: TenefyrState, moved = 0): Track => ({
  at: Math.min(at + moved, skull),
  skull,
})

// Combat

export const isFighting = (state: TenefyrState): boolean => state.enemy !== NOBODY

export const powerInHand = ({ u }: Sight, card: Card): number => powerHeld(u, card)

export function handFacts(scene: Scene, seat: Seat): HandFacts {
  const { u, state } = scene
  const kept = forecast(u, seat)
  const { reached, needed: neededKept, more, ordered, paid } = kept
  const then = keptHandOf(u, seat, kept)
  const party = combinedPower(u)
  return {
    reached,
    neededKept,
    more,
    ordered,
    paid,
    party,
    needed: enemyPower(u),
    hand: kept.added,
    enemy: enemy(scene, state.enemy),
    kept: then && oddsFacts(then),
  }
}

export function newHandFacts({ state, u }: Scene, seat: Seat): NewHandFacts {
  const odds = newHandOf(u, seat)
  return { ...oddsFacts(odds), needed: odds.needed, deck: state.piles[deckOf(seat)].length }
}

const oddsFacts = (odds: HandOdds): OddsFacts => {
  const { more, about, turns } = odds
  return { percent: percentOf(odds), more, about, turns }
}

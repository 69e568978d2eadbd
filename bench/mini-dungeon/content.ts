/**
 * The mini-dungeon, a small cooperative deck-builder made to be written three times. Its cards and numbers
 * are here; its rules are:
 *
 * 1. Three players, each with a deck of 13: six ones, six zeros, one skill (power 2, draws a card).
 * 2. Five levels of 14 enemies; of each level two dungeons of four are dealt, the top card face up.
 * 3. The party enters a dungeon and fights its top enemy. In turn each player draws three cards, keeps them
 *    or discards them all for a new hand as often as wanted while the deck has cards, then plays every card
 *    in any order. Power adds up over the players; the enemy falls at the end of the turn that reaches its own.
 * 4. A fallen enemy goes to the discard pile of the player whose turn it was; the next is turned up, and the
 *    party goes on or leaves. It also leaves when it lost, or when the dungeon is empty.
 * 5. Leaving moves the boss track on and shuffles each discard pile into its deck.
 * 6. At the end of the track, or with no dungeon left, the party fights the four boss cards one after another
 *    and wins if all of them fall.
 */
export const PLAYERS = 3
export const HAND = 3
export const LEVELS = 5
export const ENEMIES_A_LEVEL = 14
export const DUNGEONS = 10
export const ENEMIES_A_DUNGEON = 4
export const TRACK = 10
const BOSS_CARDS = 4

export interface CardData {
  readonly kind: number
  /** As an enemy: what the party must reach. */
  readonly strength: number
  /** In a deck: what it adds, and how many cards it draws. */
  readonly power: number
  readonly draws: number
}

export const ZERO = 0
export const ONE = 1
export const SKILL = 2

/** Every physical card; `startingDeck`, `levelCards` and `bossCards` say where each begins. */
export const CARDS: readonly CardData[] = makeCards()

export function startingDeck(player: number): number[] {
  return range(player * 13, 13)
}

export function levelCards(level: number): number[] {
  return range(PLAYERS * 13 + level * ENEMIES_A_LEVEL, ENEMIES_A_LEVEL)
}

export function bossCards(): number[] {
  return range(PLAYERS * 13 + LEVELS * ENEMIES_A_LEVEL, BOSS_CARDS)
}

function makeCards(): CardData[] {
  const cards: CardData[] = []
  for (let player = 0; player < PLAYERS; player++) {
    for (let i = 0; i < 6; i++) cards.push({ kind: ZERO, strength: 0, power: 0, draws: 0 })
    for (let i = 0; i < 6; i++) cards.push({ kind: ONE, strength: 0, power: 1, draws: 0 })
    cards.push({ kind: SKILL, strength: 0, power: 2, draws: 1 })
  }
  for (let level = 0; level < LEVELS; level++) {
    for (let n = 0; n < ENEMIES_A_LEVEL; n++) {
      cards.push({
        kind: cards.length,
        strength: 2 + 2 * level + (n % 3),
        power: 1 + level + (n % 2),
        draws: n % 5 === 0 ? 1 : 0,
      })
    }
  }
  for (let n = 0; n < BOSS_CARDS; n++) {
    cards.push({ kind: cards.length, strength: 4 + n, power: 0, draws: 0 })
  }
  return cards
}

function range(from: number, length: number): number[] {
  const row: number[] = []
  for (let i = 0; i < length; i++) row.push(from + i)
  return row
}

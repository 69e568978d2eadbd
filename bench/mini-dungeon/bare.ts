/** The mini-dungeon as one would write it without an engine: plain objects, arrays and loops. */
import {
  bossCards,
  CARDS,
  type CardData,
  DUNGEONS,
  ENEMIES_A_DUNGEON,
  HAND,
  LEVELS,
  levelCards,
  PLAYERS,
  startingDeck,
  TRACK,
} from './content.ts'

interface Player {
  deck: CardData[]
  hand: CardData[]
  played: CardData[]
  discard: CardData[]
}

/** Shuffles a pile in place; its last card is its top. Decks are piles 0 to 2, then levels, then the boss. */
type Shuffle = (cards: CardData[], pile: number) => void
/** Is asked with two options or more, and gives the index of one. */
type Choose = (by: number, prompt: string, options: readonly number[]) => number

const PARTY = -1
const KEEP_OR_NEW = [0, 1]
const GO_ON_OR_LEAVE = [0, 1]

const cardsOf = (numbers: readonly number[]) => numbers.map((n) => CARDS[n])
const DECKS = Array.from({ length: PLAYERS }, (_, player) => cardsOf(startingDeck(player)))
const ENEMIES = Array.from({ length: LEVELS }, (_, level) => cardsOf(levelCards(level)))
const BOSS = cardsOf(bossCards())

/** Plays a match and says whether it was won. */
export function playBare(shuffle: Shuffle, choose: Choose): boolean {
  const players: Player[] = DECKS.map((cards, i) => {
    const deck = cards.slice()
    shuffle(deck, i)
    return { deck, hand: [], played: [], discard: [] }
  })
  const dungeons: CardData[][] = []
  for (let level = 0; level < LEVELS; level++) {
    const cards = ENEMIES[level].slice()
    shuffle(cards, PLAYERS + level)
    for (let i = 0; i < DUNGEONS / LEVELS; i++) dungeons.push(cards.splice(-ENEMIES_A_DUNGEON))
  }
  const boss = BOSS.slice()
  shuffle(boss, PLAYERS + LEVELS)

  for (let track = 0; track < TRACK; track++) {
    const open: number[] = []
    for (let i = 0; i < DUNGEONS; i++) if (dungeons[i].length > 0) open.push(i)
    if (open.length === 0) break
    const at = open.length === 1 ? 0 : choose(PARTY, 'dungeon', open)
    explore(players, dungeons[open[at]], choose)
    for (let i = 0; i < PLAYERS; i++) {
      const { deck, discard } = players[i]
      moveAll(discard, deck)
      shuffle(deck, i)
    }
  }

  while (boss.length > 0) {
    if (fight(players, take(boss).strength, choose) < 0) return false
  }
  return true
}

function explore(players: Player[], dungeon: CardData[], choose: Choose): void {
  while (dungeon.length > 0) {
    const enemy = dungeon[dungeon.length - 1]
    const winner = fight(players, enemy.strength, choose)
    if (winner < 0) return
    players[winner].discard.push(take(dungeon))
    if (dungeon.length > 0 && choose(PARTY, 'go-on', GO_ON_OR_LEAVE) === 1) return
  }
}

/** Gives the player in whose turn the enemy fell, or −1. */
function fight(players: Player[], strength: number, choose: Choose): number {
  let power = 0
  let winner = -1
  for (let i = 0; i < PLAYERS && winner < 0; i++) {
    power += takeTurn(players[i], i, choose)
    if (power >= strength) winner = i
  }
  for (const player of players) moveAll(player.played, player.discard)
  return winner
}

function takeTurn(player: Player, seat: number, choose: Choose): number {
  const { hand, played } = player
  draw(player, HAND)
  while (player.deck.length > 0 && choose(seat, 'hand', KEEP_OR_NEW) === 1) {
    moveAll(hand, player.discard)
    draw(player, HAND)
  }
  let power = 0
  while (hand.length > 0) {
    const options = kindsIn(hand)
    const kind = options[options.length === 1 ? 0 : choose(seat, 'card', options)]
    const card = takeKind(hand, kind)
    played.push(card)
    power += card.power
    draw(player, card.draws)
  }
  return power
}

function kindsIn(hand: readonly CardData[]): number[] {
  const kinds: number[] = []
  for (const { kind } of hand) if (!kinds.includes(kind)) kinds.push(kind)
  return kinds
}

function draw(player: Player, count: number): void {
  for (let i = 0; i < count && player.deck.length > 0; i++) player.hand.push(take(player.deck))
}

function takeKind(cards: CardData[], kind: number): CardData {
  let at = 0
  while (cards[at].kind !== kind) at++
  const card = cards[at]
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]
  cards.pop()
  return card
}

function take(cards: CardData[]): CardData {
  const card = cards.pop()
  if (card === undefined) throw new Error('the pile is empty')
  return card
}

function moveAll(from: CardData[], to: CardData[]): void {
  for (let card = from.pop(); card !== undefined; card = from.pop()) to.push(card)
}

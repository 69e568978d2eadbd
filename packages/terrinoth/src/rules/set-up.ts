/** Set-up (H1): lots are drawn, stacks shuffled and laid on one another. The state already knows heroes and quest. */
import { type Card, type PileId, remove } from '@muster/engine'
import { LOCATION_KINDS } from '../compile/quests.ts'
import { LOCATION_CARD, questOf, type U } from '../content.ts'
import {
  BOX,
  ENEMIES,
  EXPLORATION,
  enemyStack,
  explorationStack,
  LOCATIONS,
  LOT,
  locationStack,
} from '../state.ts'

const STACKS = 3

function toStack(u: U, card: Card, stack: PileId): void {
  remove(u.state.piles[BOX], card)
  u.state.piles[stack].push(card)
}

/** H1.12: sets of a difficulty that no stack names; what was drawn is shown. */
function drawSets(u: U, stack: number, count: number, difficulty: number): void {
  const { content, state } = u
  for (let n = 0; n < count; n++) {
    const left = content.cardsOfSet.filter(
      ([card]) =>
        content.kinds[content.kindOf[card]].difficulty === difficulty &&
        state.piles[BOX].includes(card),
    )
    if (left.length === 0) return
    const cards = left[u.roll(LOT, left.length)]
    for (const card of cards) toStack(u, card, enemyStack(stack))
    u.tell('lot', cards[0])
  }
}

function drawLocations(u: U, stack: number, count: number, difficulty: number, kind: number): void {
  const { content, state } = u
  const fits = (card: Card): boolean => {
    const { type, of, difficulty: level } = content.kinds[content.kindOf[card]]
    if (type !== LOCATION_CARD || level !== difficulty) return false
    const printed = content.pack.locations[of]
    return printed.quest === undefined && (kind < 0 || printed.kind === LOCATION_KINDS[kind])
  }
  for (let n = 0; n < count; n++) {
    const left = state.piles[BOX].filter(fits).sort((a, b) => a - b)
    if (left.length === 0) return
    const card = left[u.roll(LOT, left.length)]
    toStack(u, card, locationStack(stack))
    u.tell('lot', card)
  }
}

export function drawLots(u: U): void {
  const { enemyStacks, locationStacks } = questOf(u)
  enemyStacks.forEach(({ random, difficulty }, n) => {
    drawSets(u, n, random, difficulty)
  })
  locationStacks.forEach(({ random, difficulty, kind }, n) => {
    drawLocations(u, n, random, difficulty, kind)
  })
}

/** H1.3–H1.5: the first stack comes to lie on top. */
function layDeck(u: U, deck: PileId, stackOf: (n: number) => PileId): void {
  const { piles } = u.state
  for (let n = STACKS - 1; n >= 0; n--) {
    u.shuffle(stackOf(n))
    piles[deck].push(...piles[stackOf(n)])
    piles[stackOf(n)] = []
  }
}

export function layDecks(u: U): void {
  layDeck(u, ENEMIES, enemyStack)
  layDeck(u, LOCATIONS, locationStack)
  layDeck(u, EXPLORATION, explorationStack)
}

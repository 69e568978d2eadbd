import type { Game } from '../game.ts'
import { bagOf, numberInBag, takeFromBag } from '../places.ts'
import type { Card, EngineState, PileId } from '../state.ts'

/** Where a card lies: at an index of a pile or among the members of a bag. */
interface Found {
  readonly card: Card
  readonly pile: PileId
  readonly index: number
  readonly bag: number
}

/** Brings cards, by kind or name, to the top of a pile: the first named is the top. */
export function arrange<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  target: PileId,
  names: readonly string[],
): void {
  const taken: Card[] = []
  for (const name of names) {
    const found = find(game, state, target, name, taken)
    if (found === undefined) throw new Error(`no ${name} is left on the table`)
    if (found.bag < 0) state.piles[found.pile].splice(found.index, 1)
    else takeOut(game, state, target, found)
    taken.push(found.card)
  }
  state.piles[target].push(...taken.reverse())
}

/** The copy that lies nearest: in the pile itself, in one of the same owner, anywhere. */
function find<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  target: PileId,
  name: string,
  taken: readonly Card[],
): Found | undefined {
  const found: Found[] = []
  const note = (card: Card, pile: PileId, index: number, bag: number) => {
    if (card < 0 || taken.includes(card)) return
    if (game.kindName(card) === name || game.cardName(card) === name) {
      found.push({ card, pile, index, bag })
    }
  }
  state.piles.forEach((row, pile) => {
    row.forEach((card, index) => {
      note(card, pile, index, -1)
    })
  })
  state.bagCards.forEach((row, bag) => {
    row.forEach((card, index) => {
      note(card, state.bagOrigin[bag * 2], index, bag)
    })
  })
  const farness = ({ pile }: Found) =>
    pile === target ? 0 : owner(game.pileName(pile)) === owner(game.pileName(target)) ? 1 : 2
  return found.sort((a, b) => farness(a) - farness(b) || a.card - b.card)[0]
}

/** By the names of piles: what `deck 2` and `hand 2` share. */
function owner(pileName: string): string | undefined {
  return /\d+$/.exec(pileName)?.[0]
}

/** Takes a card out of a bag, and with it the lowest of the bag's places, of the target pile if it has one. */
function takeOut<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  target: PileId,
  { card, bag, index, pile }: Found,
): void {
  const others = state.piles.map((_, other) => other)
  for (const from of [target, pile, ...others]) {
    const at = state.piles[from].findIndex((place) => place < 0 && bagOf(place) === bag)
    if (at < 0) continue
    const position = state.bagPlaces[bag].indexOf(numberInBag(state.piles[from][at]))
    takeFromBag(state, bag, position, index)
    state.piles[from].splice(at, 1)
    return
  }
  throw new Error(`${game.cardName(card)} lies in a mix of unseen cards: arrange another copy`)
}

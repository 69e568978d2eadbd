/** Does every card lie in exactly one place? */
import type { Game } from './game.ts'
import { bagOf, numberInBag } from './places.ts'
import { type EngineState, zeros } from './state.ts'

/**
 * What is wrong with a table, in a sentence. Every card lies once, in a pile or a bag; every place of a bag is
 * pointed at once; and the cards of the table before set-up (`from`) are all there.
 */
export function tableProblem<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  from: S,
): string | undefined {
  const seen = zeros(game.cards)
  const pointed = state.bagPlaces.map((places) => places.map(() => 0))
  for (const row of [...state.piles, ...state.bagCards]) {
    for (const place of row) {
      if (place >= game.cards) return `there is no card ${place}`
      if (place >= 0) {
        if (++seen[place] > 1) return `${game.cardName(place)} lies in two places`
        continue
      }
      const bag = bagOf(place)
      const position = state.bagPlaces[bag]?.indexOf(numberInBag(place)) ?? -1
      if (position < 0) return `bag ${bag} has no place ${numberInBag(place)}`
      if (++pointed[bag][position] > 1) return `place ?${bag}/${numberInBag(place)} lies twice`
    }
  }
  return bagProblem(state, pointed) ?? missing(game, seen, from)
}

function bagProblem(state: EngineState, pointed: readonly number[][]): string | undefined {
  for (let bag = 0; bag < pointed.length; bag++) {
    const { length } = state.bagCards[bag]
    if (length !== pointed[bag].length) {
      return `bag ${bag} has ${length} cards for ${pointed[bag].length} places`
    }
    const lost = pointed[bag].indexOf(0)
    if (lost >= 0) return `place ?${bag}/${state.bagPlaces[bag][lost]} lies nowhere`
  }
  return undefined
}

function missing<S extends EngineState, C>(
  game: Game<S, C>,
  seen: readonly number[],
  from: S,
): string | undefined {
  for (const row of [...from.piles, ...from.bagCards]) {
    for (const card of row) {
      if (card >= 0 && seen[card] === 0) return `${game.cardName(card)} lies nowhere`
    }
  }
  return undefined
}

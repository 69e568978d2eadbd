/** Our search on the mini-dungeon, beside boardgame.io's: random playouts as deep as its own. */
import { type Searchable, Searcher, seedFor } from '@muster/bots'
import { GOING_ON, RandomDealer, Umpire, WON } from '@muster/engine'
import { CARDS, type CardData } from './content.ts'
import { copyMiniState, type MiniState, miniContent, miniRulebook, newMiniState } from './muster.ts'

/** Iterations for one choice, and decisions that each looks ahead, in both searches. */
export const ITERATIONS = 200
export const DEPTH = 50

export interface SearchTally {
  iterations: number
  seconds: number
}

/** Plays with the search until `goesOn` says no, asked before each choice. */
export type SearchContestant = (
  seed: number,
  goesOn: () => boolean,
) => SearchTally | Promise<SearchTally>

const game: Searchable<MiniState, readonly CardData[]> = {
  procedures: miniRulebook.procedures,
  content: miniContent,
  copy: copyMiniState,
  value: (state) => (state.result === WON ? 10_000 : 0),
  policy: (umpire, random) => random(umpire.decision.count),
  verbs: { enter: ['number'], keep: [], 'new-hand': [], play: ['card'], 'go-on': [], leave: [] },
  cards: CARDS.length,
  kindName: (card) => String(CARDS[card].kind),
}

export const musterSearch: SearchContestant = (seed, goesOn) => {
  const tally = { iterations: 0, seconds: 0 }
  const umpire = new Umpire(miniRulebook, miniContent, newMiniState(), new RandomDealer(seed))
  let searcher = new Searcher(game, umpire.state, DEPTH)
  const started = performance.now()
  for (let n = 0; goesOn(); n++) {
    if (n === 0 || umpire.state.result !== GOING_ON) {
      umpire.state = newMiniState()
      umpire.begin()
      searcher = new Searcher(game, umpire.state, DEPTH)
    }
    const { best, iterations } = searcher.think(umpire, seedFor(seed, n), ITERATIONS)
    tally.iterations += iterations
    umpire.choose(best)
  }
  tally.seconds = (performance.now() - started) / 1000
  return tally
}

/**
 * A closer look at a few options of a decision: what each deals is dealt several times, the same for all, and from
 * each table that comes of it a search of its own says what it is worth.
 */
import { type EngineState, type Game, RandomDealer, Umpire, WON } from '@muster/engine'
import type { Asked } from '../bot.ts'
import { Searcher } from '../search/search.ts'
import { inOrder, type Thought } from '../search/thought.ts'
import { seedFor } from '../seeds.ts'

/** Tries of the search after each deal. */
const LOOK = 40

/** Thinks about `among` alone, to the end. In the thought that comes of it, tries are deals. */
export function weigh<S extends EngineState, C>(
  game: Game<S, C>,
  { state }: Asked<S>,
  among: readonly number[],
  seed: number,
  iterations: number,
  onTry: () => void = () => undefined,
): Thought {
  const { procedures, content } = game
  const deals = Math.max(1, Math.floor(iterations / LOOK / among.length))
  const umpire = new Umpire<S, C>({ procedures }, content, game.copy(state), new RandomDealer(0))
  let done = 0
  const count = () => {
    done++
    onTry()
    return false
  }
  const worth = (option: number, deal: number): number => {
    umpire.dealer = new RandomDealer(deal)
    umpire.resume(game.copy(state))
    umpire.choose(option)
    // What has no alternative is no decision to think about.
    while (!umpire.isOver && umpire.decision.count === 1) umpire.choose(0)
    if (umpire.isOver) return umpire.state.result === WON ? 1 : 0
    const searcher = new Searcher(game, umpire.state)
    return searcher.think(umpire, seedFor(deal, 1), LOOK, count).options[0].chance
  }
  const options = among.map((option) => {
    let sum = 0
    for (let deal = 0; deal < deals; deal++) sum += worth(option, seedFor(seed, deal))
    return { option, tries: deals, chance: sum / deals }
  })
  const best = options.reduce((a, b) => (b.chance > a.chance ? b : a)).option
  return { iterations: done, best, options: inOrder(options, best) }
}

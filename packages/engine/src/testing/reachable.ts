import type { Dealer } from '../dealer.ts'
import type { Game } from '../game.ts'
import { parsePosition } from '../position.ts'
import type { EngineState } from '../state.ts'
import { Umpire } from '../umpire.ts'

/** Always the first card of the bag and the first face. */
const first: Dealer = { deal: () => 0, roll: () => 0 }

/**
 * How many decisions are reached after 0, 1, 2 … choices from a position, when every option is tried and chance
 * always gives the first. Numbers that change only when the rules do.
 */
export function reachable<S extends EngineState, C>(
  game: Game<S, C>,
  position: string | S,
  depth: number,
): number[] {
  const { procedures, content } = game
  const start = typeof position === 'string' ? parsePosition(game, position).state : position
  const umpire = new Umpire<S, C>({ procedures }, content, game.copy(start), first)
  const counts: number[] = []
  let states = [start]
  for (let n = 0; n <= depth; n++) {
    const next: S[] = []
    let decisions = 0
    for (const state of states) {
      if (state.stack.length === 0) continue
      decisions++
      umpire.resume(state)
      const { count } = umpire.decision
      for (let i = 0; n < depth && i < count; i++) {
        umpire.resume(game.copy(state))
        umpire.choose(i)
        next.push(umpire.state)
      }
    }
    counts.push(decisions)
    states = next
  }
  return counts
}

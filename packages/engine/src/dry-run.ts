import type { Dealer } from './dealer.ts'
import type { Game, Telling } from './game.ts'
import { type Chooser, chooserOf } from './option-text.ts'
import type { EngineState } from './state.ts'
import { Umpire } from './umpire.ts'

/** What a choice would bring, as far as the table can know. */
export interface DryRun<S> {
  readonly events: readonly Telling[]
  /** It would turn a card that nobody has seen. */
  readonly reveals: boolean
  readonly rolls: boolean
  /** The table so far: at the next decision, at the end, or in mid-rule where chance comes in. */
  readonly state: S
  /** Whose decision follows; nobody's at the end, or where chance comes in. */
  readonly next: Chooser | undefined
}

class Chance extends Error {}

/** Stops at the first chance, and remembers which it was. */
class StoppingDealer implements Dealer {
  reveals = false
  rolls = false

  deal(): number {
    this.reveals = true
    throw new Chance()
  }

  roll(): number {
    this.rolls = true
    throw new Chance()
  }
}

/** Tries an option on a copy, until the first chance or the next decision. */
export function dryRun<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  index: number,
): DryRun<S> {
  const { procedures, content } = game
  const dealer = new StoppingDealer()
  const events: Telling[] = []
  const umpire = new Umpire<S, C>({ procedures }, content, game.copy(state), dealer)
  umpire.resume(umpire.state)
  umpire.events = (name, a, b, c, d) => events.push({ name, a, b, c, d })
  try {
    umpire.choose(index)
  } catch (error) {
    if (!(error instanceof Chance)) throw error
  }
  const { reveals, rolls } = dealer
  const open = reveals || rolls || umpire.isOver
  const next = open ? undefined : chooserOf(umpire.decision.by)
  return { events, reveals, rolls, state: umpire.state, next }
}

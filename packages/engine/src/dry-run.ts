import { Chance, stopping } from './dealers/stopping.ts'
import type { Decision } from './decision.ts'
import type { Game, Telling } from './game.ts'
import { type Chooser, type DecisionJson, decisionJson, optionTexts } from './option-text.ts'
import { askerOf } from './procedure.ts'
import type { EngineState } from './state.ts'
import { Umpire } from './umpire.ts'

/** A decision that is not asked, only foreseen, has been opened by no entry. */
const FORESEEN = -1

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
  /** The decision that follows. */
  readonly following: DecisionJson | undefined
  /** It goes on with the row of picks that this choice begins or continues. */
  readonly goesOn: boolean
  /** Picks of that row that had no alternative, and were made by themselves. */
  readonly automatic: readonly string[]
}

/**
 * Tries an option on a copy, until the first chance or the next decision. `sees` is shown each pick of a row that
 * has no alternative, with the table it is made on; neither may be kept.
 */
export function dryRun<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  index: number,
  sees?: (state: S, decision: Decision) => void,
): DryRun<S> {
  const { procedures, content } = game
  const events: Telling[] = []
  const automatic: string[] = []
  const asker = askerOf(state)
  const umpire = new Umpire<S, C>({ procedures }, content, game.copy(state), stopping)
  umpire.resume(umpire.state)
  const goesOn = () => umpire.decision.continues && askerOf(umpire.state) === asker
  umpire.events = (name, a, b, c, d) => {
    events.push({ name, a, b, c, d })
    // The decision that has only one option still lies there when it is told.
    if (name === 'only-option' && goesOn()) {
      automatic.push(...optionTexts(game, umpire.state, umpire.decision))
      sees?.(umpire.state, umpire.decision)
    }
  }
  let chance: Chance['kind'] | undefined
  try {
    umpire.choose(index)
  } catch (error) {
    if (!(error instanceof Chance)) throw error
    chance = error.kind
    if (chance === 'card') events.push(...(game.foretell?.(umpire.state) ?? []))
  }
  const open = chance !== undefined || umpire.isOver
  const following = open ? undefined : decisionJson(game, umpire.state, umpire.decision, FORESEEN)
  return {
    events,
    reveals: chance === 'card',
    rolls: chance === 'die',
    state: umpire.state,
    next: following?.by,
    following,
    goesOn: !open && goesOn(),
    automatic,
  }
}

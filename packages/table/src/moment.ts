import type { DecisionJson, EngineState, Entry, Game, Question } from '@muster/engine'
import type { Company } from './company.ts'
import type { Decides } from './decides.ts'
import type { Told } from './told.ts'

/** The table as somebody who acts or looks finds it. */
export interface Moment<S extends EngineState, C> {
  readonly game: Game<S, C>
  readonly state: S
  readonly company: Company
  /** What is asked, and the same with its options. */
  readonly asked: Question | undefined
  readonly decision: () => DecisionJson | undefined
  /** Who may answer it, how and why. */
  readonly decides: () => Decides | undefined
  /** The entry that opened the decision. */
  readonly opened: number
  readonly entries: readonly Entry[]
  /** What is known of some entries: of all in one go, since they may have to be played again. */
  readonly told: (entries: readonly number[]) => readonly Told<S>[]
}

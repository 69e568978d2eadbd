import type { DecisionJson, EngineState, Entry, Game } from '@muster/engine'
import type { Company } from './company.ts'
import type { Told } from './told.ts'

/** The table as somebody who acts or looks finds it. */
export interface Moment<S extends EngineState, C> {
  readonly game: Game<S, C>
  readonly state: S
  readonly company: Company
  readonly decision: DecisionJson | undefined
  /** The entry that opened the decision. */
  readonly opened: number
  readonly entries: readonly Entry[]
  /** For each entry what is kept of it. */
  readonly told: readonly Told<S>[]
}

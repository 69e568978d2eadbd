/** What may come at a table, asked of the worker. */
import type { EngineState } from '@muster/engine'

export interface ForesightCalls {
  /** What a game foresees if something came now; what is asked and answered only the game knows. */
  foresee: {
    ask: {
      readonly id: string
      readonly state: EngineState
      readonly kind: string
      readonly n: number
    }
    answer: readonly object[]
  }
}

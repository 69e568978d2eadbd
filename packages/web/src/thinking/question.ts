/** What the page asks of those who think, and what pool and workers say to each other. */
import type { Thought } from '@muster/bots/thought'
import type { EngineState } from '@muster/engine'

/** A table that waits for a choice, and how long to think about it. */
export interface Question {
  readonly game: string
  /** The cards, where they are not the house's. */
  readonly pack?: Cards
  readonly state: EngineState
  /** Only these options, by their places on the list: they are looked at more closely. */
  readonly among?: readonly number[]
  /** Tries, of all parts together. */
  readonly iterations: number
  readonly seed: number
  /**
   * Searches of their own that the tries are shared among. The same number gives the same thought on every
   * machine, however many workers it has; PARTS where none is named.
   */
  readonly parts?: number
  /** Higher is thought about first; 0 where none is named. What is under way is not put aside. */
  readonly priority?: number
}

export interface Cards {
  readonly hash: string
  readonly source: unknown
}

/** How far a search has come. */
export interface Progress {
  /** Tries so far, and in all. */
  readonly done: number
  readonly of: number
  /** What the parts that are ready think together; nothing before the first is. */
  readonly thought?: Thought
}

/** One part of a question, as a worker is asked it. */
export interface PartAsked extends Omit<Question, 'parts' | 'priority'> {
  readonly number: number
}

export type PartHeard =
  | { readonly number: number; readonly done: number }
  | { readonly number: number; readonly thought: Thought }
  | { readonly number: number; readonly trouble: string }

/** Looks for what promises most at one decision, as long as somebody waits for it. Only who listens is drawn anew. */
import type { Thought } from '@muster/bots/thought'
import type { Question } from '../../thinking/question.ts'
import type { Thinkers } from '../../thinking/thinkers.ts'

export type Hint =
  | { readonly kind: 'none' | 'failed' }
  /** `done`: how much of it is thought, 0 to 1. */
  | { readonly kind: 'thinks'; readonly done: number }
  | { readonly kind: 'ready'; readonly thought: Thought }

type Thinks = Pick<Thinkers, 'think'>

const NONE: Hint = { kind: 'none' }

export class Hinting {
  private readonly load: () => Promise<Thinks>
  private readonly ears = new Set<() => void>()
  private hint: Hint = NONE
  private stop: AbortController | undefined

  /** `load`: those who think are fetched when they are first asked. */
  constructor(load: () => Promise<Thinks>) {
    this.load = load
  }

  readonly subscribe = (ear: () => void): (() => void) => {
    this.ears.add(ear)
    return () => this.ears.delete(ear)
  }

  readonly now = (): Hint => this.hint

  /** Only what is thought out: on the way there nothing changes. */
  readonly thought = (): Thought | undefined =>
    this.hint.kind === 'ready' ? this.hint.thought : undefined

  /** Once for a decision: asked again, what was found is still there. */
  async ask(question: Question): Promise<void> {
    if (this.hint.kind === 'thinks' || this.hint.kind === 'ready') return
    const stop = new AbortController()
    this.stop = stop
    this.tell({ kind: 'thinks', done: 0 })
    const tell = (hint: Hint) => {
      if (!stop.signal.aborted) this.tell(hint)
    }
    try {
      const thinks = await this.load()
      const thought = await thinks.think(
        question,
        ({ done, of }) => tell({ kind: 'thinks', done: done / of }),
        stop.signal,
      )
      tell({ kind: 'ready', thought })
    } catch {
      tell({ kind: 'failed' })
    }
  }

  /** Nobody waits any more, or something else is asked. */
  drop(): void {
    this.stop?.abort()
    this.stop = undefined
    if (this.hint !== NONE) this.tell(NONE)
  }

  private tell(hint: Hint): void {
    this.hint = hint
    for (const ear of this.ears) ear()
  }
}

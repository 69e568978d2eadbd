/** A lesson: a position with a deal that was laid, a goal, and what is said on the way. All of it is data. */
import type { Laid } from './dealers/laid.ts'
import type { Said } from './language/title.ts'

export interface Lesson {
  readonly id: string
  readonly title: Said
  /** What one learns, for the list of lessons. */
  readonly about: Said
  readonly position: string
  readonly deal: Laid
  /** The goal in words. */
  readonly asks: Said
  readonly goal: Goal
  /** The first that fits is said. */
  readonly guides: readonly Guide[]
  readonly done: Said
  readonly failed: Said
}

/** What is told is named by the words that its text begins with: `removed 1 basic-0`. */
export interface Goal {
  /** What must be told, one after the other. */
  readonly steps: readonly string[]
  /** What must not be told before, unless it is the next step. */
  readonly without: readonly string[]
  /** In so many choices at most. */
  readonly within: number
}

/** Said while a prompt of this name waits. */
export interface Guide {
  readonly prompt: string
  /** Only when so many choices were made. */
  readonly choices?: number
  /** Only when the last choice told this. */
  readonly after?: string
  /** Only when some choice told this, and none told `without`. */
  readonly since?: string
  readonly without?: string
  /** The verb of the option that is advised. */
  readonly advises?: string
  readonly say: Said
}

export type LessonOutcome = 'open' | 'done' | 'failed'

/** What each choice that stands has told, as texts, the oldest first. */
type Told = readonly (readonly string[])[]

const beginsWith = (text: string, words: string): boolean =>
  text === words || text.startsWith(`${words} `)

export function lessonOutcome({ goal }: Lesson, told: Told): LessonOutcome {
  let step = 0
  for (const text of told.slice(0, goal.within).flat()) {
    if (beginsWith(text, goal.steps[step])) step++
    else if (goal.without.some((words) => beginsWith(text, words))) return 'failed'
    if (step === goal.steps.length) return 'done'
  }
  return told.length < goal.within ? 'open' : 'failed'
}

export function guideAt({ guides }: Lesson, prompt: string, told: Told): Guide | undefined {
  const has = (texts: readonly string[], words: string) =>
    texts.some((text) => beginsWith(text, words))
  const last = told.at(-1) ?? []
  const all = told.flat()
  return guides.find(
    ({ prompt: at, choices, after, since, without }) =>
      at === prompt &&
      (choices ?? told.length) === told.length &&
      (after === undefined || has(last, after)) &&
      (since === undefined || has(all, since)) &&
      (without === undefined || !has(all, without)),
  )
}

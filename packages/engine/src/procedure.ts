/**
 * Procedures: the rules as named steps. Where we are in them is data: a frame on the stack holds the
 * procedure, its step and its locals as integers, so that a match can be saved in mid-rule.
 */
import type { Decision, Option } from './decision.ts'
import type { EngineState } from './state.ts'

/** Integers a frame takes on the stack: procedure, step, and up to six locals. */
export const FRAME = 8
const LOCALS_AT = 2
const MOST_LOCALS = FRAME - LOCALS_AT

/** A procedure's locals, by name, as they lie on the stack. */
export type Frame<Local extends string> = Record<Local, number>

/** Runs and says which step comes next; `done` ends the procedure. */
export type Step<U, Local extends string, Name extends string> = (
  umpire: U,
  frame: Frame<Local>,
) => Name | 'done'

export interface Asking<U, Local extends string, Name extends string> {
  /** Fills in the decision and changes nothing. May instead say which step comes next, unasked. */
  ask(umpire: U, frame: Frame<Local>, decision: Decision): Name | 'done' | undefined
  answer(umpire: U, frame: Frame<Local>, choice: Option): Name | 'done'
}

export interface Procedure<U> {
  readonly name: string
  readonly locals: readonly string[]
  readonly stepNames: readonly string[]
  readonly steps: readonly CompiledStep<U>[]
  /** Runs when the procedure is left early (`umpire.leave`), for what must be tidied up. */
  readonly closing: ((umpire: U, frame: Frame<string>) => void) | undefined
  /** One view for all frames of this procedure: it shows the frame that its cursor points at. */
  readonly frame: Frame<string>
  readonly cursor: Cursor
  /** Its index among the game's procedures, given when the game is made. */
  index: number
}

/** A step runs, or asks and answers. */
export interface CompiledStep<U> {
  readonly run: Step<U, string, string> | undefined
  readonly ask: Asking<U, string, string>['ask'] | undefined
  readonly answer: Asking<U, string, string>['answer'] | undefined
  /** The step that came next when it was last done, to spare the search for its index. */
  next: string
  nextIndex: number
}

/** Which frame of which stack a procedure's steps see. */
export class Cursor {
  stack: number[] = []
  base = 0

  pointAt(stack: number[], base: number): void {
    // Nearly always the same stack, and storing a reference costs more than looking.
    if (this.stack !== stack) this.stack = stack
    this.base = base
  }
}

/** Gives a game its `procedure` function, for umpires of its own. */
export function proceduresFor<U>() {
  return function procedure<const Local extends string, const Name extends string>(
    name: string,
    locals: readonly Local[],
    steps: { [N in Name]: Step<U, Local, NoInfer<Name>> | Asking<U, Local, NoInfer<Name>> },
    closing?: (umpire: U, frame: Frame<Local>) => void,
  ): Procedure<U> {
    if (locals.length > MOST_LOCALS) throw new Error(`${name}: at most ${MOST_LOCALS} locals`)
    const cursor = new Cursor()
    const entries = Object.entries<Step<U, Local, Name> | Asking<U, Local, Name>>(steps)
    return {
      name,
      locals,
      stepNames: entries.map(([stepName]) => stepName),
      steps: entries.map(([, step]) =>
        typeof step === 'function'
          ? { run: step, ask: undefined, answer: undefined, next: '', nextIndex: -1 }
          : { run: undefined, ask: step.ask, answer: step.answer, next: '', nextIndex: -1 },
      ),
      closing,
      frame: frameView(locals, cursor),
      cursor,
      index: -1,
    }
  }
}

/**
 * An object whose named properties read and write the frame's integers in place. They stand on a prototype
 * of its own, where the compiler can see through them.
 */
function frameView(locals: readonly string[], cursor: Cursor): Frame<string> {
  const prototype: Frame<string> = {}
  locals.forEach((local, i) => {
    const at = LOCALS_AT + i
    Object.defineProperty(prototype, local, {
      get: () => cursor.stack[cursor.base + at],
      set: (value: number) => {
        cursor.stack[cursor.base + at] = value
      },
    })
  })
  return Object.create(prototype)
}

/** The frame that asks. A row of picks is asked for by one frame; its first pick may have been automatic. */
export function askerOf({ stack }: EngineState): string {
  return `${stack.length}/${stack[stack.length - FRAME]}`
}

/** What the rules are in the midst of: the running procedures with their locals. */
import { FRAME } from '@muster/engine'
import type { KeepState } from '../state.ts'
import { procedures } from '../vocabulary.ts'

export interface Running {
  readonly name: string
  /** It is done, and only waits for what it has called. */
  readonly waits: boolean
  local(name: string): number | undefined
}

/** All that runs, the outermost first. */
function running({ stack }: KeepState): Running[] {
  const found: Running[] = []
  for (let base = 0; base < stack.length; base += FRAME) {
    const { name, locals } = procedures[stack[base]]
    const [, step, ...values] = stack.slice(base, base + FRAME)
    found.push({
      name,
      waits: step < 0,
      local: (local) => (locals.includes(local) ? values[locals.indexOf(local)] : undefined),
    })
  }
  return found
}

/** The innermost one of a name that has something left to do. */
export const runningAs = (state: KeepState, name: string): Running | undefined =>
  running(state)
    .filter((one) => one.name === name && !one.waits)
    .at(-1)

/** The innermost one of a name, also where it only waits. */
export const begunAs = (state: KeepState, name: string): Running | undefined =>
  running(state)
    .filter((one) => one.name === name)
    .at(-1)

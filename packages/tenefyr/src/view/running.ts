/** What the rules are in the midst of: the running procedures with their locals. */
import { FRAME } from '@muster/engine'
import type { TenefyrState } from '../state.ts'
import { procedures } from '../vocabulary.ts'

export interface Running {
  readonly name: string
  local(name: string): number | undefined
}

/** All that runs, the outermost first; what is done and only waits for what it has called is left out. */
export function running({ stack }: TenefyrState): Running[] {
  const found: Running[] = []
  for (let base = 0; base < stack.length; base += FRAME) {
    const { name, locals } = procedures[stack[base]]
    const [, step, ...values] = stack.slice(base, base + FRAME)
    if (step < 0) continue
    found.push({
      name,
      local: (local) => (locals.includes(local) ? values[locals.indexOf(local)] : undefined),
    })
  }
  return found
}

/** The innermost one of a name. */
export const runningAs = (state: TenefyrState, name: string): Running | undefined =>
  running(state)
    .filter((one) => one.name === name)
    .at(-1)

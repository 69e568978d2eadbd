/** What the rules are in the midst of: the running procedures with their locals. */
import { FRAME } from '@muster/engine'
import type { KeepState } from '../state.ts'

interface Shape {
  readonly index: number
  readonly locals: readonly string[]
}

/** Those that a table shows, by their numbers and first locals: who only draws it has no rules at hand. */
export const SHAPES = {
  playing: { index: 4, locals: ['seat', 'card', 'side', 'used'] },
  'guild-card': { index: 9, locals: ['card'] },
  resolve: { index: 11, locals: ['hero'] },
  enter: { index: 12, locals: ['hero'] },
  attack: { index: 16, locals: ['hero'] },
  loot: { index: 18, locals: ['room'] },
  charge: { index: 20, locals: ['from', 'to'] },
} as const satisfies Readonly<Record<string, Shape>>

export type Shown = keyof typeof SHAPES

export interface Running {
  /** It is done, and only waits for what it has called. */
  readonly waits: boolean
  local(name: string): number | undefined
}

/** All of a name that run, the outermost first. */
function running({ stack }: KeepState, name: Shown): Running[] {
  const { index, locals }: Shape = SHAPES[name]
  const found: Running[] = []
  for (let base = 0; base < stack.length; base += FRAME) {
    if (stack[base] !== index) continue
    const [, step, ...values] = stack.slice(base, base + FRAME)
    found.push({
      waits: step < 0,
      local: (local) => (locals.includes(local) ? values[locals.indexOf(local)] : undefined),
    })
  }
  return found
}

/** The innermost one of a name that has something left to do. */
export const runningAs = (state: KeepState, name: Shown): Running | undefined =>
  running(state, name)
    .filter(({ waits }) => !waits)
    .at(-1)

/** The innermost one of a name, also where it only waits. */
export const begunAs = (state: KeepState, name: Shown): Running | undefined =>
  running(state, name).at(-1)

/** A gesture of Heroes of Terrinoth: who is asked to engage somebody first may point at the target at once. */
import type { PathRules } from './paths.ts'

const NOTHING: readonly number[] = []

export const terrinothPaths: PathRules = {
  from: ['which'],
  pays: [],
  unsaid: ['decline'],
  onward: (way, { prompt, options }) => {
    const verb = way.length === 0 ? 'decline' : prompt === 'aim' ? 'target' : ''
    return way.length > 1 ? NOTHING : options.flatMap((one, i) => (one.verb === verb ? [i] : []))
  },
  cost: () => NOTHING,
  behind: () => undefined,
  deed: (way) => {
    const [first, target] = way
    return first.verb === 'decline' && target?.verb === 'target' ? `target ${target.a}` : undefined
  },
  length: (way) => way.length,
  goesWith: (verb, before) => verb === 'target' && before === 'decline',
  isIdle: () => false,
}

/**
 * Gestures of Heroes of Terrinoth: who is asked to engage somebody first may point at the target at once (what can be
 * used before the action is offered with the roll); who may ready a card, at the card.
 */
import type { PathRules } from './paths.ts'

const NOTHING: readonly string[] = []

/** By the question at which a gesture begins: the choice that goes without saying. */
const FIRST: Readonly<Record<string, string>> = { which: 'decline', may: 'do' }
/** By the next question: the choices that are meant. */
const THEN: Readonly<Record<string, readonly string[]>> = {
  aim: ['target'],
  'ready-card': ['ready'],
}
const MEANT: readonly string[] = Object.values(THEN).flat()

export const terrinothPaths: PathRules = {
  from: Object.keys(FIRST),
  pays: [],
  unsaid: Object.values(FIRST),
  inFull: MEANT,
  onward: (way, { prompt, options }) => {
    const verbs = [[FIRST[prompt]], THEN[prompt] ?? NOTHING][way.length] ?? NOTHING
    return options.flatMap(({ verb }, i) => (verbs.includes(verb) ? [i] : []))
  },
  cost: () => [],
  behind: () => undefined,
  deed: ([, next]) =>
    next !== undefined && MEANT.includes(next.verb)
      ? `${next.verb} ${next.a} ${next.b}`
      : undefined,
  length: (way) => way.length,
  goesWith: (verb, before) =>
    (verb === 'target' && before === 'decline') || (verb === 'ready' && before === 'do'),
  isIdle: () => false,
}

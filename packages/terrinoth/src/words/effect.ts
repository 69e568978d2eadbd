/** An effect as it was compiled, with its arguments: the pack's schema has checked them. */
import type { CardEffect } from '../cards/effects.ts'

const isEffect = (args: unknown): args is CardEffect =>
  typeof args === 'object' && args !== null && 'word' in args

export function effectOf(args: unknown): CardEffect {
  if (!isEffect(args)) throw new Error('no effect')
  return args
}

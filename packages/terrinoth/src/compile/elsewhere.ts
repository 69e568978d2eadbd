/** What an enemy may do to heroes that it is not engaged with, read from its bar. */
import type { ListId, Program } from '@muster/engine'
import type { CardEffect } from '../cards/effects.ts'
import { effectOf } from '../words/effect.ts'
import type { U } from './tables.ts'

/** Words by which an enemy of another hero, or in the shadows, does nothing to a hero's own enemies. */
const ELSEWHERE: readonly CardEffect['word'][] = [
  'if',
  'choose',
  'may',
  'pay',
  'advance',
  'inflict',
  'retreat',
  'wound',
  'gain',
  'lose-tokens',
  'exhaust',
  'mend',
  'progress',
  'count',
  'nemesis-home',
  'join',
]

interface Elsewhere {
  /** It may do more than bring wounds. */
  readonly isStrange: boolean
  /** Wounds that it may bring besides its attack. */
  readonly farWounds: number
  /** How often it may become engaged with a hero of its choosing. */
  readonly joins: number
}

export function elsewhereOf(program: Program<U>, bar: readonly ListId[]): Elsewhere {
  const effects = bar.flatMap((list) => effectsIn(program, list))
  return {
    isStrange: effects.some(isStrange),
    farWounds: effects.reduce((sum, effect) => sum + farWounds(effect), 0),
    joins: effects.filter(({ word }) => word === 'join').length,
  }
}

/** Whom it means may hang on wounds and tokens that are lost in between. */
function isStrange(effect: CardEffect): boolean {
  if (!ELSEWHERE.includes(effect.word)) return true
  return 'who' in effect && (effect.who === 'least-health' || effect.who === 'most-tokens')
}

const farWounds = (effect: CardEffect): number =>
  effect.word === 'wound' && effect.who !== 'you' ? effect.wounds : 0

function effectsIn(program: Program<U>, list: ListId): CardEffect[] {
  const { lists, nodes } = program
  return lists[list].flatMap((index) => [
    effectOf(nodes[index].args),
    ...nodes[index].lists.flatMap((one) => effectsIn(program, one)),
  ])
}

/** The word that rolls an enemy die outside of an action. */
import type { AnyWord, Effect, EffectNode } from '@muster/engine'
import type { Happening } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { core } from '../rules/procedure.ts'
import { COUNTERATTACK, ENEMY_DIE, ENEMY_FACES, SIDES, THREAT } from '../state.ts'

type Die = Extract<Happening, { readonly word: 'enemy-die' }>

const listsOf = (args: Die): readonly (readonly Effect[])[] => [
  args.counterattack,
  args.threat,
  args.blank,
]

export const diceWords: readonly AnyWord<U>[] = [
  {
    name: 'enemy-die',
    lists: listsOf,
    can: (u, node: EffectNode<Die>, actor, card) =>
      node.lists.some((list) => core.can(u, list, actor, card)),
    run(u, node: EffectNode<Die>, actor, card) {
      const face = ENEMY_FACES[u.roll(ENEMY_DIE, SIDES)]
      u.tell('enemy-die', actor, face)
      const [counterattack, threat, blank] = node.lists
      const list = face === COUNTERATTACK ? counterattack : face === THREAT ? threat : blank
      core.perform(u, list, actor, card)
    },
  },
]

/** H6.8, H6.15: of equally valid ways for an enemy to resolve a keyword, the one that hurts most. */
import type { Card, EffectNode } from '@muster/engine'
import type { Happening } from '../cards/effects.ts'
import { ENEMY, kindOf, type U } from '../content.ts'
import { attackOf } from '../lasting.ts'
import {
  ALL_SPENT,
  engagedWith,
  healthLeft,
  MOST_ENGAGED,
  MOST_HEROES,
  MOST_TOKENS,
} from '../state.ts'
import { bitsIn } from '../words/when.ts'

/** More than any hero's health. */
const MOST_WOUNDS = 64

/** Wounds that a word would bring one hero. */
function woundsFor(u: U, args: Happening, card: Card, hero: number): number {
  if (args.word === 'wound') return args.wounds
  if (args.word !== 'join') return 0
  const engaged = u.state.piles[engagedWith(hero)]
  return engaged.length >= MOST_ENGAGED && !engaged.includes(card) ? attackOf(u, card) : 0
}

/** Cards exhausted or tokens lost. */
function lossesFor(u: U, args: Happening, hero: number): number {
  const { spent, tokens } = u.state
  if (args.word === 'exhaust') return Math.min(args.cards, bitsIn(ALL_SPENT & ~spent[hero]))
  return args.word === 'lose-tokens' ? Math.min(args.tokens, tokens[hero]) : 0
}

/** Defeat, then wounds, then whose health is least, then losses: each outweighs all that come after it. */
function punishment(u: U, args: Happening, card: Card, hero: number): number {
  const wounds = woundsFor(u, args, card, hero)
  const left = healthLeft(u.state, hero)
  const losses = lossesFor(u, args, hero)
  const weak = wounds > 0 ? MOST_WOUNDS - Math.min(left, MOST_WOUNDS) : 0
  const defeats = wounds >= left ? MOST_WOUNDS : 0
  return ((defeats + wounds) * (MOST_WOUNDS + 1) + weak) * (MOST_TOKENS + 1) + losses
}

/** Of the heroes (as bits) a keyword may choose, those whom it would hurt most; without the Grim rule all. */
export function grimmest(u: U, node: EffectNode<Happening>, card: Card, heroes: number): number {
  if (u.state.grim === 0 || card < 0 || kindOf(u, card).type !== ENEMY) return heroes
  let found = 0
  let most = -1
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if ((heroes & (1 << hero)) === 0) continue
    const hurts = punishment(u, node.args, card, hero)
    if (hurts > most) {
      most = hurts
      found = 0
    }
    if (hurts === most) found |= 1 << hero
  }
  return found
}

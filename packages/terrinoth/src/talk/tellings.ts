/** How much each sentence of the log tells, and which rule brought it about. */
import type { Telling } from '@muster/engine'
import {
  BY_FOCUS,
  BY_FOURTH,
  BY_POISON,
  BY_SPENT_CARDS,
  BY_WEAKNESS,
  IN_SHADOWS,
} from '../state.ts'
import type { Sentences } from './talk.ts'

/** 9: the match is over. 8: somebody fell, or all changes. 5: what befalls heroes. 4: a roll. 1: the course of the round. */
export const WEIGHTS: { readonly [E in keyof Sentences]: number } = {
  won: 9,
  lost: 9,
  fell: 8,
  nemesis: 8,
  'peril-effect': 8,
  arrived: 7,
  explored: 7,
  defeated: 7,
  upgraded: 6,
  found: 6,
  roll: 4,
  successes: 4,
  dealt: 5,
  condition: 5,
  event: 5,
  travels: 5,
  blow: 4,
  acts: 5,
  wounded: 5,
  hurt: 4,
  spawned: 5,
  hidden: 5,
  counter: 4,
  quest: 4,
  used: 4,
  'no-room': 4,
  'broken-off': 4,
  'item-used': 4,
  'enemy-die': 4,
  claimed: 3,
  recovered: 3,
  engaged: 3,
  threat: 3,
  counterattack: 3,
  healed: 3,
  chose: 3,
  aids: 3,
  lot: 3,
  rerolled: 3,
  'lost-tokens': 5,
  'item-gone': 3,
  looked: 3,
  leads: 3,
  'peril-back': 3,
  'nothing-to-spawn': 3,
  'hero-die': 2,
  added: 2,
  progress: 2,
  readied: 2,
  'readied-all': 2,
  exhausted: 2,
  retreated: 2,
  'turned-up': 2,
  'condition-gone': 4,
  excess: 2,
  peril: 2,
  'enemy-discarded': 2,
  drew: 2,
  'put-back': 2,
  aimed: 2,
  stays: 2,
  staked: 1,
  activates: 1,
  round: 1,
  phase: 1,
  'deck-renewed': 1,
  'enemy-tired': 0,
}

/** What the rules themselves bring about, whatever was chosen. */
const RULES: { readonly [E in keyof Sentences]?: string } = {
  lot: 'H1.12',
  round: 'H3.1',
  activates: 'H3.1',
  'broken-off': 'H3.7',
  chose: 'H3.1',
  roll: 'H4.1',
  'hero-die': 'H4.2',
  rerolled: 'H4.18',
  successes: 'H4.2',
  dealt: 'H4.7',
  counterattack: 'H4.3',
  blow: 'H4.4',
  threat: 'H4.5',
  fell: 'H9.3',
  defeated: 'H9.2',
  excess: 'H4.13',
  explored: 'H4.10',
  acts: 'H6.4',
  spawned: 'H10.1',
  hidden: 'H10.1',
  'nothing-to-spawn': 'H10.6',
  engaged: 'H10.3',
  'no-room': 'H10.2',
  'turned-up': 'H2.4',
  looked: 'H2.10',
  'enemy-discarded': 'H8.2',
  'deck-renewed': 'H10.5',
  peril: 'H7.1',
  'peril-effect': 'H7.1',
  'peril-back': 'H7.3',
  travels: 'H8.2',
  leads: 'H8.2',
  arrived: 'H8.2',
  found: 'H12.6',
  event: 'H12.6',
  upgraded: 'H12.9',
  quest: 'H12.1',
  nemesis: 'H10.4',
  won: 'H13.1',
  lost: 'H13.1',
}

/** Wounds and cards, by what they come from. */
const CAUSED: readonly (readonly [cause: number, rule: string])[] = [
  [BY_SPENT_CARDS, 'H3.4'],
  [BY_POISON, 'H12.7'],
  [BY_WEAKNESS, 'H12.7'],
  [BY_FOCUS, 'H12.7'],
  [BY_FOURTH, 'H10.2'],
]
const causedBy = (cause: number): string | undefined => CAUSED.find(([one]) => one === cause)?.[1]

export function ruleOf(event: Telling): string | undefined {
  const { name } = event
  if (name === 'phase') return ['H3.1', 'H6.1', 'H7.1', 'H8.1', 'H8.3'][event.a]
  if (name === 'wounded') return causedBy(event.d)
  if (name === 'exhausted' || name === 'condition-gone') return causedBy(event.c)
  if (name === 'lost') return event.a === 0 ? 'H13.2' : 'H13.1'
  if (name === 'acts' && event.c === IN_SHADOWS) return 'H6.2'
  return isRuled(name) ? RULES[name] : undefined
}

const isRuled = (name: string): name is keyof typeof RULES => Object.hasOwn(RULES, name)

/** What an action on a card is called, shows and is worth. */
import type { Effect, Program } from '@muster/engine'
import type { Action, Cost, Shown } from './cards/types.ts'

export const SHOWN: readonly Shown[] = [
  'move',
  'melee',
  'ranged',
  'activate',
  'defend',
  'draw',
  'trap',
]
/** How many chips an action makes. */
export function timesOf(action: Action | Cost): number {
  return 'times' in action ? (action.times ?? 1) : 1
}

/** What stands on the right of a Combo, a chip each. */
export function chipsAfter(then: readonly Action[]): Action[] {
  return then.flatMap((action) => Array.from({ length: timesOf(action) }, () => action))
}

/** The left and the right of a Combo. */
export const comboLists = ({
  first,
  then,
}: Extract<Action, { readonly word: 'combo' }>): readonly (readonly Effect[])[] => [
  first,
  chipsAfter(then),
]

export function shownBits(action: Action | Cost): number {
  if (action.word === 'combo') {
    return [...action.first, ...action.then].reduce((bits, inner) => bits | shownBits(inner), 0)
  }
  const word = action.word === 'swarm' ? action.do : action.word
  const at = SHOWN.findIndex((shown) => shown === word)
  return at < 0 ? 0 : 1 << at
}

const ACTION_WORDS: readonly string[] = [
  'draw',
  'activate',
  'move',
  'melee',
  'ranged',
  'resource',
  'trap',
  'portal',
  'defend',
  'ambush',
  'reinforce',
  'swarm',
  'summon',
  'mend',
  'split',
  'combo',
  'pay-token',
  'pay-card',
]

export function isAction(args: unknown): args is Action | Cost {
  return isEffect(args) && ACTION_WORDS.includes(args.word)
}

function isEffect(args: unknown): args is Effect {
  return typeof args === 'object' && args !== null && 'word' in args
}

/** An action in notation: `draw-2`, `swarm-move`, `coin+summon-3`. */
export function nameOf(args: unknown): string {
  if (!isAction(args)) return isEffect(args) ? args.word : ''
  switch (args.word) {
    case 'draw':
      return `draw-${args.cards}`
    case 'move':
      return args.walls === true ? 'walls' : 'move'
    case 'resource':
      return args.what
    case 'ambush':
    case 'summon':
      return `${args.word}-${args.monsters}`
    case 'reinforce':
      return `reinforce-${args.shows}`
    case 'swarm':
      return `swarm-${args.do}`
    case 'mend':
      return args.all === true ? 'mend-all' : 'mend'
    case 'pay-token':
      return args.count === 1 ? args.what : `${args.what}-${args.count}`
    case 'pay-card':
      return args.cards === 1 ? 'card' : `card-${args.cards}`
    case 'combo':
      return [...args.first, ...chipsAfter(args.then)].map(nameOf).join('+')
    default:
      return args.word
  }
}

const WORTH: { readonly [word: string]: number } = {
  draw: 9,
  activate: 10,
  move: 8,
  melee: 12,
  ranged: 13,
  resource: 7,
  trap: 10,
  portal: 10,
  defend: 9,
  ambush: 8,
  reinforce: 14,
  swarm: 18,
  summon: 8,
  mend: 6,
  split: 8,
  'pay-token': -4,
  'pay-card': -6,
}

export function worthOfSides<U>(
  program: Program<U>,
  sides: readonly (readonly number[])[],
): number {
  const worths = sides.map((side) =>
    side.reduce((sum, node) => {
      const { args } = program.nodes[node]
      return isAction(args) ? sum + worthOfAction(args) : sum
    }, 0),
  )
  return Math.max(0, ...worths)
}

function worthOfAction(action: Action | Cost): number {
  if (action.word === 'combo') {
    return [...action.first, ...chipsAfter(action.then)].reduce((n, a) => n + worthOfAction(a), 0)
  }
  const many = 'monsters' in action ? action.monsters : action.word === 'draw' ? action.cards : 1
  return WORTH[action.word] * many
}

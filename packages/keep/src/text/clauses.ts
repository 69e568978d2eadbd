/** What every action of a card says, as clauses: no strings of any language here. */
import type { Deed } from '@muster/engine'
import type { Action, Cost, Shown } from '../cards/types.ts'
import type { NounKey, PhraseKey } from './lexicon/en.ts'
import { deed, inAnyOf } from './speakers.ts'

export type Plain = Exclude<Action | Cost, { readonly word: 'combo' }>
type OfWord<W> = Extract<Plain, { readonly word: W }>

/** `there`: in the room where the left side of a Combo was done. */
type Words = { readonly [W in Plain['word']]: (action: OfWord<W>, there: boolean) => Deed }

export const shownNouns: Readonly<Record<Shown, NounKey>> = {
  move: 'shown-move',
  melee: 'shown-melee',
  ranged: 'shown-ranged',
  activate: 'shown-activate',
  defend: 'shown-defend',
  draw: 'shown-draw',
  trap: 'shown-trap',
}

const words: Words = {
  draw: ({ cards }) => deed('draw', 'cards', { n: cards }),
  activate: ({ times = 1 }, there) => deed('activate', oftenKey(times, there), { n: times }),
  move: ({ times = 1, walls }, there) => {
    const kind = there ? 'there' : walls === true ? 'walls' : 'plain'
    if (times === 1) return deed('move', MOVED[kind])
    return deed('make', MOVES[kind], { n: times })
  },
  melee: ({ times = 1 }, there) => deed('make', there ? 'melee-there' : 'melee', { n: times }),
  ranged: ({ times = 1 }, there) => deed('make', there ? 'ranged-there' : 'ranged', { n: times }),
  resource: ({ what, times = 1 }, there) => placed(what, times, there),
  trap: ({ times = 1 }, there) => placed('trap', times, there),
  portal: (_, there) => deed('open', there ? 'portal-there' : 'portal'),
  defend: () => deed('defend', 'against-attack'),
  ambush: ({ monsters, rooms }) => deed('summon', 'ambush', { n: monsters, where: inAnyOf(rooms) }),
  reinforce: ({ shows }) => deed('look', 'reinforce', { shown: shownNouns[shows] }),
  swarm: (action) => deed(SWARM[action.do], `swarm-${action.do}`),
  summon: ({ monsters }, there) =>
    deed('summon', there ? 'summon-there' : 'summon', { n: monsters }),
  mend: ({ all }, there) => {
    if (all === true) return deed('remove', 'all-wounds')
    return deed('remove', there ? 'wound-there' : 'wound')
  },
  split: () => deed('turn', 'split'),
  'pay-token': ({ what, count }) => deed('discard', 'token', { n: count, what }),
  'pay-card': ({ cards }) => deed('discard', 'cards-from-hand', { n: cards }),
}

const SWARM = { move: 'move', melee: 'attack', ranged: 'attack', trap: 'place' } as const

const MOVED = {
  plain: 'your-monster',
  walls: 'your-monster-walls',
  there: 'your-monster-there',
} as const
const MOVES = { plain: 'moves', walls: 'moves-walls', there: 'moves-there' } as const

function oftenKey(times: number, there: boolean): PhraseKey {
  if (times === 1) return there ? 'once-there' : 'once'
  if (times === 2) return there ? 'twice-there' : 'twice'
  return there ? 'often-there' : 'often'
}

const placed = (what: NounKey, n: number, there: boolean): Deed =>
  deed('place', there ? 'token-there' : 'token', { n, what })

/** An action as a clause; a Combo is two of them and put together by who speaks. */
export function actionDeed(action: Plain, there = false): Deed {
  return say(action.word, action, there)
}

function say<W extends Plain['word']>(
  word: W,
  action: { readonly [K in Plain['word']]: OfWord<K> }[W],
  there: boolean,
): Deed {
  return words[word](action, there)
}

/** How much each sentence of the log tells, and which rule brought it about. */
import type { Telling } from '@muster/engine'
import type { Sentences } from './talk.ts'

/** 9: the match is over, or half of it. 8: what the Guild sends and takes. 6, 7: who is hurt. 5: who comes. 3: a player does something. 0: nobody waits for it. */
export const WEIGHTS: { readonly [E in keyof Sentences]: number } = {
  won: 9,
  lost: 9,
  wave: 9,
  guild: 8,
  scenario: 8,
  looted: 8,
  'monster-gone': 7,
  wounded: 6,
  'hero-gone': 6,
  acquired: 6,
  built: 6,
  'treasure-gone': 6,
  'hero-in': 5,
  charged: 5,
  freed: 5,
  'no-token': 5,
  'treasure-laid': 5,
  trapped: 5,
  cursed: 5,
  cells: 5,
  'clan-joins': 5,
  attacks: 4,
  shot: 4,
  defended: 4,
  woke: 4,
  hit: 4,
  split: 4,
  portal: 4,
  destroyed: 4,
  waits: 4,
  'no-room': 4,
  invasion: 4,
  shut: 4,
  opened: 4,
  counter: 4,
  marked: 4,
  played: 3,
  moved: 3,
  carried: 3,
  placed: 3,
  spent: 3,
  summoned: 3,
  mended: 3,
  discarded: 3,
  looked: 3,
  exhausted: 3,
  buried: 3,
  'plan-opened': 2,
  offered: 2,
  drew: 2,
  turn: 1,
  'cleaned-up': 0,
  shuffled: 0,
}

/** What the rules themselves bring about, whatever was chosen. */
const RULES: { readonly [E in keyof Sentences]?: string } = {
  turn: 'K2.7',
  wave: 'K5.1',
  invasion: 'K2.6',
  'cleaned-up': 'K2.5',
  shuffled: 'K2.3',
  offered: 'K1.3',
  buried: 'K2.10',
  acquired: 'K4.3',
  'hero-gone': 'K3.6',
  guild: 'K6.1',
  'hero-in': 'K6.1',
  'no-token': 'K6.3',
  'no-room': 'K6.16',
  freed: 'K4.6',
  shot: 'K8.2',
  trapped: 'K3.17',
  attacks: 'K6.8',
  defended: 'K3.22',
  'monster-gone': 'K1.8',
  waits: 'K6.11',
  charged: 'K6.12',
  exhausted: 'K6.6',
  looted: 'K6.10',
  cursed: 'K7.1',
  cells: 'K4.5',
  'clan-joins': 'K4.7',
  built: 'K4.8',
  'plan-opened': 'K4.8',
  scenario: 'K6.4',
  counter: 'K6.4',
  marked: 'K6.4',
  shut: 'K6.4',
  opened: 'K6.4',
  'treasure-gone': 'K6.4',
  'treasure-laid': 'K6.4',
  won: 'K5.2',
  lost: 'K5.3',
}

/** By what woke a hero: inspired, healed, freed, no token left, the scenario. */
const WOKE = ['K6.7', 'K7.1', 'K4.6', 'K6.3', 'K6.4']

/** `before`: the names of what was told earlier in the same stretch. */
export function ruleOf(event: Telling, before: readonly string[]): string | undefined {
  const { name } = event
  if (name === 'woke') return WOKE[event.d]
  if (name === 'destroyed') return event.c < 0 ? 'K7.1' : 'K6.5'
  if (name === 'lost') return event.a === 0 ? 'K5.3' : 'K6.4'
  if (name === 'hero-in' && before.at(-2) === 'cells') return 'K4.9'
  if (name === 'discarded' && before.at(-1) === 'cursed') return 'K7.1'
  return isRuled(name) ? RULES[name] : undefined
}

const isRuled = (name: string): name is keyof typeof RULES => Object.hasOwn(RULES, name)

/** How much each sentence of the log tells, and which rule brought it about. */
import type { Telling } from '@muster/engine'
import { BOSS_DECK, enemiesLeft, type TenefyrState } from '../state.ts'
import type { Sentences } from './talk.ts'

/** 9: the match is over. 7: an enemy, a dungeon or the party falls. 6: won or gone for good. 3: a player does something. 0: nobody waits for it. */
export const WEIGHTS: { readonly [E in keyof Sentences]: number } = {
  won: 9,
  lost: 9,
  'boss-attacks': 8,
  'lost-combat': 8,
  cleared: 7,
  defeated: 7,
  looted: 6,
  removed: 6,
  took: 6,
  'left-game': 6,
  'boss-moved': 6,
  left: 5,
  reward: 5,
  wandered: 5,
  exhausted: 5,
  'chose-reward': 4,
  flipped: 4,
  fights: 4,
  gave: 4,
  blessed: 4,
  found: 4,
  'looked-below': 4,
  'looked-into': 4,
  buried: 4,
  played: 3,
  'threw-away': 3,
  discarded: 3,
  recovered: 3,
  looked: 3,
  'gained-power': 3,
  'enemy-changed': 3,
  doubled: 3,
  'doubled-total': 3,
  'turned-up': 3,
  refused: 3,
  entered: 2,
  checked: 2,
  drew: 2,
  turn: 1,
  token: 1,
  shuffled: 0,
}

/** What the rules themselves bring about, whatever was chosen. */
const RULES: { readonly [E in keyof Sentences]?: string } = {
  turn: 'T4.3',
  exhausted: 'T4.11',
  'threw-away': 'T4.5',
  played: 'T4.6',
  fights: 'T4.1',
  checked: 'T4.9',
  defeated: 'T4.9',
  looted: 'T6.1',
  'lost-combat': 'T4.10',
  token: 'T5.1',
  entered: 'T3.1',
  cleared: 'T6.4',
  reward: 'T7.5',
  'chose-reward': 'T7.6',
  wandered: 'T11.11',
  refused: 'T10.5',
  blessed: 'T7.8',
  won: 'T8.4',
  lost: 'T8.4',
}

/** What a card does belongs to what went before it; to the choice itself where nothing did. */
const EFFECTS: { readonly [event: string]: string } = {
  turn: 'T4.4',
  'threw-away': 'T4.5',
  played: 'T4.14',
  fights: 'T4.2',
  defeated: 'T5.3',
  reward: 'T7.6',
  'chose-reward': 'T7.6',
  'boss-moved': 'T10.3',
}

/** The token is at the skull, or no dungeon is left; else the party goes to the last fight early. */
function lastFightRule(state: TenefyrState): string {
  if (state.track === state.skull) return 'T8.1'
  for (let at = 0; at < BOSS_DECK; at++) if (enemiesLeft(state, at) > 0) return 'T3.3'
  return 'T3.8'
}

/** `state`: the table after all this. `before`: the names of what was told earlier in the same stretch. */
export function ruleOf(
  event: Telling,
  state: TenefyrState,
  before: readonly string[],
): string | undefined {
  const { name } = event
  if (name === 'boss-attacks') return lastFightRule(state)
  const left = before.includes('left')
  if (name === 'left') return event.b > 1 ? 'T6.5' : 'T7.1'
  if (name === 'flipped') return event.b === BOSS_DECK ? 'T8.3' : left ? 'T7.2' : 'T6.3'
  if (name === 'shuffled' && left) return 'T7.4'
  if (name === 'shuffled' && before.includes('boss-attacks')) return 'T8.6'
  if (name === 'boss-moved' && left) return 'T7.1'
  if (isRuled(name)) return RULES[name]
  const cause = before.filter((earlier) => Object.hasOwn(EFFECTS, earlier)).at(-1)
  return cause === undefined ? undefined : EFFECTS[cause]
}

const isRuled = (name: string): name is keyof typeof RULES => Object.hasOwn(RULES, name)

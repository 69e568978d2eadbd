/** A scenario made for one word: on a card that comes at once, or in its rules. */
import { said, title } from '../cards/build.ts'
import { card, counter } from '../cards/scenarios/build.ts'
import type { Scenario, ScenarioEffect } from '../cards/types.ts'
import { ROOMS } from '../state.ts'
import { drillWith, type Laid, table } from './table.ts'

export const name = title('-', 'm -', 'm -')
export const nothing = said('-', '-', '-')
export const at = (room: (typeof ROOMS)[number]) => ROOMS.indexOf(room)

export const bare: Laid = {
  monsters: { 'ratfolk/vault': 3 },
  heroes: [],
  tokens: {},
  hands: { 1: [] },
}

export function withRules(parts: Partial<Scenario>, laid: Laid = {}, clans = ['ratfolk']) {
  const counters = [counter('bells', name, 1)]
  return table({ game: drillWith({ counters, ...parts }), clans }).put({ ...bare, ...laid })
}

/** The card `bell` does this; it comes at once. */
export function rung(effects: readonly ScenarioEffect[], laid: Laid = {}, clans = ['ratfolk']) {
  const t = withRules({ cards: [card('bell', 3, name, nothing, ...effects)] }, laid, clans)
  return t.invade('bell')
}

export const does = (effect: ScenarioEffect, laid: Laid = {}) => rung([effect], laid)

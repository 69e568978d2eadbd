import type { RulesParts } from '@muster/engine'
import type { Content } from './content.ts'
import { events, verbs } from './names.ts'
import { newState, optionFieldsOf, readOptions } from './options.ts'
import { copyState, type KeepState, PILES, pileName } from './state.ts'
import { thingName } from './things.ts'
import { procedures } from './vocabulary.ts'

export const gameRules: RulesParts<KeepState, Content> = {
  name: 'keep',
  procedures,
  optionFields: optionFieldsOf,
  readOptions,
  newState,
  copy: copyState,
  seats: (state) => state.players,
  clock: ({ turns, players, actions }) => ({
    round: Math.ceil(turns / players),
    turn: turns,
    action: actions,
  }),
  piles: PILES,
  pileName,
  verbs,
  events,
  thingName,
}

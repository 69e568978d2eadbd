import type { RulesParts } from '@muster/engine'
import type { Content } from './content.ts'
import { events, verbs } from './names.ts'
import { newState, optionFieldsOf, readOptions } from './options.ts'
import { copyState, PILES, pileName, type TerrinothState } from './state.ts'
import { thingName } from './things.ts'
import { procedures } from './vocabulary.ts'

export const gameRules: RulesParts<TerrinothState, Content> = {
  name: 'terrinoth',
  procedures,
  optionFields: optionFieldsOf,
  readOptions,
  newState,
  copy: copyState,
  seats: (state) => state.players,
  clock: ({ round, activations, actions }) => ({ round, turn: activations, action: actions }),
  piles: PILES,
  pileName,
  verbs,
  events,
  thingName,
}

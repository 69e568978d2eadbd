import type { Card, Game } from '@muster/engine'
import { policy } from './bots/policy.ts'
import { value } from './bots/value.ts'
import { housePack } from './cards/house-pack.ts'
import { type Content, compilePack } from './content.ts'
import { events, verbs } from './names.ts'
import { newState, optionFieldsOf, readOptions } from './options.ts'
import { readKeepPack } from './pack.ts'
import { picture } from './picture.ts'
import { copyState, type KeepState, PILES, pileName } from './state.ts'
import {
  sayAsked,
  sayChosen,
  sayEvents,
  sayOption,
  sayPiles,
  sayPrompt,
  sayResult,
  seatName,
} from './talk/index.ts'
import { thingName } from './things.ts'
import { procedures, words } from './vocabulary.ts'

export type Keep = Game<KeepState, Content>

/** The version of the rules: it rises when a stored match might go another way. */
const VERSION = '1.0.0'

/** The game with a pack: the house's own, or one that an owner of the box wrote. */
export function keepWith(source: unknown): Keep {
  const { pack, hash } = readKeepPack(source)
  const content = compilePack(pack, words)
  const kindName = (card: Card): string => content.kinds[content.kindOf[card]].name
  return {
    name: 'keep',
    version: VERSION,
    pack: { name: pack.name, hash },
    content,
    procedures,
    optionFields: optionFieldsOf(content),
    readOptions: (options) => readOptions(content, options),
    newState: (options) => newState(content, options),
    copy: copyState,
    seats: (state) => state.players,
    clock: ({ turns, players, actions }) => ({
      round: Math.ceil(turns / players),
      turn: turns,
      action: actions,
    }),
    cards: content.kindOf.length,
    kindName,
    cardName(card) {
      const copies = content.kinds[content.kindOf[card]].copies
      return copies === 1 ? kindName(card) : `${kindName(card)}.${content.copyOf[card]}`
    },
    piles: PILES,
    pileName,
    verbs,
    events,
    thingName: (state, kind, n, exact) => thingName(content, state, kind, n, exact),
    value: (state) => value(content, state),
    policy,
    sayAsked: (state, decision, language) => sayAsked(content, state, decision, language),
    sayPrompt: (state, decision, language) => sayPrompt(content, state, decision, language),
    sayOption: (state, decision, index, language) =>
      sayOption(content, state, decision, index, language),
    sayChosen: (state, decision, index, language) =>
      sayChosen(content, state, decision, index, language),
    sayEvents: (state, told, language) => sayEvents(content, state, told, language),
    sayResult: (state, language) => sayResult(content, state, language),
    sayPiles: (state, language) => sayPiles(content, state, language),
    picture: (state, language) => picture(content, state, language),
    seatName: (state, seat, language) => seatName(content, state, seat, language),
  }
}

export const keep: Keep = keepWith(housePack)

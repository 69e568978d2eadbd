/** The rules and a pack alone: a game whose sentences are its notation. Tests of rules need no more. */
import type { Card, Game } from '@muster/engine'
import type { KeepPack } from '../cards/types.ts'
import { type Content, compilePack } from '../content.ts'
import { events, verbs } from '../names.ts'
import { newState, optionFieldsOf, readOptions } from '../options.ts'
import { copyState, type KeepState, PILES, pileName } from '../state.ts'
import { thingName } from '../things.ts'
import { procedures, words } from '../vocabulary.ts'

const EVEN = 5_000

export function rulesGame(pack: KeepPack): Game<KeepState, Content> {
  const content = compilePack(pack, words)
  const kindName = (card: Card): string => content.kinds[content.kindOf[card]].name
  return {
    name: 'keep',
    version: 'rules',
    pack: { name: pack.name, hash: '' },
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
    value: () => EVEN,
    policy: (umpire, random) => random(umpire.decision.count),
    sayAsked: (_state, decision) => ({ who: '', question: decision.prompt, facts: '' }),
    sayPrompt: (_state, decision) => decision.prompt,
    sayOption: (_state, decision, index) => decision.at(index).verb,
    sayChosen: (_state, decision, index) => decision.at(index).verb,
    sayEvents: (_state, told) => told.map(({ name }) => ({ text: name, weight: 0 })),
    sayResult: (state) => String(state.result),
    sayPiles: () => [],
    picture: () => '',
    seatName: (_state, seat) => String(seat + 1),
  }
}

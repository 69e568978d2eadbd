import { expect, it } from 'vitest'
import { type EngineState, type GameParts, gameFrom, newEngineState } from './index.ts'

const CONTENT = {
  kinds: [
    { name: 'gem', copies: 2 },
    { name: 'rope', copies: 1 },
  ],
  kindOf: [0, 0, 1],
  copyOf: [1, 2, 1],
  cave: 'the Deep',
}

const parts: GameParts<EngineState, typeof CONTENT> = {
  name: 'cave',
  version: '1.0.0',
  procedures: [],
  optionFields: ({ cave }) => [{ name: 'cave', values: [cave], fallback: cave }],
  readOptions: ({ cave }, options) => ({ cave, ...options }),
  newState: ({ kinds }) => newEngineState(kinds.length, 0),
  copy: (state) => ({ ...state }),
  seats: () => 2,
  piles: 1,
  pileName: () => 'deck',
  verbs: {},
  events: {},
  thingName: ({ cave }, _state, kind, n, exact) => `${cave}: ${kind} ${n}${exact ? '!' : ''}`,
  value: ({ kinds }) => kinds.length,
  policy: () => 0,
  sayAsked: ({ cave }) => ({ who: cave, question: '?', facts: '' }),
  sayPrompt: ({ cave }, _state, { prompt }, language) => `${cave} ${prompt} ${language}`,
  sayOption: ({ cave }, _state, _decision, index, language) => `${cave} ${index} ${language}`,
  sayChosen: ({ cave }, _state, _decision, index) => `${cave} ${index}`,
  sayEvents: ({ cave }, _state, told) => told.map(() => ({ text: cave, weight: 0 })),
  sayResult: ({ cave }, { result }, language) => `${cave} ${result} ${language}`,
  sayPiles: ({ cave }) => [cave],
  picture: ({ cave }, _state, language) => `${cave} ${language}`,
  seatName: ({ cave }, _state, seat, language) => `${cave} ${seat} ${language}`,
}

const game = gameFrom(parts, CONTENT, { name: 'house', hash: 'abc' })
const state = game.newState({})

it('names a card by its kind, and by its copy where there are several', () => {
  expect(game.cards).toBe(3)
  expect([0, 1, 2].map(game.kindName)).toEqual(['gem', 'gem', 'rope'])
  expect([0, 1, 2].map(game.cardName)).toEqual(['gem.1', 'gem.2', 'rope'])
})

it('gives each part the content of the pack', () => {
  expect(game.pack).toEqual({ name: 'house', hash: 'abc' })
  expect(game.optionFields[0].fallback).toBe('the Deep')
  expect(game.readOptions({ players: 2 })).toEqual({ cave: 'the Deep', players: 2 })
  expect(state.piles).toHaveLength(2)
  expect(game.thingName(state, 'pit', 3, true)).toBe('the Deep: pit 3!')
  expect(game.value(state)).toBe(2)
  expect(game.sayResult(state, 'fr')).toBe('the Deep 0 fr')
  expect(game.picture?.(state, 'pt')).toBe('the Deep pt')
  expect(game.seatName(state, 1, 'en')).toBe('the Deep 1 en')
})

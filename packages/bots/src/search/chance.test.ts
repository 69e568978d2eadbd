import { newEngineState } from '@muster/engine'
import { expect, it } from 'vitest'
import { chanceToWin } from './chance.ts'

const state = newEngineState(0, 0)

it('is what the game has learned of it, or else its value', () => {
  expect(chanceToWin({ value: () => 2500 }, state)).toBe(0.25)
  expect(chanceToWin({ value: () => 2500, chance: () => 0.7 }, state)).toBe(0.7)
})

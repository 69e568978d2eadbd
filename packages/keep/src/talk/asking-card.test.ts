import { expect, it } from 'vitest'
import { keep } from '../game.ts'
import { at, comes } from '../testing/scenario-table.ts'

it('names the scenario card for which cards are discarded', () => {
  const t = comes(at('witchs-cauldron'), 'olga-calls')
  const { question } = keep.sayAsked(t.state, t.umpire.decision, 'en')
  expect(question).toBe('Olga Calls: which card to discard?')
})

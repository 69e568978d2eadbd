import { newMatch, RandomDealer } from '@muster/engine'
import { keep } from '@muster/keep'
import { tenefyr } from '@muster/tenefyr'
import { expect, test } from 'vitest'
import { aheadOf } from './ahead.ts'

/** K1.8: each player in turn places monsters. */
function deploying() {
  const deal = { kind: 'random', note: 'seed 1' } as const
  const match = newMatch(keep, { players: 2 }, new RandomDealer(1), { deal })
  const decision = match.decision()
  if (decision === undefined || decision.by === 'party') throw new Error('nobody is asked')
  return { state: match.state, decision, asked: decision.by }
}

test('who is asked the same next is told of it, and nothing is changed', () => {
  const { state, decision, asked } = deploying()
  const before = JSON.stringify(state)
  const ahead = aheadOf(keep, { state, decision }, [1 - asked], 'en')
  expect(ahead).toMatchObject({ prompt: decision.prompt, by: 1 - asked, row: false })
  expect(ahead?.options.length).toBeGreaterThan(1)
  expect(JSON.stringify(state)).toBe(before)
})

test('one’s own question is no question ahead, nor is that of a party', () => {
  const { state, decision, asked } = deploying()
  expect(aheadOf(keep, { state, decision }, [asked], 'en')).toBeUndefined()
  expect(aheadOf(keep, { state, decision }, [], 'en')).toBeUndefined()
  const deal = { kind: 'random', note: 'seed 1' } as const
  const party = newMatch(tenefyr, { players: 2 }, new RandomDealer(1), { deal })
  const together = { state: party.state, decision: party.decision() }
  expect(aheadOf(tenefyr, together, [1], 'en')).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { fighting, leaveInDeck, ones } from '../testing/frozen.ts'
import { policy } from './policy.ts'

/** No rule, and a power of 20 for three. */
const DUKE = 'horned-duke'

/** What is done with a good hand that is far from enough, if the two others have so many cards left. */
function done(cards: number): string {
  const t = fighting(DUKE, { decks: [['cave-troll', 'basic-1', 'basic-1']] })
  for (const seat of [1, 2]) leaveInDeck(t, seat, ones(cards))
  return t.options()[policy(t.umpire, () => 0)]
}

describe('the policy at a hand', () => {
  it('T4.5 draws anew where what is left surely loses', () => {
    expect(done(3)).toBe('new-hand')
  })

  it('keeps a good hand while others may still draw a better one', () => {
    expect(done(4)).toBe('keep')
  })
})

import { describe, expect, it } from 'vitest'
import { fighting, leaveInDeck, ones, type Table, zeros } from './testing/frozen.ts'
import { unasked } from './unasked.ts'

/** No rule, and a power of 20 for three. */
const DUKE = 'horned-duke'

const taken = ({ umpire }: Table): string | undefined => {
  const { content, state, decision } = umpire
  const index = unasked(content, state, decision)
  return index === undefined ? undefined : decision.at(index).verb
}

describe('nobody is asked', () => {
  it('which card to play first, where none can do anything', () => {
    // Quick Strike draws: nothing, where the deck is empty.
    const t = fighting(DUKE, { decks: [['orc', 'basic-1', 'basic-0']] }).choose('keep')
    expect(t.prompt()).toBe('play-card')
    expect(taken(t)).toBeUndefined()
    expect(taken(leaveInDeck(t, 0, []))).toBe('play')
    // The Echo doubles what is played before it.
    const echo = fighting(DUKE, { decks: [['standing-stone', 'basic-1', 'basic-0']] })
    expect(taken(leaveInDeck(echo.choose('keep'), 0, []))).toBeUndefined()
  })

  it('T11.6 in which order a card is doubled and changed, where one is better', () => {
    const t = fighting('mud-witch', { decks: [['cave-troll', 'standing-stone', 'basic-0']] })
    t.choose('keep', 'play troll-club', 'play echo-stone')
    expect(t.prompt()).toBe('double-order')
    expect(taken(t)).toBe('double-first')
  })

  it('T9.3 alone, whether to do to oneself what is meant to harm others', () => {
    const t = fighting('will-o-the-wisp', {
      decks: [[...ones(3), ...zeros(3)]],
      options: { players: 1 },
    })
    expect(t.prompt()).toBe('may')
    expect(taken(t)).toBe('decline')
  })
})

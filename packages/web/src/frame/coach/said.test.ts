import { beforeEach, expect, it, vi } from 'vitest'
import { nextNote, sayAllAgain, wasSaid } from './said.ts'

const note = (id: string) => ({ id, at: [], say: id })
const [deck, hand] = [note('deck'), note('hand')]

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  sayAllAgain()
})

it('says the first thing that was not said, each once, game by game', () => {
  expect(nextNote('one', [deck, hand])).toBe(deck)
  wasSaid('one', deck)
  expect(nextNote('one', [deck, hand])).toBe(hand)
  wasSaid('one', hand)
  expect(nextNote('one', [deck, hand])).toBeUndefined()
  expect(nextNote('other', [deck, hand])).toBe(deck)
})

it('says all again when it is asked to', () => {
  wasSaid('one', deck)
  sayAllAgain()
  expect(nextNote('one', [deck])).toBe(deck)
})

it('repeats nothing in a visit where storage is refused, and trusts no foreign list', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{"not": "a list"}',
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  })
  wasSaid('one', deck)
  expect(nextNote('one', [deck, hand])).toBe(hand)
})

it('knows whether it has spoken here about a game, or is wanted to', async () => {
  vi.stubGlobal('localStorage', storage())
  vi.resetModules()
  const fresh = await import('./said.ts')
  expect(fresh.hasSpoken('one')).toBe(false)
  fresh.wasSaid('one', deck)
  expect(fresh.hasSpoken('one')).toBe(true)
  expect(fresh.hasSpoken('other')).toBe(false)
  fresh.wishCoach()
  expect(fresh.hasSpoken('other')).toBe(true)
})

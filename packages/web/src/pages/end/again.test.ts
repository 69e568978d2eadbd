import { describe, expect, it } from 'vitest'
import { again, type Over, sameDeal } from './again.ts'

const over: Over = {
  game: 'tenefyr',
  options: { players: 2, level: 'easy' },
  seats: [
    { seat: 0, name: 'Ana', role: 'the Bard and the Thief' },
    { seat: 1, name: 'the Cleric', role: 'the Cleric', bot: 'greedy' },
  ],
  table: { settings: { allRoutine: true, hints: true } },
  seed: '00112233445566778899aabbccddeeff',
  pack: 'ed8ab193',
}

describe('the next match', () => {
  it('has the same set-up, with only the names that people gave', () => {
    expect(again(over)).toEqual({
      game: 'tenefyr',
      options: { players: 2, level: 'easy' },
      seats: [{ name: 'Ana' }, { name: '', bot: 'greedy' }],
      routine: true,
      pack: 'ed8ab193',
    })
    expect(again(over, { players: 2, level: 'normal' }).options.level).toBe('normal')
  })

  it('plays without hints where this one did', () => {
    const table = { settings: { allRoutine: true, hints: false } }
    expect(again({ ...over, table }).noHints).toBe(true)
  })

  it('has the same deal only when it is open', () => {
    expect(sameDeal(over)).toEqual({ ...again(over), seed: over.seed })
    const { seed: _, ...sealed } = over
    expect(sameDeal(sealed)).toBeUndefined()
  })
})

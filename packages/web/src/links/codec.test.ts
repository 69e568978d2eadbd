import { assert, asyncProperty, constantFrom, integer, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenLink, canLink, deflated, inflated } from './codec.ts'

const words = string({ unit: 'binary', maxLength: 300 })

describe('text in a link', () => {
  test('comes back as it was', async () => {
    expect(canLink()).toBe(true)
    await assert(
      asyncProperty(words, async (text) => {
        expect(await inflated(await deflated(text))).toBe(text)
      }),
    )
  })

  test('has only letters that are safe in an address', async () => {
    await assert(
      asyncProperty(words, async (text) => {
        expect(await deflated(text)).toMatch(/^[\w-]*$/)
      }),
    )
  })

  test('comes back with what stuck to the link in a sentence', async () => {
    const letters = await deflated('muster 1')
    await assert(
      asyncProperty(constantFrom('.', ')', '…', '»', ', ', '\n'), async (end) => {
        expect(await inflated(letters + end)).toBe('muster 1')
      }),
    )
  })

  test('that was cut is noticed', async () => {
    const letters = await deflated('A kobold, an orc and a bandit walk into a dungeon. 0123456789')
    await assert(
      asyncProperty(integer({ min: 1, max: letters.length - 2 }), async (kept) => {
        await expect(inflated(letters.slice(0, kept))).rejects.toThrow(BrokenLink)
      }),
    )
  })

  test('that is none is refused, however long it would become', async () => {
    await expect(inflated('')).rejects.toThrow(BrokenLink)
    await expect(inflated('kö')).rejects.toThrow(BrokenLink)
    await expect(inflated('hello-world')).rejects.toThrow(BrokenLink)
    const bomb = await deflated('0'.repeat(5_000_000))
    expect(bomb.length).toBeLessThan(20_000)
    await expect(inflated(bomb)).rejects.toThrow('longer than any match')
  })
})

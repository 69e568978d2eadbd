import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begun, type House, openHouse } from './testing/http/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

describe('The straight path', () => {
  it('lobby, invitation, begin, choices, stream', async () => {
    const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
    const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
    const ear = await bo.stream(match)
    const { decision } = await ana.ask('decision', { match })
    expect(decision?.options.length).toBeGreaterThan(0)
    const [{ text }] = decision?.options ?? []
    const entry = decision?.entry ?? 0
    const done = await ana.ask('choose', { match }, { entry, texts: [text], key: 'one' })
    expect(done.entries).not.toHaveLength(0)
    const told = await ear.until('entries', ({ n }) => n === done.entries[0].n)
    expect(told.hash).toBe(done.hash)
    ear.close()
  })
})

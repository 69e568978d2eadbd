import { tenefyr } from '@muster/tenefyr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAMES, type Shelf } from './games/games.ts'
import { begun, type House, openHouse } from './testing/http/house.ts'
import { TestPerson } from './testing/http/person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

/** The shelf after an update of Tenefyr. */
const updated = (change: Partial<typeof tenefyr>): Shelf =>
  GAMES.map((one) =>
    one.house.name === 'tenefyr'
      ? { ...one, house: { ...tenefyr, version: '99.0.0', ...change } }
      : one,
  )

async function playedOn(shelf: Shelf) {
  const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
  const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
  const { decision } = await ana.ask('decision', { match })
  const texts = [decision?.options[0].text ?? '']
  await ana.ask('choose', { match }, { entry: decision?.entry ?? 0, texts, key: 'a' })
  const before = await ana.ask('match', { match })
  const other = await openHouse({ storage: house.storage, shelf })
  const there = new TestPerson(other.server.address)
  there.cookie = ana.cookie
  there.id = ana.id
  return { match, before, other, there }
}

describe('After an update of rules', () => {
  it('a match that comes out the same goes on under the new ones', async () => {
    const { match, before, other, there } = await playedOn(updated({}))
    const now = await there.ask('match', { match })
    expect(now.lobby).toMatchObject({ phase: 'playing', version: '99.0.0' })
    expect(now.record?.entries).toEqual(before.record?.entries)
    expect((await there.ask('decision', { match })).hash).toBe(before.hash)
    await other.server.close()
  })

  it('a match that does not is frozen: it can be looked at, and nothing is lost', async () => {
    const newState: typeof tenefyr.newState = (options) => ({
      ...tenefyr.newState(options),
      track: 3,
    })
    const { match, before, other, there } = await playedOn(updated({ newState }))
    const now = await there.ask('match', { match })
    expect(now.lobby.phase).toBe('frozen')
    expect(now.frozen?.why).not.toBe('')
    expect(now).not.toHaveProperty('record')
    expect(await there.refusal('decision', { match })).toBe('409 frozen')
    const say = { action: { kind: 'say', text: 'Hm' }, key: 's' } as const
    expect(await there.refusal('act', { match }, say)).toBe('409 frozen')
    const { matches } = await there.ask('matches')
    expect(matches.find((one) => one.match === match)?.phase).toBe('frozen')
    const kept = await house.storage.log.entries(match)
    expect(kept.map(({ json }) => JSON.parse(json))).toEqual(before.record?.entries)
    await other.server.close()
    // A node with the old rules, or the next one with better ones, takes it up again.
    house.server.parts.hall.forget(match)
    const back = new TestPerson(house.server.address)
    back.cookie = there.cookie
    expect((await back.ask('match', { match })).record).toEqual(before.record)
  })
})

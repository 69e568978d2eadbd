import { LANGUAGES } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { tableOf } from './matches/lines.ts'
import { loadMatch } from './matches/loading.ts'
import { keptLines, Scribe } from './matches/snapshots.ts'
import type { Storage } from './storage/storage.ts'
import { FakeWorld } from './testing/http/clock.ts'
import { begun, type House, openHouse } from './testing/http/house.ts'
import type { TestPerson } from './testing/http/person.ts'

const RESTS = 6_000

/** A choice, and as many entries that end no match, whatever is dealt. */
async function goOn(person: TestPerson, match: string, times: number): Promise<void> {
  const { decision } = await person.ask('decision', { match })
  const { entry = 0, options = [] } = decision ?? {}
  const texts = [options[0].text]
  await person.ask('choose', { match }, { entry, texts, key: `${entry}` })
  for (let i = 0; i < times; i++) await person.ask('rename', {}, { name: `Ana ${entry} ${i}` })
}

async function logOf(person: TestPerson, match: string): Promise<string[][]> {
  const logs: string[][] = []
  for (const language of LANGUAGES) {
    const { lines } = await person.ask('log', { match }, undefined, `?language=${language}`)
    logs.push(lines.map(({ text }) => text))
  }
  return logs
}

const kept = async (storage: Storage, match: string): Promise<(readonly string[])[]> => {
  const lines = await keptLines(storage, match)
  return LANGUAGES.map((language) => lines[language])
}

async function opened(world: FakeWorld, storage?: Storage): Promise<House> {
  return await openHouse({ world, ...(storage === undefined ? {} : { storage }) })
}

describe('Sentences for the day when rules no longer fit', () => {
  it('are kept when a match rests, and once each however often it goes on', async () => {
    const world = new FakeWorld()
    const house = await opened(world)
    const ana = await house.person('Ana')
    const match = await begun([ana], { game: 'keep', options: { players: 1 } })
    for (const times of [3, 60, 8]) {
      await goOn(ana, match, times)
      const before = await kept(house.storage, match)
      world.pass(RESTS)
      const log = await logOf(ana, match)
      expect(before).not.toEqual(log)
      await expect.poll(async () => await kept(house.storage, match)).toEqual(log)
    }
    await house.close()
  })

  it('are kept once where two nodes have the same to tell', async () => {
    const world = new FakeWorld()
    const house = await opened(world)
    const { hall } = house.server.parts
    const ana = await house.person('Ana')
    const match = await begun([ana], { game: 'keep', options: { players: 1 } })
    await goOn(ana, match, 4)
    const there = await loadMatch(house.storage, hall.boxes, match)
    const [table, other] = [tableOf(there), new FakeWorld()]
    new Scribe(house.storage, other).note(there, table)
    const log = await logOf(ana, match)
    world.pass(RESTS)
    await expect.poll(() => hall.find(match)?.toldUpTo).toBe(table.version)
    // The other one looks for what to tell after it.
    other.pass(RESTS)
    await expect.poll(() => there.toldUpTo).toBe(table.version)
    expect(await kept(house.storage, match)).toEqual(log)
    await house.close()
  })

  it('are kept when a node is closed, and another goes on from there', async () => {
    const first = await opened(new FakeWorld())
    const ana = await first.person('Ana')
    const match = await begun([ana], { game: 'keep', options: { players: 1 } })
    await goOn(ana, match, 5)
    const log = await logOf(ana, match)
    await first.server.close()
    expect(await kept(first.storage, match)).toEqual(log)

    const world = new FakeWorld()
    const second = await opened(world, first.storage)
    const there = await second.person('Bo')
    there.cookie = ana.cookie
    await goOn(there, match, 4)
    world.pass(RESTS)
    const whole = await logOf(there, match)
    expect(whole.length).toBe(log.length)
    await expect.poll(async () => await kept(first.storage, match)).toEqual(whole)
    await second.server.close()
    await first.storage.close()
  })

  it('leave every fiftieth table, too', async () => {
    const house = await opened(new FakeWorld())
    const ana = await house.person('Ana')
    const match = await begun([ana], { game: 'tenefyr', options: { players: 1 } })
    await goOn(ana, match, 60)
    const snapshots = await house.storage.matches.snapshots(match)
    expect(snapshots).toHaveLength(1)
    const [{ n, json }] = snapshots
    expect(n).toBeGreaterThanOrEqual(49)
    const table = house.server.parts.hall.find(match)?.table
    expect(JSON.parse(json).state).toEqual(table?.stateAfter(n))
    await house.close()
  })
})

import { tenefyr } from '@muster/tenefyr'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GAMES, type Shelf } from './games/games.ts'
import type { Storage } from './storage/storage.ts'
import { FakeWorld } from './testing/http/clock.ts'
import { begun, type House, lobbyWith, nonce, openHouse } from './testing/http/house.ts'
import { TestPerson } from './testing/http/person.ts'
import { Player } from './testing/http/player.ts'

/** Longer than a match needs to rest: then sentences are kept. */
const RESTS = 6_000

const world = new FakeWorld()
let house: House
beforeAll(async () => {
  house = await openHouse({ world })
})
afterAll(async () => {
  await house.close()
})

const TWO = { game: 'tenefyr', options: { players: 2 } }

/** All that is kept of a match in words. */
async function keptOf({ matches, log }: Storage, match: string): Promise<string> {
  const kept = [
    await matches.get(match),
    await matches.notation(match),
    await matches.snapshots(match),
    await log.entries(match),
    await log.chat(match),
  ]
  return JSON.stringify(kept)
}

/** So that sentences about all these names are kept. */
async function renameOften(person: TestPerson, match: string): Promise<void> {
  for (let i = 0; i < 3; i++) await person.ask('rename', {}, { name: `Ana Unmistakable ${i}` })
  world.pass(RESTS)
  await vi.waitFor(async () => {
    expect(JSON.stringify(await house.storage.matches.snapshots(match))).toContain('Unmistakable')
  })
}

describe('Who deletes the account', () => {
  it('leaves each match under way, which goes on with another host', async () => {
    const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
    const match = await begun([ana, bo], TWO)
    const ear = await bo.stream(match)
    expect(await ana.ask('deleteAccount')).toEqual({ matchesLeft: 1 })
    await ear.until('entries', ({ entries }) => JSON.stringify(entries).includes('1 open'))
    const { lobby, you } = await bo.ask('match', { match })
    expect(lobby.people.map(({ id }) => id)).toEqual([bo.id])
    expect([lobby.host, you]).toEqual([bo.id, 'host'])
    // The seat is free, and what only a host may do is done.
    const { revision } = lobby
    await bo.ask('changeLobby', { match }, { revision, settings: { standIn: 60 } })
    const action = { kind: 'seat-bot', seat: 0, bot: 'random' } as const
    await bo.ask('act', { match }, { action, key: 'b' })
    ear.close()
  })

  it('closes its lobbies, and gives its seats in those of others free', async () => {
    const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
    const [own, others] = [await lobbyWith([ana, bo], TWO), await lobbyWith([bo, ana], TWO)]
    const ear = await bo.stream(own.match)
    await ana.ask('deleteAccount')
    expect((await ear.until('gone')).why).toBe('deleted')
    expect(await bo.refusal('match', { match: own.match })).toBe('404 not-found')
    const { lobby } = await bo.ask('match', { match: others.match })
    expect(lobby.people.map(({ id }) => id)).toEqual([bo.id])
    expect(lobby.seats[1]).not.toHaveProperty('person')
    ear.close()
  })

  it('takes along the matches that nobody else is in', async () => {
    const ana = await house.person('Ana')
    const { match } = await ana.ask('beginDaily', { game: 'tenefyr' })
    await ana.ask('deleteAccount')
    expect(await house.storage.matches.get(match)).toBeUndefined()
    expect(house.server.parts.hall.find(match)).toBeUndefined()
  })

  it('takes every name it has had out of all that is kept, sentences and matches left before', async () => {
    const [ana, bo] = [await house.person('Ana Unmistakable'), await house.person('Bo')]
    const [match, left] = [await begun([ana, bo], TWO), await begun([bo, ana], TWO)]
    await renameOften(ana, match)
    await ana.ask('leaveMatch', { match: left })
    expect(await keptOf(house.storage, left)).toContain('Unmistakable')
    await ana.ask('deleteAccount')
    for (const one of [match, left]) {
      expect(await keptOf(house.storage, one)).not.toContain('Unmistakable')
      const seen = [await bo.ask('match', { match: one }), await bo.ask('log', { match: one })]
      expect(JSON.stringify(seen)).not.toContain('Unmistakable')
    }
  })

  it('is in no snapshot that was to be written when the match is read anew', async () => {
    const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
    const match = await begun([ana, bo], TWO)
    const { storage, hall } = house.server.parts
    await ana.ask('rename', {}, { name: 'Anna' })
    hall.forget(match)
    world.pass(RESTS)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await storage.matches.snapshots(match)).toEqual([])
  })

  it('is not waited for in a rematch', async () => {
    const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
    const quick = { game: 'tenefyr', options: { players: 2, mode: 'quick' } }
    const match = await begun([ana, bo], quick)
    const players = [await Player.at(ana, match), await Player.at(bo, match)]
    const ears = [await players[0].overSocket(), await players[1].overSocket()]
    await Promise.all(ears.map((ear) => ear.until('lobby', ({ lobby }) => lobby.phase === 'over')))
    for (const ear of ears) ear.close()
    // The one that it has asked for is closed with the account.
    await ana.ask('rematch', { match }, { same: false, nonce: nonce() })
    await ana.ask('deleteAccount')
    expect(await keptOf(house.storage, match)).not.toMatch(/\bAna\b/)
    const next = await bo.ask('rematch', { match }, { same: false, nonce: nonce() })
    expect(next.people.map(({ id }) => id)).toEqual([bo.id])
    expect(next.seats[0]).not.toHaveProperty('person')
    expect(next).toMatchObject({ host: bo.id, previous: match })
  })
})

describe('A frozen match', () => {
  it('loses every name of who deletes the account, and the seat once the rules fit again', async () => {
    const [ana, bo] = [await house.person('Ana Unmistakable'), await house.person('Bo')]
    const match = await begun([ana, bo], TWO)
    await renameOften(ana, match)
    await ana.ask('rename', {}, { name: 'Anna' })
    const newState: typeof tenefyr.newState = (options) => ({
      ...tenefyr.newState(options),
      track: 3,
    })
    const shelf: Shelf = GAMES.map((one) =>
      one.house.name === 'tenefyr'
        ? { ...one, house: { ...tenefyr, version: '99.0.0', newState } }
        : one,
    )
    const other = await openHouse({ storage: house.storage, shelf })
    const at = (person: TestPerson, { server }: House) => {
      const there = new TestPerson(server.address)
      there.cookie = person.cookie
      return there
    }
    await at(ana, other).ask('deleteAccount')
    expect(await keptOf(house.storage, match)).not.toMatch(/Unmistakable|Anna/)
    const { frozen } = await at(bo, other).ask('match', { match })
    expect(frozen?.lines.en.join()).toContain('…')
    await other.server.close()

    house.server.parts.hall.forget(match)
    await bo.ask('match', { match })
    await vi.waitFor(async () => {
      const { record } = await bo.ask('match', { match })
      expect(record?.entries.at(-1)).toMatchObject({ name: 'seat', text: '1 open' })
    })
  })
})

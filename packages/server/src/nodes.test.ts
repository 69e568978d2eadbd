import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPostgres } from './storage/postgres.ts'
import type { Storage } from './storage/storage.ts'
import { begun, type House, openHouse } from './testing/http/house.ts'
import { TestPerson } from './testing/http/person.ts'
import { Player } from './testing/http/player.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'

let postgres: TestPostgres
let nodes: readonly House[]
let storages: readonly Storage[]

beforeAll(async () => {
  postgres = await startPostgres()
  const address = await postgres.fresh()
  storages = [await openPostgres(address), await openPostgres(address)]
  nodes = [await openHouse({ storage: storages[0] }), await openHouse({ storage: storages[1] })]
})
afterAll(async () => {
  for (const node of nodes) await node.close()
  for (const storage of storages) await storage.close()
  await postgres.stop()
})

/** The same person at the other node: both know the cookie. */
function atOther(person: TestPerson, there = nodes[1]): TestPerson {
  const other = new TestPerson(there.server.address)
  other.cookie = person.cookie
  other.id = person.id
  return other
}

const TWO = { game: 'tenefyr', options: { players: 2 } }

/** What a person sees of a match where it asks. */
async function seenBy(person: TestPerson, match: string): Promise<string> {
  return JSON.stringify([await person.ask('match', { match }), await person.ask('log', { match })])
}

describe('Two nodes on one PostgreSQL', () => {
  it('serve one lobby, tell each other’s changes, and begin one match', async () => {
    const [ana, bo] = [await nodes[0].person('Ana'), atOther(await nodes[0].person('Bo'))]
    const { match } = await ana.ask(
      'createMatch',
      {},
      {
        game: 'tenefyr',
        options: { players: 2 },
        seat: 0,
        nonce: '1'.repeat(32),
      },
    )
    const { secret } = await ana.ask('invite', { match }, { seat: 1 })
    const ear = await ana.stream(match)
    await bo.ask('takeInvitation', {}, { secret, nonce: '2'.repeat(32) })
    await ear.until('lobby', ({ lobby }) => lobby.seats[1].person === bo.id)
    const other = await bo.stream(match)
    await ana.ask('begin', { match }, {})
    await other.until('lobby', ({ lobby }) => lobby.phase === 'playing')
    const [here, there] = [await ana.ask('match', { match }), await bo.ask('match', { match })]
    expect(there.record).toEqual(here.record)
    ear.close()
    other.close()
  })

  it('play a whole match with people at both and a bot, every hash the same', async () => {
    const [ana, bo] = [await nodes[0].person('Ana'), await nodes[0].person('Bo')]
    const match = await begun([ana, bo], {
      game: 'tenefyr',
      options: { players: 3, mode: 'quick' },
      bots: [null, null, 'random'],
    })
    const players = [await Player.at(ana, match), await Player.at(atOther(bo), match)]
    const ears = [await players[0].overSocket(), await players[1].overHttp()]
    await Promise.all(ears.map((ear) => ear.until('lobby', ({ lobby }) => lobby.phase === 'over')))
    expect(players.flatMap(({ problem }) => problem ?? [])).toEqual([])
    expect(players[1].table.entries).toEqual(players[0].table.entries)
    for (const ear of ears) ear.close()
  }, 120_000)

  it('hear what is said at the other', async () => {
    const [ana, bo] = [await nodes[0].person('Ana'), await nodes[0].person('Bo')]
    const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
    const far = atOther(bo)
    const [ear, other] = [await ana.stream(match), await far.stream(match)]
    for (const [i, person] of [ana, far, ana, far].entries()) {
      const action = { kind: 'say', text: `line ${i}` } as const
      await person.ask('act', { match }, { action, key: `${i}` })
      await other.until('chat', ({ lines }) => lines.some(({ n }) => n === i))
      await ear.until('chat', ({ lines }) => lines.some(({ n }) => n === i))
    }
    expect((await ana.ask('match', { match })).chat.map(({ n }) => n)).toEqual([0, 1, 2, 3])
    ear.close()
    other.close()
  })

  it('take one of many choices that come to both at one time', async () => {
    const [ana, bo] = [await nodes[0].person('Ana'), await nodes[0].person('Bo')]
    const match = await begun([ana, bo], {
      game: 'tenefyr',
      options: { players: 2 },
      settings: { allRoutine: true },
    })
    const { decision, yourTurn } = await ana.ask('decision', { match })
    const near = yourTurn ? ana : bo
    const far = atOther(near)
    const entry = decision?.entry ?? 0
    const texts = [decision?.options[0].text ?? '']
    const tried = Array.from({ length: 10 }, (_, i) => {
      const person = i % 2 === 0 ? near : far
      return person.refusal('choose', { match }, { entry, texts, key: `k${i}` })
    })
    const met = await Promise.all(tried)
    expect(met.filter((one) => one === 'done')).toHaveLength(1)
    expect(met.filter((one) => one === '409 stale')).toHaveLength(9)
    const key = `k${met.indexOf('done')}`
    // The key is known at the other node, too.
    const again = await far.ask('choose', { match }, { entry, texts, key })
    expect(again).toEqual(await near.ask('choose', { match }, { entry, texts, key }))
  })

  it('forget at both who deletes the account at one, whether somebody watches there or not', async () => {
    const [ana, bo] = [await nodes[0].person('Ana Unmistakable'), await nodes[0].person('Bo')]
    const far = atOther(bo)
    const [watched, other] = [await begun([ana, bo], TWO), await begun([ana, bo], TWO)]
    const ear = await far.stream(watched)
    const say = { action: { kind: 'say', text: 'A secret' }, key: 's' } as const
    for (const match of [watched, other]) {
      await ana.ask('act', { match }, say)
      await vi.waitFor(async () => expect(await seenBy(far, match)).toContain('A secret'))
    }
    await ana.ask('deleteAccount')
    // Who listens goes on hearing.
    await bo.ask('rename', {}, { name: 'Bob' })
    await ear.until('entries', ({ entries }) => JSON.stringify(entries).includes('Bob'))
    for (const match of [watched, other]) {
      await vi.waitFor(async () =>
        expect(await seenBy(far, match)).not.toMatch(/Unmistakable|A secret/),
      )
    }
    // What the other node keeps from then on, when the match rests, is without the name.
    await far.ask('rename', {}, { name: 'Bobby' })
    await vi.waitFor(
      async () => {
        const kept = JSON.stringify(await storages[0].matches.snapshots(watched))
        expect(kept).toContain('Bobby')
        expect(kept).not.toContain('Unmistakable')
      },
      { timeout: 20_000, interval: 200 },
    )
    ear.close()
  })

  it('forget within a second or two where no hint comes', async () => {
    const deaf: Storage = { ...storages[1], changes: () => () => undefined }
    const third = await openHouse({ storage: deaf })
    const [ana, bo] = [await nodes[0].person('Ana Unmistakable'), await nodes[0].person('Bo')]
    const match = await begun([ana, bo], TWO)
    const far = atOther(bo, third)
    const ear = await far.stream(match)
    expect(await seenBy(far, match)).toContain('Unmistakable')
    await ana.ask('deleteAccount')
    await vi.waitFor(
      async () => expect(await seenBy(far, match)).not.toContain('Unmistakable'),
      10_000,
    )
    ear.close()
    await third.close()
  })

  it('one goes down, and its people go on at the other', async () => {
    const address = await postgres.fresh()
    const own = [await openPostgres(address), await openPostgres(address)]
    const [first, second] = [
      await openHouse({ storage: own[0] }),
      await openHouse({ storage: own[1] }),
    ]
    const [ana, bo] = [await first.person('Ana'), await first.person('Bo')]
    const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
    const ear = await ana.stream(match)
    await ear.until('presence')
    await first.server.close()
    await own[0].close()
    const there = new TestPerson(second.server.address)
    there.cookie = ana.cookie
    const again = await there.stream(match, ear.last)
    await again.until('presence')
    expect(again.heard.filter(({ kind }) => kind === 'entries')).toHaveLength(0)
    expect((await there.ask('decision', { match })).decision).toBeDefined()
    again.close()
    await second.server.close()
    await own[1].close()
  })
})

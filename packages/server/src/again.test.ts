import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FakeWorld } from './testing/http/clock.ts'
import { type House, lobbyWith, nonce, openHouse } from './testing/http/house.ts'
import type { TestPerson } from './testing/http/person.ts'
import { Player } from './testing/http/player.ts'

let house: House
let ana: TestPerson
let bo: TestPerson
const world = new FakeWorld()
const DAY = 24 * 60 * 60_000

beforeAll(async () => {
  house = await openHouse({ world })
  ana = await house.person('Ana')
  bo = await house.person('Bo')
})
afterAll(async () => {
  await house.close()
})

/** Plays a match that has begun to its end. */
async function finish(match: string, people: readonly TestPerson[]): Promise<void> {
  const players = await Promise.all(people.map((person) => Player.at(person, match)))
  const ears = await Promise.all(players.map((player) => player.overSocket()))
  await Promise.all(ears.map((ear) => ear.until('lobby', ({ lobby }) => lobby.phase === 'over')))
  expect(players.flatMap(({ problem }) => problem ?? [])).toEqual([])
  for (const ear of ears) ear.close()
}

describe('A rematch', () => {
  const quick = { game: 'tenefyr', options: { players: 2, mode: 'quick' } }

  it('waits for the same people, with a new deal', async () => {
    const { match } = await lobbyWith([ana, bo], quick)
    expect(await ana.refusal('rematch', { match }, { same: false })).toBe('409 not-ready')
    await ana.ask('begin', { match }, {})
    await finish(match, [ana, bo])
    const summaryOf = async () =>
      (await bo.ask('matches')).matches.find((one) => one.match === match)
    const open = await summaryOf()
    house.server.parts.hall.forget(match)
    expect(await summaryOf()).toEqual(open)
    expect(open).toMatchObject({ phase: 'over', asked: [], yourTurn: false })
    expect(open?.result).toBeDefined()
    const next = await bo.ask('rematch', { match }, { same: false, nonce: nonce() })
    expect(next).toMatchObject({ phase: 'lobby', previous: match, host: bo.id })
    expect(next.seats.map(({ ready }) => ready)).toEqual([false, true])
    expect(next).not.toHaveProperty('sameDeal')
    expect((await ana.ask('match', { match })).lobby.next).toBe(next.match)
    // Who asks later comes to the same one.
    const led = await ana.ask('rematch', { match }, { same: true })
    expect(led.match).toBe(next.match)
    expect(await bo.refusal('begin', { match: next.match }, {})).toBe('409 not-ready')
    await ana.ask('setReady', { match: next.match }, { ready: true, nonce: nonce() })
    await bo.ask('begin', { match: next.match }, {})
    const old = await ana.ask('match', { match })
    const now = await ana.ask('match', { match: next.match })
    expect(now.lobby.commitment).not.toBe(old.lobby.commitment)
    expect(now.record?.entries[0]).not.toEqual(old.record?.entries[0])
  })

  it('with the same deal is marked so, and dealt the same', async () => {
    const { match } = await lobbyWith([ana, bo], quick)
    await ana.ask('begin', { match }, {})
    await finish(match, [ana, bo])
    const next = await ana.ask('rematch', { match }, { same: true, nonce: nonce() })
    expect(next.sameDeal).toBe(match)
    const other = { revision: next.revision, options: { players: 3 } }
    expect(await ana.refusal('changeLobby', { match: next.match }, other)).toBe('400 options')
    await bo.ask('setReady', { match: next.match }, { ready: true, nonce: nonce() })
    await ana.ask('begin', { match: next.match }, {})
    const old = await ana.ask('match', { match })
    const now = await ana.ask('match', { match: next.match })
    expect(now.record?.entries[0]).toEqual(old.record?.entries[0])
    expect(now.record?.deal).toMatchObject({ kind: 'sealed', match })
  })
})

describe.each(['tenefyr', 'keep', 'terrinoth'])('The daily of %s', (game) => {
  it('is the same for all, ranked, and opened when its day is over', async () => {
    const day = new Date(world.now()).toISOString().slice(0, 10)
    const { match } = await ana.ask('beginDaily', { game })
    expect((await ana.ask('beginDaily', { game })).match).toBe(match)
    const other = (await bo.ask('beginDaily', { game })).match
    const [mine, his] = [await ana.ask('match', { match }), await bo.ask('match', { match: other })]
    expect(his.record?.entries[0]).toEqual(mine.record?.entries[0])
    expect(mine.lobby.daily).toBe(day)

    await finish(match, [ana])
    const { record } = await ana.ask('match', { match })
    expect(record?.deal.kind).toBe('sealed')
    expect(await ana.ask('notation', { match })).not.toContain('opened')
    const view = await bo.ask('daily', { game, day })
    expect(view).toMatchObject({ game, day, played: 1, match: other })
    expect(view.results).toMatchObject([{ rank: 1, name: 'Ana', mine: false }])
    expect(view).not.toHaveProperty('opened')
    expect((await ana.ask('beginDaily', { game })).match).toBe(match)
    expect(await ana.refusal('rematch', { match }, { same: true })).toBe('409 not-ready')
    expect(await ana.refusal('daily', { game, day: '2999-01-01' })).toBe('404 not-found')

    world.pass(DAY)
    const after = await bo.ask('daily', { game, day })
    expect(after.opened?.commitment).toBe(view.commitment)
    expect((await ana.ask('match', { match })).record?.deal).toEqual(after.opened)
    const tomorrow = new Date(world.now()).toISOString().slice(0, 10)
    const next = await ana.ask('daily', { game, day: tomorrow })
    expect(next.commitment).not.toBe(view.commitment)
    world.pass(-DAY)
  }, 120_000)
})

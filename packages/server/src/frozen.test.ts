import { MusterError } from '@muster/engine'
import { parseTable } from '@muster/table'
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

/** Rules under which no table comes out as it did. */
const changed = (): Shelf =>
  updated({ newState: (options) => ({ ...tenefyr.newState(options), track: 3 }) })

async function played() {
  const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
  const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
  const { decision } = await ana.ask('decision', { match })
  const texts = [decision?.options[0].text ?? '']
  await ana.ask('choose', { match }, { entry: decision?.entry ?? 0, texts, key: 'a' })
  await bo.ask('act', { match }, { action: { kind: 'say', text: 'Courage!' }, key: 'b' })
  const before = await ana.ask('match', { match })
  const notation = await ana.ask('notation', { match })
  return { match, before, notation, ana }
}

/** A node with other rules, and Ana who comes to it. */
async function elsewhere(shelf: Shelf, ana: TestPerson) {
  const other = await openHouse({ storage: house.storage, shelf })
  const there = new TestPerson(other.server.address)
  there.cookie = ana.cookie
  there.id = ana.id
  return { other, there }
}

async function playedOn(shelf: Shelf) {
  const { ana, ...match } = await played()
  return { ...match, ...(await elsewhere(shelf, ana)) }
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
    const { match, before, other, there } = await playedOn(changed())
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

  it('a frozen match is told as far as it was kept, with what was said', async () => {
    const { match, before, other, there } = await playedOn(changed())
    const bare = await there.ask('match', { match })
    expect(bare.frozen).toMatchObject({ lines: { en: [], fr: [], pt: [] }, whole: false })
    expect(bare.chat).toEqual(before.chat)
    expect(bare.chat).toMatchObject([{ text: 'Courage!' }])
    const lines = { en: ['It began.'], fr: ['Le début.'], pt: ['O começo.'] }
    const last = (before.record?.entries.length ?? 0) - 1
    const keep = async (told: number) => {
      const json = JSON.stringify({ state: {}, lines, told })
      await house.storage.matches.keepSnapshot(match, { n: last, json }, false)
    }
    await keep(last - 1)
    expect((await there.ask('match', { match })).frozen).toMatchObject({ lines, whole: false })
    await keep(last)
    expect((await there.ask('match', { match })).frozen?.whole).toBe(true)
    await other.server.close()
  })

  it('a frozen match can be had as the file that it was before', async () => {
    const { match, notation, other, there } = await playedOn(changed())
    expect(await there.ask('notation', { match })).toBe(notation)
    expect(parseTable(notation).deal.kind).toBe('sealed')
    const { matches } = await there.ask('exportAccount')
    expect(matches.find((one) => one.match === match)?.notation).toBe(notation)
    const stranger = new TestPerson(other.server.address)
    await stranger.ask('signIn', {}, { name: 'Eve' })
    expect(await stranger.refusal('notation', { match })).toBe('404 not-found')
    await other.server.close()
  })

  it('so can one that was over long ago, with the seed of its deal', async () => {
    const { match, notation, ana } = await played()
    const { matches } = house.storage
    await matches.keepNotation(match, notation)
    const { revision } = (await matches.get(match)) ?? { revision: 0 }
    await matches.change(match, revision, { phase: 'over', ended: 1, result: 'lost' })
    await house.storage.tidy({ now: 2, guests: 0, lobbies: 0, finished: 2 })
    expect(await house.storage.log.entries(match)).toEqual([])
    const newState = () => {
      throw new MusterError('options', 'there is no such level any more')
    }
    const { other, there } = await elsewhere(updated({ newState }), ana)
    const { lobby, frozen } = await there.ask('match', { match })
    expect([lobby.phase, frozen?.lines.en]).toEqual(['frozen', []])
    const { entries, deal, result } = parseTable(await there.ask('notation', { match }))
    expect(entries).toEqual(parseTable(notation).entries)
    expect([deal.kind, result]).toEqual(['opened', 'lost'])
    await other.server.close()
  })
})

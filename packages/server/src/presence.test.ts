import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FakeWorld } from './testing/http/clock.ts'
import { begun, type House, openHouse } from './testing/http/house.ts'
import { TestPerson } from './testing/http/person.ts'

let world: FakeWorld
let house: House
let ana: TestPerson
let bo: TestPerson
beforeEach(async () => {
  world = new FakeWorld()
  house = await openHouse({ world })
  ana = await house.person('Ana')
  bo = await house.person('Bo')
})
afterEach(async () => {
  await house.close()
})

const notes = async (match: string): Promise<string[]> => {
  const { record } = await ana.ask('match', { match })
  return (record?.entries ?? []).flatMap((entry) =>
    entry.kind === 'note' && ['here', 'away'].includes(entry.name)
      ? [`${entry.name} ${entry.text}`]
      : [],
  )
}

const eventually = async (what: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200; i++) {
    if (await what()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('it never came')
}

describe('Presence', () => {
  it('is an entry: away some time after the last connection is gone, here with the first', async () => {
    const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
    const ear = await ana.socket()
    ear.say({ kind: 'watch', match })
    const first = await bo.stream(match)
    const second = await bo.socket()
    second.say({ kind: 'watch', match })
    await second.until('presence')
    first.close()
    await eventually(async () => house.server.parts.crowd.of(match).size === 2)
    world.pass(60_000)
    expect(await notes(match)).toEqual([])
    second.close()
    await eventually(async () => house.server.parts.crowd.of(match).size === 1)
    world.pass(19_000)
    expect(await notes(match)).toEqual([])
    world.pass(2_000)
    await ear.until('presence', ({ people }) =>
      people.some(({ person, is }) => person === bo.id && is === 'away'),
    )
    expect(await notes(match)).toEqual([`away ${bo.id}`])
    const back = await bo.stream(match)
    await eventually(async () => (await notes(match)).length === 2)
    expect(await notes(match)).toEqual([`away ${bo.id}`, `here ${bo.id}`])
    ear.close()
    back.close()
  })

  it('of who was here when the server lost power, and does not come back, ends after a while', async () => {
    const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
    for (const person of [ana, bo]) (await person.stream(match)).close()
    // Another server on the same storage: it has seen nobody go.
    const later = new FakeWorld(world.now())
    const again = await openHouse({ world: later, storage: house.storage })
    const back = new TestPerson(again.server.address)
    back.cookie = ana.cookie
    const ear = await back.socket()
    ear.say({ kind: 'watch', match })
    await ear.until('presence')
    later.pass(119_000)
    expect(await notes(match)).toEqual([])
    later.pass(2_000)
    await ear.until('presence', ({ people }) =>
      people.some(({ person, is }) => person === bo.id && is === 'away'),
    )
    ear.close()
    await again.close()
  })

  it('tells who looks elsewhere, without an entry', async () => {
    const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
    const ear = await ana.socket()
    ear.say({ kind: 'watch', match })
    const other = await bo.socket()
    other.say({ kind: 'watch', match })
    await other.until('presence')
    other.say({ kind: 'attention', elsewhere: true })
    await ear.until('presence', ({ people }) =>
      people.some(({ person, is }) => person === bo.id && is === 'elsewhere'),
    )
    other.say({ kind: 'attention', elsewhere: false })
    const { presence } = await ana.ask('match', { match })
    expect(presence).toHaveLength(2)
    expect(await notes(match)).toEqual([])
    ear.close()
    other.close()
  })
})

describe('A bot', () => {
  /** Ana and Bo are both away, and the table waits. */
  async function deserted(standIn: number | null): Promise<string> {
    const match = await begun([ana, bo], {
      game: 'tenefyr',
      options: { players: 2 },
      settings: { standIn },
    })
    for (const person of [ana, bo]) {
      await person.ask('act', { match }, { action: { kind: 'away' }, key: 'a' })
    }
    return match
  }

  const choices = async (match: string): Promise<number> => {
    const { record } = await ana.ask('match', { match })
    return record?.entries.filter(({ kind }) => kind === 'choice').length ?? 0
  }

  it('answers for who is away after the time that the table chose', async () => {
    const match = await deserted(30)
    world.pass(29_000)
    expect(await choices(match)).toBe(0)
    world.pass(1_500)
    // One, and what the rules then answer by themselves.
    await eventually(async () => (await choices(match)) > 0)
    const first = await choices(match)
    world.pass(29_000)
    expect(await choices(match)).toBe(first)
    world.pass(1_500)
    await eventually(async () => (await choices(match)) > first)
  })

  it('never does where the table did not wish it', async () => {
    const match = await deserted(null)
    world.pass(7 * 24 * 60 * 60_000)
    expect(await choices(match)).toBe(0)
  })

  it('goes on after the server has forgotten the table', async () => {
    const match = await deserted(30)
    house.server.parts.hall.forget(match)
    world.pass(31_000)
    await eventually(async () => (await choices(match)) > 0)
  })

  it('plays by itself where only bots sit, to the end', async () => {
    const bots = ['random', 'random']
    const made = await ana.ask(
      'createMatch',
      {},
      {
        game: 'tenefyr',
        options: { players: 2, mode: 'quick' },
        bots,
      },
    )
    const { match } = made
    await ana.ask('begin', { match }, {})
    await eventually(async () => (await ana.ask('match', { match })).lobby.phase === 'over')
  })
})

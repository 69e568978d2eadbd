/** A server on loopback with a storage of its own, and people who visit it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lobby, NewMatch } from '@muster/table/online'
import type { Thinker } from '../../bots/pool.ts'
import { think } from '../../bots/think.ts'
import { findGame, GAMES } from '../../games/games.ts'
import { type RunningServer, type ServerSetup, startServer } from '../../server.ts'
import { openSqlite } from '../../storage/sqlite.ts'
import type { Storage } from '../../storage/storage.ts'
import { TestPerson } from './person.ts'

export interface House {
  readonly server: RunningServer
  readonly storage: Storage
  person(name: string): Promise<TestPerson>
  close(): Promise<void>
}

/** Thinks here: threads run what was built. */
export const thinksHere: Thinker = {
  think: async (question) => {
    const found = findGame(GAMES, question.game)
    const isHouse = found.house.pack.hash === question.packHash
    return await Promise.resolve(think(isHouse ? found.house : found.with(question.pack), question))
  },
  close: () => Promise.resolve(),
}

export async function openHouse(setup: Partial<ServerSetup> = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-server-'))
  const storage = setup.storage ?? (await openSqlite(join(folder, 'muster.db')))
  const server = await startServer({
    limits: false,
    checkAnswers: true,
    thinker: thinksHere,
    ...setup,
    storage,
  })
  return {
    server,
    storage,
    person: (name) => visit(server, name),
    async close() {
      await server.close()
      if (setup.storage === undefined) await storage.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function visit(server: RunningServer, name: string): Promise<TestPerson> {
  const person = new TestPerson(server.address)
  person.id = (await person.ask('signIn', {}, { name })).id
  return person
}

let nonces = 0
export const nonce = (): string => String(++nonces).padStart(32, '0')

/** The first person hosts, the others come by links; nobody begins yet. */
export async function lobbyWith(
  people: readonly TestPerson[],
  match: Omit<NewMatch, 'seat' | 'nonce'>,
): Promise<Lobby> {
  const [host, ...friends] = people
  const { match: id } = await host.ask('createMatch', {}, { ...match, seat: 0, nonce: nonce() })
  for (const [i, friend] of friends.entries()) {
    const { secret } = await host.ask('invite', { match: id }, { seat: i + 1 })
    await friend.ask('takeInvitation', {}, { secret, nonce: nonce() })
  }
  return (await host.ask('match', { match: id })).lobby
}

export async function begun(
  people: readonly TestPerson[],
  match: Omit<NewMatch, 'seat' | 'nonce'>,
): Promise<string> {
  const { match: id } = await lobbyWith(people, match)
  await people[0].ask('begin', { match: id }, {})
  return id
}

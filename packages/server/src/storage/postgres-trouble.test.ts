import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { contents, filled } from '../testing/storage/copies.ts'
import { entries, newMatch, withMatch } from '../testing/storage/setting.ts'
import { openStorage } from './open.ts'
import { openPostgres } from './postgres.ts'
import type { Change, Storage } from './storage.ts'

let postgres: TestPostgres
const folder = mkdtempSync(join(tmpdir(), 'muster-nodes-'))
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await postgres.stop()
})

const place = { fresh: () => postgres.fresh(), open: openPostgres }

/** Two nodes on one database, with what the second one hears. */
async function twoNodes(): Promise<{ one: Storage; other: Storage; heard: Change[] }> {
  const address = await postgres.fresh()
  const one = await withMatch({ ...place, fresh: () => Promise.resolve(address) })
  const other = await openPostgres(address)
  const heard: Change[] = []
  other.changes((change) => heard.push(change))
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'all' }]))
  heard.length = 0
  return { one, other, heard }
}

async function ask(address: string, sql: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  await client.query(sql)
  await client.end()
}

describe('nodes on one PostgreSQL', () => {
  it('hear of what others do, and not of what they did themselves', async () => {
    const { one, other, heard } = await twoNodes()
    const change = { kind: 'match', match: 'm' }
    await one.log.append(entries('m', 0))
    await vi.waitFor(() => expect(heard).toEqual([change]))
    await other.log.append(entries('m', 1))
    await one.log.append(entries('m', 2, 1, { change: { phase: 'playing' } }))
    await one.matches.change('m', 1, { header: '{}' })
    await one.matches.delete('m')
    await vi.waitFor(() => expect(heard).toEqual([change, change, change, change]))
    await Promise.all([one.close(), other.close()])
  })

  it('hear of each match that a deleted account was in', async () => {
    const { one, other, heard } = await twoNodes()
    await one.matches.add(newMatch('alone'))
    await one.matches.add(newMatch('left', { people: [{ account: 'anna' }, { account: 'ben' }] }))
    await one.matches.change('left', 0, { people: [{ account: 'ben' }] })
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    heard.length = 0
    await one.accounts.delete('anna', (texts) => texts)
    const told = ['alone', 'left', 'm'].map((match) => ({ kind: 'match', match }))
    await vi.waitFor(() => expect(heard).toEqual(told))
    await Promise.all([one.close(), other.close()])
  })

  it('are told once of all that was committed together, whatever the names are', async () => {
    const { one, other, heard } = await twoNodes()
    const short = Array.from({ length: 100 }, (_, i) => `short-${i}`)
    const long = Array.from({ length: 100 }, (_, i) => `${'long'.repeat(30)}-${i}`)
    for (const id of [...short, ...long]) await one.matches.add(newMatch(id))
    await Promise.all(short.map((id) => one.log.append(entries(id, 0))))
    await vi.waitFor(() => expect(heard).toHaveLength(100))
    expect(heard[7]).toEqual({ kind: 'match', match: 'short-7' })
    heard.length = 0
    await Promise.all(long.map((id) => one.log.append(entries(id, 0))))
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'all' }]))
    await Promise.all([one.close(), other.close()])
  })

  it('do not hear any more when they said so', async () => {
    const { one, other } = await twoNodes()
    const heard: Change[] = []
    const stop = other.changes((change) => heard.push(change))
    stop()
    await one.log.append(entries('m', 0))
    await other.check()
    expect(heard).toEqual([])
    await Promise.all([one.close(), other.close()])
  })

  it('say so while it is away, have lost nothing, and go on by themselves', async () => {
    const { one, other, heard } = await twoNodes()
    const acknowledged: number[] = []
    for (let n = 0; n < 20; n++) {
      expect(await one.log.append(entries('m', n))).toEqual({ fate: 'done' })
      acknowledged.push(n)
    }
    await postgres.crash()
    const away = { code: 'unreachable', message: expect.stringContaining('does not answer') }
    await expect(one.log.append(entries('m', 20))).rejects.toMatchObject(away)
    await expect(one.check()).rejects.toMatchObject(away)
    await expect(other.matches.get('m')).rejects.toMatchObject(away)
    heard.length = 0
    await postgres.start()
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'all' }]), 20_000)
    expect((await other.log.entries('m')).map(({ n }) => n)).toEqual(acknowledged)
    expect(await one.log.append(entries('m', 20))).toEqual({ fate: 'done' })
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'match', match: 'm' }), 5_000)
    await Promise.all([one.close(), other.close()])
  })

  it('close while it is away', async () => {
    const { one, other } = await twoNodes()
    await postgres.crash()
    await Promise.all([one.close(), other.close()])
    await postgres.start()
  })
})

describe('a PostgreSQL that', () => {
  it('does not let us in: said without the password', async () => {
    const address = await postgres.fresh()
    const [, password] = /:([0-9a-f]+)@/.exec(address) ?? []
    const wrong = [
      address.replace(password, 'guessed'),
      address.replace('/postgres?', '/nowhere?'),
      address.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:1'),
    ]
    for (const one of wrong) {
      const opened = openStorage(one)
      await expect(opened).rejects.toMatchObject({ code: 'unreachable' })
      await expect(opened).rejects.not.toThrow(password)
      await expect(opened).rejects.not.toThrow('guessed')
    }
  })

  it('can only be read', async () => {
    const address = await postgres.fresh()
    const readOnly = `${address}%20-c%20default_transaction_read_only%3Don`
    await expect(openPostgres(readOnly)).rejects.toMatchObject({ code: 'read-only' })
  })

  it('belongs to another program', async () => {
    const address = await postgres.fresh()
    await ask(address, 'CREATE TABLE accounts (iban TEXT)')
    await expect(openPostgres(address)).rejects.toMatchObject({ code: 'foreign' })
  })

  it('was written by a newer Muster', async () => {
    const address = await postgres.fresh()
    await (await openPostgres(address)).close()
    await ask(address, 'INSERT INTO shape (n) VALUES (999)')
    await expect(openPostgres(address)).rejects.toMatchObject({ code: 'newer' })
  })

  it('is told nonsense by one: the others of the same turn are not hurt', async () => {
    const storage = await withMatch(place)
    await storage.matches.add(newMatch('n'))
    const nonsense = entries('n', 0, 1, { lines: [{ json: 'no \u0000 text', hash: 'h' }] })
    const both = [storage.log.append(nonsense), storage.log.append(entries('m', 0))]
    await expect(both[0]).rejects.toMatchObject({ code: 'failed' })
    expect(await both[1]).toEqual({ fate: 'done' })
    await storage.close()
  })
})

describe('a backup', () => {
  it('goes from one kind of storage to the other and back', async () => {
    const nodes = await filled(place)
    const first = join(folder, 'from-postgres')
    await nodes.backup(first)
    const file = await openStorage(join(folder, 'a.db'))
    await file.restore(first)
    const second = join(folder, 'from-sqlite')
    await file.backup(second)
    const back = await openStorage(await postgres.fresh())
    await back.restore(second)
    const before = await contents(nodes)
    expect(await contents(file)).toEqual(before)
    expect(await contents(back)).toEqual(before)
    await Promise.all([nodes.close(), file.close(), back.close()])
  })
})

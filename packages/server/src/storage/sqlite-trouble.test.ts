import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ANNA, entries, newMatch, withMatch } from '../testing/storage/setting.ts'
import { openSqlite, sqliteStorage } from './sqlite.ts'
import { SqliteFile } from './sqlite-file.ts'
import type { Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-trouble-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const fresh = () => join(folder, `${files++}.db`)
const place = { fresh: () => Promise.resolve(fresh()), open: openSqlite }

/** A storage with a match of Anna's, closed again. */
async function storageAt(path: string): Promise<void> {
  const storage = await openSqlite(path)
  await storage.accounts.add(ANNA)
  await storage.matches.add(newMatch('m'))
  await storage.log.append(entries('m', 0, 200))
  await storage.close()
}

/** Does something as somebody who owns nothing: root may write everywhere. */
async function asStranger(work: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.('nobody')
  try {
    await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

describe('a SQLite file', () => {
  it('is for its owner only', async () => {
    const path = fresh()
    await storageAt(path)
    expect(statSync(path).mode & 0o077).toBe(0)
  })

  it('commits what came in one turn together', async () => {
    const storage = await withMatch(place)
    const many = Array.from({ length: 50 }, (_, i) => `match ${i}`)
    for (const id of many) await storage.matches.add(newMatch(id))
    const commits = vi.spyOn(SqliteFile.prototype, 'transaction')
    const fates = await Promise.all(many.map((id) => storage.log.append(entries(id, 0, 2))))
    expect(commits).toHaveBeenCalledTimes(1)
    commits.mockRestore()
    expect(fates.every(({ fate }) => fate === 'done')).toBe(true)
    await storage.close()
  })

  it('that is full says so, keeps what was acknowledged, and goes on when there is room', async () => {
    const path = fresh()
    await storageAt(path)
    const file = new SqliteFile(path)
    const [{ page_count: pages }] = file.rows('PRAGMA page_count')
    file.rows(`PRAGMA max_page_count = ${Number(pages) + 4}`)
    const storage = sqliteStorage(file, path)
    const { log } = storage
    let n = 200
    const fill = async () => {
      for (; n < 2_000; n++) expect(await log.append(entries('m', n))).toEqual({ fate: 'done' })
    }
    await expect(fill()).rejects.toMatchObject({ code: 'full' })
    // All of one turn share the trouble, and nothing of it is kept.
    const together = [log.append(entries('m', n, 300)), log.append(entries('m', n, 300))]
    for (const one of together) await expect(one).rejects.toMatchObject({ code: 'full' })
    expect(await log.entries('m')).toHaveLength(n)
    file.rows('PRAGMA max_page_count = 100000')
    expect(await log.append(entries('m', n, 300))).toEqual({ fate: 'done' })
    await storage.close()
    const again = await openSqlite(path)
    expect(await again.log.entries('m')).toHaveLength(n + 300)
    await again.close()
  })

  it('that becomes read-only says so, and can still be read', async () => {
    const path = fresh()
    await storageAt(path)
    const file = new SqliteFile(path)
    file.rows('PRAGMA query_only = ON')
    const storage = sqliteStorage(file, path)
    const readOnly = { code: 'read-only' }
    await expect(storage.log.append(entries('m', 200))).rejects.toMatchObject(readOnly)
    await expect(storage.accounts.rename('anna', 'A')).rejects.toMatchObject(readOnly)
    expect(await storage.log.entries('m')).toHaveLength(200)
    await storage.close()
  })

  it('that was left while some matches were in the tables and others on their way has all of them once', async () => {
    const path = fresh()
    const left = await openSqlite(path)
    const many = Array.from({ length: 30 }, (_, i) => `match ${i}`)
    for (const id of many) await left.matches.add(newMatch(id))
    for (let n = 0; n < 60; n++) {
      const once = { person: 'anna', key: `key ${n}` }
      await Promise.all(many.map((id) => left.log.append({ ...entries(id, n), once })))
    }
    const numbers = Array.from({ length: 60 }, (_, n) => n)
    const whole = async ({ log }: Pick<Storage, 'log'>) => {
      for (const id of many) {
        expect((await log.entries(id)).map(({ n }) => n)).toEqual(numbers)
        const brought = { fate: 'repeated', to: 'entries', first: 59, last: 59 }
        expect(await log.repeated(id, 'anna', 'key 59')).toEqual(brought)
      }
    }
    const full = new SqliteFile(path)
    const [{ page_count: pages }] = full.rows('PRAGMA page_count')
    full.rows(`PRAGMA max_page_count = ${pages}`)
    await whole(sqliteStorage(full, path))
    full.close()
    const again = await openSqlite(path)
    await whole(again)
    await again.close()
    await left.close()
  })

  it('that may not be written is not opened', async () => {
    const path = fresh()
    await storageAt(path)
    chmodSync(path, 0o444)
    chmodSync(folder, 0o555)
    await asStranger(async () => {
      await expect(openSqlite(path)).rejects.toMatchObject({ code: 'read-only' })
      await expect(openSqlite(fresh())).rejects.toMatchObject({ code: 'read-only' })
    })
    chmodSync(folder, 0o755)
  })

  it('that is damaged says so', async () => {
    const garbage = fresh()
    writeFileSync(garbage, 'this is a letter to my aunt and no storage\n'.repeat(100))
    await expect(openSqlite(garbage)).rejects.toMatchObject({ code: 'damaged' })

    const path = fresh()
    await storageAt(path)
    const bytes = readFileSync(path)
    // The first page says whose it is; all others are shredded.
    writeFileSync(path, bytes.fill(0xa5, 4_096))
    const read = async () => {
      const storage = await openSqlite(path)
      await storage.log.entries('m').finally(() => storage.close())
    }
    await expect(read()).rejects.toMatchObject({ code: 'damaged' })
  })

  it('of another program is refused, and not a byte of it changed', async () => {
    const path = fresh()
    const other = new Libsql(path)
    other.exec('CREATE TABLE recipes (cake TEXT)')
    other.close()
    const before = readFileSync(path)
    await expect(openSqlite(path)).rejects.toMatchObject({ code: 'foreign' })
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it('of a newer Muster is refused', async () => {
    const path = fresh()
    await storageAt(path)
    const newer = new Libsql(path)
    newer.exec('INSERT INTO shape (n) VALUES (999)')
    newer.close()
    await expect(openSqlite(path)).rejects.toMatchObject({ code: 'newer' })
  })

  it('that cannot be there says so', async () => {
    const nowhere = join(folder, 'no such folder', 'a.db')
    await expect(openSqlite(nowhere)).rejects.toMatchObject({ code: 'unreachable' })
    const aFolder = fresh()
    mkdirSync(aFolder)
    await expect(openSqlite(aFolder)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('that another program holds for long says so', async () => {
    const path = fresh()
    await storageAt(path)
    const storage = await openSqlite(path)
    const other = new Libsql(path)
    other.exec('BEGIN IMMEDIATE')
    await expect(storage.log.append(entries('m', 200))).rejects.toMatchObject({ code: 'busy' })
    other.exec('COMMIT')
    expect(await storage.log.append(entries('m', 200))).toEqual({ fate: 'done' })
    other.close()
    await storage.close()
  })
})

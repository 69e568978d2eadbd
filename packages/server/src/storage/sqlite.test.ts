import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { storageContract } from '../testing/storage/contract.ts'
import { openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

storageContract({
  fresh: () => Promise.resolve(join(folder, `${files++}.db`)),
  open: openSqlite,
})

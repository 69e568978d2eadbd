import { afterAll, beforeAll } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { storageContract } from '../testing/storage/contract.ts'
import { openPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

storageContract({ fresh: () => postgres.fresh(), open: openPostgres })

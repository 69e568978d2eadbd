/** Opens the storage that an address names. */
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

/** `postgres://…` is a database; anything else the path of a SQLite file. */
export function openStorage(address: string): Promise<Storage> {
  return /^postgres(ql)?:\/\//.test(address) ? openPostgres(address) : openSqlite(address)
}

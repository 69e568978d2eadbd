/** Who sits before this page, as the server knows them. Who they are lies in a cookie that no script can read. */
import type { Account } from '@muster/table/online'
import { api } from './api.ts'
import { rememberOnline } from './been.ts'

/** The account of this browser; a guest is made where there is none. */
export async function signIn(): Promise<Account> {
  const account = await api('signIn', {}, {})
  rememberOnline(true)
  return account
}

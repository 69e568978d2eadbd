/** Answers about people. */
import { notationOf } from '../matches/answers.ts'
import { renameEverywhere } from '../matches/renaming.ts'
import { accountAnswer, signedOut } from '../people/people.ts'
import type { ServerParts } from '../server-parts.ts'
import type { Account } from '../storage/storage.ts'
import type { Answers } from './call.ts'

export function known({ account }: { readonly account: Account | undefined }): Account {
  if (account === undefined) throw signedOut()
  return account
}

type AccountAnswers = Pick<
  Answers,
  | 'signIn'
  | 'account'
  | 'rename'
  | 'deleteAccount'
  | 'exportAccount'
  | 'makeDeviceLink'
  | 'takeDeviceLink'
  | 'tokens'
  | 'makeToken'
  | 'dropToken'
>

export function accountAnswers({ people, hall, lobbies, limits }: ServerParts): AccountAnswers {
  const rename = async (id: string, name: string) => {
    const account = await people.rename(id, name)
    await renameEverywhere(hall, id, name)
    return account
  }
  return {
    async signIn({ account, body, address, setCookie }) {
      if (account !== undefined) {
        if (body.name === undefined || body.name === account.name) return accountAnswer(account)
        return await rename(account.id, body.name)
      }
      limits.take('guests', address)
      const guest = await people.makeGuest(body.name)
      setCookie(guest.id)
      return accountAnswer(guest)
    },
    account: (call) => accountAnswer(known(call)),
    rename: (call) => rename(known(call).id, call.body.name),
    async deleteAccount(call) {
      const matchesLeft = await people.delete(known(call).id, hall, lobbies)
      call.setCookie(undefined)
      return { matchesLeft }
    },
    exportAccount: (call) =>
      people.export(known(call).id, async (match) => {
        const open = await hall.get(match)
        return open.phase === 'lobby' ? undefined : await notationOf(hall, open)
      }),
    makeDeviceLink(call) {
      limits.take('making', known(call).id)
      return people.makeLink(known(call).id)
    },
    async takeDeviceLink({ body, address, setCookie }) {
      limits.take('secrets', address)
      const account = await people.takeLink(body.secret)
      setCookie(account.id)
      return accountAnswer(account)
    },
    tokens: async (call) => ({ tokens: await people.tokens(known(call).id) }),
    makeToken(call) {
      limits.take('making', known(call).id)
      return people.makeToken(known(call).id, call.body.label)
    },
    async dropToken(call) {
      await people.dropToken(known(call).id, call.words.token)
      return {}
    },
  }
}

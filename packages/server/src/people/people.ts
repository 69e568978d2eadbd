/** Guests, their devices and tokens. */
import type { Account, AccountExport, AnswerOf, Token } from '@muster/table/online'
import { notFound, OnlineError } from '../errors.ts'
import type { Hall } from '../matches/hall.ts'
import { leaveEverywhere } from '../matches/leaving.ts'
import type { Lobbies } from '../matches/lobbies.ts'
import { hashOf, newId, newSecret, type Signer } from '../secrets.ts'
import type { Storage, Account as StoredAccount } from '../storage/storage.ts'
import type { World } from '../world.ts'
import { withoutName } from './without-name.ts'

const LINK_LASTS = 10 * 60_000
const MOST_TOKENS = 20
/** Who is known is asked of the storage again after so long. */
const KNOWN_FOR = 10_000
const MOST_KNOWN = 10_000
/** When somebody was last here is kept to the hour: it says who never came back. */
const SEEN_EVERY = 60 * 60_000
const TOKEN_ID = 16
/** Guests have a name before they give themselves one. */
const FIRST_NAMES = ['Guest', 'Traveller', 'Wanderer', 'Stranger'] as const

export class People {
  private readonly storage: Storage
  private readonly world: World
  private readonly signer: Signer
  private readonly known = new Map<string, { account: StoredAccount; until: number }>()

  constructor(storage: Storage, world: World, signer: Signer) {
    this.storage = storage
    this.world = world
    this.signer = signer
  }

  cookieOf(id: string): string {
    return this.signer.sign(id)
  }

  async byCookie(cookie: string): Promise<StoredAccount | undefined> {
    const id = this.signer.read(cookie)
    return id === undefined ? undefined : await this.find(id)
  }

  async byToken(token: string): Promise<StoredAccount | undefined> {
    const hash = hashOf(token)
    const known = this.recall(hash)
    if (known !== undefined) return known
    const account = await this.storage.accounts.byToken(hash, this.world.now())
    if (account !== undefined) this.remember(hash, account)
    return account
  }

  async makeGuest(name: string | undefined): Promise<StoredAccount> {
    const { world } = this
    const now = world.now()
    const [pick, ...digits] = world.random(3)
    const guest = `${FIRST_NAMES[pick % FIRST_NAMES.length]} ${digits.join('').slice(0, 3)}`
    const account = { id: newId(world), name: name ?? guest, created: now, seen: now }
    await this.storage.accounts.add(account)
    return account
  }

  async rename(id: string, name: string): Promise<Account> {
    if (!(await this.storage.accounts.rename(id, name))) throw signedOut()
    this.known.clear()
    const account = await this.find(id)
    if (account === undefined) throw signedOut()
    return accountAnswer(account)
  }

  async makeLink(id: string): Promise<AnswerOf<'makeDeviceLink'>> {
    const secret = newSecret(this.world)
    const expires = this.world.now() + LINK_LASTS
    await this.storage.accounts.addDeviceLink(id, hashOf(secret), expires)
    return { secret, expires }
  }

  async takeLink(secret: string): Promise<StoredAccount> {
    const found = await this.storage.accounts.takeDeviceLink(hashOf(secret), this.world.now())
    if (found === undefined) throw new OnlineError('revoked', 'this link was used or is too old')
    return found
  }

  async tokens(id: string): Promise<Token[]> {
    const kept = await this.storage.accounts.tokens(id)
    return kept.map(({ hash, label, created }) => ({ id: hash.slice(0, TOKEN_ID), label, created }))
  }

  async makeToken(id: string, label: string): Promise<AnswerOf<'makeToken'>> {
    if ((await this.storage.accounts.tokens(id)).length >= MOST_TOKENS) {
      throw new OnlineError('too-many', `a person has at most ${MOST_TOKENS} tokens`)
    }
    const token = `muster_${newSecret(this.world)}`
    const hash = hashOf(token)
    await this.storage.accounts.addToken(id, { hash, label, created: this.world.now() })
    return { id: hash.slice(0, TOKEN_ID), label, token }
  }

  async dropToken(id: string, token: string): Promise<void> {
    const kept = await this.storage.accounts.tokens(id)
    const found = kept.find(({ hash }) => hash.slice(0, TOKEN_ID) === token)
    if (found === undefined) throw notFound('token')
    await this.storage.accounts.removeToken(id, found.hash)
    this.known.clear()
  }

  async export(id: string, notation: (match: string) => Promise<string | undefined>) {
    const kept = await this.storage.accounts.export(id)
    if (kept === undefined) throw signedOut()
    const matches: AccountExport['matches'][number][] = []
    for (const { id: match } of kept.matches) {
      if (matches.some((one) => one.match === match)) continue
      const text = await notation(match)
      const said = kept.chat.filter((line) => line.match === match).map(({ json }) => json)
      matches.push({ match, ...(text === undefined ? {} : { notation: text }), said })
    }
    return {
      account: accountAnswer(kept.account),
      tokens: await this.tokens(id),
      matches,
      dailies: kept.dailies.map(({ game, day, match }) => ({ game, day, match })),
    }
  }

  /** Where others play on, somebody without a name has sat there. Gives how many matches were left. */
  async delete(id: string, hall: Hall, lobbies: Lobbies): Promise<number> {
    const left = await leaveEverywhere(hall, lobbies, id)
    const matches = await this.storage.accounts.delete(id, (texts) => withoutName(texts, id))
    if (matches === undefined) throw signedOut()
    this.known.clear()
    // Gone, or read anew. That it is not there is what was asked for.
    for (const match of matches) await hall.catchUp(match).catch(() => undefined)
    return left
  }

  private async find(id: string): Promise<StoredAccount | undefined> {
    const known = this.recall(id)
    if (known !== undefined) return known
    const account = await this.storage.accounts.get(id)
    if (account === undefined) return undefined
    this.remember(id, account)
    const now = this.world.now()
    if (now - account.seen > SEEN_EVERY) await this.storage.accounts.seen(id, now)
    return account
  }

  private recall(key: string): StoredAccount | undefined {
    const known = this.known.get(key)
    return known !== undefined && known.until > this.world.now() ? known.account : undefined
  }

  private remember(key: string, account: StoredAccount): void {
    if (this.known.size >= MOST_KNOWN) this.known.clear()
    this.known.set(key, { account, until: this.world.now() + KNOWN_FOR })
  }
}

export const accountAnswer = ({ id, name, created }: StoredAccount): Account => ({
  id,
  name,
  created,
})

export const signedOut = (): OnlineError =>
  new OnlineError('signed-out', 'nobody is signed in here')

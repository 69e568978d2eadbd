/** Two people and a watcher at a table, who take any option, and keep all that they are sent. */
import type { NewMatch } from '@muster/table/online'
import type { House } from '../http/house.ts'
import type { Chance } from './chance.ts'
import type { Keeper, KeepingPerson } from './keeper.ts'
import { Page } from './page.ts'

/** Nobody plays longer. */
const MOST_CHOICES = 3_000
const COMPARE_ONE_IN = 16
const UNDO_ONE_IN = 30

export interface Party {
  readonly house: House
  readonly keeper: Keeper
  readonly chance: Chance
  readonly host: KeepingPerson
  readonly friend: KeepingPerson
  readonly watcher: KeepingPerson
}

export interface Played {
  readonly match: string
  readonly nonces: readonly string[]
  readonly links: readonly { readonly secret: string; readonly by: string }[]
  /** How much had been sent when it began, and when the last choice was still to be made. */
  readonly begunAt: number
  readonly endsAfter: number
  readonly page: Page
}

export async function playRandomly(
  party: Party,
  set: NewMatch,
  choices = MOST_CHOICES,
): Promise<Played> {
  const { house, keeper, chance, host, friend, watcher } = party
  const nonces = [chance.bytes(16).toString('hex'), chance.bytes(16).toString('hex')]
  const { match } = await host.ask('createMatch', {}, { ...set, seat: 0, nonce: nonces[0] })
  const seat = await host.ask('invite', { match }, { seat: 1 })
  const watch = await host.ask('invite', { match }, { seat: null })
  await friend.ask('lookAtInvitation', {}, { secret: seat.secret })
  await friend.ask('takeInvitation', {}, { secret: seat.secret, nonce: nonces[1] })
  await watcher.ask('takeInvitation', {}, { secret: watch.secret })
  const ears = [await host.stream(match), await watcher.stream(match)]
  const socket = await friend.socket()
  socket.say({ kind: 'watch', match })
  for (const ear of [...ears, socket]) await ear.until('presence')
  for (const person of [host, friend, watcher]) await person.ask('match', { match })
  await watcher.ask('invitations', { match })
  const begunAt = keeper.sent.length
  await host.ask('begin', { match }, {})
  const page = await Page.of(house, watcher, match, ears[1])
  let endsAfter = Number.POSITIVE_INFINITY
  // While a bot thinks the server is ahead, and may bring a match to its end that was left.
  const isAtRest = () => page.table.decides?.bot === undefined
  for (let n = 0; (n < choices || !isAtRest()) && !page.table.isOver; n++) {
    if (isAtRest() && (n < 2 || chance.oneIn(COMPARE_ONE_IN))) {
      await page.compare(chance.pick([host, friend, watcher]), chance)
    }
    endsAfter = keeper.sent.length
    await step(party, page, socket, `${match}-${n}`)
  }
  if (page.table.isOver) for (const ear of [...ears, socket]) await ear.until('opened')
  else endsAfter = Number.POSITIVE_INFINITY
  for (const ear of [...ears, socket]) ear.close()
  const links = [seat, watch].map(({ secret }) => ({ secret, by: host.name }))
  return { match, nonces, links, begunAt, endsAfter, page }
}

/** One choice or vote of whoever is asked; where a bot is, it is waited for. */
async function step(
  { chance, host, friend }: Party,
  page: Page,
  socket: Awaited<ReturnType<KeepingPerson['socket']>>,
  key: string,
): Promise<void> {
  const { table, match } = page
  const { entry, version } = { entry: table.decision?.entry ?? 0, version: table.version }
  const options = table.decision?.options ?? []
  const [lead] = table.company.votes
  const texts = lead?.texts ?? [chance.pick(options).text]
  for (const person of [host, friend]) {
    const { mine } = table.view(person.id)
    const own = table.company.votes.find((vote) => mine?.seats.includes(vote.seat))
    if (mine === undefined || own !== undefined || !(mine.mayChoose || mine.mayVote)) continue
    const back = chance.oneIn(UNDO_ONE_IN)
      ? chance.pick(table.undoMenu(person.id).map(({ to }) => to))
      : undefined
    if (back !== undefined) {
      await person.ask('act', { match }, { action: { kind: 'undo-propose', entry, to: back }, key })
    } else if (person === friend) {
      socket.say({ kind: 'act', match, key, action: { kind: 'choose', entry, texts } })
    } else await person.ask('choose', { match }, { entry, texts: [...texts], key })
    break
  }
  await page.until(version + 1)
}

/** Once more with the same people: a new lobby, in which everybody is waited for. */
import { commitmentOf } from '@muster/engine'
import type { ReadBy } from '@muster/table/online'
import { notFound, OnlineError } from '../errors.ts'
import { newSeed } from '../secrets.ts'
import type { Hall } from './hall.ts'
import { type Header, type HeaderSeat, printHeader, sealedDeal } from './header.ts'
import { mustBeIn } from './lobbies.ts'
import type { OpenMatch } from './open-match.ts'
import { addMatch, botSeat, OPEN_SEAT, type Person } from './setting-up.ts'

/** The first who asks makes it; who asks later is led there. */
export async function rematch(
  hall: Hall,
  id: string,
  person: Person,
  { same, nonce }: ReadBy<'rematch'>,
): Promise<OpenMatch> {
  const before = await hall.get(id)
  const { watches } = mustBeIn(before, person.id)
  const { next } = before.header
  const there = next === undefined ? undefined : await found(hall, next)
  if (there !== undefined) return there
  if (watches) throw new OnlineError('seat', 'who watches cannot ask for another match')
  if (before.stored.phase !== 'over') throw new OnlineError('not-ready', 'the match is not over')
  if (same && before.header.daily !== undefined) {
    throw new OnlineError('not-ready', 'a daily is dealt once')
  }
  const seed = same ? await hall.storage.matches.seed(id) : newSeed(hall.world)
  if (seed === undefined) throw notFound('match')
  const game = await hall.boxes.gameOf(before.stored.game, before.header.pack)
  const header = headerOf(hall, before, person, seed, same, nonce)
  const made = await addMatch(hall, person, game, seed, header)
  return await linked(hall, before, made, next)
}

/** None where its host has closed it. */
async function found(hall: Hall, id: string): Promise<OpenMatch | undefined> {
  try {
    return await hall.get(id)
  } catch (error) {
    if (error instanceof OnlineError && error.code === 'not-found') return undefined
    throw error
  }
}

/** Where somebody else was faster, that match is the next one. */
async function linked(
  hall: Hall,
  before: OpenMatch,
  made: OpenMatch,
  was: string | undefined,
): Promise<OpenMatch> {
  const now = await hall.change(before.id, ({ header }) =>
    header.next === was ? { header: printHeader({ ...header, next: made.id }) } : undefined,
  )
  const { next } = now.header
  if (next === undefined || next === made.id) return made
  await hall.storage.matches.delete(made.id)
  hall.forget(made.id)
  return await hall.get(next)
}

function headerOf(
  hall: Hall,
  { id, header, table }: OpenMatch,
  person: Person,
  seed: string,
  same: boolean,
  nonce: string | undefined,
): Header {
  const seats = table?.company.seats ?? []
  const { forgotten = [] } = header
  const { match, nonces } = sealedDeal(header)
  return {
    options: header.options,
    pack: header.pack,
    settings: header.settings,
    people: header.people.filter((one) => !forgotten.includes(one.id)),
    seats: seats.map(({ people, bot }): HeaderSeat => {
      if (bot !== undefined) return botSeat(bot, hall.world)
      const sits = people.find((one) => !forgotten.includes(one))
      if (sits === undefined) return OPEN_SEAT
      // Who has not come yet has not given its nonce.
      if (sits !== person.id || nonce === undefined) return { person: sits, ready: false }
      return { person: sits, nonce, ready: true }
    }),
    commitment: commitmentOf(seed),
    // The deal of the match before, under its name and with its nonces: everybody has seen it.
    ...(same ? { deal: { match, nonces: [...nonces] }, sameDeal: id } : {}),
    invitations: {},
    previous: id,
  }
}

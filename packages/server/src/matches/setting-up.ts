/** New matches: the lobby is made with the host's seed, whose commitment it shows from the first moment. */
import { type AnyGame, commitmentOf, type Options } from '@muster/engine'
import type { ReadBy } from '@muster/table/online'
import { OnlineError } from '../errors.ts'
import { mustBeBot } from '../games/games.ts'
import { newId, newSeed } from '../secrets.ts'
import type { World } from '../world.ts'
import type { Hall } from './hall.ts'
import { type Header, type HeaderSeat, lobbySeatsOf, peopleOf, printHeader } from './header.ts'
import { OpenMatch } from './open-match.ts'

const FIRST_SETTINGS = { allRoutine: false, closedHands: false, standIn: null, hints: true }

export interface Person {
  readonly id: string
  readonly name: string
}

export const OPEN_SEAT: HeaderSeat = { ready: false }

/** A bot's nonce is the server's, made after the commitment like any other. */
export const botSeat = (bot: string, world: World): HeaderSeat => {
  mustBeBot(bot)
  return { bot, nonce: newSeed(world), ready: true }
}

export const seatsFor = (game: AnyGame, options: Options): number =>
  game.seats(game.newState(options))

/** As many seats as the set-up has, each as it was before where there was one. */
export const fitted = (seats: readonly HeaderSeat[], many: number): HeaderSeat[] =>
  Array.from({ length: many }, (_, n) => seats[n] ?? OPEN_SEAT)

export async function createMatch(
  hall: Hall,
  host: Person,
  asked: ReadBy<'createMatch'>,
): Promise<OpenMatch> {
  const { world, boxes } = hall
  const pack =
    asked.pack === undefined
      ? await boxes.house(asked.game)
      : await boxes.bring(asked.game, asked.pack)
  const game = await boxes.gameOf(asked.game, pack)
  const options = game.readOptions(asked.options)
  const bots = asked.bots.map((bot) => (bot === null ? OPEN_SEAT : botSeat(bot, world)))
  const seats = fitted(bots, seatsFor(game, options))
  const { seat, nonce } = asked
  if (seat !== undefined) {
    if (nonce === undefined) throw new OnlineError('message', 'a seat is taken with a nonce')
    if (seat >= seats.length) throw new OnlineError('seat', `there is no seat ${seat + 1}`)
    seats[seat] = { person: host.id, nonce, ready: true }
  }
  const seed = newSeed(world)
  return await addMatch(hall, host, game, seed, {
    options: plain(options),
    pack,
    settings: settingsWith(FIRST_SETTINGS, asked.settings),
    people: [{ ...host, watches: false }],
    seats,
    commitment: commitmentOf(seed),
    invitations: {},
  })
}

export async function addMatch(
  hall: Hall,
  host: Person,
  game: AnyGame,
  seed: string,
  header: Header,
): Promise<OpenMatch> {
  const { storage, world } = hall
  const id = newId(world)
  await storage.matches.add({
    id,
    game: game.name,
    version: game.version,
    ...(header.pack.house ? {} : { pack: header.pack.hash }),
    header: printHeader(header),
    host: host.id,
    people: peopleOf(header, lobbySeatsOf(header)),
    seed,
    created: world.now(),
  })
  const stored = await storage.matches.get(id)
  if (stored === undefined) throw new Error('a match that was just kept is gone')
  const open = new OpenMatch(stored, header, undefined)
  hall.letIn(open)
  return open
}

/** Options as they are kept: rows that may be written to JSON and read again. */
export function plain(options: Options): Header['options'] {
  const kept: Header['options'] = {}
  for (const [name, value] of Object.entries(options)) {
    kept[name] = typeof value === 'object' ? [...value] : value
  }
  return kept
}

type Settings = Header['settings']

export const settingsWith = (
  was: Settings,
  { allRoutine, closedHands, standIn, hints }: { [K in keyof Settings]?: Settings[K] | undefined },
): Settings => ({
  allRoutine: allRoutine ?? was.allRoutine,
  closedHands: closedHands ?? was.closedHands,
  // Null is a word of its own: never.
  standIn: standIn === undefined ? was.standIn : standIn,
  hints: hints ?? was.hints,
})

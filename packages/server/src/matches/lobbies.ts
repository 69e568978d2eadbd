/** The lobby: seats are taken and freed, the set-up is talked over, until the host begins. */
import { type AnyGame, dealerOf, openDeal, sealDeal } from '@muster/engine'
import { type AnyTable, openTable } from '@muster/table'
import type { ReadBy } from '@muster/table/online'
import { notFound, OnlineError } from '../errors.ts'
import { print } from '../live/messages.ts'
import type { MatchChange } from '../storage/storage.ts'
import type { Hall } from './hall.ts'
import { type Header, type HeaderSeat, lobbySeatsOf, peopleOf, printHeader } from './header.ts'
import { leaveSeats } from './leaving.ts'
import { OpenMatch } from './open-match.ts'
import { botSeat, fitted, OPEN_SEAT, plain, seatsFor, settingsWith } from './setting-up.ts'

export class Lobbies {
  private readonly hall: Hall

  constructor(hall: Hall) {
    this.hall = hall
  }

  /** Changes the set-up; while the match is played only how long a bot waits for who is away. */
  async change(id: string, person: string, asked: ReadBy<'changeLobby'>): Promise<OpenMatch> {
    const { boxes } = this.hall
    const now = await this.hall.get(id)
    mustBeIn(now, person)
    const { game: name } = now.stored
    const pack =
      asked.pack === undefined
        ? undefined
        : asked.pack === null
          ? await boxes.house(name)
          : await boxes.bring(name, asked.pack)
    const game = await boxes.gameOf(name, pack ?? now.header.pack)
    return await this.hall.change(id, (open) => {
      const isHost = open.stored.host === person
      const news = asked.options !== undefined || asked.pack !== undefined
      if (news) mustBeLobby(open)
      if (news && open.header.sameDeal !== undefined) {
        throw new OnlineError('options', 'a match that is dealt again keeps its set-up')
      }
      if (asked.revision !== open.stored.revision) {
        throw new OnlineError('stale', 'the lobby has changed meanwhile')
      }
      const others = asked.pack !== undefined || asked.settings !== undefined
      if (!isHost && others) throw notHost()
      if (!isHost && lobbySeatsOf(open.header)(person).length === 0) throw notHost()
      return headerChange(setUp(open.header, game, pack, asked, isHost))
    })
  }

  async takeSeat(id: string, person: string, seat: number, nonce: string): Promise<OpenMatch> {
    return await this.withSeat(id, person, seat, (open, was) => {
      const { watches } = mustBeIn(open, person)
      if (watches) throw new OnlineError('seat', 'who watches has no seat')
      if (was.person !== undefined && was.person !== person) throw isTaken(seat)
      return { person, nonce, ready: true }
    })
  }

  async seatBot(id: string, person: string, seat: number, bot: string): Promise<OpenMatch> {
    return await this.withSeat(id, person, seat, (open, was) => {
      const isHost = open.stored.host === person
      if (!isHost && was.person !== person) throw notHost()
      if (was.person !== undefined && was.person !== person) throw isTaken(seat)
      return botSeat(bot, this.hall.world)
    })
  }

  async freeSeat(id: string, person: string, seat: number): Promise<OpenMatch> {
    return await this.withSeat(id, person, seat, (open, was) => {
      if (open.stored.host !== person && was.person !== person) throw notHost()
      return OPEN_SEAT
    })
  }

  async setReady(id: string, person: string, ready: boolean, nonce?: string): Promise<OpenMatch> {
    return await this.hall.change(id, (open) => {
      mustBeIn(open, person)
      mustBeLobby(open)
      const seats = open.header.seats.map((seat) => {
        if (seat.person !== person) return seat
        const words = seat.nonce ?? nonce
        if (words === undefined) throw new OnlineError('message', 'the nonce is missing')
        return { ...seat, nonce: words, ready }
      })
      return headerChange({ ...open.header, seats })
    })
  }

  async delete(id: string, person: string): Promise<void> {
    const open = await this.hall.get(id)
    mustBeIn(open, person)
    if (open.stored.host !== person) throw notHost()
    mustBeLobby(open)
    await this.hall.storage.matches.delete(id)
    this.hall.forget(id)
    this.hall.crowd.tell(id, print({ kind: 'gone', match: id, why: 'deleted' }))
  }

  /** Every seat is somebody's, every nonce is there: the deal is sealed, and the first entries are kept. */
  async begin(id: string, person: string, revision?: number): Promise<OpenMatch> {
    const { hall } = this
    const open = await hall.get(id)
    mustBeIn(open, person)
    if (open.stored.host !== person) throw notHost()
    mustBeLobby(open)
    if (revision !== undefined && revision !== open.stored.revision) {
      throw new OnlineError('stale', 'the lobby has changed meanwhile')
    }
    const seed = await hall.storage.matches.seed(id)
    if (seed === undefined) throw notFound('match')
    const game = await hall.boxes.gameOf(open.stored.game, open.header.pack)
    const { header, table } = dealt(open, game, seed)
    return await keepBegun(hall, open, header, table)
  }

  /** Leaves every seat, and the match itself. A lobby without its host is closed, a table has another one. */
  async leave(id: string, person: string): Promise<void> {
    const { hall } = this
    const open = await hall.get(id)
    mustBeIn(open, person)
    if (open.stored.phase === 'lobby' && open.stored.host === person) {
      await this.delete(id, person)
      return
    }
    if (open.table !== undefined && !open.table.isOver) await leaveSeats(hall, open, person)
    await hall.change(id, (now) => {
      const people = now.header.people.filter((one) => one.id !== person)
      const seats = now.header.seats.map((seat) => (seat.person === person ? OPEN_SEAT : seat))
      const header = { ...now.header, people, ...(isLobby(now) ? { seats } : {}) }
      const at = now.table === undefined ? lobbySeatsOf(header) : () => []
      const next = now.stored.host === person ? people.find(({ watches }) => !watches) : undefined
      return {
        ...(next === undefined ? {} : { host: next.id }),
        header: printHeader(header),
        people: now.stored.people.filter(({ account }) => account !== person),
        ...(now.table === undefined ? { people: peopleOf(header, at) } : {}),
      }
    })
  }

  private async withSeat(
    id: string,
    person: string,
    seat: number,
    change: (open: OpenMatch, was: HeaderSeat) => HeaderSeat,
  ): Promise<OpenMatch> {
    return await this.hall.change(id, (open) => {
      mustBeIn(open, person)
      mustBeLobby(open)
      const { seats } = open.header
      if (seat >= seats.length) throw new OnlineError('seat', `there is no seat ${seat + 1}`)
      const now = change(open, seats[seat])
      return headerChange({
        ...open.header,
        seats: seats.map((was, n) => (n === seat ? now : was)),
      })
    })
  }
}

function setUp(
  header: Header,
  game: AnyGame,
  pack: Header['pack'] | undefined,
  { options, settings }: ReadBy<'changeLobby'>,
  isHost: boolean,
): Header {
  // Cards of another pack may not fit the set-up: it begins anew.
  const base = pack === undefined ? header.options : {}
  const read =
    options === undefined && pack === undefined ? undefined : game.readOptions(options ?? base)
  const now = read === undefined ? header.options : plain(read)
  const seats = read === undefined ? header.seats : fitted(header.seats, seatsFor(game, read))
  if (!isHost && seats.length !== header.seats.length) throw notHost()
  return {
    ...header,
    options: now,
    seats,
    ...(pack === undefined ? {} : { pack }),
    settings: settingsWith(header.settings, settings ?? {}),
  }
}

function dealt(
  { id, header }: OpenMatch,
  game: AnyGame,
  seed: string,
): { header: Header; table: AnyTable } {
  const waiting = header.seats.findIndex(({ person, bot }) => (person ?? bot) === undefined)
  if (waiting >= 0) throw new OnlineError('not-ready', `seat ${waiting + 1} is open`)
  const nonces = header.seats.map(({ nonce }, n) => {
    if (nonce === undefined) {
      throw new OnlineError('not-ready', `the person of seat ${n + 1} has not come yet`)
    }
    return nonce
  })
  const deal = header.deal ?? { match: id, nonces }
  const sealed = sealDeal(seed, deal.match, deal.nonces)
  const { allRoutine, closedHands, hints } = header.settings
  const table = openTable(
    game,
    {
      options: header.options,
      deal: sealed,
      people: header.people
        .filter((one) => header.seats.some(({ person }) => person === one.id))
        .map(({ id: personId, name }) => ({ id: personId, name })),
      seats: header.seats.map(({ person, bot }) =>
        bot === undefined ? { people: person === undefined ? [] : [person] } : { bot },
      ),
      settings: { allRoutine, closedHands, hints },
      inPlace: true,
    },
    dealerOf(openDeal(sealed, seed)),
  )
  return { header: { ...header, deal }, table }
}

async function keepBegun(
  hall: Hall,
  open: OpenMatch,
  header: Header,
  table: AnyTable,
): Promise<OpenMatch> {
  const { storage, world } = hall
  const { id, stored } = open
  const lines = table.entries.map((entry, n) => ({
    json: JSON.stringify(entry),
    hash: table.hashAfter(n),
  }))
  const { revision } = stored
  const change = { revision, phase: 'playing', header: printHeader(header) } as const
  const fate = await storage.log.append({
    to: 'entries',
    match: id,
    n: 0,
    at: world.now(),
    lines,
    change,
  })
  if (fate.fate !== 'done') {
    hall.forget(id)
    throw new OnlineError('stale', 'the lobby has changed meanwhile')
  }
  const now = await storage.matches.get(id)
  if (now === undefined) throw notFound('match')
  const begun = new OpenMatch(now, header, table)
  begun.openedAt = world.now()
  begun.playedAt = begun.openedAt
  hall.begun(begun)
  return begun
}

export const headerChange = (header: Header): MatchChange => ({
  header: printHeader(header),
  people: peopleOf(header, lobbySeatsOf(header)),
})

export function mustBeIn(open: OpenMatch, person: string): Header['people'][number] {
  const found = open.personOf(person)
  // Nobody learns of a match that is none of their business.
  if (found === undefined) throw notFound('match')
  return found
}

export const isLobby = ({ stored }: OpenMatch): boolean => stored.phase === 'lobby'

export function mustBeLobby(open: OpenMatch): void {
  if (!isLobby(open)) throw new OnlineError('begun', 'the match has begun')
}

export const notHost = (): OnlineError => new OnlineError('host', 'only the host may do this')

const isTaken = (seat: number): OnlineError =>
  new OnlineError('taken', `somebody has seat ${seat + 1}`)

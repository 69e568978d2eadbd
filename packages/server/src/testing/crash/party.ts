/** People who have begun some matches, and play on whatever happens to the servers. */
import type { Entry } from '@muster/engine'
import type { NewMatch, OnlineRecord } from '@muster/table/online'
import { expect } from 'vitest'
import { openStorage } from '../../storage/open.ts'
import { begun } from '../http/house.ts'
import { TestPerson } from '../http/person.ts'
import { auditKeys, auditLog, auditOnce } from './audit.ts'
import { Book } from './book.ts'
import type { Nodes } from './nodes.ts'
import { SteadyPlayer } from './steady-player.ts'

export interface Gathering {
  readonly match: Omit<NewMatch, 'seat' | 'nonce'>
  /** For each of its people, the node where it plays. */
  readonly places: readonly number[]
  readonly thinks?: number
}

interface Gathered extends Gathering {
  readonly id: string
  readonly players: readonly SteadyPlayer[]
}

export class Party {
  readonly book: Book
  readonly matches: readonly Gathered[]
  private readonly nodes: Nodes
  private readonly playing: Promise<unknown>

  private constructor(nodes: Nodes, book: Book, matches: readonly Gathered[]) {
    this.nodes = nodes
    this.book = book
    this.matches = matches
    this.playing = Promise.all(
      this.players.map(async (player) => {
        await player.play().catch((error: unknown) => {
          const all = this.players.map(({ whereabouts }) => whereabouts)
          throw new Error([String(error), ...all].join('\n'), { cause: error })
        })
      }),
    )
    // Whoever waits for the party hears of it.
    this.playing.catch(() => undefined)
  }

  static async gather(nodes: Nodes, gatherings: readonly Gathering[]): Promise<Party> {
    const book = new Book()
    const matches: Gathered[] = []
    for (const gathering of gatherings) matches.push(await gathered(nodes, book, gathering))
    return new Party(nodes, book, matches)
  }

  get players(): readonly SteadyPlayer[] {
    return this.matches.flatMap(({ players }) => players)
  }

  /** Until so much more has been acknowledged. */
  async plays(choices: number): Promise<void> {
    const { acknowledged } = this.book
    const enough = acknowledged.length + choices
    await this.until(() => acknowledged.length >= enough)
  }

  /** Those that wait for nobody but people. */
  get withoutBots(): readonly Gathered[] {
    return this.matches.filter(({ match }) => match.bots === undefined)
  }

  /** Until each match that is not over has gone on by so many choices, none of them at a node that is gone. */
  async allPlay(choices: number, gone?: string, matches = this.matches): Promise<void> {
    const from = this.book.acknowledged.length
    const wentOn = ({ id }: Gathered) =>
      this.book.acknowledged
        .slice(from)
        .filter(({ deed, node }) => deed.match === id && node !== gone)
    await this.until(() =>
      matches.every((match) => isOver(match) || wentOn(match).length >= choices),
    )
  }

  /** Until a bot has chosen at each match that has one and is not over. */
  async botsPlay(): Promise<void> {
    const from = new Map(this.matches.map(({ id }) => [id, this.book.lastTold(id)]))
    const wentOn = ({ id, places }: Gathered) =>
      this.book.toldAfter(id, from.get(id) ?? -1).some((entry) => isBots(entry, places.length))
    const withBots = this.matches.filter(({ match }) => match.bots !== undefined)
    await this.until(() => withBots.every((match) => isOver(match) || wentOn(match)))
  }

  /** Until everybody who plays at this place, and whose match is not over, has come to a node after this moment. */
  async allAreBack(moment: number, place: number): Promise<void> {
    const here = this.players.filter(({ seat }) => seat.place === place)
    await this.until(() => here.every((player) => player.isOver || player.isBackSince(moment)))
  }

  /** Everybody brings to an end what is in hand, and leaves; then what is kept is compared with what was told. */
  async endsWell(address: string): Promise<void> {
    for (const player of this.players) player.leave()
    await this.playing
    const records: OnlineRecord[] = []
    for (const match of this.matches) records.push(await this.recordOf(match))
    const codes = await this.nodes.endAll('SIGTERM')
    expect(codes.filter((code) => code !== 0)).toEqual([])
    expect(this.nodes.complaints).toBe('')
    const storage = await openStorage(address)
    try {
      await auditKeys(storage, this.book)
      for (const [i, { id, match }] of this.matches.entries()) {
        await auditLog(storage, this.book, id, records[i])
        if (match.bots === undefined) await auditOnce(storage, this.book, id)
      }
    } finally {
      await storage.close()
    }
  }

  /** A player who has failed fails the test at once. */
  private async until(holds: () => boolean): Promise<void> {
    const ended = this.playing.then(() => {
      if (!holds()) throw new Error('all matches are over already')
    })
    await Promise.race([this.book.until(holds), ended])
  }

  private async recordOf({ players, id }: Gathered): Promise<OnlineRecord> {
    const [{ seat }] = players
    const person = await atNode(this.nodes, seat.person, seat.place)
    const { record, lobby } = await person.ask('match', { match: id })
    expect(lobby.phase).toBe(players.every(({ isOver: over }) => over) ? 'over' : 'playing')
    if (record === undefined) throw new Error(`${id} has no record`)
    return record
  }
}

/** The bots sit behind the people. */
const isBots = (entry: Entry, people: number): boolean =>
  entry.kind === 'choice' && entry.by !== 'party' && entry.by >= people

const isOver = ({ players }: Gathered): boolean => players.some((player) => player.isOver)

/** The same person at a node that is up: all of them know the cookie. */
async function atNode(
  nodes: Nodes,
  { cookie, id }: TestPerson,
  place: number,
): Promise<TestPerson> {
  const person = new TestPerson((await nodes.find(place)).address)
  person.cookie = cookie
  person.id = id
  return person
}

async function gathered(nodes: Nodes, book: Book, gathering: Gathering): Promise<Gathered> {
  const { address } = await nodes.find(0)
  const people: TestPerson[] = []
  for (const place of gathering.places) {
    const person = new TestPerson(address)
    person.id = (await person.ask('signIn', {}, { name: `From ${place}` })).id
    people.push(person)
  }
  const match = await begun(people, gathering.match)
  const players: SteadyPlayer[] = []
  for (const [i, person] of people.entries()) {
    const by = i % 2 === 0 ? 'requests' : 'socket'
    const { places, thinks = 0 } = gathering
    const seat = { person, match, place: places[i], by, thinks } as const
    players.push(await SteadyPlayer.at(nodes, book, seat))
  }
  return { ...gathering, id: match, players }
}

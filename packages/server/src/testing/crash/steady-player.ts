/**
 * A player who comes back whenever the server is gone, and repeats what was not acknowledged under the same key. Follows the
 * match on a table of its own, as the page does, so that what was told once must stay true.
 */
import { setTimeout as pass } from 'node:timers/promises'
import { greedy, seedFor } from '@muster/bots'
import { type Dealer, type Entry, optionTexts } from '@muster/engine'
import { type AnyTable, resumeTable } from '@muster/table'
import type { OnlineActed, OnlineEvent } from '@muster/table/online'
import { findGame, GAMES } from '../../games/games.ts'
import { type Ear, TestPerson } from '../http/person.ts'
import type { Book, Deed } from './book.ts'
import type { Nodes } from './nodes.ts'
import type { NodeProcess } from './program.ts'

/** However slow the machine: who hears nothing for so long will hear nothing any more. */
const PATIENCE = 60_000
/** A server that closes, or has too much to do, is asked again after this. */
const SOON = 20

const KEYLESS: Dealer = {
  deal() {
    throw new Error('nothing is dealt here')
  },
  roll() {
    throw new Error('nothing is rolled here')
  },
}

/** What a server makes of a deed: it is done, it came too late, or it is to be sent again. */
type Answer = OnlineActed | 'stale' | 'again'
type Send = (deed: Deed) => Promise<Answer>

export interface Seat {
  readonly person: TestPerson
  readonly match: string
  /** The node where it plays while that is up. */
  readonly place: number
  readonly by: 'socket' | 'requests'
  /** How long it thinks about each choice, in milliseconds. */
  readonly thinks: number
}

export class SteadyPlayer {
  readonly seat: Seat
  private readonly nodes: Nodes
  private readonly book: Book
  private readonly table: AnyTable
  private readonly answers = new Map<string, Answer>()
  private hand: Deed | undefined
  private keys = 0
  /** The number of the last entry that was known when the choice in hand was made. */
  private wishedAt = -1
  /** The same for a choice that came too late: there must be more to hear. */
  private lateAt = -1
  private leaves = false
  /** When it was last told who is there: from then on it knows all, and hears all. */
  private backAt = 0
  private problem: unknown
  private doing = 'nothing'
  private ring: () => void = () => undefined

  private constructor(nodes: Nodes, book: Book, seat: Seat, table: AnyTable) {
    this.nodes = nodes
    this.book = book
    this.seat = seat
    this.table = table
  }

  static async at(nodes: Nodes, book: Book, seat: Seat): Promise<SteadyPlayer> {
    const { record } = await seat.person.ask('match', { match: seat.match })
    if (record === undefined) throw new Error('the match has not begun')
    const table: AnyTable = resumeTable(findGame(GAMES, record.game).house, record, KEYLESS)
    return new SteadyPlayer(nodes, book, seat, table)
  }

  get isOver(): boolean {
    return this.table.isOver
  }

  /** For whoever looks for what went wrong. */
  get whereabouts(): string {
    const { person, match, place, by } = this.seat
    const { version, decides } = this.table
    const { doing, hand, lateAt, backAt } = this
    const here = { person: person.id, match, place, by, doing, hand, lateAt, backAt, version }
    return JSON.stringify({ ...here, asked: decides?.seats, bot: decides?.bot })
  }

  /** It has come to a node after this moment, and knows there what is to be known. */
  isBackSince(moment: number): boolean {
    return this.backAt > moment
  }

  /** Until it is to leave, or the match is over; what it has in hand is brought to an end. */
  async play(): Promise<void> {
    while (!this.isDone) {
      this.doing = 'looks for a node'
      const node = await this.nodes.find(this.seat.place)
      this.doing = `comes to ${node.address}`
      try {
        await this.playAt(node)
      } catch (error) {
        // Who is told of a loss before the node is can only be wrong.
        if (node.isUp || this.problem !== undefined) throw this.problem ?? error
      }
    }
  }

  leave(): void {
    this.leaves = true
    this.ring()
  }

  private get isDone(): boolean {
    return this.hand === undefined && (this.leaves || this.table.isOver)
  }

  private async playAt(node: NodeProcess): Promise<void> {
    const person = new TestPerson(node.address)
    person.cookie = this.seat.person.cookie
    const [ear, send] = await this.connect(person)
    try {
      while (!ear.isOver && !this.isDone) {
        if (this.problem !== undefined) throw this.problem
        this.doing = `plays at ${node.address}`
        if (this.hand !== undefined) await this.bring(this.hand, send, ear, node.address)
        else if (this.wish() === undefined) await this.news()
        else await this.think()
      }
    } finally {
      ear.close()
    }
  }

  private async think(): Promise<void> {
    const { thinks } = this.seat
    if (thinks > 0) await pass(thinks)
    this.hand = this.leaves ? undefined : this.wish()
    this.wishedAt = this.table.version
  }

  private async bring(deed: Deed, send: Send, ear: Ear, node: string): Promise<void> {
    this.doing = `sends to ${node}`
    const answer = await send(deed)
    this.doing = `was answered by ${node}`
    if (answer === 'again') {
      await pass(SOON)
      return
    }
    this.hand = undefined
    if (answer === 'stale') {
      this.book.refuse(deed)
      this.lateAt = this.wishedAt
      return
    }
    this.book.acknowledge(deed, answer, node)
    const [first] = answer.entries
    // Requests are answered beside the stream, which may have more to tell before, or have ended.
    if (first !== undefined && first.n <= this.table.version + 1) {
      const row = answer.entries.map(({ entry }) => entry)
      this.receive(first.n, row, answer.hash)
    }
    while (this.table.version < answer.version && !ear.isOver) await this.news()
  }

  private async connect(person: TestPerson): Promise<[Ear, Send]> {
    const { match, by } = this.seat
    const { version } = this.table
    if (by === 'requests') {
      const ear = await person.stream(`${match}:${version}.-1.-1`)
      this.listen(ear)
      return [ear, (deed) => post(person, deed)]
    }
    const ear = await person.socket()
    this.listen(ear)
    ear.say({ kind: 'watch', match, entry: version })
    return [
      ear,
      async ({ key, entry, texts }) => {
        this.answers.clear()
        ear.say({ kind: 'act', match, key, action: { kind: 'choose', entry, texts } })
        for (;;) {
          const answer = this.answers.get(key)
          if (answer !== undefined) return answer
          if (ear.isOver) throw new Error('the connection is lost')
          await this.news()
        }
      },
    ]
  }

  private listen(ear: Ear): void {
    ear.hear = (event) => {
      try {
        this.take(event)
      } catch (error) {
        this.problem ??= error
      }
      this.ring()
    }
    ear.ended = () => {
      ear.isOver = true
      this.ring()
    }
    // The first words may have come with the connection itself.
    for (const event of ear.heard.splice(0)) ear.hear(event)
  }

  private take(event: OnlineEvent): void {
    switch (event.kind) {
      case 'entries':
        this.receive(event.n, event.entries, event.hash)
        break
      case 'done': {
        const { entries, hash } = event.acted
        const row = entries.map(({ entry }) => entry)
        if (entries.length > 0) this.receive(entries[0].n, row, hash)
        this.answers.set(event.key, event.acted)
        break
      }
      case 'error': {
        const { code, key } = event.error
        if (key === undefined) throw new Error(JSON.stringify(event))
        this.answers.set(key, answerTo(code, event))
        break
      }
      case 'presence':
        this.backAt = performance.now()
        this.book.look()
        break
      case 'gone':
        throw new Error(JSON.stringify(event))
    }
  }

  private receive(first: number, entries: readonly Entry[], hash: string | undefined): void {
    const { match } = this.seat
    for (const [i, entry] of entries.entries()) {
      if (first + i > this.table.version) this.table.receive({ n: first + i, entry })
    }
    const last = first + entries.length - 1
    // A node that knows less than somebody tells all of it; others may have been faster, a node alone has lost it.
    if (first === 0 && last < this.table.version && this.nodes.isOne) {
      throw new Error(`${match} went up to entry ${this.table.version}, and goes up to ${last} now`)
    }
    if (last === this.table.version && hash !== this.table.hash()) {
      throw new Error(`after entry ${last} of ${match} the tables differ`)
    }
    this.book.tell(match, first, entries, hash)
  }

  /** Rejected where nothing comes. */
  private async news(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`nothing came for a long time: ${this.whereabouts}`))
      }, PATIENCE)
      this.ring = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  private wish(): Deed | undefined {
    const { table } = this
    const { person, match } = this.seat
    const { mine, entry } = table.view(person.id)
    if (table.isOver || mine === undefined || table.version === this.lateAt) return undefined
    // Where votes differ, all agree with the first seat that has voted.
    const [lead] = [...table.company.votes].sort((a, b) => a.seat - b.seat)
    const own = table.company.votes.find(({ seat }) => mine.seats.includes(seat))
    const agrees = own !== undefined && own.texts.join() === lead.texts.join()
    if (!mine.mayChoose && (!mine.mayVote || agrees)) return undefined
    const { game, state, asking } = table
    const pick = () => greedy.choose(game, { state, decision: asking }, seedFor(entry, 1))
    const texts =
      mine.mayVote && lead !== undefined ? lead.texts : [optionTexts(game, state, asking)[pick()]]
    return { match, person: person.id, key: `choice-${++this.keys}`, entry, texts }
  }
}

/** Sent twice at one time, as by a finger that was not sure: both are the same choice. */
async function post(person: TestPerson, { match, key, entry, texts }: Deed): Promise<Answer> {
  const once = () => person.try('choose', { match }, { key, entry, texts })
  const [first, second] = await Promise.all([once(), once()])
  const all = [first, second].map(({ status, body }) => {
    const said: unknown = body
    if (status < 300) return body
    const code = typeof said === 'object' && said !== null && 'code' in said ? said.code : status
    return answerTo(code, said)
  })
  const done = all.filter((one) => typeof one === 'object')
  if (done.length === 2 && JSON.stringify(done[0]) !== JSON.stringify(done[1])) {
    throw new Error(`one key, two answers: ${JSON.stringify(done)}`)
  }
  return done[0] ?? all[0]
}

function answerTo(code: unknown, said: unknown): 'stale' | 'again' {
  if (code === 'stale') return 'stale'
  if (code === 'unavailable') return 'again'
  throw new Error(JSON.stringify(said))
}

/** A player as the page is one: follows the match on a table of its own, checks every hash, and chooses. */
import { type Bot, random, seedFor } from '@muster/bots'
import { type AnyGame, type Dealer, optionTexts } from '@muster/engine'
import { type Action, type AnyTable, resumeTable } from '@muster/table'
import type { OnlineEvent } from '@muster/table/online'
import { findGame, GAMES } from '../../games/games.ts'
import type { Ear, TestPerson } from './person.ts'

/** Nobody but the server knows the key. */
const KEYLESS: Dealer = {
  deal() {
    throw new Error('nothing is dealt here')
  },
  roll() {
    throw new Error('nothing is rolled here')
  },
}

type Say = (action: Action, key: string) => void

export class Player {
  readonly person: TestPerson
  readonly match: string
  table: AnyTable
  /** What went wrong where nobody waits. */
  problem: unknown
  private readonly bot: Bot
  private sent = -1
  private keys = 0
  private say: Say = () => undefined

  private constructor(person: TestPerson, match: string, table: AnyTable, bot: Bot) {
    this.person = person
    this.match = match
    this.table = table
    this.bot = bot
  }

  static async at(person: TestPerson, match: string, bot: Bot = random): Promise<Player> {
    const { record } = await person.ask('match', { match })
    if (record === undefined) throw new Error('the match has not begun')
    const game: AnyGame = findGame(GAMES, record.game).house
    return new Player(person, match, resumeTable(game, record, KEYLESS), bot)
  }

  get place(): string {
    return `${this.match}:${this.table.version}.-1.-1`
  }

  /** Plays by requests, and hears on a stream. */
  async overHttp(): Promise<Ear> {
    const ear = await this.person.stream(this.place)
    this.say = (action, key) => {
      this.person.ask('act', { match: this.match }, { action, key }).catch((error: unknown) => {
        // Two who vote at one time: one is too late.
        if (!String(error).includes('"stale"')) this.problem ??= error
        this.sent = -1
        this.choose()
      })
    }
    this.listen(ear)
    return ear
  }

  async overSocket(): Promise<Ear> {
    const ear = await this.person.socket()
    this.say = (action, key) => ear.say({ kind: 'act', match: this.match, action, key })
    // First, as the page does: an answer brings what it has entered, not what it has missed.
    ear.say({ kind: 'watch', match: this.match, entry: this.table.version })
    this.listen(ear)
    return ear
  }

  private listen(ear: Ear): void {
    const hear = ear.hear.bind(ear)
    ear.hear = (event) => {
      try {
        this.take(event)
      } catch (error) {
        this.problem ??= error
      }
      hear(event)
    }
    this.choose()
  }

  private take(event: OnlineEvent): void {
    if (event.kind === 'entries' && event.match === this.match) {
      event.entries.forEach((entry, i) => {
        this.receive(event.n + i, entry)
      })
      this.check(event.hash, event.n + event.entries.length - 1)
    }
    if (event.kind === 'done') {
      for (const { n, entry } of event.acted.entries) this.receive(n, entry)
      this.check(event.acted.hash, event.acted.version)
    }
    if (event.kind === 'error') {
      if (event.error.code !== 'stale') throw new Error(JSON.stringify(event.error))
      this.sent = -1
    }
    this.choose()
  }

  private receive(n: number, entry: AnyTable['entries'][number]): void {
    if (n > this.table.version) this.table.receive({ n, entry })
  }

  private check(hash: string | undefined, version: number): void {
    if (version === this.table.version && hash !== undefined && hash !== this.table.hash()) {
      throw new Error(`after entry ${version} the tables differ`)
    }
  }

  private choose(): void {
    const { table } = this
    const { mine, entry } = table.view(this.person.id)
    if (table.isOver || mine === undefined) return
    // Where votes differ, all agree with the first seat that has voted.
    const [lead] = [...table.company.votes].sort((a, b) => a.seat - b.seat)
    const own = table.company.votes.find(({ seat }) => mine.seats.includes(seat))
    const agrees = own !== undefined && own.texts.join() === lead.texts.join()
    const asked = mine.mayChoose || (mine.mayVote && !agrees)
    if (!asked || this.sent === table.version) return
    this.sent = table.version
    const { game, state, asking } = table
    const pick = () => this.bot.choose(game, { state, decision: asking }, seedFor(entry, 1))
    const texts =
      mine.mayVote && lead !== undefined ? lead.texts : [optionTexts(game, state, asking)[pick()]]
    this.say({ kind: 'choose', entry, texts }, `${this.person.id}-${this.keys++}`)
  }
}

/** A server in memory: one match of two, its API, and a socket that says what it is told to. */
import { dealerOf, openDeal, sealDeal } from '@muster/engine'
import { type Acted, type Action, type AnyTable, openTable } from '@muster/table'
import type { Lobby, OnlineEvent, WholeMatch } from '@muster/table/online'
import { tenefyr, tenefyrWith } from '@muster/tenefyr'
import { SEED } from './hall-play.ts'

export const MATCH = 'abcdefgh'
const HASH_OF_NOTHING = '0'.repeat(64)

interface Answered {
  readonly status: number
  readonly body: unknown
}

export class FakeServer {
  readonly table: AnyTable
  /** Actions that have come, and whether they are answered at once. */
  readonly keys: string[] = []
  isThere = true
  /** Of the server's own; the page has those of the table. */
  rules: string | undefined
  /** What is left of the match; the rules no longer fit it. */
  frozen: WholeMatch['frozen']
  private readonly pack: unknown
  private held: (() => void)[] | undefined
  private readonly sockets: EventTarget[] = []
  fetched = 0

  /** `pack`: cards that the page does not have. */
  constructor(pack?: unknown) {
    this.pack = pack
    const game = pack === undefined ? tenefyr : tenefyrWith(pack)
    const deal = sealDeal(SEED, MATCH, ['one', 'two'])
    const people = [
      { id: 'ana', name: 'Ana' },
      { id: 'rui', name: 'Rui' },
    ]
    this.table = openTable(
      game,
      {
        options: game.readOptions({ players: 2, level: 'easy' }),
        ...{ deal, people },
        seats: [{ people: ['ana'] }, { people: ['rui'] }],
      },
      dealerOf(openDeal(deal, SEED)),
    )
  }

  /** Rui does something, and everybody hears of it. */
  does(action: Action, person = 'rui'): void {
    this.tell(this.entriesOf(this.table.act(person, action)))
  }

  /** The same, and nobody hears of it. */
  doesUnheard(action: Action): void {
    this.table.act('rui', action)
  }

  tell(event: OnlineEvent): void {
    for (const socket of this.sockets) {
      socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
    }
  }

  /** From now on actions wait for `letGo`. */
  hold(): void {
    this.held = []
  }

  letGo(): void {
    const held = this.held ?? []
    this.held = undefined
    for (const go of held) go()
  }

  readonly fetch = async (url: string, { method, body }: RequestInit = {}): Promise<Response> => {
    if (!this.isThere) throw new TypeError('no network')
    const path = url.replace(/^.*\/api\/v1/, '')
    const { status, body: answer } = await this.answer(`${method} ${path}`, String(body ?? ''))
    return Response.json(answer, { status })
  }

  /** What `new WebSocket` gives. */
  get Socket() {
    const { sockets } = this
    return class extends EventTarget {
      constructor() {
        super()
        sockets.push(this)
        setTimeout(() => this.dispatchEvent(new Event('open')))
      }

      send(): void {
        // Who watches what is no matter with one match.
      }

      close(): void {
        sockets.splice(sockets.indexOf(this), 1)
      }
    }
  }

  private async answer(asked: string, body: string): Promise<Answered> {
    if (asked === 'POST /account') return fine({ id: 'ana', name: 'Ana', created: 0 })
    if (asked === `GET /matches/${MATCH}`) {
      this.fetched++
      return fine(this.whole())
    }
    if (asked === `GET /packs/${this.table.record.pack.hash}`) return fine(this.pack)
    if (asked !== `POST /matches/${MATCH}/actions`)
      return { status: 404, body: { code: 'not-found' } }
    const { held } = this
    if (held !== undefined) await new Promise<void>((resolve) => held.push(resolve))
    const { action, key } = JSON.parse(body)
    this.keys.push(key)
    if (this.frozen !== undefined) return { status: 409, body: { code: 'frozen' } }
    try {
      const acted = this.table.act('ana', action)
      return fine({ version: this.table.version, ...acted, hash: this.table.hash() })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : 'failed'
      return { status: 409, body: { code, message: String(error) } }
    }
  }

  private entriesOf({ entries }: Acted): OnlineEvent {
    return {
      kind: 'entries',
      match: MATCH,
      n: entries[0].n,
      entries: entries.map(({ entry }) => entry),
      hash: this.table.hash(),
    }
  }

  private whole(): WholeMatch {
    const { game, version, pack, options, entries } = this.table.record
    const { deal } = this.table.record
    if (deal.kind !== 'sealed') throw new Error('the deal is sealed')
    const lobby = lobbyOf(options, pack)
    const around: Pick<WholeMatch, 'chat' | 'presence' | 'you'> = {
      chat: [],
      presence: [
        { person: 'ana', is: 'here' },
        { person: 'rui', is: 'here' },
      ],
      you: 'host',
    }
    const { frozen, rules = version } = this
    if (frozen !== undefined) return { ...around, lobby: { ...lobby, phase: 'frozen' }, frozen }
    const record = { game, version: rules, pack, options, deal, entries: [...entries] }
    return { ...around, lobby, record, hash: this.table.hash() }
  }
}

const fine = (body: unknown): Answered => ({ status: 200, body })

const lobbyOf = (options: Lobby['options'], pack: { name: string; hash: string }): Lobby => ({
  match: MATCH,
  revision: 3,
  phase: 'playing',
  game: 'tenefyr',
  version: '1',
  options,
  pack: { ...pack, house: true },
  host: 'ana',
  people: [
    { id: 'ana', name: 'Ana' },
    { id: 'rui', name: 'Rui' },
  ],
  seats: [
    { seat: 0, person: 'ana', ready: true, invited: false },
    { seat: 1, person: 'rui', ready: true, invited: false },
  ],
  settings: { allRoutine: false, closedHands: false, standIn: null, hints: true },
  commitment: HASH_OF_NOTHING,
  created: 0,
})

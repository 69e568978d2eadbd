/**
 * The way to the server that all tabs of a browser share: one of them leads and holds the connection, the others hear
 * it through a channel. Where a browser has no locks, as over plain http, each tab leads itself.
 */
import type { OnlineEvent, Place } from '@muster/table/online'
import type { LineState } from '../../host/online.ts'
import { randomHex } from '../../online/api.ts'
import { Connection, type Holder } from './connection.ts'

/** How often the tabs are counted, and how long each has to say that it is there. */
const ROLL = 25_000
const ANSWER = 2000
const NAME = 'muster.line'

interface Wishes {
  readonly places: readonly Place[]
  readonly elsewhere: boolean
}

type Said =
  | { readonly kind: 'event'; readonly event: OnlineEvent }
  | { readonly kind: 'state'; readonly state: LineState }
  /** Who is there? */
  | { readonly kind: 'roll' }
  | ({ readonly kind: 'here'; readonly tab: string } & Wishes)

/** What the browser gives; a test has its own. */
export interface Surroundings {
  readonly channel: {
    postMessage(message: unknown): void
    addEventListener(kind: 'message', hear: (event: MessageEvent) => void): void
  }
  /** Calls back when this tab leads, and never lets go. */
  lead(run: () => void): void
  connect(holder: Holder): Pick<Connection, 'isThere' | 'say' | 'wake' | 'turnNetwork'>
}

function browser(): Surroundings {
  return {
    channel: new BroadcastChannel(NAME),
    lead(run) {
      if (navigator.locks === undefined) run()
      else {
        // Held for as long as this tab lives.
        void navigator.locks.request(NAME, () => {
          run()
          return new Promise(() => undefined)
        })
      }
    },
    connect: (holder) => new Connection(holder),
  }
}

interface Ears {
  heard(event: OnlineEvent): void
  changed(state: LineState): void
}

export class Line {
  private readonly ears: Ears
  private readonly tab = randomHex(8)
  private readonly around: Surroundings
  /** What this tab watches, with how much it knows of it. */
  private readonly watched = new Map<string, () => Place>()
  private elsewhere = false
  private connection: ReturnType<Surroundings['connect']> | undefined
  /** Of the leader: what the other tabs wish, and how far each match has come. */
  private readonly others = new Map<string, Wishes>()
  private readonly reached = new Map<string, Place>()
  state: LineState = 'connecting'

  constructor(ears: Ears, around = browser()) {
    this.ears = ears
    this.around = around
    around.channel.addEventListener('message', ({ data }) => this.heardOf(data))
    around.lead(() => this.lead())
    this.tellMine()
  }

  /** From now on everything of this match is heard; `known`: what need not be told again. */
  watch(match: string, known: () => Place): void {
    const isNew = !this.watched.has(match)
    this.watched.set(match, known)
    if (isNew) this.wish()
  }

  unwatch(match: string): void {
    if (this.watched.delete(match)) this.wish()
  }

  attend(elsewhere: boolean): void {
    const woke = this.elsewhere && !elsewhere
    this.elsewhere = elsewhere
    this.wish()
    if (woke) this.connection?.wake()
  }

  /** Of the leader; each tab hears of it from its own page. */
  turnNetwork(there: boolean): void {
    this.connection?.turnNetwork(there)
  }

  /** Tells what this tab wishes: to itself where it leads, else to who does. */
  private wish(): void {
    if (this.connection === undefined) this.tellMine()
    else this.follow()
  }

  private tellMine(): void {
    this.post({ kind: 'here', tab: this.tab, ...this.mine() })
  }

  private mine(): Wishes {
    return { places: [...this.watched.values()].map((known) => known()), elsewhere: this.elsewhere }
  }

  private post(said: Said): void {
    this.around.channel.postMessage(said)
  }

  private heardOf(said: Said): void {
    if (said.kind === 'here') {
      if (this.connection === undefined) return
      this.others.set(said.tab, said)
      this.follow()
      if (this.state !== 'live') this.connection.wake()
      this.post({ kind: 'state', state: this.state })
    } else if (said.kind === 'roll') this.tellMine()
    else if (this.connection === undefined) {
      if (said.kind === 'event') this.tell(said.event)
      else this.turn(said.state)
    }
  }

  private lead(): void {
    this.connection = this.around.connect({
      heard: (event) => {
        this.note(event)
        this.post({ kind: 'event', event })
        this.tell(event)
      },
      changed: (state) => {
        this.turn(state)
        this.post({ kind: 'state', state })
      },
      places: () => [...this.reached.values()],
      elsewhere: () => this.allElsewhere(),
    })
    this.post({ kind: 'roll' })
    this.follow()
    setInterval(() => this.callRoll(), ROLL)
  }

  /** Tabs that were closed say nothing more. */
  private callRoll(): void {
    const before = [...this.others.keys()]
    if (before.length === 0) return
    this.others.clear()
    this.post({ kind: 'roll' })
    setTimeout(() => this.follow(), ANSWER)
  }

  private allElsewhere(): boolean {
    return this.elsewhere && [...this.others.values()].every(({ elsewhere }) => elsewhere)
  }

  private wasElsewhere = false

  /** The connection watches what any tab watches. */
  private follow(): void {
    const { connection } = this
    if (connection === undefined) return
    const places = [this.mine(), ...this.others.values()].flatMap((tab) => tab.places)
    for (const match of [...this.reached.keys()]) {
      if (places.some((place) => place.match === match)) continue
      this.reached.delete(match)
      connection.say({ kind: 'unwatch', match })
    }
    for (const place of places) {
      if (this.reached.has(place.match)) continue
      this.reached.set(place.match, place)
      connection.say({ kind: 'watch', ...place })
    }
    const elsewhere = this.allElsewhere()
    if (elsewhere !== this.wasElsewhere && connection.isThere) {
      connection.say({ kind: 'attention', elsewhere })
    }
    this.wasElsewhere = elsewhere
  }

  /** What has been told need not be told again after a break. */
  private note(event: OnlineEvent): void {
    if (!('match' in event) || event.match === undefined) return
    const place = this.reached.get(event.match)
    if (place === undefined) return
    const { entry, chat, lobby } = place
    if (event.kind === 'entries') {
      const last = event.n + event.entries.length - 1
      this.reached.set(event.match, { ...place, entry: Math.max(entry, last) })
    } else if (event.kind === 'chat') {
      const last = event.lines.at(-1)?.n ?? -1
      this.reached.set(event.match, { ...place, chat: Math.max(chat, last) })
    } else if (event.kind === 'lobby') {
      this.reached.set(event.match, { ...place, lobby: Math.max(lobby, event.lobby.revision) })
    }
  }

  private tell(event: OnlineEvent): void {
    if ('match' in event && event.match !== undefined && !this.watched.has(event.match)) return
    this.ears.heard(event)
  }

  private turn(state: LineState): void {
    if (state === this.state) return
    this.state = state
    this.ears.changed(state)
  }
}

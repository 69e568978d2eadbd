/** Hears what other nodes tell, on a connection of its own that is made anew whenever it breaks. */
import pg from 'pg'
import { connectionTo } from './postgres-pool.ts'
import type { Change } from './storage.ts'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 3_000

export class PostgresEar {
  private readonly address: string
  private readonly channel: string
  private readonly changesIn: (told: string) => readonly Change[]
  private readonly listeners = new Set<(change: Change) => void>()
  private client: pg.Client | undefined
  private timer: NodeJS.Timeout | undefined
  private wait = FIRST_WAIT_MS
  private isClosed = false

  constructor(address: string, channel: string, changesIn: (told: string) => readonly Change[]) {
    this.address = address
    this.channel = channel
    this.changesIn = changesIn
  }

  /** Begins to listen with the first who wants to hear. */
  add(listener: (change: Change) => void): () => void {
    this.listeners.add(listener)
    if (this.client === undefined && this.timer === undefined) this.connect()
    return () => {
      this.listeners.delete(listener)
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    this.listeners.clear()
    await this.client?.end()
  }

  private connect(): void {
    if (this.isClosed) return
    this.timer = undefined
    const client = new pg.Client(connectionTo(this.address))
    this.client = client
    client.on('notification', ({ payload = '' }) => {
      for (const change of this.changesIn(payload)) this.tell(change)
    })
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    void this.listen(client)
  }

  private async listen(client: pg.Client): Promise<void> {
    try {
      await client.connect()
      await client.query(`LISTEN ${this.channel}`)
      this.wait = FIRST_WAIT_MS
      // Whatever was told before this moment went unheard.
      this.tell({ kind: 'all' })
    } catch {
      this.lost(client)
    }
  }

  private lost(client: pg.Client): void {
    if (this.isClosed || this.client !== client) return
    this.client = undefined
    client.end().catch(() => undefined)
    this.timer = setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS)
  }

  private tell(change: Change): void {
    for (const listener of this.listeners) listener(change)
  }
}

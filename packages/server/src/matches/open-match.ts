/** A match in memory: what is kept of it, and once it has begun its table. */
import type { AnyTable } from '@muster/table'
import type { Phase, StoredMatch } from '../storage/storage.ts'
import type { Header } from './header.ts'

/** Keys of actions that are remembered, so that one repeated at once need not be looked up. */
const REMEMBERED = 16

/** What an action brought: the numbers of its first and last line. */
export interface Brought {
  readonly to: 'entries' | 'chat'
  readonly first: number
  readonly last: number
}

export class OpenMatch {
  readonly id: string
  stored: StoredMatch
  header: Header
  /** None in the lobby, and of a frozen match. */
  table: AnyTable | undefined
  /** Why the rules of this node do not fit it. Another node, or the next one, may have others. */
  frozen: string | undefined
  /** The state's after the last entry. */
  hash: string
  /** When the present decision was opened, and when the last entry came. */
  openedAt: number
  playedAt: number
  /** The entry of the last snapshot; −1: none. */
  snapshotAt = -1
  /** Up to which entry there are sentences for the day when the rules no longer fit. */
  toldUpTo = -1
  /** When it was last asked for, as the hall counts. */
  asked = 0
  private readonly brought: { person: string; key: string; brought: Brought }[] = []
  private remembered = 0
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(stored: StoredMatch, header: Header, table: AnyTable | undefined) {
    this.id = stored.id
    this.stored = stored
    this.header = header
    this.table = table
    this.hash = table?.hash() ?? ''
    this.playedAt = stored.played ?? stored.created
    this.openedAt = this.playedAt
  }

  get phase(): Phase {
    return this.frozen === undefined ? this.stored.phase : 'frozen'
  }

  /** Somebody is at work on it, so that it must stay in memory. */
  get isBusy(): boolean {
    return this.waiting > 0
  }

  /** One after the other: nobody sees a table whose last entry is not on disk yet. */
  inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    this.waiting++
    const mine = this.last.then(work)
    this.last = mine.then(this.done, this.done)
    return mine
  }

  private readonly done = (): void => {
    this.waiting--
  }

  remember(person: string, key: string, brought: Brought): void {
    this.brought[this.remembered++ % REMEMBERED] = { person, key, brought }
  }

  recall(person: string, key: string): Brought | undefined {
    return this.brought.find((one) => one.key === key && one.person === person)?.brought
  }

  /** Which of the people around it this is; none: it has no part in the match. */
  personOf(id: string): Header['people'][number] | undefined {
    const { people, forgotten = [] } = this.header
    return forgotten.includes(id) ? undefined : people.find((person) => person.id === id)
  }
}

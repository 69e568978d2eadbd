/** What a contestant is: a server that a process of its own runs, and clients that the load generator runs. */

/** Starts the server on loopback. */
export type Start = () => Promise<{
  readonly port: number
  /** What other processes of it use. */
  more?(tidy: boolean): Promise<Used>
  close(): Promise<void>
}>

/** A match with its three clients connected. */
export interface Seated {
  /** The client that is asked sends a choice, at random. */
  send(): void
  close(): void
}

/** A client has seen the move that is under way; `own` where it has sent it itself. */
export type Seen = (own: boolean) => void

/** Begins a match and connects its clients; resolves when all three know the table. */
export type Seat = (port: number, seed: number, seen: Seen) => Promise<Seated>

/** What the server's process has used, all its threads together. */
export interface Used {
  /** Seconds of CPU. */
  readonly cpu: number
  /** Bytes. */
  readonly rss: number
  readonly heap: number
}

/** What one stretch of play has brought; times in milliseconds. */
export interface Played {
  readonly moves: number
  readonly seconds: number
  /** From sending until the answer. */
  readonly answers: readonly number[]
  /** From sending until both others have seen it. */
  readonly others: readonly number[]
  /** Seconds of CPU of the load generator. */
  readonly cpu: number
}

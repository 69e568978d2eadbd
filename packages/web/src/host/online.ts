/** What page and worker say to each other about tables that a server keeps; much of it the worker tells unasked. */
import type { Seat, Verdict } from '@muster/engine'
import type { Lobby, Whereabouts, WholeMatch } from '@muster/table/online'
import type { News, Trouble } from './protocol.ts'

/**
 * The way to the server. `live`: news come as they happen. `lost`: it is being sought again. `offline`: this device
 * has no network.
 */
export type LineState = 'connecting' | 'live' | 'lost' | 'offline'

/** Who and what is around a table, besides what lies on it. */
export interface Around {
  readonly lobby: Lobby
  readonly you: WholeMatch['you']
  /** The person who looks. */
  readonly me: string
  readonly presence: Readonly<Record<string, Whereabouts>>
  /** The server's rules no longer fit it: there is no table, but what was kept. */
  readonly frozen?: NonNullable<WholeMatch['frozen']> & Pick<WholeMatch, 'chat'>
}

export type Pushed =
  /** `anew`: the table was fetched whole, because it differed or too much was missed. */
  | {
      readonly kind: 'news'
      readonly id: string
      readonly news: News
      /** It was done on this device. */
      readonly mine: boolean
      readonly anew: boolean
    }
  /** A choice comes back to who made it. */
  | { readonly kind: 'returned'; readonly id: string; readonly trouble: Trouble }
  | { readonly kind: 'around'; readonly match: string; readonly around: Around }
  | {
      readonly kind: 'point'
      readonly match: string
      readonly seat: Seat
      readonly spot: string
    }
  | { readonly kind: 'nudge'; readonly match: string; readonly seat: Seat; readonly by: string }
  | { readonly kind: 'gone'; readonly match: string; readonly why: string }
  /** The server plays it by other rules than this page has: nothing more is taken in before the page is renewed. */
  | { readonly kind: 'outdated'; readonly match: string; readonly rules: string }
  | { readonly kind: 'line'; readonly state: LineState }

/** What the page wants of the worker's line to the server. */
export type OnlineAsk =
  /** Fetches a match and listens to it from now on, lobby or table. */
  | { readonly kind: 'watch'; readonly match: string }
  | { readonly kind: 'unwatch'; readonly match: string }
  /** The page is looked at, or not; the device has woken up. */
  | { readonly kind: 'attention'; readonly elsewhere: boolean }
  /** The device has a network, or none. */
  | { readonly kind: 'network'; readonly there: boolean }
  | { readonly kind: 'verify'; readonly match: string }

export interface OnlineCalls {
  online: {
    ask: OnlineAsk
    answer: { readonly around?: Around; readonly line: LineState; readonly verdict?: Verdict }
  }
}

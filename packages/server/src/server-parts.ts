/** What a running server is made of; each part knows only what it needs. */
import type { Hands } from './bots/hands.ts'
import type { Dailies } from './daily/dailies.ts'
import type { Shelf } from './games/games.ts'
import type { Limits } from './limits.ts'
import type { Crowd } from './live/crowd.ts'
import type { Presence } from './live/presence.ts'
import type { Hall } from './matches/hall.ts'
import type { Invitations } from './matches/invitations.ts'
import type { Lobbies } from './matches/lobbies.ts'
import type { Metrics } from './metrics.ts'
import type { People } from './people/people.ts'
import type { Storage } from './storage/storage.ts'
import type { World } from './world.ts'

export interface ServerParts {
  readonly world: World
  readonly storage: Storage
  readonly shelf: Shelf
  readonly people: People
  readonly hall: Hall
  readonly crowd: Crowd
  readonly lobbies: Lobbies
  readonly invitations: Invitations
  readonly presence: Presence
  readonly hands: Hands
  readonly dailies: Dailies
  readonly limits: Limits
  readonly metrics: Metrics
  /** Of the server's own program. */
  readonly version: string
  /** Something that nobody waits for went wrong. */
  report(error: unknown): void
}

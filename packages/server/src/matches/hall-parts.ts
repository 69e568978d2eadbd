/** What a hall is made of, and who acts in it. */
import type { Crowd, Listener } from '../live/crowd.ts'
import type { Committed } from '../live/messages.ts'
import type { Storage } from '../storage/storage.ts'
import type { World } from '../world.ts'
import type { Boxes } from './boxes.ts'

export interface HallParts {
  readonly storage: Storage
  readonly boxes: Boxes
  readonly crowd: Crowd
  readonly world: World
  /** Matches that stay in memory while nobody acts at them. */
  readonly most: number
}

/** The connection by which an action came: it gets the answer, and not the news of it. */
export interface Actor {
  readonly listener: Listener
  /** On disk: told before anybody else is. */
  acknowledge(committed: Committed): void
}

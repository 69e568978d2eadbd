/** How much anybody may ask for: a bucket that fills up again, for each person and each address. */
import { OnlineError } from './errors.ts'
import type { World } from './world.ts'

export interface Limit {
  /** How many at once. */
  readonly burst: number
  /** How many come back in a second. */
  readonly perSecond: number
}

export const LIMITS = {
  /** All that a person asks for or does. */
  person: { burst: 120, perSecond: 30 },
  /** All that comes from one address: a school has one, too. */
  address: { burst: 1_000, perSecond: 200 },
  /** Guests that are made from one address. */
  guests: { burst: 40, perSecond: 1 / 3 },
  /** Secrets that are tried from one address. */
  secrets: { burst: 30, perSecond: 1 },
  /** Matches and links that a person makes. */
  making: { burst: 30, perSecond: 1 / 5 },
  /** What a person says. */
  talk: { burst: 20, perSecond: 1 },
  nudges: { burst: 4, perSecond: 1 / 15 },
} as const satisfies { readonly [name: string]: Limit }

const MOST_KNOWN = 50_000

interface Bucket {
  left: number
  at: number
}

export class Limits {
  private readonly world: World
  private readonly isOn: boolean
  private readonly buckets = new Map<string, Bucket>()

  constructor(world: World, isOn: boolean) {
    this.world = world
    this.isOn = isOn
  }

  /** Throws where it is too much. */
  take(name: keyof typeof LIMITS, who: string): void {
    if (!this.isOn) return
    const { burst, perSecond } = LIMITS[name]
    const now = this.world.now()
    const key = `${name} ${who}`
    const bucket = this.buckets.get(key) ?? this.fresh(key, burst, now)
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1_000) * perSecond)
    bucket.at = now
    if (bucket.left < 1) {
      const seconds = Math.ceil((1 - bucket.left) / perSecond)
      throw new OnlineError('too-many', 'too many requests; wait a little', seconds)
    }
    bucket.left--
  }

  private fresh(key: string, burst: number, at: number): Bucket {
    // Those who were quiet for long would be full again: forgetting all now and then is kind, and keeps it small.
    if (this.buckets.size >= MOST_KNOWN) this.buckets.clear()
    const bucket = { left: burst, at }
    this.buckets.set(key, bucket)
    return bucket
  }
}

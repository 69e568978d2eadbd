/** A second press that was meant for the question before it. */

export interface Press {
  /** In milliseconds. */
  readonly at: number
  /** The key; of a mouse or a finger none, but where it was. */
  readonly key?: string
  readonly x?: number
  readonly y?: number
  /** What was asked when it was pressed. */
  readonly question: string
}

/** Two presses are one wish if they come within this time. */
const TWICE = 350
/** A finger does not hit the same point again. */
const NEAR = 32

const isSamePlace = (one: Press, other: Press): boolean =>
  one.key === other.key &&
  Math.hypot((one.x ?? 0) - (other.x ?? 0), (one.y ?? 0) - (other.y ?? 0)) < NEAR

/** The same place or key again, so soon that the question that came in between was not seen. */
export const isEcho = (last: Press | undefined, now: Press): boolean =>
  last !== undefined &&
  now.question !== last.question &&
  now.at - last.at < TWICE &&
  isSamePlace(last, now)

/** What the next press is compared with: who hammers on means the first question all the time. */
export const heard = (last: Press | undefined, now: Press): Press =>
  last !== undefined && isEcho(last, now) ? { ...now, question: last.question } : now

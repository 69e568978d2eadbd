/** A table that is played and watched: what a story and achievements are made from. */
import { watchMoments } from '@muster/engine/testing'
import { terrinoth } from '../game.ts'
import type { Moment } from '../story/chronicle.ts'
import { type Laid, type Setting, type Table, table } from './table.ts'

export interface Watched {
  readonly t: Table
  readonly moments: Moment[]
  /** Plays choices, each a moment of its own. */
  choose(...choices: readonly string[]): Watched
}

export function watched(setting: Omit<Setting, 'game'>, laid: Laid): Watched {
  const t = table({ ...setting, game: terrinoth }).put(laid)
  const { moments, look } = watchMoments(terrinoth, t)
  look()
  const self: Watched = {
    t,
    moments,
    choose(...choices) {
      for (const choice of choices) {
        t.choose(choice)
        look()
      }
      return self
    },
  }
  return self
}

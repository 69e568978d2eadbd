import type { AnyGame, Options } from '@muster/engine'
import { keep } from '@muster/keep'
import { tenefyr } from '@muster/tenefyr'
import { terrinoth } from '@muster/terrinoth'

/** A game that `npm run bench` measures, and the set-up it is measured with. */
export interface Measured {
  readonly game: AnyGame
  readonly options: Options
}

export const games: { readonly [name: string]: Measured } = {
  tenefyr: { game: tenefyr, options: { players: 3 } },
  keep: { game: keep, options: { players: 3 } },
  terrinoth: { game: terrinoth, options: { players: 3 } },
}

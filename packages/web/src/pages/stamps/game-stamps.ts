/** The pictures of a game's stamps, and of the picture of a match that can be shared. */
import type { MatchView } from '../../host/protocol.ts'

export interface GameStamps {
  /** A sprite that is laid into the page; a picture is the name of a symbol of it, on a grid of 512. */
  readonly sprite: string
  /** The game's own colour on paper. */
  readonly colour: string
  /** The picture of a row of the wall, and of a mark. */
  rowPicture(row: string): string
  markPicture(mark: string): string
  /** The picture of an achievement; without one it has a tick. */
  deedPicture?(achievement: string): string
  /** The ground of a woodcut, on a grid of 100. */
  ground(name: string): string
  /** Who was fought, and by whom. */
  figures(view: MatchView): {
    readonly foe: string
    readonly party: readonly { readonly seat: number; readonly picture: string }[]
  }
}

/** One line for each game with a wall. */
export const gameStamps: { readonly [game: string]: () => Promise<GameStamps> } = {
  tenefyr: async () => (await import('../../boards/tenefyr/stamps.ts')).tenefyrStamps,
  keep: async () => (await import('../../boards/keep/stamps.ts')).keepStamps,
  terrinoth: async () => (await import('../../boards/terrinoth/stamps.ts')).terrinothStamps,
}

/** The games with a board, each loaded when it is needed. */
import type { BoardModule } from '../frame/board-module.ts'

export const boards: { readonly [game: string]: () => Promise<BoardModule> } = {
  tenefyr: async () => (await import('./tenefyr/module.ts')).tenefyrBoard,
  keep: async () => (await import('./keep/module.ts')).keepBoard,
  terrinoth: async () => (await import('./terrinoth/module.ts')).terrinothBoard,
}

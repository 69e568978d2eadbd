/** Heroes of Terrinoth on the page. */
import { contentOf } from '@muster/terrinoth/view'
import type { BoardModule } from '../../frame/board-module.ts'
import { loadBoard } from './load.tsx'

export const terrinothBoard: BoardModule = {
  game: 'terrinoth',
  boardOf: (pack) => loadBoard(contentOf(pack)),
}

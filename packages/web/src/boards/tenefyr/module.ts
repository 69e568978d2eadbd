/** Heroes of Tenefyr on the page. */
import { contentOf } from '@muster/tenefyr/view'
import type { BoardModule } from '../../frame/board-module.ts'
import { loadBoard } from './load.tsx'

export const tenefyrBoard: BoardModule = {
  game: 'tenefyr',
  boardOf: (pack) => loadBoard(contentOf(pack)),
}

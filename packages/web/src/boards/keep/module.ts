/** Keep the Heroes Out! on the page. */
import { contentOf } from '@muster/keep/view'
import type { BoardModule } from '../../frame/board-module.ts'
import { loadBoard } from './load.tsx'

export const keepBoard: BoardModule = {
  game: 'keep',
  boardOf: (pack) => loadBoard(contentOf(pack)),
}

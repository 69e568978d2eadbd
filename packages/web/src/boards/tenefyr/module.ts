/** Heroes of Tenefyr on the page. */
import { tenefyr, tenefyrWith } from '@muster/tenefyr'
import type { BoardModule, LoadedBoard } from '../../frame/board-module.ts'
import { loadBoard } from './load.tsx'

let house: LoadedBoard | undefined

export const tenefyrBoard: BoardModule = {
  game: 'tenefyr',
  boardOf(pack) {
    if (pack !== undefined) return loadBoard(tenefyrWith(pack).content)
    house ??= loadBoard(tenefyr.content)
    return house
  },
}

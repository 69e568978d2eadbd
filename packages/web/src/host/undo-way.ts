import type { UndoItem } from '@muster/table'

/** A way back. */
export interface UndoWay extends UndoItem {
  /** What it takes back by deeds, where a game has gestures: a card played, with all that was done by it at once. */
  readonly deeds?: readonly (readonly number[])[]
}

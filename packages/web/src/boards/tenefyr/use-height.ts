/** How much text the tiles of the dungeon map have room for, by the height they really have. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Inside the levels in a window of 625 px, until it is measured. */
const USUAL = 427

/** The height of what is inside an element, in pixels of a page with the usual size of text. */
export function useHeight(element: RefObject<Element | null>): number {
  const [height, setHeight] = useState(USUAL)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const inside = (box: { readonly height: number }) => setHeight(Math.floor(box.height / rem))
    const { paddingTop, paddingBottom } = getComputedStyle(current)
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    // At once, so that no tile is ever seen with too long a text.
    inside({ height: current.clientHeight - padding })
    const watch = new ResizeObserver(([{ contentRect }]) => inside(contentRect))
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return height
}

const CAPTION = 18
const GAP = 12
/** Between three in a column, of which what is cleared is a flag. */
const CROWDED_GAP = 10
const FLAG = 28
/** What a tile needs besides its texts: both names, the foot, the rims. */
const BESIDES = 99
const LINE = 16.25

/** Lines of text, both texts together, in a tile of a level with so many tiles and flags. */
export function linesIn(height: number, tiles: number, flags: number): number {
  const gap = tiles > 2 ? CROWDED_GAP : GAP
  const room = height - CAPTION - gap * (tiles - 1) - FLAG * flags
  const tile = room / Math.max(1, tiles - flags)
  // Half lines are enough, and spare most tiles a new look while a window is resized.
  return Math.floor((2 * (tile - BESIDES)) / LINE) / 2
}

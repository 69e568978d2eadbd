/**
 * How much room there is, by the height that things really have. Container units would say it in the style, but cost a
 * second look at all that is inside whenever anything there changes.
 */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Inside the levels of the dungeon map, and inside the lane of a lone player, in a window of 625 px. */
export const USUAL_LEVELS = 427
export const USUAL_LANE = 261

/**
 * The height of what is inside an element, in pixels of a page with the usual size of text; the usual one until it is
 * measured.
 */
export function useHeight(element: RefObject<Element | null>, usual: number): number {
  const [height, setHeight] = useState(usual)
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

const LOWEST_CARD = 120
const HIGHEST_CARD = 152
/** Who it is, the rims, and the gap between. */
const BESIDES_CARD = 76

/** The height of whole cards in a lane of this height. */
export const cardIn = (lane: number): number =>
  Math.min(HIGHEST_CARD, Math.max(LOWEST_CARD, lane - BESIDES_CARD))

/** Where a sheet may lie: below the header and the bar of the past, and never over the prompt. */
import { useLayoutEffect, useState } from 'react'
import type { BoardSize } from '../board-module.ts'

/** Distances from the window's edges, in px. */
export interface Room {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
  /** Below a prompt beside the board. */
  readonly under: number
  /** The prompt is too high to leave it free: the sheet lies over it, and repeats its question. */
  readonly asks: boolean
}

const ALL: Room = { top: 0, right: 0, bottom: 0, left: 0, under: 0, asks: false }
/** So much of the window the prompt may keep for itself. */
const MOST_BELOW = 0.32
const MOST_BESIDE = 0.5

interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export function roomBeside(
  size: BoardSize,
  window: { readonly width: number; readonly height: number },
  above: Edges | undefined,
  prompt: Edges | undefined,
): Room {
  const { width, height } = window
  const below = prompt === undefined ? 0 : Math.max(0, height - prompt.top)
  if (size === 'turned') {
    const beside = prompt === undefined ? 0 : Math.max(0, width - prompt.left)
    return { ...ALL, right: Math.min(beside, width * MOST_BESIDE) }
  }
  if (size === 'laptop') {
    // A prompt beside the board leaves the board's side free down to the window's edge.
    const left = Math.max(0, prompt?.left ?? 0)
    const under = prompt === undefined ? 0 : Math.max(0, height - prompt.bottom)
    return { ...ALL, top: above?.bottom ?? 0, bottom: below, left, under }
  }
  return below > height * MOST_BELOW ? { ...ALL, asks: true } : { ...ALL, bottom: below }
}

/** A sheet at a side of a laptop takes at most this part of its width. */
export const WIDEST = 0.42

/** Fewer px show too little of a sheet. */
const LEAST_ABOVE = 200

/** Between the header and a prompt that stands beside the board; in the past, which asks nothing, also over it. */
export function roomAside({ top, bottom, left, under }: Room, past: boolean): number | undefined {
  const below = past ? under : bottom
  return left > 0 && innerHeight - top - below >= LEAST_ABOVE ? below : undefined
}

/** Follows the prompt as it grows and shrinks. */
export function useRoom(size: BoardSize, reading: boolean, past: boolean): Room {
  const [room, setRoom] = useState(ALL)
  useLayoutEffect(() => {
    // The Reading table's prompt is a part of its text, with nothing to be kept free.
    if (reading) {
      setRoom(ALL)
      return
    }
    // The bar of the past may still be on its way: what it comes into is there.
    const above = document.querySelector(past ? '[data-bars]' : '[data-entry] header')
    const prompt = document.querySelector('[data-prompt]')
    const measure = () =>
      setRoom(
        roomBeside(
          size,
          { width: innerWidth, height: innerHeight },
          above?.getBoundingClientRect(),
          prompt?.getBoundingClientRect(),
        ),
      )
    measure()
    const watch = new ResizeObserver(measure)
    for (const part of [above, prompt]) if (part !== null) watch.observe(part)
    addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      removeEventListener('resize', measure)
    }
  }, [size, reading, past])
  return room
}

/** Things glide from their old place to the new one: what has the same `data-move` before and after is the same. */
import { Component, type ReactNode } from 'react'
import { letUp } from '../look/controls/held-down.ts'
import { glide, type Place } from './places.ts'

const MOVE = 220
const FADE = 120
const STAGGER = 50
const MOST_STAGGERED = 5
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)'

type Places = ReadonlyMap<string, Place>

interface MovesProps {
  /** What is drawn; things move only when it changes. */
  readonly drawn: unknown
  readonly reduced: boolean
  /** Told how many things have moved. */
  readonly onMoved: (count: number) => void
  readonly children: ReactNode
}

// Only a class is asked for the old places just before the page changes.
export class Moves extends Component<MovesProps> {
  override getSnapshotBeforeUpdate(before: MovesProps): Places | null {
    if (before.drawn === this.props.drawn) return null
    const places = placesNow()
    // Not before: what changes its look before places are read has the browser lay the page out for nothing.
    letUp()
    return places
  }

  override componentDidUpdate(_before: MovesProps, _state: unknown, from: Places | null): void {
    if (from === null || from.size === 0) return
    this.props.onMoved(this.props.reduced ? fadeMoved(from) : glideMoved(from))
  }

  override render(): ReactNode {
    return this.props.children
  }
}

const movers = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[data-table] [data-move]')

function placesNow(): Places {
  const places = new Map<string, Place>()
  for (const one of movers()) places.set(one.dataset.move ?? '', one.getBoundingClientRect())
  return places
}

function glideMoved(from: Places): number {
  // All places are read before anything is set in motion: one layout for all.
  const moved = [...movers()].map((one) => {
    const old = from.get(one.dataset.move ?? '')
    const start = old === undefined ? undefined : glide(old, one.getBoundingClientRect())
    return { one, old, start }
  })
  let count = 0
  for (const { one, old, start } of moved) {
    if (old === undefined) one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
    if (start === undefined) continue
    const delay = STAGGER * Math.min(count, MOST_STAGGERED - 1)
    count++
    one.animate(
      [
        { transform: start, transformOrigin: '0 0', zIndex: 3 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 3 },
      ],
      { duration: MOVE, delay, easing: EASE, fill: 'backwards' },
    )
  }
  return count
}

function fadeMoved(from: Places): number {
  const moved = [...movers()].filter((one) => {
    const old = from.get(one.dataset.move ?? '')
    return old === undefined || glide(old, one.getBoundingClientRect()) !== undefined
  })
  for (const one of moved) one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
  return moved.length
}

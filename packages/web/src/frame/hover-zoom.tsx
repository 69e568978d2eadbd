/** Who rests with the mouse on a thing reads it in full beside it, without a click. */
import { useEffect, useState } from 'react'
import type { Spot } from './board-module.ts'
import styles from './hover-zoom.module.css'
import { useMatch } from './match-context.ts'

const REST = 300
const WIDTH = 320
const GAP = 12

interface Rested {
  readonly spot: Spot
  readonly left: number
  readonly top: number
  readonly high: number
}

/** Beside the thing, on the side with more room, within the board's height. */
function besides(spot: Spot, thing: DOMRect, board: DOMRect): Rested | undefined {
  const after = board.right - thing.right - GAP
  const before = thing.left - board.left - GAP
  if (Math.max(after, before) < WIDTH) return undefined
  const left = after >= before ? thing.right + GAP : thing.left - GAP - WIDTH
  const middle = (thing.top + thing.bottom) / 2
  const high = board.height - 2 * GAP
  return {
    spot,
    left,
    top: Math.max(board.top + GAP, Math.min(middle, board.bottom) - high / 2),
    high,
  }
}

function useRested(): Rested | undefined {
  const { view, playing, sheet } = useMatch()
  const [rested, setRested] = useState<Rested>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table, another thing under the mouse.
  useEffect(() => setRested(undefined), [view.entry, playing, sheet])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | null = null
    const leave = () => {
      clearTimeout(timer)
      over = null
      setRested(undefined)
    }
    // Only a mouse that moves looks at something: cards that slide beneath a still one do not count.
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
      const thing = event.target.closest<HTMLElement>('[data-table] [data-spot]')
      if (thing === over) return
      leave()
      over = thing
      const spot = thing?.dataset.spot
      const main = document.querySelector('[data-region="board"]')
      if (thing === null || spot === undefined || main === null) return
      timer = setTimeout(() => {
        if (thing.isConnected) {
          setRested(besides(spot, thing.getBoundingClientRect(), main.getBoundingClientRect()))
        }
      }, REST)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    document.addEventListener('pointermove', enter)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('scroll', leave, true)
    document.addEventListener('keydown', key, true)
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointermove', enter)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('scroll', leave, true)
      document.removeEventListener('keydown', key, true)
      document.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [])
  return sheet === undefined && !playing ? rested : undefined
}

export function HoverZoom() {
  const { board, view, past, state } = useMatch()
  const rested = useRested()
  if (rested === undefined) return null
  const { left, top, high, spot } = rested
  return (
    <aside
      className={styles.hover}
      style={{ left, top, width: WIDTH, maxHeight: high, height: high }}
      aria-hidden="true"
    >
      <div className={styles.paper}>
        <board.Zoom spot={spot} view={past ?? view} state={state} />
      </div>
    </aside>
  )
}

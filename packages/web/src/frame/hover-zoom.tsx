/** Who rests with the mouse on a thing reads it in full beside it, without a click. */
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Spot } from './board-module.ts'
import { besides, type Corner } from './hover-place.ts'
import styles from './hover-zoom.module.css'
import { useMatch } from './match-context.ts'

const REST = 300

interface Rested {
  readonly spot: Spot
  readonly thing: DOMRect
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
      if (thing === null || spot === undefined) return
      timer = setTimeout(() => {
        if (thing.isConnected) setRested({ spot, thing: thing.getBoundingClientRect() })
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
  const rested = useRested()
  return (
    <Suspense>{rested === undefined ? null : <Paper key={rested.spot} {...rested} />}</Suspense>
  )
}

/** As large as it needs to be; where it lies is known once it is drawn. */
function Paper({ spot, thing }: Rested) {
  const { board, view, past, state } = useMatch()
  const paper = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<Corner>()
  useLayoutEffect(() => {
    if (paper.current === null) return
    const { width, height } = paper.current.getBoundingClientRect()
    setPlace(besides(thing, { width, height }, { width: innerWidth, height: innerHeight }))
  }, [thing])
  return (
    <aside
      ref={paper}
      className={styles.hover}
      style={place ?? { visibility: 'hidden' }}
      aria-hidden="true"
    >
      <board.Zoom spot={spot} view={past ?? view} state={state} glance />
    </aside>
  )
}

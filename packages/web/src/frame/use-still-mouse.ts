/** A mouse that rests where the next question's things come to lie looks at none of them. */
import { useCallback, useEffect, useRef } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/** A hand that only trembles has not moved. */
const TREMBLES = 4

/** Tells whether the mouse has not moved since the question came; a key ends its rest as well. */
export function useStillMouse(question: number | undefined): () => boolean {
  const mouse = useRef<Point>(undefined)
  const rests = useRef<Point>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question finds the mouse somewhere.
  useEffect(() => {
    rests.current = mouse.current
  }, [question])
  useEffect(() => {
    const move = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      mouse.current = { x, y }
      const from = rests.current
      if (from !== undefined && Math.hypot(x - from.x, y - from.y) > TREMBLES) {
        rests.current = undefined
      }
    }
    const wake = () => {
      rests.current = undefined
    }
    document.addEventListener('pointermove', move, true)
    document.addEventListener('keydown', wake, true)
    return () => {
      document.removeEventListener('pointermove', move, true)
      document.removeEventListener('keydown', wake, true)
    }
  }, [])
  return useCallback(() => rests.current !== undefined, [])
}

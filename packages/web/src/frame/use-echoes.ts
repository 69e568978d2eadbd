/** Two quick clicks or key presses answer one question, not two. */
import { useCallback, useEffect, useRef } from 'react'
import { heard, isEcho, type Press } from './echo.ts'
import { useMatch } from './match-context.ts'

/** Where clicks answer. */
const ANSWERING = '[data-entry] > main'

/** Keeps clicks away that were meant for the question before; gives how to ask the same of a key. */
export function useEchoes(): (key: string) => boolean {
  const { view, voter, playing } = useMatch()
  const question = useRef('')
  const last = useRef<Press>(undefined)
  question.current = playing ? 'plays' : `${view.decision?.entry} ${voter}`
  const hear = useCallback((press: Omit<Press, 'at' | 'question'>): boolean => {
    const now: Press = { ...press, at: performance.now(), question: question.current }
    const echo = isEcho(last.current, now)
    last.current = heard(last.current, now)
    return echo
  }, [])
  useEffect(() => {
    let echo = false
    const press = (event: PointerEvent) => {
      const answers = event.target instanceof Element && event.target.closest(ANSWERING) !== null
      echo = answers && event.isPrimary && hear({ x: event.clientX, y: event.clientY })
      // Nor does it skip the steps that play: it was there before them.
      if (echo) event.stopPropagation()
    }
    const click = (event: MouseEvent) => {
      if (!echo) return
      echo = false
      event.stopPropagation()
      event.preventDefault()
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('click', click, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('click', click, true)
    }
  }, [hear])
  return useCallback((key) => hear({ key }), [hear])
}

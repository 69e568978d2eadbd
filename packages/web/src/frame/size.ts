/** Which of the three layouts the window takes. */
import { useSyncExternalStore } from 'react'
import type { BoardSize } from './board-module.ts'

const LAPTOP = '(min-width: 900px) and (min-height: 480px)'
const TURNED = '(max-height: 479.98px) and (orientation: landscape)'
const WIDE = '(min-width: 1600px) and (min-height: 480px)'

function watch(...queries: readonly string[]): (changed: () => void) => () => void {
  return (changed) => {
    const lists = queries.map((query) => matchMedia(query))
    for (const list of lists) list.addEventListener('change', changed)
    return () => {
      for (const list of lists) list.removeEventListener('change', changed)
    }
  }
}

const watchSize = watch(LAPTOP, TURNED)
const watchWide = watch(WIDE)

function size(): BoardSize {
  if (matchMedia(LAPTOP).matches) return 'laptop'
  return matchMedia(TURNED).matches ? 'turned' : 'phone'
}

export const useBoardSize = (): BoardSize => useSyncExternalStore(watchSize, size)

/** Wide enough for the log to stand open beside the table. */
export const useWide = (): boolean =>
  useSyncExternalStore(watchWide, () => matchMedia(WIDE).matches)

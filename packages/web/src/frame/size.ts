/** Which of the three layouts the window takes. */
import type { BoardSize } from './board-module.ts'
import { useMedia } from './media.ts'

export function useBoardSize(): BoardSize {
  const isLaptop = useMedia('(min-width: 900px) and (min-height: 480px)')
  const isTurned = useMedia('(max-height: 479.98px) and (orientation: landscape)')
  if (isLaptop) return 'laptop'
  return isTurned ? 'turned' : 'phone'
}

/** Wide enough for the log to stand open beside the table. */
export const useWide = (): boolean => useMedia('(min-width: 1600px) and (min-height: 480px)')

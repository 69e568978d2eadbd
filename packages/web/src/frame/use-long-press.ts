import { useRef } from 'react'

/** How long a press is long, in milliseconds. */
const LONG = 500

/** Does something else on a long press; the click that ends it is then none. */
export function useLongPress(then: () => void) {
  const pressing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const long = useRef(false)
  const stop = () => clearTimeout(pressing.current)
  return {
    press() {
      long.current = false
      stop()
      pressing.current = setTimeout(() => {
        long.current = true
        then()
      }, LONG)
    },
    stop,
    /** Asked by the click; the next one is a new matter. */
    wasLong() {
      const was = long.current
      long.current = false
      return was
    },
  }
}

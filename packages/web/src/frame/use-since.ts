/** Whole seconds since something changed; they are counted only where somebody reads them. */
import { useEffect, useState } from 'react'

export function useSince(what: string, counted: boolean): number {
  const [now, setNow] = useState({ what, seconds: 0 })
  useEffect(() => {
    if (!counted) return
    const began = performance.now()
    const timer = setInterval(() => {
      setNow({ what, seconds: Math.floor((performance.now() - began) / 1000) })
    }, 1000)
    return () => clearInterval(timer)
  }, [what, counted])
  return counted && now.what === what ? now.seconds : 0
}

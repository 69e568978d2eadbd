import { useEffect, useState } from 'react'
import type { DailiesView } from '../../host/daily.ts'
import { host } from '../../host/host.ts'

/** The days of a game; `failed` where they cannot be read. */
export function useDailies(game: string): DailiesView | 'failed' | undefined {
  const [dailies, setDailies] = useState<DailiesView | 'failed' | undefined>()
  useEffect(() => {
    let isHere = true
    const read = () => {
      host.call('dailies', { game }).then(
        (found) => {
          if (isHere) setDailies(found)
        },
        () => {
          if (isHere) setDailies((before) => before ?? 'failed')
        },
      )
    }
    // A page left open overnight shows the new day to who comes back to it.
    const readAgain = () => {
      if (document.visibilityState === 'visible') read()
    }
    read()
    document.addEventListener('visibilitychange', readAgain)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', readAgain)
    }
  }, [game])
  return dailies
}

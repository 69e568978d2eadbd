/** Where the others point, each for a moment. */
import { useCallback, useEffect, useState } from 'react'
import type { Apart } from '../../frame/match-context.ts'
import { host } from '../../host/host.ts'
import { api, randomHex } from '../api.ts'
import { thingOf } from '../things.ts'

/** How long a ring stays. */
const POINTING = 4000

export function usePoints(match: string): Pick<Apart, 'points' | 'point'> {
  const [points, setPoints] = useState<Apart['points']>([])
  useEffect(
    () =>
      host.onPush((pushed) => {
        if (pushed.kind !== 'point' || pushed.match !== match) return
        const { seat, spot } = pushed
        const one = { seat, spot }
        setPoints((all) => [...all.filter((other) => other.seat !== seat), one])
        setTimeout(() => setPoints((all) => all.filter((other) => other !== one)), POINTING)
      }),
    [match],
  )
  const point = useCallback(
    (spot: string) => {
      const action = { kind: 'point', thing: thingOf(spot) } as const
      // Nobody misses a finger that was not seen.
      api('act', { match }, { action, key: randomHex(12) }).catch(() => undefined)
    },
    [match],
  )
  return { points, point }
}

/** The ribbon over the board when something great has happened. */
import type { Telling } from '@muster/engine'
import { lazy, Suspense } from 'react'
import { isMoment, passes } from './moment.ts'
import { useBoard } from './use-board.tsx'

const Ribbon = lazy(async () => ({ default: (await import('./ribbon.tsx')).Ribbon }))

export function GreatMoment({ events }: { readonly events: readonly Telling[] }) {
  const { table, match } = useBoard()
  // With the newest table the choice is what counts; a fall is seen all the same.
  const isNow = table.state === match.state
  const isSeen = isNow ? passes : isMoment
  return isSeen(table.content, events) ? (
    <Suspense>
      <Ribbon events={events} passes={isNow} />
    </Suspense>
  ) : null
}

/** The sheet that is open, if one is. */
import { lazy, Suspense } from 'react'
import { useMatch } from '../match-context.ts'

// No sheet is needed for the first choice.
const AnySheet = lazy(async () => ({ default: (await import('./any-sheet.tsx')).AnySheet }))

export function Sheets() {
  const { sheet } = useMatch()
  return <Suspense>{sheet === undefined ? null : <AnySheet sheet={sheet} />}</Suspense>
}

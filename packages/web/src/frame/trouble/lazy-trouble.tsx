/** The page of what went wrong, loaded apart: most matches never show it. */
import { lazy } from 'react'

const load = async () => ({ default: (await import('./trouble-page.tsx')).TroublePage })

export const TroublePage = lazy(load)

/** It must be there when nothing can be loaded any more: it comes once the table has been drawn. */
export function fetchTroublePage(): void {
  load().catch(() => undefined)
}

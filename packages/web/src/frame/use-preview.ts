/** What the option under the finger would bring. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MatchView, Preview } from '../host/protocol.ts'
import type { TableOnPage } from './use-table.ts'

/** A pointer that only passes by asks nothing. */
const REST = 50

export function usePreview(
  view: MatchView | undefined,
  shown: string | undefined,
  ask: TableOnPage['ask'],
): { readonly preview: Preview | undefined; consider(text: string | undefined): void } {
  const [considered, setConsidered] = useState<string>()
  const [found, setFound] = useState<{ readonly of: string; readonly preview: Preview }>()
  const known = useRef(new Map<string, Preview>())
  const text = considered ?? shown
  const entry = view?.decision?.entry
  const id = view?.id
  const offered = view?.decision?.options.some((option) => option.text === text) === true
  const key = offered ? `${view?.entry} ${text}` : undefined
  useEffect(() => {
    if (key === undefined || text === undefined || id === undefined || entry === undefined) return
    let left = false
    const tell = (preview: Preview) => {
      if (!left) setFound({ of: key, preview })
    }
    const before = known.current.get(key)
    if (before !== undefined) {
      tell(before)
      return
    }
    const timer = setTimeout(async () => {
      const preview = await ask('preview', { id, entry, text })
      if (preview === undefined) return
      known.current.set(key, preview)
      tell(preview)
    }, REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [ask, entry, id, key, text])
  // Another table, other outcomes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the entry that makes them old.
  useEffect(() => known.current.clear(), [view?.entry])
  const consider = useCallback((next: string | undefined) => setConsidered(next), [])
  return { preview: found !== undefined && found.of === key ? found.preview : undefined, consider }
}

/** What the option under the finger would bring. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MatchView, Preview } from '../host/protocol.ts'
import { useStillMouse } from './use-still-mouse.ts'
import type { TableOnPage } from './use-table.ts'

/** A pointer that only passes by asks nothing. */
const REST = 50

export function usePreview(
  view: MatchView | undefined,
  shown: string | undefined,
  ask: TableOnPage['ask'],
): { readonly preview: Preview | undefined; consider(text: string | undefined): void } {
  const [considered, setConsidered] = useState<{ readonly at: number; readonly text: string }>()
  const [found, setFound] = useState<{ readonly of: string; readonly preview: Preview }>()
  const known = useRef(new Map<string, Preview>())
  const text = considered !== undefined && considered.at === view?.entry ? considered.text : shown
  const entry = view?.decision?.entry
  const id = view?.id
  // What one button plays one after the other is looked at as a whole.
  const row = text?.split('\n') ?? []
  const options = view?.decision?.options ?? []
  const path = view?.decision?.paths?.some((one) => one.text === text) === true
  const offered =
    path || (row.length > 0 && row.every((one) => options.some((option) => option.text === one)))
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
      const texts = text.split('\n')
      const preview = await (texts.length > 1
        ? ask('previewAll', { id, entry, texts, path })
        : ask('preview', { id, entry, text }))
      if (preview === undefined) return
      known.current.set(key, preview)
      tell(preview)
    }, REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [ask, entry, id, key, path, text])
  // Another table, other outcomes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the entry that makes them old.
  useEffect(() => known.current.clear(), [view?.entry])
  const newest = useRef(view?.entry)
  newest.current = view?.entry
  const isStill = useStillMouse(view?.entry)
  const consider = useCallback(
    (next: string | undefined) => {
      const at = newest.current
      if (next === undefined || at === undefined) setConsidered(undefined)
      else if (!isStill()) {
        setConsidered((now) => (now?.at === at && now.text === next ? now : { at, text: next }))
      }
    },
    [isStill],
  )
  return { preview: found !== undefined && found.of === key ? found.preview : undefined, consider }
}

/** What the browser says of its window and its reader's wishes; each question is put once. */
import { useSyncExternalStore } from 'react'

interface Watch {
  readonly subscribe: (changed: () => void) => () => void
  readonly matches: () => boolean
}

const watches = new Map<string, Watch>()

function watchOf(query: string): Watch {
  const known = watches.get(query)
  if (known !== undefined) return known
  const list = matchMedia(query)
  const watch: Watch = {
    subscribe: (changed) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    matches: () => list.matches,
  }
  watches.set(query, watch)
  return watch
}

const nothing: Watch = { subscribe: () => () => undefined, matches: () => false }

/** Says no where there is no window. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = typeof matchMedia === 'undefined' ? nothing : watchOf(query)
  return useSyncExternalStore(subscribe, matches, nothing.matches)
}

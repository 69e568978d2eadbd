/** What is being asked for: at once on the page, and a moment later in the address. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Asked, addressOf, askedIn, queryOf, type ShelfName } from './asked.ts'

/** Browsers refuse an address that changes with every key. */
const PAUSE_MS = 300

export function useAsked(
  game: string,
  shelf: ShelfName,
): readonly [Asked, (part: Partial<Asked>) => void] {
  const query = useSearch()
  const [, go] = useLocation()
  const [asked, setAsked] = useState(() => askedIn(query))
  const written = useRef(query)
  useEffect(() => {
    if (query === written.current) return
    written.current = query
    setAsked(askedIn(query))
  }, [query])
  useEffect(() => {
    const wanted = queryOf(asked)
    if (wanted === queryOf(askedIn(written.current))) return
    const timer = setTimeout(() => {
      written.current = wanted
      go(addressOf(game, { shelf }, asked), { replace: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [asked, game, shelf, go])
  return [asked, (part) => setAsked((now) => ({ ...now, ...part }))]
}

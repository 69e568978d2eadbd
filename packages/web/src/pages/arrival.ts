/** What happens when a page is come to: the document takes its title, its heading takes the focus. */
import { type RefObject, useEffect, useRef } from 'react'

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Muster' ? title : `${title} · Muster`
  }, [title])
}

let hasMoved = false
addEventListener('hashchange', () => {
  hasMoved = true
})

/** For the heading of a page; it needs `tabIndex={-1}`. The first page is left to the browser. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [])
  return heading
}

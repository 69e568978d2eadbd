/** It is your turn: the tab says so, to who looks at another one. */
import { useEffect } from 'react'

const MARK = '● '

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]')

function show(on: boolean): void {
  const bare = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title
  if (document.title !== (on ? MARK + bare : bare)) document.title = on ? MARK + bare : bare
  const link = icon()
  if (link === null) return
  const href = link.href.replace(/icon(-turn)?\.svg$/, on ? 'icon-turn.svg' : 'icon.svg')
  if (link.href !== href) link.href = href
}

export function useBadge(on: boolean): void {
  useEffect(() => {
    show(on)
    // The page changes its title with the table.
    const title = document.querySelector('title')
    const watch = new MutationObserver(() => show(on))
    if (title !== null) watch.observe(title, { childList: true })
    return () => {
      watch.disconnect()
      show(false)
    }
  }, [on])
}

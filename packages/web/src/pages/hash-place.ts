/** Routes in the hash, with a query of their own: `#/new/tenefyr?seed=…`. The page can lie in any folder. */
import { useSyncExternalStore } from 'react'

/** Path and query of a hash; a bare `#` is the start. */
export function placeOf(hash: string): { readonly path: string; readonly query: string } {
  const [path, ...query] = hash.replace(/^#?\/?/, '').split('?')
  return { path: `/${path}`, query: query.join('?') }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const hash = `#/${to.replace(/^#?\/?/, '')}`
  if (replace) history.replaceState(null, '', hash)
  else history.pushState(null, '', hash)
  // Neither of them tells those who listen for the hash.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

const path = (): string => placeOf(location.hash).path
const query = (): string => placeOf(location.hash).query

export const useHashPath = Object.assign(
  (): [string, typeof go] => [useSyncExternalStore(subscribe, path), go],
  { hrefs: (href: string) => `#${href}` },
)

export const useHashQuery = (): string => useSyncExternalStore(subscribe, query)

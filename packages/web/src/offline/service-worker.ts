/**
 * Keeps every file of the page, so that it starts and plays without a network. vite.config.ts makes it into one
 * plain script beside index.html, anew whenever a file changes. It knows nothing of matches: which version is
 * shown, the page decides (`new-version.ts`).
 */
import { channelOf, type Files, Shelves } from './shelves.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file of this version. */
declare const FILES: Files

const { scope } = self.registration
const shelves = new Shelves(caches, scope)

/** A file that is not what this version was made of is refused: half a version is none. */
async function fetched(url: string, integrity: string): Promise<Response> {
  // Some servers send index.html elsewhere.
  const from = url === `${scope}index.html` ? scope : url
  const answer = await fetch(from, { integrity, cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`)
  const headers = new Headers(answer.headers)
  headers.delete('vary')
  // A copy, for a page may not be answered with what came by a detour.
  return new Response(answer.body, { headers })
}

async function fill(): Promise<void> {
  const waits = await shelves.fill(FILES, fetched)
  if (waits) channelOf(scope).postMessage('ready')
  await self.skipWaiting()
}

async function answer(request: Request, url: string): Promise<Response> {
  return (await shelves.read(url)) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(fill()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = request.method === 'GET' ? shelves.find(request.url, FILES) : undefined
  if (url !== undefined) event.respondWith(answer(request, url))
})

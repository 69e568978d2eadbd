import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '../testing/fake-caches.ts'
import type { Files } from './shelves.ts'

const SCOPE = 'https://example.org/games/muster/'

class WorkerEvent extends Event {
  readonly request: Request
  waited: Promise<unknown> = Promise.resolve()
  answer: Promise<Response> | undefined

  constructor(kind: string, { url = SCOPE, method = 'GET' } = {}) {
    super(kind)
    this.request = new Request(url, { method })
  }

  waitUntil(work: Promise<unknown>): void {
    this.waited = work
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer
  }
}

const server = new Map<string, string>()
const fetched: { readonly url: string; readonly integrity: string }[] = []
const said: unknown[] = []

/** A browser starts a version of the service worker. */
async function version(files: Files) {
  const worker = Object.assign(new EventTarget(), {
    registration: { scope: SCOPE },
    clients: { claim: vi.fn(() => Promise.resolve()) },
    skipWaiting: vi.fn(() => Promise.resolve()),
  })
  vi.stubGlobal('self', worker)
  vi.stubGlobal('FILES', files)
  vi.resetModules()
  await import('./service-worker.ts')
  const tell = (event: WorkerEvent) => {
    worker.dispatchEvent(event)
    return event
  }
  return {
    worker,
    install: () => tell(new WorkerEvent('install')).waited,
    activate: () => tell(new WorkerEvent('activate')).waited,
    async ask(url: string, method = 'GET') {
      const answer = await tell(new WorkerEvent('fetch', { url, method })).answer
      return answer?.text()
    },
  }
}

const serve = (path: string, body: string) => server.set(SCOPE + path, body)

beforeEach(() => {
  server.clear()
  fetched.length = 0
  said.length = 0
  vi.stubGlobal('caches', new FakeCaches())
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(message: unknown): void {
        said.push(message)
      }
    },
  )
  vi.stubGlobal('fetch', (asked: string | Request, { integrity = '' }: RequestInit = {}) => {
    const url = typeof asked === 'string' ? asked : asked.url
    fetched.push({ url, integrity })
    const body = server.get(url)
    const headers = { vary: 'origin', 'content-type': 'text/plain' }
    const status = body === undefined ? 404 : 200
    return Promise.resolve(new Response(body ?? 'not here', { status, headers }))
  })
  serve('', 'page 1')
  serve('assets/rules-a.js', 'rules 1')
})
afterEach(() => void vi.unstubAllGlobals())

const FIRST: Files = [
  ['index.html', 'sha256-p1'],
  ['assets/rules-a.js', 'sha256-r1'],
]
const SECOND: Files = [
  ['index.html', 'sha256-p2'],
  ['assets/rules-b.js', 'sha256-r2'],
]

test('gets every file checked by its hash, the page from its folder, and serves at once', async () => {
  const { worker, install, activate } = await version(FIRST)
  await install()
  await activate()
  expect(fetched).toEqual([
    { url: SCOPE, integrity: 'sha256-p1' },
    { url: `${SCOPE}assets/rules-a.js`, integrity: 'sha256-r1' },
  ])
  expect(said).toEqual([])
  expect(worker.skipWaiting).toHaveBeenCalledOnce()
  expect(worker.clients.claim).toHaveBeenCalledOnce()
})

test('answers from what it keeps, else from the server', async () => {
  const { install, ask } = await version(FIRST)
  await install()
  server.clear()
  serve('assets/late.js', 'late')
  expect(await ask(SCOPE)).toBe('page 1')
  expect(await ask(`${SCOPE}assets/rules-a.js`)).toBe('rules 1')
  expect(await ask(`${SCOPE}assets/late.js`)).toBe('late')
})

test('leaves alone what is not of the page', async () => {
  const { install, ask } = await version(FIRST)
  await install()
  expect(await ask(`${SCOPE}tables/7`)).toBeUndefined()
  expect(await ask(SCOPE, 'POST')).toBeUndefined()
})

test('a version with a file missing is not installed', async () => {
  server.delete(`${SCOPE}assets/rules-a.js`)
  const { install } = await version(FIRST)
  await expect(install()).rejects.toThrow('assets/rules-a.js: 404')
})

test('a new version says that it is ready, and shows what was shown', async () => {
  await (await version(FIRST)).install()
  server.clear()
  serve('', 'page 2')
  serve('assets/rules-b.js', 'rules 2')
  const { install, ask } = await version(SECOND)
  await install()
  expect(said).toEqual(['ready'])
  expect(await ask(SCOPE)).toBe('page 1')
  expect(await ask(`${SCOPE}assets/rules-a.js`)).toBe('rules 1')
})

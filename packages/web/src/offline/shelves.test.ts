import { expect, test } from 'vitest'
import { FakeCaches } from '../testing/fake-caches.ts'
import { type Files, Shelves } from './shelves.ts'

const SCOPE = 'https://example.org/games/muster/'

/** A version whose page and one script are its own, and whose board is the same in all. */
const version = (n: number): Files => [
  ['index.html', `sha256-page-${n}`],
  ['icon.svg', 'sha256-icon'],
  ['assets/board.js', 'sha256-board'],
  [`assets/rules-${n}.js`, `sha256-rules-${n}`],
]

/** A browser that gets files whose text is their hash, and remembers which. */
function browser() {
  const caches = new FakeCaches()
  const shelves = new Shelves(caches, SCOPE)
  const got: string[] = []
  return {
    caches,
    shelves,
    got,
    fill(n: number, missing = '') {
      got.length = 0
      return shelves.fill(version(n), (url, integrity) => {
        const path = url.slice(SCOPE.length)
        got.push(path)
        if (path === missing) return Promise.reject(new Error(`${path}: 404`))
        return Promise.resolve(new Response(integrity))
      })
    },
    read: async (path: string) => (await shelves.read(SCOPE + path))?.text(),
  }
}

test('the first version is shown at once', async () => {
  const { fill, got, read, shelves } = browser()
  expect(await fill(1)).toBe(false)
  expect(new Set(got)).toEqual(new Set(version(1).map(([path]) => path)))
  expect(await read('index.html')).toBe('sha256-page-1')
  expect(await read('assets/rules-1.js')).toBe('sha256-rules-1')
  expect(await shelves.hasNext()).toBe(false)
})

test('the next gets only what has changed, and is not shown before it is taken', async () => {
  const { fill, got, read, shelves } = browser()
  await fill(1)
  expect(await fill(2)).toBe(true)
  expect(got).not.toContain('assets/board.js')
  expect(await shelves.hasNext()).toBe(true)
  expect(await read('index.html')).toBe('sha256-page-1')
  await shelves.take()
  expect(await shelves.hasNext()).toBe(false)
  expect(await read('index.html')).toBe('sha256-page-2')
  expect(await read('assets/rules-2.js')).toBe('sha256-rules-2')
})

test('a version with a file missing is none', async () => {
  const { fill, read, shelves } = browser()
  await fill(1)
  await expect(fill(2, 'assets/rules-2.js')).rejects.toThrow('assets/rules-2.js: 404')
  expect(await shelves.hasNext()).toBe(false)
  await shelves.take()
  expect(await read('index.html')).toBe('sha256-page-1')
})

test('what was shown last keeps its files, and what was before it does not', async () => {
  const { fill, read, shelves, caches } = browser()
  await fill(1)
  await fill(2)
  await shelves.take()
  expect(await read('assets/rules-1.js')).toBe('sha256-rules-1')
  await fill(3)
  await shelves.take()
  expect(await read('assets/rules-1.js')).toBeUndefined()
  expect(await read('assets/rules-2.js')).toBe('sha256-rules-2')
  expect(caches.urls.filter((url) => url.includes('assets/'))).toHaveLength(3)
})

test('one that was never taken leaves nothing behind', async () => {
  const { fill, read, shelves } = browser()
  await fill(1)
  await fill(2)
  await fill(3)
  await shelves.take()
  expect(await read('index.html')).toBe('sha256-page-3')
  expect(await read('assets/rules-2.js')).toBeUndefined()
})

test('where the server went back to what is shown, nothing waits', async () => {
  const { fill, read, shelves } = browser()
  await fill(1)
  await fill(2)
  expect(await fill(1)).toBe(false)
  expect(await shelves.hasNext()).toBe(false)
  expect(await read('index.html')).toBe('sha256-page-1')
})

test('pages in other folders have shelves of their own', async () => {
  const { caches, fill } = browser()
  await fill(1)
  const other = new Shelves(caches, 'https://example.org/other/')
  expect(await other.fill(version(2), (_, hash) => Promise.resolve(new Response(hash)))).toBe(false)
})

test('the page is found however it is called, and what is not of it is not', () => {
  const { shelves } = browser()
  const find = (url: string) => shelves.find(url, version(1))?.slice(SCOPE.length)
  expect(find(SCOPE)).toBe('index.html')
  expect(find(`${SCOPE}index.html?from=home`)).toBe('index.html')
  expect(find(`${SCOPE}icon.svg`)).toBe('icon.svg')
  expect(find(`${SCOPE}assets/of-another-version.js`)).toBe('assets/of-another-version.js')
  expect(find(`${SCOPE}tables/7`)).toBeUndefined()
  expect(find('https://example.org/')).toBeUndefined()
  expect(find('https://elsewhere.org/games/muster/')).toBeUndefined()
})

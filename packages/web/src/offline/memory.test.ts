import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface Device {
  readonly webkit?: boolean
  readonly touch?: boolean
  readonly installed?: boolean
}

const shelf = new Map<string, string>()
const storage = { persisted: vi.fn(), persist: vi.fn() }
const windowEars = new EventTarget()

/** A browser, with the page's memory of it as a fresh load has it. */
function onDevice({ webkit = false, touch = false, installed = false }: Device = {}) {
  vi.stubGlobal('window', Object.assign(windowEars, webkit ? { GestureEvent: {} } : {}))
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
  vi.stubGlobal('navigator', { maxTouchPoints: touch ? 5 : 0, storage })
  vi.resetModules()
  return import('./memory.ts')
}

beforeEach(() => {
  shelf.clear()
  storage.persisted.mockReset().mockResolvedValue(false)
  storage.persist.mockReset().mockResolvedValue(true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(windowEars, 'GestureEvent')
})

test('a browser that forgets is told apart, and how to install there', async () => {
  expect((await onDevice({ webkit: true, touch: true })).bestOffer(false)).toBe('home-screen')
  expect((await onDevice({ webkit: true })).bestOffer(false)).toBe('dock')
})

test('others offer what the browser offers, and nothing otherwise', async () => {
  const { bestOffer } = await onDevice({ touch: true })
  expect(bestOffer(true)).toBe('install')
  expect(bestOffer(false)).toBeUndefined()
})

test('an installed page is not installed again', async () => {
  expect((await onDevice({ webkit: true, installed: true })).bestOffer(true)).toBeUndefined()
})

test('the browser’s question is held back, and asked once when the player wants it', async () => {
  const { installOffer } = await onDevice()
  const told = vi.fn()
  installOffer.listen(told)
  const prompt = vi.fn(() => Promise.resolve())
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  windowEars.dispatchEvent(question)
  expect(question.defaultPrevented).toBe(true)
  expect(installOffer.isThere()).toBe(true)
  expect(told).toHaveBeenCalledOnce()
  await installOffer.ask()
  await installOffer.ask()
  expect(prompt).toHaveBeenCalledOnce()
  expect(installOffer.isThere()).toBe(false)
})

test('asks the browser once to keep its store, and again once installed', async () => {
  const first = await onDevice()
  await first.askToKeep()
  await first.askToKeep()
  expect(storage.persist).toHaveBeenCalledOnce()
  await (await onDevice({ installed: true })).askToKeep()
  expect(storage.persist).toHaveBeenCalledTimes(2)
})

test('a store that is kept anyway is not asked for', async () => {
  storage.persisted.mockResolvedValue(true)
  await (await onDevice()).askToKeep()
  expect(storage.persist).not.toHaveBeenCalled()
})

test('where storage is refused nothing fails', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused')
    },
    setItem() {
      throw new Error('refused')
    },
  })
  const { isDone, remember } = await onDevice()
  remember('offered')
  expect(isDone('offered')).toBe(false)
})

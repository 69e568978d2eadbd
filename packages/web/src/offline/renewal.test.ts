import { expect, test } from 'vitest'
import { type Renewal, renewFor } from './renewal.ts'

type Found = 'taken' | 'none' | 'later'

/** A tab with what it remembers; it begins anew when it reloads. */
class Tab {
  reloads = 0
  looked = 0
  found: Found = 'taken'
  hasKeeper = true
  refuses = false
  private readonly kept = new Map<string, string>()

  renew(rules: string, isAsked?: boolean) {
    return renewFor(rules, isAsked, {
      newVersion: this.hasKeeper ? { makeWay: () => this.makeWay() } : undefined,
      memory: () => this.memory(),
      reload: () => void this.reloads++,
    })
  }

  private makeWay(): Promise<Found> {
    this.looked++
    return Promise.resolve(this.found)
  }

  private memory() {
    if (this.refuses) throw new DOMException('refused', 'SecurityError')
    return {
      getItem: (name: string) => this.kept.get(name) ?? null,
      setItem: (name: string, text: string) => void this.kept.set(name, text),
    }
  }
}

test('a version that was taken is shown by a reload', async () => {
  const tab = new Tab()
  expect(await tab.renew('2')).toBe('reloads')
  expect(tab.reloads).toBe(1)
})

test('for the same rules a page reloads by itself only once, also between two that differ', async () => {
  const tab = new Tab()
  const found: Renewal[] = []
  for (const rules of ['2', '2', '3', '2', '3']) found.push(await tab.renew(rules))
  expect(found).toEqual(['reloads', 'none', 'reloads', 'none', 'none'])
  expect([tab.reloads, tab.looked]).toEqual([2, 2])
})

test('what was not to be had can be looked for again', async () => {
  const tab = new Tab()
  tab.found = 'none'
  expect(await tab.renew('2')).toBe('none')
  tab.found = 'later'
  expect(await tab.renew('2')).toBe('later')
  expect(tab.reloads).toBe(0)
  tab.found = 'taken'
  expect(await tab.renew('2')).toBe('reloads')
  expect(await tab.renew('2')).toBe('none')
  expect(await tab.renew('2', true)).toBe('reloads')
  expect(tab.reloads).toBe(2)
})

test('without a service worker the page is loaded anew from the server, once', async () => {
  const tab = new Tab()
  tab.hasKeeper = false
  expect(await tab.renew('2')).toBe('reloads')
  expect(await tab.renew('2')).toBe('none')
})

test('where nothing can be remembered it reloads only when it is asked to', async () => {
  const tab = new Tab()
  tab.refuses = true
  expect(await tab.renew('2')).toBe('none')
  expect([tab.reloads, tab.looked]).toEqual([0, 0])
  expect(await tab.renew('2', true)).toBe('reloads')
})

import { expect, test } from 'vitest'
import { NewVersion, type Surroundings } from './new-version.ts'

/** Locks as the browser has them: some share, one excludes all, and whoever cannot wait goes without. */
class Locks {
  private shared = 0
  private isTaken = false

  async request(...[, options, run]: Parameters<Surroundings['locks']['request']>): Promise<void> {
    if (options.mode === 'shared') {
      this.shared++
      await run({})
      this.shared--
      return
    }
    if (this.isTaken || this.shared > 0) return run(null)
    this.isTaken = true
    await run({})
    this.isTaken = false
  }
}

/** A browser with its tabs, and the shelves that all of them see. */
class Browser {
  hasNext = false
  asked = 0
  update = () => Promise.resolve(this.asked++)
  private readonly locks = new Locks()
  private readonly channels: EventTarget[] = []

  register = () =>
    Promise.resolve({
      update: () => this.update(),
      shelves: {
        hasNext: () => Promise.resolve(this.hasNext),
        take: () => {
          this.hasNext = false
          return Promise.resolve()
        },
      },
    })

  async tab(isTouched = false) {
    const tab = this.unbegun(isTouched)
    await tab.page.begin()
    return tab
  }

  unbegun(isTouched = false) {
    const channel = new EventTarget()
    this.channels.push(channel)
    const seen = { reloads: 0 }
    const page = new NewVersion({
      locks: this.locks,
      channel: Object.assign(channel, {
        postMessage: (data: string) => this.say(data, channel),
      }),
      register: () => this.register(),
      isTouched: () => isTouched,
      reload: () => void seen.reloads++,
    })
    return { page, seen }
  }

  /** A version has come from the server. */
  async bring(): Promise<void> {
    this.hasNext = true
    this.say('ready')
    await new Promise((resolve) => setTimeout(resolve))
  }

  say(data: string, speaker?: EventTarget): void {
    for (const channel of this.channels) {
      if (channel !== speaker) channel.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
}

test('a new version is taken at once at a start page that nobody has touched', async () => {
  const browser = new Browser()
  const { seen } = await browser.tab()
  expect(seen.reloads).toBe(0)
  await browser.bring()
  expect([browser.hasNext, seen.reloads]).toEqual([false, 1])
})

test('a version that waited since the last visit is taken when the page opens', async () => {
  const browser = new Browser()
  browser.hasNext = true
  const { seen } = await browser.tab()
  expect([browser.hasNext, seen.reloads]).toEqual([false, 1])
})

test('where somebody is at the start page it is offered, and taken when asked for', async () => {
  const browser = new Browser()
  const { page, seen } = await browser.tab(true)
  let told = 0
  page.listen(() => void told++)
  await browser.bring()
  expect([page.now(), told, seen.reloads]).toEqual(['ready', 1, 0])
  await page.take()
  expect([browser.hasNext, seen.reloads]).toEqual([false, 1])
})

test('in a match it waits, and comes with the way back to the start page', async () => {
  const browser = new Browser()
  const { page, seen } = await browser.tab(true)
  await page.moved(false)
  await browser.bring()
  expect([page.now(), browser.hasNext, seen.reloads]).toEqual(['later', true, 0])
  await page.moved(true)
  expect([browser.hasNext, seen.reloads]).toEqual([false, 1])
})

test('no tab takes it while another is in a match', async () => {
  const browser = new Browser()
  const start = await browser.tab()
  const match = await browser.tab()
  await match.page.moved(false)
  await browser.bring()
  await start.page.look()
  await start.page.take()
  expect([start.page.now(), browser.hasNext]).toEqual(['later', true])
  expect([start.seen.reloads, match.seen.reloads]).toEqual([0, 0])
  await match.page.moved(true)
  expect([start.seen.reloads, match.seen.reloads]).toEqual([1, 1])
})

test('a match that began in the very moment goes on, and its tab is renewed after it', async () => {
  const browser = new Browser()
  const { page, seen } = await browser.tab()
  await page.moved(false)
  browser.say('taken')
  expect(seen.reloads).toBe(0)
  await page.moved(true)
  expect(seen.reloads).toBe(1)
})

test('back at the start page it asks whether there is something new', async () => {
  const browser = new Browser()
  const { page, seen } = await browser.tab()
  await page.moved(false)
  await page.look()
  expect(browser.asked).toBe(0)
  await page.moved(true)
  expect([browser.asked, seen.reloads]).toEqual([1, 0])
})

test('without a network there is nothing new, and no trouble', async () => {
  const browser = new Browser()
  browser.update = () => Promise.reject(new TypeError('Failed to fetch'))
  const { page } = await browser.tab()
  await page.look()
  expect(page.now()).toBe('none')
})

test('a table that this version cannot follow takes the newest where it is, and reloads by itself', async () => {
  const browser = new Browser()
  const { page, seen } = await browser.tab()
  await page.moved(false)
  browser.update = () => {
    browser.hasNext = true
    return Promise.resolve(1)
  }
  expect(await page.makeWay()).toBe('taken')
  expect([browser.hasNext, seen.reloads]).toEqual([false, 0])
})

test('with nothing newer to be had it says so, and holds its files again where it stays', async () => {
  const browser = new Browser()
  const { page } = await browser.tab()
  await page.moved(false)
  expect(await page.makeWay()).toBe('none')
  page.stay()
  await browser.bring()
  const start = await browser.tab()
  expect([start.page.now(), browser.hasNext]).toEqual(['later', true])
  await page.moved(true)
  expect(browser.hasNext).toBe(false)
})

test('it waits for a match in another tab; two tabs that both make way are in no other’s way', async () => {
  const browser = new Browser()
  const [one, two, match] = [await browser.tab(), await browser.tab(), await browser.tab()]
  for (const { page } of [one, two, match]) await page.moved(false)
  await browser.bring()
  expect([await one.page.makeWay(), await two.page.makeWay()]).toEqual(['later', 'later'])
  await match.page.moved(true)
  // There it was taken, and the others are of a version that is no more.
  expect([browser.hasNext, match.seen.reloads]).toEqual([false, 1])
  expect([await one.page.makeWay(), await two.page.makeWay()]).toEqual(['taken', 'taken'])
  expect([one.seen.reloads, two.seen.reloads]).toEqual([0, 0])
})

test('where the browser keeps no files, a reload brings the newest', async () => {
  const browser = new Browser()
  browser.register = () => Promise.reject(new Error('refused'))
  const { page } = browser.unbegun()
  expect(await page.makeWay()).toBe('taken')
})

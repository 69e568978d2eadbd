import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dist } from '../served.ts'
import { expect, type Table, test } from '../table.ts'
import { Weight } from '../weight.ts'

/** From the form as it comes, with the bots that are offered first. */
async function startWithBots(table: Table, bot?: string): Promise<void> {
  const { page } = table
  await page.goto('./#/new/tenefyr?players=3')
  const seat = page.getByLabel('Who plays seat 2')
  await expect(seat).toHaveValue('adept')
  if (bot !== undefined) {
    await seat.selectOption(bot)
    await page.getByLabel('Who plays seat 3').selectOption(bot)
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await table.ready()
}

const why = ({ page }: Table) => page.locator('[data-why]')

/** Plays until a bot has chosen since. */
async function untilBotChose(table: Table): Promise<void> {
  for (let n = 0; n < 30; n++) {
    await table.answer(n)
    if (await why(table).isVisible()) return
  }
  throw new Error('no bot has chosen anything')
}

test('an adept plays along, and says why when it is asked', async ({ page, table }) => {
  test.setTimeout(90_000)
  await startWithBots(table)
  await untilBotChose(table)
  await table.tap(why(table))
  // What it says is a sentence; a count of picks may stand beside it.
  await expect(table.prompt.getByRole('status').filter({ hasText: /\S.*\.$/ })).toBeVisible()

  // After a reload it is thought once more: the face in the log says it.
  await page.reload()
  await table.ready()
  await table.button(/^Open the log/).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  await log
    .getByRole('button', { name: /^Why did / })
    .last()
    .click()
  await expect(log.getByRole('status')).toContainText(/\S+.*\.$/)
})

test('what a bot thinks about is dropped when its table goes another way', async ({
  page,
  table,
}) => {
  await startWithBots(table)
  await untilBotChose(table)
  await page.goto('./#/')
  await page.goBack()
  await table.ready()
  await table.answer()
})

interface Reply {
  /** From the question to the answer, in milliseconds. */
  readonly took: number
  /** The longest time without a new picture of the page meanwhile. */
  readonly stood: number
}

/** Notes how long bots take, and whether the page goes on being drawn while they do. */
async function watchBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const replies: Reply[] = []
    const asked = { number: -1, at: 0 }
    let [drawn, stood] = [0, 0]
    const draw = () => {
      const now = performance.now()
      stood = Math.max(stood, now - Math.max(drawn, asked.at))
      drawn = now
      requestAnimationFrame(draw)
    }
    requestAnimationFrame(draw)
    const Plain = Worker
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        const { postMessage } = Plain.prototype
        this.postMessage = (message: { readonly name?: string; readonly number: number }) => {
          if (message.name === 'consider') {
            Object.assign(asked, { number: message.number, at: performance.now() })
            stood = 0
          }
          postMessage.call(this, message)
        }
        this.addEventListener('message', ({ data }) => {
          if (data.number !== asked.number) return
          const now = performance.now()
          const last = now - Math.max(drawn, asked.at)
          replies.push({ took: now - asked.at, stood: Math.max(stood, last) })
        })
      }
    }
    Object.assign(window, { replies })
  })
}

/** The share of their thinking that the page may stand still: one that did the search itself would for all of it. */
const STILL = 0.75
/** How many times slower the page runs: a phone of some years ago. */
const SLOWED = 4
/** A word of the search alone, which no compressing changes. */
const OF_THE_SEARCH = 'ofOptions'
const read = (path: string): string => readFileSync(join(dist, path), 'utf8')
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

test('a master thinks beside a slow page, and never in its way', async ({ page, table }) => {
  test.setTimeout(120_000)
  const { scripts } = new Weight(page)
  await watchBots(page)
  await startWithBots(table, 'master')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Profiler.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await devtools.send('Profiler.start')
  const replies = () => page.evaluate((): Reply[] => Reflect.get(window, 'replies'))
  for (let n = 0; n < 40 && (await replies()).length < 6; n++) await table.answer(n)
  const { profile } = await devtools.send('Profiler.stop')
  const all = await replies()
  expect(all.length).toBeGreaterThan(3)

  // Nothing of the search has run where the page is drawn: no task there can be long because of it.
  const searching = [...scripts].filter((path) => read(path).includes(OF_THE_SEARCH))
  expect(searching.length).toBeGreaterThan(0)
  const ran = profile.nodes.map(({ callFrame }) => callFrame.url)
  expect(ran.some((url) => url.endsWith('.js'))).toBe(true)
  expect(searching.filter((path) => ran.some((url) => url.endsWith(path)))).toEqual([])
  // A whole thought, with the way there and back.
  expect(median(all.map(({ took }) => took))).toBeLessThan(1000)
  // And the page was drawn all the while.
  const sum = (what: keyof Reply) => all.reduce((before, reply) => before + reply[what], 0)
  expect(sum('stood') / sum('took')).toBeLessThan(STILL)
})

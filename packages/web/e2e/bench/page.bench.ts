import { writeFileSync } from 'node:fs'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { longMatch } from '../matches.ts'
import { type Table, test } from '../table.ts'
import { Weight } from '../weight.ts'
import { tracedDelay } from './trace.ts'

interface Figure {
  readonly what: string
  readonly unit: 'ms' | 'KB'
  readonly median: number
  readonly worst: number
  readonly budget?: number
}

const STARTS = 7
const CHOICES = 15
const SLOWED = 4
/** Nobody chooses at a table before having looked at it. */
const FIRST_LOOK = 2000

const figures: Figure[] = []

function note(
  what: string,
  unit: Figure['unit'],
  values: readonly number[],
  budget?: number,
): void {
  const sorted = [...values].sort((a, b) => a - b)
  const round = (value: number) => Math.round(value * 10) / 10
  figures.push({
    what,
    unit,
    median: round(sorted[Math.floor(sorted.length / 2)]),
    worst: round(sorted[sorted.length - 1]),
    ...(budget === undefined ? {} : { budget }),
  })
}

test.afterAll(() => {
  const file = process.env.MUSTER_FIGURES
  if (file !== undefined) writeFileSync(file, JSON.stringify(figures))
})

/** From the address to a start page that is painted, answers, and has nothing more to do. */
async function timeToUse(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send('Network.clearBrowserCache')
  await page.goto('about:blank')
  await page.goto('/', { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let busyUntil = 0
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) {
            busyUntil = Math.max(busyUntil, startTime + duration)
          }
        }).observe({ type: 'longtask', buffered: true })
        const look = () => {
          if (document.querySelector('main button') === null) return requestAnimationFrame(look)
          const painted = performance.now()
          // Long tasks are told of late: what comes within a second of the paint still counts.
          return setTimeout(() => resolve(Math.max(painted, busyUntil)), 1000)
        }
        look()
      }),
  )
}

test('start page', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const times: number[] = []
  for (let n = 0; n < STARTS; n++) times.push(await timeToUse(page, devtools))
  note(`start page usable, processor ${SLOWED}× slower`, 'ms', times, 1500)
})

const GAMES = ['Heroes of Tenefyr', 'Keep the Heroes Out!', 'Heroes of Terrinoth']

for (const game of GAMES) {
  test(`size of ${game}`, async ({ page, table }) => {
    const weight = new Weight(page)
    await page.goto('/')
    const play = table.button(`Play now: ${game}`)
    await expect(play).toBeVisible()
    await page.waitForLoadState('networkidle')
    const start = weight.kilobytes
    if (game === GAMES[0]) note('start page, scripts compressed', 'KB', [start], 150)
    await play.click()
    await table.ready()
    note(`${game} besides, scripts compressed`, 'KB', [weight.kilobytes - start], 200)
  })
}

/** One choice by mouse, from the click to the frame that shows what it brought. */
async function oneChoice(table: Table): Promise<number> {
  for (const what of [table.dungeons, table.options, table.lit]) {
    if ((await what.count()) > 0) return tracedDelay(table.page, what.first())
  }
  throw new Error(`nothing answers ${await table.promptName()}`)
}

async function choices(table: Table): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; times.length < CHOICES && (await table.ready()) === 'choice'; n++) {
    // A row of picks is several taps: here only choices that one tap makes are measured.
    const single = ['where-to', 'keep-hand', 'play-card', 'go-on'].includes(
      await table.promptName(),
    )
    if (single) times.push(await oneChoice(table))
    else await table.answer(n)
  }
  return times
}

test('choices in a fresh match', async ({ page, table }) => {
  await table.start()
  await page.waitForTimeout(FIRST_LOOK)
  note('choice on the screen, fresh match', 'ms', await choices(table), 50)
})

test('choices and undo after 500 decisions', async ({ page, table }) => {
  await table.open(longMatch(500, { players: 1 }))
  await page.waitForTimeout(FIRST_LOOK)
  // A card that is played turns no other: it can be taken back freely, and played again.
  const times: number[] = []
  for (let n = 0; n < 5; n++) {
    await tracedDelay(page, table.lit.first())
    await table.ready()
    times.push(await tracedDelay(page, table.button(/^Undo(:|$)/).first()))
    await table.ready()
  }
  note('undo on the screen, after 500 decisions', 'ms', times)
  note('choice on the screen, after 500 decisions', 'ms', await choices(table), 50)
})

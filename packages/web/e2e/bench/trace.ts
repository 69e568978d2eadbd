/** How long something takes to be seen, by the browser's own trace. */
import type { CDPSession, Locator, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly cat: string
  /** Microseconds. */
  readonly ts: number
}

declare global {
  interface Window {
    tableChanged: Promise<void>
  }
}

const CATEGORIES =
  'blink.user_timing,devtools.timeline.frame,disabled-by-default-devtools.timeline.frame'
const TAPPED = 'muster tapped'
const CHANGED = 'muster changed'

/** Has the page mark when it was tapped, by the event's own clock, and when its table changed. */
function watchTable(page: Page): Promise<void> {
  return page.evaluate(
    ([tapped, changed]) => {
      const tap = (event: Event) => {
        if (event.type !== 'click') return
        performance.mark(tapped, { startTime: event.timeStamp })
      }
      document.addEventListener('click', tap, { capture: true, once: true })
      const match = document.querySelector('[data-entry]')
      if (match === null) throw new Error('no match on the page')
      window.tableChanged = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          performance.mark(changed)
          observer.disconnect()
          resolve()
        })
        observer.observe(match, { attributes: true, attributeFilter: ['data-entry'] })
      })
    },
    [TAPPED, CHANGED],
  )
}

async function traceOf(devtools: CDPSession, during: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const gather = ({ value }: { value: readonly object[] }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event)
  }
  devtools.on('Tracing.dataCollected', gather)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES.split(',') },
  })
  await during()
  const over = new Promise<void>((resolve) =>
    devtools.once('Tracing.tracingComplete', () => resolve()),
  )
  await devtools.send('Tracing.end')
  await over
  devtools.off('Tracing.dataCollected', gather)
  return events
}

const isTraceEvent = (event: object): event is TraceEvent => 'name' in event && 'ts' in event

/** A click that follows too soon at the same place is taken for an echo of the last one. */
const LOOKS = 400
/** How long a finger holds the button down: a click is made when it lets go. */
const PRESSES = 60

/** Until the frame that counts is drawn and traced. */
const DRAWS = 150

/** Milliseconds from a click to the first frame drawn after the table changed. */
export async function tracedDelay(page: Page, target: Locator): Promise<number> {
  await target.hover()
  await page.waitForTimeout(LOOKS)
  const devtools = await page.context().newCDPSession(page)
  await watchTable(page)
  const events = await traceOf(devtools, async () => {
    await page.mouse.down()
    await page.waitForTimeout(PRESSES)
    await page.mouse.up()
    // To ask again and again would have the page draw frames of its own meanwhile.
    await page.evaluate(() => window.tableChanged)
    await page.waitForTimeout(DRAWS)
  })
  await page.evaluate(() => performance.clearMarks())
  await devtools.detach()
  const at = (name: string) => events.find((event) => event.name === name)?.ts
  const [tapped, changed] = [at(TAPPED), at(CHANGED)]
  if (tapped === undefined || changed === undefined) throw new Error('the trace lacks a mark')
  const drawn = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts > changed)
    .sort((a, b) => a.ts - b.ts)[0]
  if (drawn === undefined) throw new Error('the trace has no frame after the change')
  return (drawn.ts - tapped) / 1000
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { covered, measured, pageScroll, waysInSight } from '../layout.ts'
import type { Screen } from '../screen.ts'
import { tours } from '../screens.ts'
import { expect, type Table, test } from '../table.ts'
import { wordsOf } from '../words.ts'

/** As many as the row of a card's states has. */
const MOST_CARDS = 21
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// The page has no frames, so axe need not open a page of its own to bring their results together.
const builder = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.map(({ id, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
    return `${id}: ${where.join(' | ')}`
  })
}

/** Nothing loops, and a colour on its way to another is nobody's to read. */
async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

async function inTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await isStill(page)
}

/** Of a long row of cards some stand for all: axe takes minutes over hundreds. */
function thinOut(page: Page): Promise<void> {
  return page.evaluate((most) => {
    const rest = `section > div > :nth-child(n + ${most + 1})`
    for (const card of document.querySelectorAll<HTMLElement>(rest)) card.style.display = 'none'
  }, MOST_CARDS)
}

async function isMeasured(screen: Screen, table: Table): Promise<void> {
  const { page, touch } = table
  const least = { target: touch ? 44 : 24, text: 12 }
  expect.soft(await measured(page, least), screen.name).toEqual([])
  if (screen.match) {
    expect.soft(await pageScroll(page), `${screen.name}: page scroll`).toBeLessThanOrEqual(0)
  }
  if (screen.waits) {
    expect.soft(await waysInSight(page), `${screen.name}: ways to answer`).toBeGreaterThan(0)
    expect.soft(await covered(page), `${screen.name}: covered`).toEqual([])
  }
}

async function isAccessible(screen: Screen, { page }: Table): Promise<void> {
  if (screen.name === 'cards') await thinOut(page)
  await isStill(page)
  const found = await violations(builder(page).withTags(TAGS))
  expect.soft(found, `${screen.name}, dark`).toEqual([])
  // A theme changes colours and nothing else, and a phone has no colours of its own.
  if (test.info().project.name !== 'laptop') return
  await inTheme(page, 'light')
  const faint = await violations(builder(page).withRules(['color-contrast', 'link-in-text-block']))
  expect.soft(faint, `${screen.name}, light`).toEqual([])
  await inTheme(page, 'dark')
}

for (const tour of tours) {
  const [first, last] = [tour[0].name, tour[tour.length - 1].name]
  test(first === last ? first : `${first} to ${last}`, async ({ table }) => {
    test.setTimeout(120_000)
    const { project } = test.info()
    for (const screen of tour) {
      await test.step(screen.name, async () => {
        await screen.open(table, wordsOf('en'))
        await isMeasured(screen, table)
        // One phone stands for the others: what axe looks at does not change with some pixels.
        if (['laptop', 'phone'].includes(project.name)) await isAccessible(screen, table)
      })
    }
  })
}

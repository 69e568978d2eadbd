/** What every screen is held to: sizes, nothing covered, and what axe knows. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { covered, measured, pageScroll, waysInSight } from './layout.ts'
import type { Screen } from './screen.ts'
import { sizes } from './served.ts'
import { expect, type Table } from './table.ts'

type Measured = Pick<Screen, 'name' | 'match' | 'waits'>

/** As many as the row of a card's states has. */
const MOST_CARDS = 21
const softly = expect.configure({ soft: true })
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

export async function isMeasured(screen: Measured, table: Table, size: string): Promise<void> {
  const { page, touch } = table
  const least = { target: touch ? 44 : 24, text: 12 }
  // A window that was just turned is laid anew a moment later.
  const soon = <T>(look: () => Promise<T>, what: string) =>
    softly.poll(look, { message: `${screen.name}, ${size}: ${what}`, timeout: 5000 })
  await soon(() => measured(page, least), 'sizes').toEqual([])
  if (screen.match) await soon(() => pageScroll(page), 'page scroll').toBeLessThanOrEqual(0)
  if (screen.waits) {
    await soon(() => waysInSight(page), 'ways to answer').toBeGreaterThan(0)
    await soon(() => covered(page), 'covered').toEqual([])
  }
}

/** The phone in the hand, a smaller one, and one on its side. */
export async function isMeasuredOnPhones(screen: Measured, table: Table): Promise<void> {
  for (const size of ['small', 'turned', 'phone'] as const) {
    await table.page.setViewportSize(sizes[size].viewport)
    await isStill(table.page)
    await isMeasured(screen, table, size)
  }
}

/**
 * The laptop is looked at in the dark and the phone in the light: the colours of a theme are the same on both. Targets
 * on a phone are measured by a ruler that is stricter than axe.
 */
export async function isAccessible(screen: Measured, { page, touch }: Table): Promise<void> {
  if (screen.name === 'cards') await thinOut(page)
  if (touch) await inTheme(page, 'light')
  await isStill(page)
  const axe = builder(page).withTags(TAGS)
  const found = await violations(touch ? axe.disableRules(['target-size']) : axe)
  expect.soft(found, screen.name).toEqual([])
  if (touch) await inTheme(page, 'dark')
}

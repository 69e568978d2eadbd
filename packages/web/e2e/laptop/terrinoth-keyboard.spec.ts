import { expect, test } from '../table.ts'
import { startTerrinoth, terrinothAsking, terrinothWithTokens } from '../terrinoth.ts'

/** In milliseconds. */
const ECHO = 600

test('an activation by keyboard alone: a card, a target, the roll', async ({ page, table }) => {
  await startTerrinoth(table, { heroes: ['kari', 'lissa'] })
  const press = (key: string) => page.keyboard.press(key)
  const focused = (what: string) =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what)
  expect(await table.promptName()).toBe('activate')
  await press('ArrowDown')
  expect(await focused('[data-spot^="card:"][data-lit]')).toBe(true)
  const first = await table.entry()
  // The first of the four.
  await press('1')
  await table.movedFrom(first)
  // Whom to draw near, then whom to hit.
  for (let enemies = 0; ['which', 'aim'].includes(await table.promptName()); enemies++) {
    expect(enemies).toBeLessThan(3)
    const entry = await table.entry()
    await press('m')
    expect(await focused('[data-spot^="enemy:"][data-lit]')).toBe(true)
    // Right after the last Enter it would be its echo.
    await page.waitForTimeout(ECHO)
    await press('Enter')
    await table.movedFrom(entry)
  }
  expect(await table.promptName()).toBe('roll')
  const entry = await table.entry()
  await press('r')
  await table.movedFrom(entry)
  await expect(page.locator('[data-prompt]:focus, [data-prompt] :focus')).toHaveCount(1)
})

test('a roll is made with Enter, or with so many tokens by their number', async ({
  page,
  table,
}) => {
  for (const key of ['Enter', '1']) {
    await table.open(terrinothWithTokens())
    const entry = await table.entry()
    await page.locator('body').press(key)
    await table.movedFrom(entry)
  }
})

test('to travel or to stay has its letter', async ({ page, table }) => {
  await table.open(terrinothAsking('travel', { players: 1 }))
  const entry = await table.entry()
  await page.locator('body').press('s')
  await table.movedFrom(entry)
})

test('Esc folds cards that are offered, and opens them again', async ({ page, table }) => {
  await table.open(terrinothAsking('resolve'))
  const cards = page.locator('[data-spot^="card:"][data-lit]')
  await expect(cards).toHaveCount(2)
  await page.locator('body').press('Escape')
  await expect(cards.first()).toBeHidden()
  // The table below is seen again, and nothing was chosen.
  expect(await table.promptName()).toBe('resolve')
  await page.locator('body').press('Escape')
  await expect(cards.first()).toBeVisible()
})

import { startKeep } from '../keep.ts'
import { expect, type Table, test } from '../table.ts'

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const
const MOST_STEPS = 24
/** In milliseconds. */
const ECHO = 600

const focused = ({ page }: Table, what: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what)

/** Arrows alone, from place to place, until one of these has the focus. */
async function goTo(table: Table, what: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (await focused(table, what)) return
    await table.page.keyboard.press(ARROWS[Math.trunc(steps / 2) % ARROWS.length])
  }
  throw new Error(`${MOST_STEPS} arrows do not lead to ${what}`)
}

test('a turn of the keep by keyboard alone', async ({ page, table }) => {
  await startKeep(table, { clans: ['red-dragon'] })
  const press = (key: string) => page.keyboard.press(key)
  // Where the dragon starts.
  expect(await table.promptName()).toBe('deploy')
  await press('ArrowDown')
  await goTo(table, '[data-spot^="room:"][data-lit]')
  const first = await table.entry()
  await press('Enter')
  await table.movedFrom(first)
  expect(await table.promptName()).toBe('turn')

  // A monster, then a room, is a move that the cheapest card pays.
  await press('ArrowDown')
  await press('m')
  expect(await focused(table, '[data-spot^="monster:"][data-lit]')).toBe(true)
  // Right after the last Enter it would be its echo.
  await page.waitForTimeout(ECHO)
  await press('Enter')
  await expect(page.locator('[data-spot^="room:"][data-lit]').first()).toBeVisible()
  await goTo(table, '[data-spot^="room:"][data-lit]')
  const entry = await table.entry()
  await press('Enter')
  await table.movedFrom(entry)

  // The whole move is taken back at once.
  const moved = await table.entry()
  await press('u')
  await table.movedFrom(moved)
  expect(await table.promptName()).toBe('turn')

  // E asks first: cards could still be played.
  const before = await table.entry()
  await press('e')
  await expect(table.prompt).toContainText(/could still be played/)
  await press('Enter')
  await table.movedFrom(before)
  expect(await table.promptName()).not.toBe('deploy')
  await expect(table.prompt.locator(':focus').or(page.locator('[data-prompt]:focus'))).toHaveCount(
    1,
  )
})

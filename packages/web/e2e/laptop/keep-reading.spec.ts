import { startKeep } from '../keep.ts'
import { expect, test } from '../table.ts'

const MOST_CHOICES = 800

test('a whole match of the keep through the Reading table alone', async ({ page, table }) => {
  test.setTimeout(420_000)
  await startKeep(table, { level: 'hardcore', clans: ['red-dragon'] })
  await page.locator('body').press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Reading table/)
  await page.keyboard.press('Enter')
  const line = page.getByRole('textbox')
  await expect(line).toBeVisible()
  await expect(page.locator('[data-spot]')).toHaveCount(0)
  // Where the dragon starts; then there is a hand.
  await line.fill('1')
  await line.press('Enter')
  for (const heading of ['The match', 'Dungeon', 'Hand of Red Dragon', 'Available Loot']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  for (const word of ['status', 'hand', 'piles', 'why', 'card spider']) {
    await line.fill(word)
    await line.press('Enter')
    await expect(page.getByRole('status').first()).not.toBeEmpty()
  }

  const done = page.getByRole('button', { name: 'Done', exact: true })
  const sure = page.getByRole('button', { name: 'Yes, do it', exact: true })
  const asked = () =>
    page.evaluate(() => {
      const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry
      return `${entry} ${document.querySelector('[data-prompt]')?.textContent}`
    })
  let choices = 0
  while ((await table.ready()) === 'choice') {
    const before = await asked()
    // To end a turn with cards in hand is asked for once more.
    if ((await sure.count()) > 0) {
      await sure.press('Enter')
      await expect.poll(asked).not.toBe(before)
      continue
    }
    const picks = (await done.count()) > 0 && (await done.getAttribute('aria-disabled')) !== 'true'
    const options = await table.options.count()
    await line.fill(picks ? 'done' : String(1 + (choices % options)))
    await line.press('Enter')
    await expect.poll(asked).not.toBe(before)
    choices++
    expect(choices).toBeLessThan(MOST_CHOICES)
  }
  await expect(table.end).toBeVisible()
})

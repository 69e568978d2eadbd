import { expect, test } from '../table.ts'
import { startTerrinoth } from '../terrinoth.ts'

const MOST_CHOICES = 500

test('a whole quest of Terrinoth through the Reading table alone', async ({ page, table }) => {
  test.setTimeout(420_000)
  await startTerrinoth(table, { quest: 'the-long-night', heroes: ['kari', 'lissa'] })
  await page.locator('body').press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Reading table/)
  await page.keyboard.press('Enter')
  const line = page.getByRole('textbox')
  await expect(line).toBeVisible()
  await expect(page.locator('[data-spot]')).toHaveCount(0)
  for (const heading of ['The match', 'The quest', 'Shadows', 'Kari', 'Lissa', 'Decks']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  for (const word of ['status', 'hand', 'piles', 'why', 'card precise strike']) {
    await line.fill(word)
    await line.press('Enter')
    await expect(page.getByRole('status').first()).not.toBeEmpty()
  }

  const done = page.getByRole('button', { name: 'Done', exact: true })
  const asked = () =>
    page.evaluate(() => {
      const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry
      return `${entry} ${document.querySelector('[data-prompt]')?.textContent}`
    })
  let choices = 0
  while ((await table.ready()) === 'choice') {
    const before = await asked()
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

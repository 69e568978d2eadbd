import { expect, test } from '../table.ts'

const MOST_CHOICES = 400

test('a whole match through the Reading table alone, by keyboard', async ({ page, table }) => {
  test.setTimeout(240_000)
  await table.start({ players: '3', quick: true, bots: [2, 3] })
  await page.locator('body').press('Tab')
  const first = page.locator(':focus')
  await expect(first).toHaveAccessibleName(/^Reading table/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/read$/)
  const line = page.getByRole('textbox')
  await expect(line).toBeVisible()
  await expect(page.locator('[data-spot]')).toHaveCount(0)

  // The terminal's words work.
  for (const word of ['status', 'hand', 'piles', 'why', 'log', 'help']) {
    await line.fill(word)
    await line.press('Enter')
    await expect(page.getByRole('status').first()).not.toBeEmpty()
  }

  const done = page.getByRole('button', { name: 'Done' })
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
    // A gift that was picked is still to be given to somebody: they stand last.
    const begun = /[1-9]\d* picked\./.test(before)
    const next = begun ? options : 1 + (choices % Math.min(options, 2))
    await line.fill(picks ? 'done' : String(next))
    await line.press('Enter')
    await expect.poll(asked).not.toBe(before)
    choices++
    expect(choices).toBeLessThan(MOST_CHOICES)
  }
  await expect(table.end).toBeVisible()
})

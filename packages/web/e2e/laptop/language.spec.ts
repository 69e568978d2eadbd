import { expect, test } from '../table.ts'

test('the language changes in mid-match, everywhere, and stays', async ({ page, table }) => {
  await table.start({ players: '3', names: ['Ana', 'Rui', 'Zoé'] })
  await table.answer()
  await table.answer()
  const entry = await table.entry()
  const english = await page.locator('main, [data-entry]').first().innerText()

  await table.button('Menu').click()
  await table.button('Settings').click()
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.keyboard.press('Escape')
  await expect(table.button(/^Annuler/).first()).toBeVisible()
  const french = await page.locator('main, [data-entry]').first().innerText()
  expect(await table.entry()).toBe(entry)
  expect(french).not.toBe(english)

  // What was said before the change is said in French as well.
  await page.keyboard.press('l')
  const log = page.getByRole('dialog', { name: 'Journal' })
  await expect(log).toBeVisible()
  await expect(log).toContainText(/entre|garde|pioche|escouade/)
  await expect(log).not.toContainText(/ enters | keeps | draws /)
  await page.keyboard.press('Escape')

  await page.reload()
  await table.ready()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await table.entry()).toBe(entry)
  await table.answer()
})

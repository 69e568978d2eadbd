import { matchAsking } from '../matches.ts'
import { expect, test } from '../table.ts'

test('the log leads into the past and back', async ({ page, table }) => {
  await table.open(matchAsking('go-on'))
  const entry = await table.entry()
  const now = await page.locator('[data-spot]').count()
  await table.button(/^Open the log/).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  await log.getByRole('listitem').first().getByRole('button').first().click()

  const bar = page.getByRole('region', { name: 'The past' })
  await expect(bar).toBeVisible()
  await expect(bar).toContainText(/choices? since/)
  // Nothing can be chosen in the past.
  await expect(table.lit).toHaveCount(0)
  const slider = bar.getByRole('slider')
  const first = Number(await slider.inputValue())
  await bar.getByRole('button', { name: 'One choice on' }).click()
  await expect(slider).not.toHaveValue(String(first))
  await slider.press('End')
  await bar.getByRole('button', { name: 'Back to now' }).click()
  await expect(bar).toBeHidden()
  await table.ready()
  expect(await table.entry()).toBe(entry)
  expect(await page.locator('[data-spot]').count()).toBe(now)
})

test('a match is played on from an earlier moment, and stays as it was', async ({
  page,
  table,
}) => {
  await table.open(matchAsking('go-on'))
  const old = page.url()
  const entry = await table.entry()
  await table.button(/^Open the log/).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  await log.getByRole('listitem').nth(1).getByRole('button').first().click()
  await table.button('Play on from here').click()
  await expect(page).not.toHaveURL(old)
  await table.ready()
  expect(await table.entry()).toBeLessThan(entry)
  await table.answer()
  await page.goto(old)
  await table.ready()
  expect(await table.entry()).toBe(entry)
})

import { matchPicking } from '../matches.ts'
import { seen } from '../seen.ts'
import { expect, test } from '../table.ts'

test('a reload in mid-decision brings the same table back', async ({ page, table }) => {
  await table.start({ players: '3', names: ['Ana', 'Rui', 'Zoé'] })
  for (let n = 0; n < 5; n++) {
    await table.answer(n)
    const before = await seen(table)
    await page.reload()
    await table.ready()
    expect(await seen(table)).toEqual(before)
  }
})

test('a reload in the midst of a row of picks keeps the match, and the picks begin anew', async ({
  page,
  table,
}) => {
  await table.open(matchPicking('remove-cards'))
  const before = await seen(table)
  await table.tap(table.lit.first())
  await expect(page.locator('[data-spot][data-chosen]').first()).toBeVisible()
  await page.reload()
  await table.ready()
  expect(await seen(table)).toEqual(before)
})

test('a match is on the start page after the browser was closed, and goes on', async ({
  page,
  table,
}) => {
  await table.start()
  await table.answer()
  const before = await seen(table)
  await page.goto('about:blank')
  await page.goto('/')
  await page
    .getByRole('link', { name: /continue/i })
    .first()
    .click()
  await table.ready()
  expect(await seen(table)).toEqual(before)
  await table.answer()
})

test('who comes back reads what happened last, until the first tap', async ({ page, table }) => {
  await table.start()
  for (let n = 0; n < 4; n++) await table.answer(n)
  const before = await seen(table)
  await page.reload()
  await table.ready()
  const last = page.getByRole('region', { name: 'Where you left off' })
  await expect(last.getByRole('listitem').first()).toBeVisible()
  expect(await seen(table)).toEqual(before)
  await last.getByRole('button', { name: 'Replay' }).click()
  await expect(last).toHaveCount(0)
  await table.ready()
  expect(await seen(table)).toEqual(before)

  await page.reload()
  await table.ready()
  await expect(last).toBeVisible()
  await table.answer()
  await expect(last).toHaveCount(0)
})

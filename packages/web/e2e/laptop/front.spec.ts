import { meetBoss } from '../pushovers.ts'
import { expect, test } from '../table.ts'

test('a stranger has a first choice after one click, and has made it after two', async ({
  page,
  table,
}) => {
  await page.goto('/')
  await expect(
    page.getByRole('article').getByText(/1 to 4 players · 15 to 45 minutes/),
  ).toBeVisible()
  await table.tap(table.button('Play now: Heroes of Tenefyr'))
  await table.ready()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenefyr · Easy · Dark Lord')
  const entry = await table.entry()
  await table.tap(table.dungeons.first())
  await table.movedFrom(entry)
  expect(table.taps).toBe(2)
})

test('who comes back goes on first, with the table in a picture, then finds the daily', async ({
  page,
  table,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Daily/ })).toHaveCount(0)
  await table.tap(table.button('Play now: Heroes of Tenefyr'))
  await table.ready()
  const match = page.url()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Continue',
    /^Daily, /,
    /^Daily, /,
    /^Daily, /,
    'Heroes of Tenefyr',
    'Keep the Heroes Out!',
    'Heroes of Terrinoth',
  ])
  const first = page.getByRole('listitem').first()
  // Ten dungeons, and two heroes below them.
  await expect(first.locator('rect')).toHaveCount(10)
  await expect(first.locator('use')).toHaveCount(3 + 1)
  await first.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(match)
})

test('a daily is left, gone on with, and counts once', async ({ page, table }) => {
  await page.goto('/#/daily')
  const ofTenefyr = page.locator('[data-game="tenefyr"]')
  await expect(ofTenefyr.getByText(/played, /)).toHaveCount(0)
  await table.button('Play the daily: Heroes of Tenefyr').click()
  await table.ready()
  const match = page.url()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Daily, .+ · Tenefyr · /)

  await page.goto('/')
  await expect(page.getByRole('listitem').first()).toContainText('Daily, ')
  await page.getByRole('link', { name: 'Continue the daily' }).click()
  await expect(page).toHaveURL(match)
  await meetBoss(table)
  const daily = page.getByRole('region', { name: /^Daily, / })
  await expect(daily).toContainText('This try counts for the day. 1 day in a row.')
  await expect(daily.locator('pre')).toContainText('☠')
  await expect(page.getByText(/unranked, so it brings no stamps/)).toBeVisible()

  await daily.getByRole('link', { name: 'All days' }).click()
  await expect(ofTenefyr.getByText('1 played, 0 won')).toBeVisible()
  await expect(ofTenefyr.getByRole('listitem').last()).toContainText(/: lost/)
  await table.button('Again, for practice').click()
  await meetBoss(table)
  await expect(daily).toContainText('This was practice.')
})

import { agree, expect, sitDown, test } from '../online.ts'

test.describe.configure({ timeout: 120_000 })

const GAME = 'Keep the Heroes Out!'

test('a link for a seat works once, and leaves the address', async ({ come }) => {
  const [ana, rui, zoe] = [await come('Ana'), await come('Rui'), await come('Zoé')]
  await ana.openTable(GAME)
  const link = await ana.invite(2)
  const secret = link.split('/').at(-1) ?? ''
  await rui.page.goto(link)
  await expect(rui.page.getByRole('heading', { name: 'Ana invites you' })).toBeVisible()
  await expect(rui.page).not.toHaveURL(new RegExp(secret))
  await rui.button('Take the seat').click()
  await expect(rui.lobby).toBeVisible()
  expect(await rui.page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret)

  zoe.forgive('410')
  await zoe.page.goto(link)
  await expect(zoe.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(zoe.page.getByRole('link', { name: 'Start page' })).toBeVisible()
})

test('a link that was called back is worthless', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await ana.openTable(GAME)
  const link = await ana.invite(2)
  await ana.button('Revoke').click()
  await expect(ana.page.getByText('This link no longer works.')).toBeVisible()
  rui.forgive('410')
  await rui.page.goto(link)
  await expect(rui.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a table that was closed is told of', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await ana.openTable(GAME)
  await rui.join(await ana.invite(2))
  rui.forgive('404')
  await ana.button('Close the table').click()
  await expect(rui.page.getByRole('heading', { name: 'This table was closed' })).toBeVisible()
  await rui.page.reload()
  await expect(rui.page.getByRole('heading', { name: 'This table is gone' })).toBeVisible()
})

test('everybody sees what is chosen in the lobby', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await ana.openTable(GAME)
  await rui.join(await ana.invite(2))
  await ana.callMe('Anabela')
  await expect(rui.page.getByText('Anabela', { exact: true })).toBeVisible()
  await ana.page
    .getByRole('group', { name: 'Level' })
    .getByRole('radio', { name: 'Steady' })
    .check()
  await expect(rui.page.getByText('Steady')).toBeVisible()
  // Each chooses their own clan, and a clan is taken once.
  await rui.page.getByRole('combobox', { name: /clan/i }).selectOption('ghosts')
  await expect(ana.page.locator('p', { hasText: /^Ghosts/ })).toBeVisible()
  await ana.page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check()
  await expect(rui.page.getByText('Open seat')).toBeVisible()
  await ana.page.getByLabel('Who plays seat 3').selectOption('apprentice')
  await expect(rui.page.getByText('Open seat')).toHaveCount(0)
  await ana.begin()
  for (const one of [ana, rui]) await expect(one.prompt).toBeVisible({ timeout: 30_000 })
})

test('a seat is handed to a friend in the middle of a match', async ({ come }) => {
  const [ana, rui, zoe] = [await come('Ana'), await come('Rui'), await come('Zoé')]
  await sitDown(ana, [rui], GAME)
  const isRuis = await rui.isAsked()
  await rui
    .button(/People and seats/)
    .first()
    .click()
  await rui.button('Hand my seat to a friend').click()
  const link = rui.page.getByRole('dialog').getByLabel('Link for this seat')
  await zoe.page.goto(await link.inputValue())
  await zoe.button('Take the seat').click()
  // It is hers at once, with whatever it is asked; who has left it looks on.
  await expect(zoe.prompt).toBeVisible({ timeout: 30_000 })
  await expect(ana.button(/Zoé, here/)).toBeVisible()
  await agree([ana, rui, zoe])
  await expect.poll(() => zoe.isAsked()).toBe(isRuis)
  if (!isRuis) await ana.answer()
  await expect.poll(() => zoe.isAsked()).toBe(true)
  const before = await agree([ana, rui, zoe])
  await expect(rui.options).toHaveCount(0)
  await expect(rui.lit).toHaveCount(0)
  await zoe.answer()
  await expect.poll(() => agree([ana, rui, zoe])).toBeGreaterThan(before)
})

test('plain files know nothing of shared tables', async ({ page, table }) => {
  await page.goto('./#/')
  await expect(table.button(`Play now: ${GAME}`)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(table.button(`Invite friends: ${GAME}`)).toHaveCount(0)
})

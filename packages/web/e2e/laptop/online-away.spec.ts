import { agree, expect, playOn, Server, sitDown, test } from '../online.ts'

test.describe.configure({ timeout: 240_000 })

const GAME = 'Heroes of Tenefyr'

test('a seat whose player is away is answered for by consent, and given to a bot', async ({
  come,
}) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await sitDown(ana, [rui], GAME)
  await rui.page.close()
  await expect(ana.button(/Rui, away/)).toBeVisible({ timeout: 60_000 })
  await ana.button(/Rui, away/).click()
  const people = ana.page.getByRole('dialog')
  await people.getByRole('button', { name: 'Answer for Rui' }).click()
  await expect(people.getByText('Anyone here may answer for Rui.')).toBeVisible()
  await people.getByRole('button', { name: 'Let a bot play for Rui' }).click()
  await people.getByRole('button', { name: 'Adept, a sound companion' }).click()
  await expect(people.getByText('bot', { exact: true })).toBeVisible()
  await ana.page.keyboard.press('Escape')
  // The table goes on: the bot answers where it is asked.
  const before = await ana.entry()
  await playOn([ana], 4)
  expect(await ana.entry()).toBeGreaterThan(before)
  // What a server's bot thought is thought here once more, and comes to the same.
  const why = ana.page.locator('[data-why]')
  for (let n = 0; n < 12 && !(await why.isVisible()); n++) await playOn([ana], 1)
  await ana.button(/^Open the log/).click()
  const log = ana.page.getByRole('dialog', { name: 'Log' })
  await log
    .getByRole('button', { name: /^Why did / })
    .last()
    .click()
  await expect(log.getByRole('status')).toContainText(/\.$/, { timeout: 20_000 })
  await expect(log.getByRole('status')).not.toContainText('no longer remember')
  await ana.page.keyboard.press('Escape')
  // Who comes back finds the seat a bot's, and may take it again.
  const page = await rui.context.newPage()
  await page.goto(ana.page.url())
  await page
    .getByRole('button', { name: /People and seats/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take this seat' }).click()
  await expect(ana.button(/Rui, here/)).toBeVisible({ timeout: 20_000 })
})

test('a server that loses power comes back with every choice, and so do its players', async ({
  come,
}) => {
  let own = await Server.start()
  const [ana, rui] = [
    await come('Ana', { origin: own.origin }),
    await come('Rui', { origin: own.origin }),
  ]
  for (const one of [ana, rui]) for (const words of ['ERR_', 'WebSocket']) one.forgive(words)
  await sitDown(ana, [rui], GAME)
  await playOn([ana, rui], 4)
  const before = await agree([ana, rui])
  await own.losePower()
  // A break that nobody notices is not told of, so the power stays away until both have.
  for (const { page } of [ana, rui]) await page.getByText(/^Reconnecting…/).waitFor()
  const back = [ana, rui].map(({ page }) =>
    page.getByText('Back at the table').waitFor({ timeout: 60_000 }),
  )
  own = await own.startAgain()
  await Promise.all(back)
  expect(await agree([ana, rui])).toBeGreaterThanOrEqual(before)
  await playOn([ana, rui], 3)
  expect(await agree([ana, rui])).toBeGreaterThan(before)
  for (const one of [ana, rui]) await one.page.close()
  await own.stop()
})

test('two tabs of one browser see the same table', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await sitDown(ana, [rui], GAME)
  const second = await ana.context.newPage()
  await second.goto(ana.page.url())
  await expect(second.locator('[data-prompt]')).toBeVisible()
  const proposed = second.getByRole('button', { name: /Rui proposes it/ }).first()
  const [here, there] = await Promise.all(
    [0, 1].map((n) => rui.dungeons.nth(n).getAttribute('data-spot')),
  )
  await rui.tap(rui.dungeons.first())
  await expect(proposed).toHaveAttribute('data-spot', here ?? '')
  // The first tab led the connection: the other takes over.
  await ana.page.close()
  await rui.tap(rui.dungeons.nth(1))
  await expect(proposed).toHaveAttribute('data-spot', there ?? '', { timeout: 20_000 })
})

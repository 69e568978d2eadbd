import { expect, test } from '../table.ts'
import { startTerrinoth } from '../terrinoth.ts'

const MOST_CHOICES = 500

test('a whole quest of Terrinoth with a bot, from set-up to the end', async ({ page, table }) => {
  test.setTimeout(420_000)
  await startTerrinoth(table, { players: 2, quest: 'the-long-night', grim: true, bots: [2] })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Terrinoth · The Long Night · Formidable',
  )
  let choices = 0
  while ((await table.ready()) === 'choice') {
    await table.answer(choices)
    choices++
    expect(choices).toBeLessThan(MOST_CHOICES)
  }
  expect(choices).toBeGreaterThan(5)
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible()
  await page.goto('/#/')
  await page.reload()
  await expect(page.getByText(/^(Victory|Defeat)/).first()).toBeVisible()
})

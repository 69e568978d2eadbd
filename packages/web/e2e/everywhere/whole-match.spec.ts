import { expect, test } from '../table.ts'

const MOST_CHOICES = 400

test('a whole match with bots, from set-up to the end', async ({ page, table }) => {
  test.setTimeout(240_000)
  await table.start({ players: '3', quick: true, bots: [2, 3], names: ['Ana', 'Rui', 'Zoé'] })
  await expect(page.getByText('Ana').first()).toBeVisible()

  let choices = 0
  while ((await table.ready()) === 'choice') {
    await table.answer(choices)
    choices++
    expect(choices).toBeLessThan(MOST_CHOICES)
  }
  expect(choices).toBeGreaterThan(3)

  // The end says why, and opens the deal.
  await expect(table.end).toBeVisible()
  await expect(page.getByText('00112233445566778899aabbccddeeff')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Again, same deal' })).toBeVisible()

  // It is kept, and opens again as it ended.
  await page.goto('/#/')
  await page.reload()
  await expect(page.getByText(/^(Victory|Defeat)/).first()).toBeVisible()
})

import { expect, test } from '../table.ts'
import { Weight } from '../weight.ts'

const START = 150
const GAME = 200

test('the start page and a game weigh little', async ({ page, table }) => {
  const weight = new Weight(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const start = weight.kilobytes
  expect(start).toBeGreaterThan(20)
  expect(start).toBeLessThan(START)
  await test.info().attach(`start ${start.toFixed(1)} KB`, { body: [...weight.scripts].join('\n') })

  await table.start()
  await table.answer()
  const game = weight.kilobytes - start
  expect(game).toBeGreaterThan(20)
  expect(game).toBeLessThan(GAME)
})

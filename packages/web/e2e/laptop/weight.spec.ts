import { expect, test } from '../table.ts'
import { Weight } from '../weight.ts'

const START = 150
const GAME = 200

for (const game of ['Heroes of Tenefyr', 'Keep the Heroes Out!', 'Heroes of Terrinoth']) {
  test(`the start page and ${game} weigh little`, async ({ page, table }) => {
    const weight = new Weight(page)
    await page.goto('/')
    const play = table.button(`Play now: ${game}`)
    await expect(play).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = weight.kilobytes
    expect(before).toBeGreaterThan(20)
    expect(before).toBeLessThan(START)
    await test.info().attach(`start ${before.toFixed(1)} KB`, {
      body: [...weight.scripts].join('\n'),
    })

    await table.tap(play)
    await table.ready()
    const besides = weight.kilobytes - before
    await test.info().attach(`${game} ${besides.toFixed(1)} KB`, {
      body: [...weight.scripts].join('\n'),
    })
    expect(besides).toBeGreaterThan(20)
    expect(besides).toBeLessThan(GAME)
  })
}

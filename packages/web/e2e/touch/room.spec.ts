/** On a phone there is little room: what one needs to see stays in sight. */
import { screens } from '../screens.ts'
import { keeping } from '../served.ts'
import { expect, test } from '../table.ts'
import { wordsOf } from '../words.ts'

const PHONE = { width: 390, height: 664 }

test.describe('go on or leave', () => {
  for (const language of ['en', 'fr'] as const) {
    test.describe(language, () => {
      test.use({ storageState: keeping({ language }) })

      test('four players stay in sight while cards below are known', async ({ page, table }) => {
        await page.setViewportSize(PHONE)
        const screen = screens.find(({ name }) => name === 'go-on-known')
        await screen?.open(table, wordsOf(language))
        const seats = page.locator('[data-region="board"] [data-spot^="seat:"]')
        await expect(seats).toHaveCount(4)
        const prompt = await table.prompt.boundingBox()
        const bottoms = await seats.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().bottom),
        )
        expect(Math.max(...bottoms)).toBeLessThanOrEqual(prompt?.y ?? 0)
      })
    })
  }
})

test.describe('coached', () => {
  test.use({ storageState: keeping({ coach: true }) })

  test('no note lies over what may be chosen, nor over the hand', async ({ page, table }) => {
    test.setTimeout(90_000)
    await table.start()
    const heard = new Set<string>()
    for (let choices = 0; choices < 10; choices++) {
      if ((await table.ready()) !== 'choice') break
      await page.waitForTimeout(200)
      const covered = await page.evaluate(() => {
        const note = document.querySelector('[data-coach]')
        if (note === null) return undefined
        const { left, top, right, bottom } = note.getBoundingClientRect()
        const needed = document.querySelectorAll(
          '[data-table] [data-spot][data-lit], [data-table] [data-region="hand"], [data-prompt]',
        )
        const over = [...needed].filter((one) => {
          const box = one.getBoundingClientRect()
          const window = one.closest('[data-region]')?.getBoundingClientRect() ?? box
          const [high, low] = [Math.max(box.top, window.top), Math.min(box.bottom, window.bottom)]
          return box.left < right && box.right > left && high < bottom && low > top
        })
        return {
          id: note.getAttribute('data-coach') ?? '',
          over: over.map((one) => one.outerHTML.slice(0, 120)),
        }
      })
      if (covered !== undefined) {
        heard.add(covered.id)
        expect.soft(covered.over, covered.id).toEqual([])
      }
      await table.answer()
    }
    expect(heard.size).toBeGreaterThan(3)
  })
})

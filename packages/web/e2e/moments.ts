/** A great moment of a match, held on the board. */
import { matchBefore } from './matches.ts'
import { expect, type Table } from './table.ts'

/** Goes on step by step to where this is told: the moment stands until a tap goes on. */
export async function stopAt(table: Table, told: string): Promise<void> {
  const { page, prompt } = table
  await table.open(matchBefore('keep', told))
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('muster.settings') ?? '{}')
    localStorage.setItem('muster.settings', JSON.stringify({ ...kept, pace: 'step' }))
  })
  await page.reload()
  await table.tap(prompt.locator('[data-option="keep"]'))
  const banner = page.locator('[data-moment]')
  const further = prompt.locator('[data-answer="skip"]')
  await expect(banner.or(further).first()).toBeVisible()
  while (await banner.isHidden()) {
    await table.tap(further)
    // Two steps may say the same: what shows that one was taken is that the page has drawn again.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  }
}

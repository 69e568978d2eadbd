import { matchAsking } from '../matches.ts'
import { expect, test } from '../table.ts'

test('a key can be changed, is kept, and goes back to what it was', async ({ page, table }) => {
  await table.open(matchAsking('play-card'))
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await page.keyboard.press('?')
  await sheet.getByRole('button', { name: /^L: log/ }).click()
  // D means something already, and is refused.
  await page.keyboard.press('d')
  await expect(sheet.getByRole('status')).toContainText('D is taken')
  await page.keyboard.press('7')
  await expect(sheet.getByRole('status')).toContainText('cannot be used')
  await page.keyboard.press('j')
  await expect(sheet.getByRole('button', { name: /^J: log/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await page.reload()
  await table.ready()
  const log = page.getByRole('dialog', { name: 'Log' })
  await page.keyboard.press('l')
  await page.waitForTimeout(200)
  await expect(log).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(log).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  await sheet.getByRole('button', { name: 'All as at first' }).click()
  await expect(sheet.getByRole('button', { name: /^L: log/ })).toBeVisible()
})

test('Esc leaves a key as it is, and the sheet open', async ({ page, table }) => {
  await table.open(matchAsking('play-card'))
  await page.keyboard.press('?')
  const undo = page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: /^U: undo/ })
  await undo.click()
  await expect(page.getByRole('button', { name: 'Press a key …' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(undo).toBeVisible()
})

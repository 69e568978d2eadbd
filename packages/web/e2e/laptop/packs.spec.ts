import { housePack } from '@muster/tenefyr'
import type { Page } from '@playwright/test'
import { expect, test } from '../table.ts'

const give = (page: Page, pack: unknown) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'my-cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof pack === 'string' ? pack : JSON.stringify(pack)),
  })

/** The house's cards under another name, with a change to the orc. */
const moors = (change: object) => ({
  ...housePack,
  name: 'moors',
  dungeonCards: housePack.dungeonCards.map((card) =>
    card.name === 'orc' ? { ...card, ...change } : card,
  ),
})

test('a pack is brought, played with and removed; its match goes on', async ({ page, table }) => {
  await page.goto('/#/packs')
  await expect(page.getByText('The house’s cards')).toBeVisible()
  await give(page, moors({ power: [9, 9, 9] }))
  await expect(page.getByText(/“moors” is here/)).toBeVisible()
  await expect(page.getByText(/1 card unlike the house’s/)).toBeVisible()
  await page.getByRole('link', { name: 'Play with it: moors' }).click()
  await expect(page.getByLabel('Cards', { exact: true })).toHaveText(/moors/)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await table.ready()
  const match = page.url()

  await page.goto('/#/packs')
  await table.button('Remove: moors').click()
  await expect(page.getByText(/Matches begun with it go on/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'moors' })).toHaveCount(0)
  await page.goto('/#/new/tenefyr')
  await page.locator('form').waitFor()
  await expect(page.getByLabel('Cards', { exact: true })).toHaveCount(0)
  await page.goto(match)
  await page.reload()
  await table.ready()
  await table.answer()
})

test('a wrong pack is refused by card and field, in the reader’s language', async ({ page }) => {
  await page.goto('/#/packs')
  await give(page, moors({ power: [4, 'five', 6] }))
  await expect(page.getByText('Orc: power for 3 players: expected a number')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Play with it/ })).toHaveCount(0)
  await give(page, '{\n  "muster": "pack 1"\n  "game"')
  await expect(page.getByText(/not JSON; look at line 3/)).toBeVisible()
  await page.getByLabel('Language').selectOption('fr')
  await give(page, moors({ power: [4, 'five', 6] }))
  await expect(page.getByText(/Orc\s: puissance à 3 joueurs\s: il faut un nombre/)).toBeVisible()
})

test('the house’s cards are saved, changed and brought back', async ({ page }) => {
  await page.goto('/#/packs')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the cards as a file: Heroes of Tenefyr' }).click()
  const saved = await saving
  const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString()
  await give(page, text)
  await expect(page.getByText(/They are here already/)).toBeVisible()
  await give(page, text.replace('"name": "house"', '"name": "my-own"'))
  await expect(page.getByText(/“my-own” is here/)).toBeVisible()
})

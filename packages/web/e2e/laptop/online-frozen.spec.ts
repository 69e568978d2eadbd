import { readFileSync } from 'node:fs'
import { frozenTexts } from '../../src/online/frozen/texts.ts'
import { expect, playOn, sitDown, test } from '../online.ts'
import { freeze } from '../online-screens.ts'

test('a match that the rules no longer fit is told in the reader’s language, and can be saved', async ({
  come,
}) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await sitDown(ana, [rui], 'Heroes of Tenefyr')
  await playOn([ana, rui], 2)
  await freeze(ana)
  const { page } = ana
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frozenTexts.en.title)
  await expect(page.getByText('Played by you and Rui.')).toBeVisible()
  const lines = page.getByRole('region', { name: frozenTexts.en.happened }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'Rui comes to the table.' })).toHaveCount(1)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: frozenTexts.en.save }).click()
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text).toMatch(/^muster 1\ngame +tenefyr/)
  expect(text).toMatch(/\n *0 {2}begin/)

  await page.getByRole('combobox').selectOption('fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frozenTexts.fr.title)
  const french = page.getByRole('region', { name: frozenTexts.fr.happened })
  await expect(french.getByText('Rui rejoint la table.')).toBeVisible()
})

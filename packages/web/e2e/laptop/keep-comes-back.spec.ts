import { keepAsking, startKeep } from '../keep.ts'
import { names, seen } from '../seen.ts'
import { expect, test } from '../table.ts'

test('a reload in mid-decision brings the same dungeon back', async ({ page, table }) => {
  await startKeep(table, { players: 2, clans: ['gremlins', 'witches'], names: ['Ana', 'Rui'] })
  for (let n = 0; n < 4; n++) {
    await table.answer(n)
    await page.mouse.move(0, 0)
    const before = await seen(table)
    await page.reload()
    await table.ready()
    await expect.poll(() => seen(table)).toEqual(before)
  }
})

test('a reload in the midst of a gesture takes back what was not done', async ({ page, table }) => {
  await table.open(keepAsking('turn', { players: 1, clans: ['red-dragon'] }))
  await page.mouse.move(0, 0)
  const before = await seen(table)
  await table.tap(page.locator('[data-spot^="monster:"][data-lit]').first())
  await expect(page.locator('[data-spot^="room:"][data-lit]').first()).toBeVisible()
  await page.reload()
  await table.ready()
  await page.mouse.move(0, 0)
  await expect.poll(() => seen(table)).toEqual(before)
})

test('the dungeon of every moment is seen again, and then the present one', async ({
  page,
  table,
}) => {
  await table.open(keepAsking('victim'))
  const now = await names(table)
  await page.keyboard.press('l')
  const log = page.getByRole('dialog', { name: 'Log' })
  await log.getByRole('listitem').first().getByRole('button').first().click()
  const bar = page.getByRole('region', { name: 'The past' })
  const slider = bar.getByRole('slider')
  await slider.press('Home')
  await expect(table.lit).toHaveCount(0)
  const rooms = await page.locator('[data-spot^="room:"]').count()
  expect(rooms).toBeGreaterThan(8)
  const dungeons = new Set<string>()
  for (let moment = 0; moment < 15; moment++) {
    dungeons.add((await names(table)).join())
    await expect(page.locator('[data-spot^="room:"]')).toHaveCount(rooms)
    const at = await slider.inputValue()
    await bar.getByRole('button', { name: 'One choice on' }).click()
    await expect(slider).not.toHaveValue(at)
  }
  expect(dungeons.size).toBeGreaterThan(5)
  await bar.getByRole('button', { name: 'Back to now' }).click()
  await table.ready()
  await expect.poll(() => names(table)).toEqual(now)
})

test('the language changes in mid-match: rooms, cards, question and log', async ({
  page,
  table,
}) => {
  await table.open(keepAsking('next-hero'))
  const entry = await table.entry()
  await expect(page.locator('[data-spot="room:0"]')).toHaveAccessibleName(/^Vault/)
  await table.button('Menu').click()
  await table.button('Settings').click()
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-spot="room:0"]')).toHaveAccessibleName(/^Chambre forte/)
  await expect(table.prompt).toContainText('Quel héros agit ensuite')
  const english = (await names(table)).filter((name) => /\b(the|of|cards?|left)\b/.test(name ?? ''))
  expect(english).toEqual([])
  await page.keyboard.press('l')
  const log = page.getByRole('dialog', { name: 'Journal' })
  await expect(log).toContainText(/pioche|Vague|héros/)
  await expect(log).not.toContainText(/ draws? | the /)
  await page.keyboard.press('Escape')
  expect(await table.entry()).toBe(entry)
  await table.answer()
})

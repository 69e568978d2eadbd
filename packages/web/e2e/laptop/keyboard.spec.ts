import { matchAsking, matchPicking } from '../matches.ts'
import { expect, test } from '../table.ts'

test('a turn by keyboard alone', async ({ page, table }) => {
  await table.start()
  const press = (key: string) => page.keyboard.press(key)
  const spot = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot'))

  // Which dungeon: arrows go from place to place, Enter chooses.
  expect(await table.promptName()).toBe('where-to')
  await press('ArrowDown')
  expect(await spot()).not.toBeNull()
  await table.dungeons.first().focus()
  const one = await spot()
  await press('ArrowRight')
  const other = await spot()
  expect(other).not.toBe(one)
  await press('ArrowLeft')
  expect(await spot()).toBe(one)
  const entry = await table.entry()
  await press('Enter')
  await table.movedFrom(entry)

  // Focus is with the prompt, and not lost.
  expect(await table.promptName()).toBe('keep-hand')
  await expect(table.prompt.locator(':focus').or(page.locator('[data-prompt]:focus'))).toHaveCount(
    1,
  )
  const hand = await table.entry()
  await press('k')
  await table.movedFrom(hand)
  const kept = await table.entry()
  await press('u')
  await table.movedFrom(kept)
})

test('zoom, rules, log, keys and undo open by keys and fold with Esc', async ({ page, table }) => {
  await table.open(matchAsking('play-card'))
  const dialog = page.getByRole('dialog')
  for (const key of ['?', 'l']) {
    await page.keyboard.press(key)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
  await table.lit.first().focus()
  await page.keyboard.press('i')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('several picks by keys: Enter marks, D is done', async ({ page, table }) => {
  await table.open(matchPicking('remove-cards'))
  const entry = await table.entry()
  const done = table.answers.and(page.locator('[data-answer="done"]'))
  // Whether a pick may end here is known once the worker has answered.
  const mayEnd = () =>
    done.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  for (let n = 1; n < 5; n++) {
    await table.lit.nth(n - 1).focus()
    await page.keyboard.press('Enter')
    await expect(table.prompt.getByRole('status')).toContainText(String(n))
    if (await mayEnd()) break
  }
  await page.keyboard.press('d')
  await table.movedFrom(entry)
})

test('after a click Enter is the answer that bears it', async ({ page, table }) => {
  await table.open(matchPicking('remove-cards'))
  const entry = await table.entry()
  const done = table.answers.and(page.locator('[data-answer="done"]'))
  for (let n = 1; n < 5; n++) {
    await table.lit.nth(n - 1).click()
    const mayEnd = await done.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (mayEnd && (await done.getAttribute('aria-disabled')) === null) break
  }
  await page.keyboard.press('Enter')
  await table.movedFrom(entry)
})

test('a sheet that was opened by a click does not open again by Enter', async ({ page, table }) => {
  await table.open(matchAsking('play-card'))
  await table.button('Menu').click()
  await page.keyboard.press('Escape')
  const dialog = page.locator('dialog[open], [role="dialog"]:visible, [popover]:popover-open')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  await expect(dialog).toHaveCount(0)
})

test('digits choose the n-th option', async ({ page, table }) => {
  await table.open(matchAsking('keep-hand'))
  const entry = await table.entry()
  await page.keyboard.press('1')
  await table.movedFrom(entry)
})

test('letters can be switched off', async ({ page, table }) => {
  await table.open(matchAsking('keep-hand'))
  await table.button('Menu').click()
  await table.button('Settings').click()
  await page.getByRole('switch', { name: /^Letter keys/ }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const entry = await table.entry()
  await page.keyboard.press('k')
  await page.waitForTimeout(300)
  expect(await table.entry()).toBe(entry)
})

test('a number is chosen by its own key', async ({ page, table }) => {
  await table.open(matchAsking('draw-how-many'))
  const spot = await page.locator('[data-turn] [data-spot^="deck:"]').getAttribute('data-spot')
  const deck = page.locator(`[data-spot="${spot}"] b`)
  const before = Number(await deck.textContent())
  // The button bears the key.
  await expect(table.prompt.locator('[data-option="draw 1"] [aria-hidden]').last()).toHaveText('1')
  const entry = await table.entry()
  await page.keyboard.press('1')
  await table.movedFrom(entry)
  await expect(deck).toHaveText(String(before - 1))
})

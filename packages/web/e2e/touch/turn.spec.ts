import { matchAsking } from '../matches.ts'
import { expect, test } from '../table.ts'

const MOST_TAPS = 2

test('an ordinary turn takes at most two taps', async ({ table }) => {
  test.setTimeout(120_000)
  await table.start()
  let turns = 0
  while (turns < 4 && (await table.ready()) === 'choice') {
    if ((await table.promptName()) !== 'keep-hand') {
      await table.answer()
      continue
    }
    const entry = await table.entry()
    table.taps = 0
    await table.tap(table.options.filter({ hasText: /^\W*\d?\W*Keep/ }).first())
    await table.movedFrom(entry)
    if ((await table.promptName()) === 'play-card') {
      const now = await table.entry()
      const all = table.button(/^Play all/)
      await table.tap((await all.count()) > 0 ? all.first() : table.lit.first())
      await table.movedFrom(now)
    }
    // What else a card asks is no ordinary turn.
    if (['keep-hand', 'where-to', 'go-on'].includes(await table.promptName())) {
      expect(table.taps).toBeLessThanOrEqual(MOST_TAPS)
      turns++
    }
  }
  expect(turns).toBeGreaterThan(0)
})

test('a place that breaks the seal shows first, and is taken by a second tap', async ({
  table,
}) => {
  await table.start()
  const entry = await table.entry()
  const dungeon = table.dungeons.first()
  const spot = await dungeon.getAttribute('data-spot')
  await dungeon.tap()
  // What it would bring is told, with a button that does it.
  await expect(table.answers.first()).toBeVisible()
  expect(await table.entry()).toBe(entry)
  await table.page.locator(`[data-spot="${spot}"]`).tap()
  await table.movedFrom(entry)
})

test('a button that says its odds does at once what it says', async ({ table }) => {
  await table.open(matchAsking('keep-hand'))
  const entry = await table.entry()
  const renew = table.prompt.locator('[data-option="new-hand"]')
  await expect(renew).toContainText('%')
  await renew.tap()
  await table.movedFrom(entry)
})

test('an unsealed one is simply made', async ({ table }) => {
  await table.open(matchAsking('play-card'))
  const entry = await table.entry()
  await table.lit.first().tap()
  await table.movedFrom(entry)
})

test('a tap on what is not lit looks closer', async ({ page, table }) => {
  await table.open(matchAsking('keep-hand'))
  const entry = await table.entry()
  await page.locator('[data-spot]:not([data-lit]):visible').first().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await table.entry()).toBe(entry)
})

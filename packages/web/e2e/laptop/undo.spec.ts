import { fileOf, matchUntil } from '../matches.ts'
import { expect, type Table, test } from '../table.ts'

/** In a fight, with two cards or more to play, and the first that is played turns no other. */
const playing = () =>
  fileOf(
    matchUntil({ players: 3 }, (match) => {
      const decision = match.decision()
      return decision?.prompt === 'play-card' && decision.options.length > 1
    }),
  )

const litSpots = (table: Table) =>
  table.lit.evaluateAll((spots) => spots.map((spot) => spot.dataset.spot))

test('undo is free up to the last seal, and names what it takes back', async ({ table }) => {
  await table.open(playing())
  const before = await litSpots(table)
  const entry = await table.entry()
  await table.tap(table.lit.first())
  await table.movedFrom(entry)
  const undo = table.button(/^Undo(:|$)/).first()
  await expect(undo).toBeEnabled()
  const after = await table.entry()
  await undo.click()
  await table.movedFrom(after)
  expect(await table.promptName()).toBe('play-card')
  expect(await litSpots(table)).toEqual(before)
})

test('past a seal the whole table must agree, and the log shows it', async ({ page, table }) => {
  await table.open(playing())
  const entry = await table.entry()
  const undo = table.button(/^Undo:.*everyone must agree/).first()
  for (let n = 0; n < 6 && (await undo.count()) === 0; n++) {
    const now = await table.entry()
    await table
      .button(/^Undo(:|$)/)
      .first()
      .click()
    await table.movedFrom(now)
  }
  await expect(undo).toBeVisible()
  await undo.click()
  const sheet = page.getByRole('dialog', { name: 'Undo' })
  await sheet.getByRole('button', { name: /^Last choice/ }).click()
  // It is asked of each, and stands as long as one has not agreed.
  const agree = sheet.getByRole('button', { name: /: agree$/ })
  await expect(agree.first()).toBeVisible()
  const prompt = await table.promptName()
  for (let left = await agree.count(); left > 0; left--) {
    expect(await table.promptName()).toBe(prompt)
    await agree.first().click()
    await expect(agree).toHaveCount(left - 1)
  }
  await expect(table.prompt).not.toHaveAttribute('data-prompt', prompt)
  expect(await table.entry()).toBeGreaterThan(entry)
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog', { name: 'Log' })).toContainText('taken back')
})

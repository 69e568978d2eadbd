import { startKeep } from '../keep.ts'
import { expect, test } from '../table.ts'

test('a turn of the keep by keyboard alone', async ({ page, table }) => {
  await startKeep(table, { clans: ['red-dragon'] })
  const press = (key: string) => page.keyboard.press(key)
  const spot = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '')
  while ((await table.promptName()) === 'deploy') await table.answer()
  expect(await table.promptName()).toBe('turn')

  // Arrows go from thing to thing; a monster, then a room, is a move that the cheapest card pays.
  await press('ArrowDown')
  expect(await spot()).not.toBe('')
  const dragon = page.locator('[data-spot^="monster:"][data-lit]').first()
  await dragon.focus()
  await press('Enter')
  const room = page.locator('[data-spot^="room:"][data-lit]').first()
  await expect(room).toBeVisible()
  const entry = await table.entry()
  await room.focus()
  await press('Enter')
  await table.movedFrom(entry)

  // The whole move is taken back at once.
  const moved = await table.entry()
  await press('u')
  await table.movedFrom(moved)
  expect(await table.promptName()).toBe('turn')

  // E asks first: cards could still be played.
  const before = await table.entry()
  await press('e')
  await expect(table.prompt).toContainText(/could still be played/)
  await press('Enter')
  await table.movedFrom(before)
  expect(['turn', 'victim', 'next-hero', 'charge-to', 'defend', 'summon-rooms']).toContain(
    await table.promptName(),
  )
})

import {
  answerOf,
  bar,
  judged,
  mistakeOf,
  openPuzzle,
  puzzlesOf,
  simplePuzzle,
} from '../puzzles.ts'
import { expect, test } from '../table.ts'

test('a puzzle is missed, tried again and solved by keys alone', async ({ page, table }) => {
  const puzzle = simplePuzzle('tenefyr')
  const keyOf = (text: string) => (text === 'keep' ? 'k' : 'r')
  await openPuzzle(table, 'tenefyr', puzzle)
  await page.keyboard.press(keyOf(mistakeOf(puzzle)))
  await judged(table, 'wrong')
  // The way on has the focus.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(table)).toHaveAttribute('data-outcome', 'open')
  await table.ready()
  await page.keyboard.press(keyOf(answerOf(puzzle)))
  await judged(table, 'right')
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(table)).not.toHaveAttribute('data-puzzle', puzzle.id)
})

for (const game of ['tenefyr', 'keep', 'terrinoth']) {
  test(`${game}: a puzzle is read and solved at the Reading table`, async ({ page, table }) => {
    const puzzle = puzzlesOf[game].find(({ steps }) => steps.length === 1) ?? puzzlesOf[game][0]
    await page.goto(`/#/puzzles/${game}/${puzzle.id}/read`)
    await expect(bar(table)).toContainText('one choice wins far more often')
    await page
      .getByRole('main')
      .locator(`[data-option="${answerOf(puzzle)}"]`)
      .click()
    await judged(table, 'right')
    await expect(bar(table)).toContainText('Right, at the first try.')
  })
}

import {
  answerOf,
  bar,
  choose,
  judged,
  mistakeOf,
  openPuzzle,
  puzzlesOf,
  simplePuzzle,
} from '../puzzles.ts'
import { expect, test } from '../table.ts'

const GAMES = {
  tenefyr: 'Heroes of Tenefyr',
  keep: 'Keep the Heroes Out!',
  terrinoth: 'Heroes of Terrinoth',
}

for (const [game, title] of Object.entries(GAMES)) {
  test(`${game}: a puzzle is missed, tried again, solved, kept, and leads to the next`, async ({
    page,
    table,
  }) => {
    const all = puzzlesOf[game]
    const puzzle = simplePuzzle(game)
    const number = all.indexOf(puzzle) + 1
    const row = page.locator(`a[href="#/puzzles/${game}/${puzzle.id}"]`)
    await page.goto('/#/')
    await table.tap(page.getByRole('link', { name: `Puzzles: ${title}` }))
    await expect(page.getByText(`0 of ${all.length} solved`)).toBeVisible()
    await expect(page.locator('main li')).toHaveCount(all.length)
    await expect(row.last()).toHaveAttribute('data-standing', 'new')
    await table.tap(row.last())
    await table.ready()
    await expect(bar(table)).toContainText(`Puzzle ${number} of ${all.length}`)
    await expect(bar(table)).toContainText('one choice wins far more often. Which?')
    await expect(page.locator('[data-odds]')).toHaveCount(0)

    await choose(table, mistakeOf(puzzle))
    await judged(table, 'wrong')
    await expect(bar(table)).toContainText('Not the best one.')
    const best = page.locator('[data-odds] [data-answer]')
    await expect(best).toContainText(String(puzzle.steps[0][0].chance))
    await expect(page.locator('[data-odds] [data-own]')).toContainText('yours')
    // Nothing more is done at this table.
    await expect(table.lit).toHaveCount(0)
    await expect(table.options).toHaveCount(0)

    await table.tap(page.getByRole('button', { name: 'See the table' }))
    await expect(page.locator('[data-odds]')).toHaveCount(0)
    await table.tap(page.getByRole('button', { name: 'Try again' }))
    await expect(bar(table)).toHaveAttribute('data-outcome', 'open')
    await table.ready()
    await choose(table, answerOf(puzzle))
    await judged(table, 'right')
    await expect(bar(table)).toContainText('Right this time.')

    await page.goto(`/#/puzzles/${game}`)
    await expect(row.last()).toHaveAttribute('data-standing', 'later')
    await page.reload()
    await expect(row.last()).toContainText('solved, not at once')
    await expect(page.getByText(`1 of ${all.length} solved · 0 at the first try`)).toBeVisible()
  })
}

test('solved at the first try, the next one follows, and a table can be played on', async ({
  page,
  table,
}) => {
  const puzzle = simplePuzzle('terrinoth')
  await openPuzzle(table, 'terrinoth', puzzle)
  await choose(table, answerOf(puzzle))
  await judged(table, 'right')
  await expect(bar(table)).toContainText('Right, at the first try.')
  await table.tap(page.getByRole('button', { name: 'Play on from here' }))
  await expect(page).toHaveURL(/#\/match\//)
  await expect(bar(table)).toHaveCount(0)
  await table.answer()

  await openPuzzle(table, 'terrinoth', puzzle)
  await choose(table, answerOf(puzzle))
  await judged(table, 'right')
  await table.tap(page.getByRole('link', { name: 'Next puzzle' }))
  await expect(bar(table)).not.toHaveAttribute('data-puzzle', puzzle.id)
  await table.ready()
  await expect(bar(table)).toHaveAttribute('data-outcome', 'open')
})

test('a tap on the board is judged like any other choice', async ({ table }) => {
  for (const puzzle of puzzlesOf.tenefyr.filter(({ steps }) => steps.length === 1).slice(0, 4)) {
    await openPuzzle(table, 'tenefyr', puzzle)
    const odds = table.page.locator('[data-odds]')
    // A tap may only show what breaks a seal; the second does it.
    for (let taps = 0; taps < 4 && (await odds.count()) === 0; taps++) {
      await table.tap(table.lit.or(table.options).first())
      await odds.waitFor({ timeout: 1500 }).catch(() => undefined)
    }
    const isRight = (await bar(table).getAttribute('data-outcome')) === 'right'
    await expect(odds.locator('[data-own][data-answer]')).toHaveCount(isRight ? 1 : 0)
    await expect(odds.locator('[data-own]')).toHaveCount(1)
  }
})

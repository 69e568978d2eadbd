/** The list of puzzles, and puzzles before and after the choice. */
import { answerOf, choose, judged, mistakeOf, openPuzzle, simplePuzzle } from './puzzles.ts'
import { choice, match, page, type Screen } from './screen.ts'
import type { Table } from './table.ts'

const GAMES = ['tenefyr', 'keep', 'terrinoth']

async function openList({ page: at }: Table, game: string): Promise<void> {
  await at.goto(`/#/puzzles/${game}`)
  await at.locator('main li').first().waitFor()
}

const ofGame = (game: string): readonly Screen[] => [
  page(`puzzles-${game}`, (table) => openList(table, game)),
  choice(`puzzle-${game}`, (table) => openPuzzle(table, game, simplePuzzle(game))),
  match(`puzzle-${game}-wrong`, async (table) => {
    const puzzle = simplePuzzle(game)
    await openPuzzle(table, game, puzzle)
    await choose(table, mistakeOf(puzzle))
    await judged(table, 'wrong')
  }),
  match(`puzzle-${game}-right`, async (table) => {
    const puzzle = simplePuzzle(game)
    // A table that was left is laid anew.
    await openList(table, game)
    await openPuzzle(table, game, puzzle)
    await choose(table, answerOf(puzzle))
    await judged(table, 'right')
  }),
]

/** A tour for each game. */
export const puzzleTours: readonly (readonly Screen[])[] = GAMES.map(ofGame)

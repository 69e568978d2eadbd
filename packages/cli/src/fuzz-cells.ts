/** The cells of the fuzzer's table: every allowed combination of the options that a game names for it. */
import type { Options } from '@muster/engine'
import type { Box } from './games.ts'
import { isAllowed } from './parallel/fuzz-part.ts'

export function fuzzCells({ game, fuzzCells: names }: Box): Options[] {
  let cells: Options[] = [{}]
  for (const name of names) {
    const values = game.optionFields.find((field) => field.name === name)?.values ?? []
    cells = cells.flatMap((cell) => values.map((value) => ({ ...cell, [name]: value })))
  }
  return cells.filter((cell) => isAllowed(game, cell))
}

export function cellName(cell: Options): string {
  return Object.entries(cell)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? name : `${name} ${String(value)}`))
    .join(', ')
}

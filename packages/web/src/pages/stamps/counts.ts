/** How much of a wall is stamped. */
import type { WallCell, WallView } from '../../host/keepsakes.ts'

export interface Counts {
  readonly beaten: number
  readonly cells: number
  readonly stamped: number
  readonly stamps: number
  readonly earned: number
  readonly achievements: number
}

export const stampedIn = ({ marks }: WallCell): number =>
  marks.filter(({ time }) => time !== undefined).length

export function countsOf({ rows, achievements }: WallView): Counts {
  const cells = rows.flatMap((row) => row.cells)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
  return {
    beaten: cells.filter((cell) => stampedIn(cell) > 0).length,
    cells: cells.length,
    stamped: sum(cells.map(stampedIn)),
    stamps: sum(cells.map(({ marks }) => marks.length)),
    earned: achievements.filter(({ time }) => time !== undefined).length,
    achievements: achievements.length,
  }
}

/** Puzzles as source files of a game: one each, and the list of them. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Puzzle } from '@muster/engine'
import { writeWhole } from '../files.ts'

const OF_A_PUZZLE = /^p[0-9a-f]{6}\.ts$/

/** Writes these and takes all others away. */
export function writePuzzles(folder: string, title: string, puzzles: readonly Puzzle[]): void {
  mkdirSync(folder, { recursive: true })
  const names = puzzles.map(({ id }) => `${id}.ts`)
  for (const name of readdirSync(folder)) {
    if (OF_A_PUZZLE.test(name) && !names.includes(name)) rmSync(join(folder, name))
  }
  for (const puzzle of puzzles) writeWhole(join(folder, `${puzzle.id}.ts`), fileOf(puzzle))
  writeWhole(join(folder, 'index.ts'), listOf(title, puzzles))
}

function fileOf({ id, difficulty, steps, position }: Puzzle): string {
  const options = steps.map((step) =>
    [
      '    [',
      ...step.map(({ text, chance }) => `      { text: ${quoted(text)}, chance: ${chance} },`),
      '    ],',
    ].join('\n'),
  )
  return [
    "import type { Puzzle } from '@muster/engine'",
    '',
    `export const ${id}: Puzzle = {`,
    `  id: '${id}',`,
    `  difficulty: ${difficulty},`,
    '  steps: [',
    ...options,
    '  ],',
    `  position: \`${position.replaceAll(/[`\\$]/g, '\\$&')}\`,`,
    '}',
    '',
  ].join('\n')
}

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`

function listOf(title: string, puzzles: readonly Puzzle[]): string {
  const ids = puzzles.map(({ id }) => id)
  const sorted = [...ids].sort((a, b) => (a < b ? -1 : 1))
  return [
    `/** The puzzles of ${title}, the easiest first. The command \`mine\` writes them. */`,
    "import type { Puzzle } from '@muster/engine'",
    ...sorted.map((id) => `import { ${id} } from './${id}.ts'`),
    '',
    'export const puzzles: readonly Puzzle[] = [',
    ...ids.map((id) => `  ${id},`),
    ']',
    '',
  ].join('\n')
}

/** What was mined so far with a seed: a long mining can be broken off and taken up again. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@muster/engine'
import { dataFolder, writeWhole } from '../files.ts'
import type { World } from '../world.ts'
import type { Find } from './mine-match.ts'

interface Mined {
  /** Matches that were looked through. */
  readonly done: number
  readonly found: readonly Find[]
}

interface Journal extends Mined {
  /** The rules and cards that it was mined with. */
  readonly of: string
}

const ofGame = ({ version, pack }: AnyGame): string => `${version} ${pack.hash}`

const fileOf = (env: World['env'], { name }: AnyGame, seed: number): string =>
  join(dataFolder(env), 'mine', `${name}-${seed}.json`)

export function readJournal(env: World['env'], game: AnyGame, seed: number): Mined {
  const file = fileOf(env, game, seed)
  if (existsSync(file)) {
    const journal: Journal = JSON.parse(readFileSync(file, 'utf8'))
    if (journal.of === ofGame(game)) return journal
  }
  return { done: 0, found: [] }
}

export function writeJournal(env: World['env'], game: AnyGame, seed: number, mined: Mined): void {
  const journal: Journal = { of: ofGame(game), ...mined }
  writeWhole(fileOf(env, game, seed), JSON.stringify(journal))
}

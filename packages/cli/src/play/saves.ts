/** Keeps a match safe: a file after every choice, and the key of its deal beside it. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type MatchRecord, printMatch } from '@muster/engine'
import { dataFolder, whyNot, writeWhole } from '../files.ts'
import { fill, type Texts } from '../texts/index.ts'
import type { World } from '../world.ts'

const OWNER_ONLY = 0o600
const KEY = /^[0-9a-f]{32}$/

export class Saves {
  readonly file: string
  private readonly world: World
  private readonly texts: Texts
  private works = true

  constructor(world: World, texts: Texts, file: string) {
    this.world = world
    this.texts = texts
    this.file = file
  }

  /** Is what was last written the match as it is? */
  get isSafe(): boolean {
    return this.works
  }

  /** Writes the match. What goes wrong is said once; the match goes on. */
  write(record: MatchRecord): void {
    const { terminal } = this.world
    const { file, texts } = this
    try {
      writeWhole(file, printMatch(record))
      if (!this.works) terminal.complain(fill(texts.savesAgain, { file }))
      this.works = true
    } catch (error) {
      if (this.works) {
        terminal.complain(fill(texts.cannotSave, { file, why: whyNot(error, texts) }))
      }
      this.works = false
    }
  }
}

/** The usual file for a new match. */
export function usualFile(world: World, game: string, match: string): string {
  const day = world.today().toISOString().slice(0, 10)
  return join(dataFolder(world.env), 'matches', `${game}-${day}-${match}.muster`)
}

const keyFile = (world: World, match: string): string => join(dataFolder(world.env), 'keys', match)

/** The seed of a deal is kept by the match's name, so that any save of the match finds it. */
export function keepKey(world: World, match: string, seed: string): void {
  try {
    writeWhole(keyFile(world, match), `${seed}\n`, OWNER_ONLY)
  } catch {
    // The save itself will say that nothing can be written there.
  }
}

export function findKey(world: World, match: string): string | undefined {
  // A match's name comes from a file: it must not lead elsewhere.
  if (!/^[\w-]+$/.test(match)) return undefined
  const file = keyFile(world, match)
  if (!existsSync(file)) return undefined
  const seed = readFileSync(file, 'utf8').trim()
  return KEY.test(seed) ? seed : undefined
}

export function dropKey(world: World, match: string): void {
  rmSync(keyFile(world, match), { force: true })
}

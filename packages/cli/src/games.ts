/** The games on the shelf. A new one is one line here. */

import { Refusal } from './errors.ts'
import { readText } from './files.ts'
import type { Box, GameEntry } from './games/box.ts'
import { keepEntry } from './games/keep.ts'
import { tenefyrEntry } from './games/tenefyr.ts'
import { terrinothEntry } from './games/terrinoth.ts'
import { fill, type Texts } from './texts/index.ts'

export type { Box, CardSheet, GameEntry } from './games/box.ts'

export const GAMES: readonly GameEntry[] = [tenefyrEntry, keepEntry, terrinothEntry]

export const gameNames = (): string => GAMES.map(({ name }) => name).join(', ')

export function findGame(name: string, texts: Texts): GameEntry {
  const found = GAMES.find((entry) => entry.name === name)
  if (found === undefined) {
    throw new Refusal(fill(texts.unknownGame, { asked: name, games: gameNames() }))
  }
  return found
}

/** A game by name, with the cards of a pack file where one is given. */
export function openGame(name: string, packFile: string | undefined, texts: Texts): Box {
  const entry = findGame(name, texts)
  if (packFile === undefined) return entry.open()
  return openPack(entry, readText(packFile, texts), packFile, texts)
}

/** A game with the cards of a pack; `file` is where it was read. */
export function openPack(entry: GameEntry, text: string, file: string, texts: Texts): Box {
  try {
    return entry.open(text)
  } catch (error) {
    throw inFile(file, error, texts)
  }
}

/** Names the file in an error about what is in it. */
export function inFile(file: string, error: unknown, texts: Texts): unknown {
  if (!(error instanceof Error) || error.name !== 'MusterError') return error
  return new Refusal(fill(texts.inFile, { file, problem: error.message }))
}

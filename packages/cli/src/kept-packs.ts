/** Packs that matches were played with, kept by hash: a match goes on with its cards when the house's change. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, readText, writeWhole } from './files.ts'
import { type Box, findGame, openGame } from './games.ts'
import type { Texts } from './texts/index.ts'
import type { World } from './world.ts'

type Env = World['env']

const fileOf = (env: Env, hash: string): string => join(dataFolder(env), 'packs', `${hash}.json`)

/** Keeps the pack of a match that begins. */
export function keepPack(
  env: Env,
  { game }: Box,
  packFile: string | undefined,
  texts: Texts,
): void {
  const file = fileOf(env, game.pack.hash)
  if (existsSync(file)) return
  try {
    const house = () => JSON.stringify(findGame(game.name, texts).housePack)
    writeWhole(file, packFile === undefined ? house() : readText(packFile, texts))
  } catch {
    // The save itself will say that nothing can be written there.
  }
}

/** The game of a stored match, with the pack it names: the one given, the house's, or one that was kept. */
export function openRecorded(
  env: Env,
  record: { readonly game: string; readonly pack: { readonly hash: string } },
  packFile: string | undefined,
  texts: Texts,
): Box {
  const box = openGame(record.game, packFile, texts)
  const { hash } = record.pack
  if (packFile !== undefined || box.game.pack.hash === hash || !/^[0-9a-f]+$/.test(hash)) return box
  const file = fileOf(env, hash)
  return existsSync(file) ? openGame(record.game, file, texts) : box
}

/** muster pack check: does a pack fit its game? */
import type { LanguageCode } from '@muster/engine'
import { OK, Refusal } from '../errors.ts'
import { readText } from '../files.ts'
import { GAMES, gameNames, openPack } from '../games.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface PackCheckOptions {
  readonly file: string
  readonly language: LanguageCode
}

export function packCheck({ terminal }: World, { file, language }: PackCheckOptions): number {
  const texts = textsIn[language]
  const { name, version } = headOf(file, texts)
  const entry = GAMES.find((candidate) => candidate.name === name)
  if (entry === undefined) {
    const problem = fill(texts.packNoGame, { games: gameNames() })
    throw new Refusal(fill(texts.inFile, { file, problem }))
  }
  const { game } = openPack(entry, file, texts)
  terminal.say(
    fill(texts.packFits, { pack: game.pack.name, version, game: game.name, cards: game.cards }),
  )
  terminal.say(fill(texts.packHash, { hash: game.pack.hash }))
  return OK
}

/** The game a pack is for, and its version, as far as they can be read. */
function headOf(file: string, texts: Texts): { name: string; version: string } {
  const text = readText(file, texts)
  try {
    const pack: unknown = JSON.parse(text)
    if (typeof pack !== 'object' || pack === null) return { name: '', version: '' }
    const name = 'game' in pack ? String(pack.game) : ''
    const version = 'version' in pack ? String(pack.version) : ''
    return { name, version }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new Refusal(fill(texts.inFile, { file, problem }))
  }
}

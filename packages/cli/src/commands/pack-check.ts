/** muster pack check: does a pack fit its game? */
import type { LanguageCode } from '@muster/engine'
import { OK, Refusal } from '../errors.ts'
import { readText } from '../files.ts'
import { GAMES, gameNames, openPack } from '../games.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface PackCheckOptions {
  /** A dash is standard input. */
  readonly file: string
  readonly language: LanguageCode
}

export async function packCheck(
  { terminal }: World,
  { file, language }: PackCheckOptions,
): Promise<number> {
  const texts = textsIn[language]
  const isPiped = file === '-'
  const source = isPiped ? texts.standardInput : file
  const text = isPiped ? await terminal.readAll() : readText(file, texts)
  const { name, version } = headOf(text, source, texts)
  const entry = GAMES.find((candidate) => candidate.name === name)
  if (entry === undefined) {
    const problem = fill(texts.packNoGame, { games: gameNames() })
    throw new Refusal(fill(texts.inFile, { file: source, problem }))
  }
  const { game } = openPack(entry, text, source, texts)
  terminal.say(
    fill(texts.packFits, { pack: game.pack.name, version, game: game.name, cards: game.cards }),
  )
  terminal.say(fill(texts.packHash, { hash: game.pack.hash }))
  return OK
}

/** The game a pack is for, and its version, as far as they can be read. */
function headOf(text: string, file: string, texts: Texts): { name: string; version: string } {
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

/** muster pack print: the house's cards as a pack, to write one's own from. */
import type { LanguageCode } from '@muster/engine'
import { OK } from '../errors.ts'
import { findGame } from '../games.ts'
import { textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface PackPrintOptions {
  readonly game: string
  readonly language: LanguageCode
}

export function packPrint({ terminal }: World, { game, language }: PackPrintOptions): number {
  terminal.say(JSON.stringify(findGame(game, textsIn[language]).housePack, null, 2))
  return OK
}

/** muster cards: all cards of a game, with their texts and where they come from. */
import type { LanguageCode } from '@muster/engine'
import { tellCard } from '../card-sheets.ts'
import { OK } from '../errors.ts'
import { openGame } from '../games.ts'
import { textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface CardsOptions {
  readonly game: string
  readonly language: LanguageCode
  readonly pack?: string
  readonly json: boolean
}

export function cards({ terminal }: World, { game, language, pack, json }: CardsOptions): number {
  const texts = textsIn[language]
  const sheets = openGame(game, pack, texts).cards(language)
  if (json) {
    terminal.say(JSON.stringify(sheets))
    return OK
  }
  let heading = ''
  for (const sheet of sheets) {
    if (sheet.heading !== heading) {
      heading = sheet.heading
      terminal.say(`\n${terminal.colours.bold(heading)}`)
    }
    tellCard(terminal, sheet, texts)
  }
  return OK
}

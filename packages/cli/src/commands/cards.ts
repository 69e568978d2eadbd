/** muster cards: all cards of a game, with their texts and where they come from. */
import type { LanguageCode } from '@muster/engine'
import { OK } from '../errors.ts'
import { type CardSheet, openGame } from '../games.ts'
import { wrap } from '../layout.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface CardsOptions {
  readonly game: string
  readonly language: LanguageCode
  readonly pack?: string
  readonly json: boolean
}

export function cards(world: World, { game, language, pack, json }: CardsOptions): number {
  const { terminal } = world
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
    tellCard(world, sheet, texts)
  }
  return OK
}

function tellCard({ terminal }: World, sheet: CardSheet, texts: Texts): void {
  const { bold, dim, cyan } = terminal.colours
  const origin = {
    rulebook: texts.fromRulebook,
    public: texts.fromPublic,
    house: texts.fromHouse,
  }[sheet.from]
  const copies = sheet.copies > 1 ? ` · ${fill(texts.copies, { count: sheet.copies })}` : ''
  terminal.say()
  terminal.say(`${bold(sheet.title)}  ${dim(`${sheet.name} · ${origin}${copies}`)}`)
  for (const half of sheet.halves) {
    const short = half.short.length > 0 ? `  ${cyan(half.short.join('  |  '))}` : ''
    terminal.say(`  ${half.title}${short}`)
    for (const line of half.full) terminal.say(wrap(`    ${line}`, terminal.columns, '    '))
  }
}

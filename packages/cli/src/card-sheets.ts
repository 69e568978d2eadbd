/** Cards as they are listed: told, and found by name. */
import { matching } from '@muster/engine'
import type { CardSheet } from './games.ts'
import { wrap } from './layout.ts'
import type { Terminal } from './terminal.ts'
import { fill, type Texts } from './texts/index.ts'

/** `alone`: no heading stands above it, so it says where it belongs. */
export function tellCard(terminal: Terminal, sheet: CardSheet, texts: Texts, alone = false): void {
  const { bold, dim, cyan } = terminal.colours
  const origin = {
    rulebook: texts.fromRulebook,
    public: texts.fromPublic,
    house: texts.fromHouse,
  }[sheet.from]
  const copies = sheet.copies > 1 ? ` · ${fill(texts.copies, { count: sheet.copies })}` : ''
  const heading = alone ? ` · ${sheet.heading}` : ''
  terminal.say()
  terminal.say(`${bold(sheet.title)}  ${dim(`${sheet.name}${heading} · ${origin}${copies}`)}`)
  for (const half of sheet.halves) {
    const short = half.short.length > 0 ? `  ${cyan(half.short.join('   '))}` : ''
    terminal.say(`  ${half.title}${short}`)
    for (const line of half.full) terminal.say(wrap(`    ${line}`, terminal.columns, '    '))
  }
}

/** A card that was meant, and by which of its names. */
export interface FoundCard {
  readonly sheet: CardSheet
  readonly title: string
  readonly name: string
}

/** The cards of which a title or name is the one typed; else those of which one begins so. */
export function findCards(typed: string, sheets: readonly CardSheet[]): FoundCard[] {
  const found = sheets.flatMap((sheet) => sheet.names.map((names) => ({ sheet, ...names })))
  const meant = matching(
    typed,
    found.map(({ title, name }) => [title, name]),
  ).map((index) => found[index])
  // Both halves of a card may begin alike.
  return meant.filter(({ sheet }, i) => meant.findIndex((other) => other.sheet === sheet) === i)
}

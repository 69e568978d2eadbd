/** muster rules: the rules of all games, of a chapter, or one of them. */
import type { LanguageCode, RuleText } from '@muster/engine'
import { OK, Refusal } from '../errors.ts'
import { type Box, GAMES } from '../games.ts'
import { wrap } from '../layout.ts'
import { ruleLine } from '../say-rule.ts'
import { fill, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface RulesOptions {
  /** A rule (T4.5), a chapter (T4), a game's letter (T) or name; all chapters without it. */
  readonly number?: string
  readonly language: LanguageCode
}

export function rules(world: World, { number, language }: RulesOptions): number {
  const { terminal } = world
  if (number === undefined) {
    for (const entry of GAMES) tellChapters(world, entry.open(), language)
    return OK
  }
  const asked = number.trim().toUpperCase()
  const entry = GAMES.find(
    ({ letter, name }) => name.toUpperCase() === asked || asked.startsWith(letter),
  )
  if (entry !== undefined) {
    const box = entry.open()
    if (asked === entry.letter || asked === entry.name.toUpperCase()) {
      tellChapters(world, box, language)
      return OK
    }
    const exact = box.rules.filter((rule) => rule.number.toUpperCase() === asked)
    const chapter = box.rules.filter((rule) => chapterOf(rule) === asked)
    const found = exact.length > 0 ? exact : chapter
    if (found.length > 0) {
      terminal.say(terminal.colours.bold(found[0].chapter[language]))
      for (const rule of found) {
        terminal.say(wrap(ruleLine(rule, language), terminal.columns, '      '))
      }
      return OK
    }
  }
  throw new Refusal(fill(textsIn[language].unknownRule, { asked: number }))
}

/** T4.5 and T4a stand in the chapter T4. */
function chapterOf({ number }: RuleText): string {
  return /^[A-Z]\d+/.exec(number.toUpperCase())?.[0] ?? number
}

function tellChapters(
  { terminal }: World,
  { title, rules: all }: Box,
  language: LanguageCode,
): void {
  terminal.say(terminal.colours.bold(title))
  let last = ''
  for (const rule of all) {
    const chapter = chapterOf(rule)
    if (chapter === last) continue
    last = chapter
    const count = all.filter((other) => chapterOf(other) === chapter).length
    terminal.say(
      `${chapter.padEnd(5)} ${rule.chapter[language]} ${terminal.colours.dim(`(${count})`)}`,
    )
  }
}

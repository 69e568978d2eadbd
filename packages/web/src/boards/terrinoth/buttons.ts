/** How options read on buttons. */
import type { ButtonFace } from '../../frame/board-module.ts'
import type { OptionView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { COLON } from './spoken.ts'

/** What stands behind the colon of these is what they bring: odds, or the effect of a card. */
const TWO_LINES: readonly string[] = ['roll', 'reroll', 'keep', 'share', 'use', 'first', 'travel']

export function faceOf({ verb, say }: OptionView, language: PageLanguage): ButtonFace {
  const colon = COLON[spoken(language)]
  const at = TWO_LINES.includes(verb) ? say.indexOf(colon) : -1
  return at < 0 ? { label: say } : { label: say.slice(0, at), detail: say.slice(at + colon.length) }
}

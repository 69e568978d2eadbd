import type { OptionView } from '../host/protocol.ts'

/** How many marks are picks: what a pick needs besides, such as who gets the card, is not counted. */
export function picksIn(options: readonly OptionView[], marks: readonly string[]): number {
  const verbOf = (text: string) => options.find((option) => option.text === text)?.verb
  return marks.filter((text) => verbOf(text) === options[0]?.verb).length
}

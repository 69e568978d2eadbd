/** What a typed line means: a choice, a command, or something to be said about it. */
import { type LanguageCode, matching } from '@muster/engine'
import { fill, textsIn } from '../texts/index.ts'
import { type Order, orderOf } from './words.ts'

export type Answer =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'problem'; readonly sentence: string }

const MOST_NAMED = 4

/** `options`: for each its sentence and its text in notation; either may be typed, or its beginning. */
export function readAnswer(
  line: string,
  options: readonly (readonly string[])[],
  language: LanguageCode,
): Answer {
  const texts = textsIn[language]
  const typed = line.trim()
  const most = options.length
  if (typed === '') return { kind: 'problem', sentence: fill(texts.nothingTyped, { most }) }
  const order = orderOf(typed, language)
  if (order !== undefined) return { kind: 'order', order }
  const noOption: Answer = {
    kind: 'problem',
    sentence: fill(texts.noOption, { asked: typed, most }),
  }
  if (/^\d+$/.test(typed)) {
    const index = Number(typed) - 1
    return index >= 0 && index < most ? { kind: 'choice', index } : noOption
  }
  const found = matching(typed, options)
  if (found.length === 1) return { kind: 'choice', index: found[0] }
  if (found.length === 0) return noOption
  const named = found.slice(0, MOST_NAMED).map((index) => `${index + 1} (${options[index][0]})`)
  const more = found.length > MOST_NAMED ? ' …' : ''
  return {
    kind: 'problem',
    sentence: fill(texts.ambiguous, { asked: typed, options: named.join(', ') + more }),
  }
}

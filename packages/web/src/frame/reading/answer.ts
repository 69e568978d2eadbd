/** What a typed line means: a choice, a command, or something that is not clear. */
import { type LanguageCode, matching } from '@muster/engine'
import { type Order, orderOf } from './words.ts'

export type Answer =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'none'; readonly asked: string }
  | { readonly kind: 'several'; readonly asked: string; readonly indices: readonly number[] }

/**
 * `options`: for each the names it goes by (its sentence, its label, its text in notation); one of them or its
 * beginning may be typed, or its number.
 */
export function readAnswer(
  line: string,
  options: readonly (readonly string[])[],
  language: LanguageCode,
): Answer {
  const asked = line.trim()
  if (asked === '') return { kind: 'nothing' }
  const order = orderOf(asked, language)
  if (order !== undefined) return { kind: 'order', order }
  if (/^\d+$/.test(asked)) {
    const index = Number(asked) - 1
    return index >= 0 && index < options.length
      ? { kind: 'choice', index }
      : { kind: 'none', asked }
  }
  const found = matching(asked, options)
  const [index] = found
  if (index === undefined) return { kind: 'none', asked }
  return found.length === 1 ? { kind: 'choice', index } : { kind: 'several', asked, indices: found }
}

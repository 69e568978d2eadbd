/** Rules that a rule's text names, so that they can be opened from it; and rules by their chapters. */
import type { RuleText } from '@muster/engine'

export interface TextPart {
  readonly text: string
  /** The part is the number of a rule that there is. */
  readonly rule: boolean
}

const NUMBER = /[A-Z]\d+\.\d+[a-z]?/g

export function ruleParts(text: string, numbers: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(NUMBER)) {
    if (!numbers.has(found[0])) continue
    if (found.index > from) parts.push({ text: text.slice(from, found.index), rule: false })
    parts.push({ text: found[0], rule: true })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: false })
  return parts
}

/** T4.5 stands in the chapter T4. */
export const chapterNumber = (rule: string): string => rule.split('.')[0] ?? rule

export function byChapter(rules: readonly RuleText[]): [string, RuleText[]][] {
  const chapters = new Map<string, RuleText[]>()
  for (const rule of rules) {
    const number = chapterNumber(rule.number)
    const inside = chapters.get(number)
    if (inside === undefined) chapters.set(number, [rule])
    else inside.push(rule)
  }
  return [...chapters]
}

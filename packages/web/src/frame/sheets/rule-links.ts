/** Rules that a rule's text names, so that they can be opened from it. */

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

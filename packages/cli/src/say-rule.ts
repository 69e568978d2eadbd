import type { LanguageCode, RuleText } from '@muster/engine'
import type { Box } from './games/box.ts'
import { fill, textsIn } from './texts/index.ts'

/** A rule with its number and what marks it: the editions that have it, and whether it is a ruling of ours. */
export function ruleLine(rule: RuleText, language: LanguageCode): string {
  const texts = textsIn[language]
  const marks = [
    ...(rule.editions.length > 0
      ? [fill(texts.editions, { editions: rule.editions.join(', ') })]
      : []),
    ...(rule.ruling ? [texts.ruling] : []),
  ]
  const mark = marks.length > 0 ? ` [${marks.join('; ')}]` : ''
  return `${rule.number}${mark}  ${rule.text[language]}`
}

export function sayRule(
  { rules }: Pick<Box, 'rules'>,
  number: string,
  language: LanguageCode,
): string {
  const rule = rules.find((candidate) => candidate.number === number)
  if (rule === undefined) return fill(textsIn[language].unknownRule, { asked: number })
  return `${rule.chapter[language]}\n${ruleLine(rule, language)}`
}

/** Which rules name which: the numbers in their texts. */
import type { RuleText } from '@muster/engine'
import { ruleParts } from '../../frame/sheets/rule-links.ts'

/** The rules that this one names, in the order of the rulebook. */
export function namedBy(rule: RuleText, rules: readonly RuleText[]): readonly RuleText[] {
  const numbers = new Set(rules.map(({ number }) => number))
  const named = ruleParts(rule.text.en, numbers).flatMap((part) => (part.rule ? [part.text] : []))
  return rules.filter(({ number }) => number !== rule.number && named.includes(number))
}

export const naming = (rule: RuleText, rules: readonly RuleText[]): readonly RuleText[] =>
  rules.filter((other) => namedBy(other, rules).includes(rule))

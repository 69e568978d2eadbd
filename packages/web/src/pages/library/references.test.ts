import type { RuleText } from '@muster/engine'
import { expect, it } from 'vitest'
import { namedBy, naming } from './references.ts'

const rule = (number: string, text: string): RuleText => ({
  number,
  chapter: { en: '', fr: '', pt: '' },
  editions: [],
  ruling: false,
  text: { en: text, fr: text, pt: text },
})

const rules = [
  rule('T1.1', 'Heroes.'),
  rule('T1.2', 'See T1.12 and T1.1, and T9.9, which there is not.'),
  rule('T1.12', 'This is T1.12, unlike T1.1.'),
]
const numbers = (found: readonly RuleText[]) => found.map(({ number }) => number)

it('knows the rules that a rule names, in their order, without itself', () => {
  expect(rules.map((one) => numbers(namedBy(one, rules)))).toEqual([
    [],
    ['T1.1', 'T1.12'],
    ['T1.1'],
  ])
})

it('knows the rules that name it', () => {
  expect(rules.map((one) => numbers(naming(one, rules)))).toEqual([['T1.2', 'T1.12'], [], ['T1.2']])
})

/** Every numbered rule and worked example has a test that names it in its title. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesText } from '../rules-text.ts'

const SOURCES = new URL('../', import.meta.url)
const TITLE = /\bit(?:\.each\((?:\w+|\[[\s\S]*?\])\))?\(\s*(['"`])(.*?)\1/g
const NUMBER = /K(?:X|\d+)\.\d+/g

/** The rules that a title names, before its sentence begins. */
function numbersIn(title: string): string[] {
  const start = /^(?:K(?:X|\d+)\.\d+[ ,]*)+/.exec(title)?.[0] ?? ''
  return start.match(NUMBER) ?? []
}

function namedRules(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const tests = files.filter((file) => file.endsWith('.test.ts'))
  const sources = tests.map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
  return sources.flatMap((source) =>
    [...source.matchAll(TITLE)].flatMap((found) => numbersIn(found[2])),
  )
}

const named = namedRules()

it('has a test for every numbered rule', () => {
  const numbers = rulesText.map((rule) => rule.number)
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter((number) => !named.includes(number))).toEqual([])
})

it('has a test for every worked example', () => {
  const examples = [1, 2, 3, 4, 5, 6].map((n) => `KX.${n}`)
  expect(examples.filter((example) => !named.includes(example))).toEqual([])
})

it('names no rule that does not exist', () => {
  const numbers = rulesText.map((rule) => rule.number)
  const known = (name: string) => name.startsWith('KX.') || numbers.includes(name)
  expect(named.filter((name) => !known(name))).toEqual([])
})

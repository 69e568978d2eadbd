/** Every numbered rule and worked example of a game has a test that names it in its title. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RuleText } from '../game.ts'

const TITLE = /\bit(?:\.each\((?:\w+|\[[\s\S]*?\])\))?\(\s*(['"`])(.*?)\1/g

/** The rules that the titles of a source of tests name, before their sentences begin. */
export function rulesNamedIn(source: string, letter: string): string[] {
  const number = `${letter}(?:X|\\d+)\\.\\d+`
  return [...source.matchAll(TITLE)].flatMap(([, , title]) => {
    const start = new RegExp(`^(?:${number}[ ,]*)+`).exec(title)?.[0] ?? ''
    return start.match(new RegExp(number, 'g')) ?? []
  })
}

/** `letter`: what a game's numbers begin with (K3.10); `examples`: how many it has (KX.1). */
export function everyRule(
  sources: URL,
  rules: readonly RuleText[],
  letter: string,
  examples: number,
): void {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const named = files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => rulesNamedIn(readFileSync(new URL(file, sources), 'utf8'), letter))
  const numbers = rules.map((rule) => rule.number)
  const worked = Array.from({ length: examples }, (_, n) => `${letter}X.${n + 1}`)

  it('has a test for every numbered rule', () => {
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.filter((number) => !named.includes(number))).toEqual([])
  })

  it('has a test for every worked example', () => {
    expect(worked.filter((example) => !named.includes(example))).toEqual([])
  })

  it('names no rule that does not exist', () => {
    const known = [...numbers, ...worked]
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
}

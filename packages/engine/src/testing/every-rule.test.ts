import { expect, it } from 'vitest'
import { rulesNamedIn } from './every-rule.ts'

it('reads the rules off the start of titles', () => {
  const source = `
    it('D1.2 draws', () => {})
    it("D1.3, D2.1 D4.10 drops, unlike D9.9", () => {})
    it.each(ROWS)('DX.1 goes on', () => {})
    it.each([
      [1, 2],
    ])(\`D5.1 leaves\`, () => {})
    it('follows D6.1', () => {})
    it('E1.1 is of another game', () => {})
  `
  expect(rulesNamedIn(source, 'D')).toEqual(['D1.2', 'D1.3', 'D2.1', 'D4.10', 'DX.1', 'D5.1'])
})

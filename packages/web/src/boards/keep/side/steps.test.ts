import type { Telling } from '@muster/engine'
import { expect, it } from 'vitest'
import { stepNow } from './steps.ts'

const told = (name: string, d = 0): Telling => ({ name, a: 0, b: 0, c: 0, d })

it('is the step of the question, whatever was told before', () => {
  expect(stepNow('charge-to', [told('step', 4)])).toBe(8)
  expect(stepNow('trap-first', [told('step', 8)])).toBe(3)
  expect(stepNow('defend', [])).toBe(5)
})

it('is the last one told where no question says it', () => {
  expect(stepNow('next-hero', [told('step', 4), told('step', 5)])).toBe(5)
  expect(stepNow(undefined, [told('step', 5), told('waits')])).toBe(7)
  expect(stepNow(undefined, [])).toBeUndefined()
})

import { expect, it } from 'vitest'
import { advisedIn } from './advice.ts'
import { option } from './testing/fake.ts'

const question = { entry: 4, options: [option('keep'), option('leave level-1/a')] }

it('advises the option of a verb', () => {
  expect(advisedIn(question, { entry: 4, verb: 'leave' })).toBe('leave level-1/a')
  expect(advisedIn(question, { entry: 4, verb: 'go-on' })).toBeUndefined()
  expect(advisedIn(question, undefined)).toBeUndefined()
})

it('does not advise at the next question what was meant for this one', () => {
  expect(advisedIn({ ...question, entry: 5 }, { entry: 4, verb: 'keep' })).toBeUndefined()
  expect(advisedIn(undefined, { entry: 4, verb: 'keep' })).toBeUndefined()
})

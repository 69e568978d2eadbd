import { expect, it } from 'vitest'
import { procedures } from '../vocabulary.ts'
import { SHAPES } from './running.ts'

it('knows the procedures that a table shows as the rules number them', () => {
  for (const [name, { index, locals }] of Object.entries(SHAPES)) {
    expect(procedures[index].name).toBe(name)
    expect(procedures[index].locals.slice(0, locals.length)).toEqual(locals)
  }
})

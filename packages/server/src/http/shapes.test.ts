import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { shapeOf } from './shapes.ts'

const read = (schema: v.GenericSchema): string => shapeOf(toJsonSchema(schema))

describe('The shape of what is sent', () => {
  it('is read on one line where it is short', () => {
    expect(read(v.object({ name: v.string(), seat: v.optional(v.number()) }))).toBe(
      '{ name: string, seat?: number }',
    )
    expect(read(v.array(v.picklist(['a', 'b'])))).toBe('["a" | "b", …]')
    expect(read(v.nullable(v.pipe(v.number(), v.integer())))).toBe('whole number | null')
    expect(read(v.tuple([v.literal('x'), v.boolean()]))).toBe('["x", boolean]')
    expect(read(v.record(v.string(), v.number()))).toBe('{ [name]: number }')
    expect([shapeOf(undefined), shapeOf({})]).toEqual(['anything', 'anything'])
  })

  it('is laid out line by line where it is long', () => {
    const inner = v.object({ first: v.string(), second: v.string(), third: v.string() })
    expect(read(v.object({ seats: v.array(inner), host: v.string(), ready: v.boolean() }))).toBe(`{
  seats: [{ first: string, second: string, third: string }, …],
  host: string,
  ready: boolean
}`)
    const some = v.variant('kind', [
      v.object({ kind: v.literal('choose'), texts: v.array(v.string()) }),
      v.object({ kind: v.literal('vote'), texts: v.array(v.string()) }),
    ])
    expect(read(some)).toBe(`
| { kind: "choose", texts: [string, …] }
| { kind: "vote", texts: [string, …] }`)
  })
})

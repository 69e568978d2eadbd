import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MusterError } from './errors.ts'
import { coreWordSchemas, effectSchema, packHash, packSchema, readPack } from './packs.ts'

const whole = v.pipe(v.number(), v.integer())
const effects = effectSchema((inner) => ({
  ...coreWordSchemas(inner, {
    scope: v.picklist(['you', 'each-player']),
    condition: v.strictObject({ is: v.literal('alone') }),
  }),
  draw: { count: v.pipe(whole, v.minValue(1), v.maxValue(9)) },
}))
const schema = packSchema('delve', {
  cards: v.pipe(
    v.array(v.strictObject({ name: v.string(), power: whole, play: v.optional(effects) })),
    v.minLength(1),
  ),
})

const HEAD = { muster: 'pack 1', game: 'delve', name: 'house', version: '1.0.0' }
function pack(card: object) {
  return {
    ...HEAD,
    cards: [
      { name: 'owl', power: 1 },
      { name: 'kobold', power: 2, ...card },
    ],
  }
}
function problems(source: unknown): string {
  try {
    readPack(source, schema)
  } catch (error) {
    if (error instanceof MusterError && error.code === 'pack') return error.message
  }
  return ''
}

describe('packs', () => {
  it('have the same hash however the file is written', () => {
    const one = packHash({ a: 1, b: [{ c: 'é', d: null }] })
    expect(packHash(JSON.parse('{ "b": [{ "d": null, "c": "é" }], "a": 1 }'))).toBe(one)
    expect(packHash({ a: 1, b: [{ c: 'è', d: null }] })).not.toBe(one)
    expect(one).toMatch(/^[0-9a-f]{64}$/)
  })

  it('are read from text or data', () => {
    const play = [
      { word: 'may', do: [{ word: 'pay', price: [{ word: 'draw', count: 1 }], to: [] }] },
      { word: 'choose', from: [[{ word: 'draw', count: 1 }], []] },
      { word: 'for-each', who: 'each-player', do: [{ word: 'repeat', times: 2, do: [] }] },
      // biome-ignore lint/suspicious/noThenProperty: the word reads if, then, else; nobody awaits a card.
      { word: 'if', condition: { is: 'alone' }, then: [], else: [] },
    ]
    expect(readPack(JSON.stringify(pack({ play })), schema)).toEqual(pack({ play }))
    expect(readPack(pack({ play }), schema).cards[1].power).toBe(2)
  })

  it.each([
    [{ power: 'two' }, '“kobold”, power: expected a number, got "two"'],
    [{ power: 1.5 }, '“kobold”, power: expected a whole number, got 1.5'],
    [{ power: undefined }, '“kobold”, power: is missing'],
    [{ strength: 3 }, '“kobold”, strength: there is no such field'],
    [{ play: 7 }, '“kobold”, play: expected a list, got 7'],
    [{ play: [7] }, '“kobold”, play[1]: expected an object, got 7'],
    [{ play: [{ word: 'draw', count: 0 }] }, '“kobold”, play[1].count: expected at least 1, got 0'],
    [
      { play: [{ word: 'may', do: [{ word: 'drow', count: 1 }] }] },
      '“kobold”, play[1].do[1].word: unknown word "drow"; the words are may, pay, choose, for-each, repeat, if, draw',
    ],
    [
      { play: [{ word: 'for-each', who: 'all', do: [] }] },
      '“kobold”, play[1].who: expected one of "you", "each-player", got "all"',
    ],
    [{ play: [{ word: 'draw' }] }, '“kobold”, play[1].count: is missing'],
    [{ play: [{ count: 1 }] }, '“kobold”, play[1].word: is missing'],
  ])('name card, field, and what was expected: %j', (card, message) => {
    expect(problems(pack(card))).toBe(message)
  })

  it('say what is wrong with the whole', () => {
    expect(problems({ ...HEAD, cards: [] })).toBe('cards: expected at least 1 of them, got 0')
    expect(problems({ ...pack({}), game: 'chess' })).toBe('game: expected "delve", got "chess"')
    expect(problems('{ "muster": ')).toMatch(/^the pack is not JSON: /)
    expect(problems(7)).toBe('expected an object, got 7')
  })

  it('list at most ten problems', () => {
    const cards = Array.from({ length: 13 }, (_, i) => ({ name: `card-${i}`, power: 'x' }))
    const lines = problems({ ...HEAD, cards }).split('\n')
    expect(lines).toHaveLength(11)
    expect(lines[10]).toBe('and 3 more')
  })
})

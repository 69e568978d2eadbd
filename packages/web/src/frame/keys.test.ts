import { describe, expect, test } from 'vitest'
import { goesOn, meaningOf, nextPlace, ownDigit } from './keys.ts'

const key = (
  name: string,
  held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {},
) => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})
const says = (verb: string) => ({ en: verb, fr: verb, pt: verb })
const keep = { key: 'k', verb: 'keep', does: says('keep') }
const leave = { key: 'l', verb: 'leave', does: says('leave') }

describe('what a key means', () => {
  test.each([
    ['ArrowLeft', { kind: 'arrow', way: 'left' }],
    ['Enter', { kind: 'main' }],
    ['Escape', { kind: 'back' }],
    ['7', { kind: 'option', number: 7 }],
    ['0', { kind: 'option', number: 0 }],
    ['d', { kind: 'done' }],
    ['N', { kind: 'no' }],
    ['a', { kind: 'all' }],
    ['r', { kind: 'sealed' }],
    ['i', { kind: 'zoom' }],
    ['u', { kind: 'undo' }],
    ['p', { kind: 'point' }],
    ['l', { kind: 'log' }],
    ['.', { kind: 'skip' }],
    ['?', { kind: 'keys' }],
    ['+', { kind: 'more' }],
    ['-', { kind: 'less' }],
  ])('%s', (name, meaning) => {
    expect(meaningOf(key(name), [], true)).toEqual(meaning)
  })

  test('a letter of the game comes before the frame’s', () => {
    expect(meaningOf(key('L'), [leave], true)).toEqual({ kind: 'verb', verbs: ['leave'] })
  })

  test('a letter of the game may press a button, or go from spot to spot', () => {
    const never = { key: 'x', answer: 'mute', does: says('never') }
    const next = { key: 'm', spots: 'monster', does: says('next') }
    expect(meaningOf(key('x'), [never, next], true)).toEqual({ kind: 'answer', id: 'mute' })
    expect(meaningOf(key('m'), [never, next], true)).toEqual({ kind: 'next', spots: 'monster' })
  })

  test('a number is its own key, and only among numbers', () => {
    const of = (verb: string, ...rest: string[]) =>
      rest.map((words) => ({ verb, text: words === '' ? verb : `${verb} ${words}` }))
    const digits = (options: ReturnType<typeof of>) =>
      options.map((option) => ownDigit(option, options))
    expect(digits(of('draw', '3', '2', '1', '0'))).toEqual([3, 2, 1, 0])
    expect(digits(of('choose', '1 orc', '2 orc'))).toEqual([undefined, undefined])
    expect(digits([...of('draw', '1'), ...of('enough', '')])).toEqual([undefined, undefined])
    expect(digits([...of('roll', '0', '1', '2'), ...of('use', 'kari', 'coin')])).toEqual([
      0, 1, 2, 3, 4,
    ])
    expect(digits([...of('roll', '0'), ...of('use', 'kari')])).toEqual([0, 3])
  })

  test('letters can be switched off; arrows, digits and Enter stay', () => {
    expect(meaningOf(key('k'), [keep], false)).toBeUndefined()
    expect(meaningOf(key('u'), [], false)).toBeUndefined()
    expect(meaningOf(key('.'), [], false)).toBeUndefined()
    expect(meaningOf(key('2'), [], false)).toEqual({ kind: 'option', number: 2 })
    expect(meaningOf(key('Enter'), [], false)).toEqual({ kind: 'main' })
  })

  test('the browser’s own keys are left alone', () => {
    expect(meaningOf(key('r', { ctrlKey: true }), [], true)).toBeUndefined()
    expect(meaningOf(key('ArrowLeft', { altKey: true }), [], true)).toBeUndefined()
  })

  test('any key goes on, but those that only hold or move focus', () => {
    for (const name of ['x', ' ', 'Enter', 'Escape', 'ArrowUp'])
      expect(goesOn(key(name))).toBe(true)
    for (const name of ['Tab', 'Shift', 'F5']) expect(goesOn(key(name))).toBe(false)
    expect(goesOn(key('l', { metaKey: true }))).toBe(false)
  })
})

describe('where an arrow leads', () => {
  const at = (left: number, top: number) => ({ left, top, width: 80, height: 100 })
  const grid = [0, 1, 2, 3, 4, 5].map((n) => at((n % 3) * 100, Math.floor(n / 3) * 120))

  test.each([
    ['right', 0, 1],
    ['left', 2, 1],
    ['down', 1, 4],
    ['up', 5, 2],
  ] as const)('%s from %d to %d', (way, from, to) => {
    expect(nextPlace(grid[from], grid, way)).toBe(to)
  })

  test('nowhere at the edge', () => {
    expect(nextPlace(grid[2], grid, 'right')).toBeUndefined()
  })

  test('down to a lone place aside rather than nowhere', () => {
    expect(nextPlace(grid[2], [at(0, 400)], 'down')).toBe(0)
  })
})

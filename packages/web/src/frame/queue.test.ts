import type { EngineState } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Beat } from '../host/protocol.ts'
import {
  added,
  again,
  begun,
  drawn,
  EMPTY,
  ended,
  isPlaying,
  next,
  type Queue,
  saidIn,
  skipped,
  standsFor,
  toldIn,
} from './queue.ts'
import { bareState } from './testing/fake.ts'

const newest = bareState()
const beat = (say: string, state: EngineState = bareState()): Beat => ({
  state,
  events: [{ name: say, a: 0, b: 0, c: 0, d: 0 }],
  say: [{ text: say, weight: 0 }],
})
const said = (queue: Queue): string[] => drawn(queue, newest).say.map(({ text }) => text)
const three = [beat('one'), beat('two'), beat('three')]

test('an empty queue draws the newest table', () => {
  expect(isPlaying(EMPTY)).toBe(false)
  expect(drawn(EMPTY, newest)).toEqual({ state: newest, events: [], say: [] })
})

test('beats are drawn one after the other; the last with the newest table, open to the next choice', () => {
  let queue = begun(three, 'beat')
  const seen: (readonly string[])[] = []
  while (isPlaying(queue)) {
    seen.push(said(queue))
    expect(drawn(queue, newest).state).not.toBe(newest)
    queue = next(queue)
  }
  expect(seen).toEqual([['one'], ['two']])
  expect(said(queue)).toEqual(['three'])
  expect(drawn(queue, newest).state).toBe(newest)
  expect(next(queue)).toBe(queue)
})

test('a choice that brings one beat waits for nothing', () => {
  expect(isPlaying(begun([beat('one')], 'beat'))).toBe(false)
})

test('at once nothing plays, and what was said is still there', () => {
  const queue = begun(three, 'at-once')
  expect(isPlaying(queue)).toBe(false)
  expect(saidIn(queue).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
})

test('the last beat of a match is seen before its end, at once too', () => {
  for (const pace of ['beat', 'at-once'] as const) {
    let queue = ended(begun([...three.slice(0, 2), beat('three', newest)], pace), newest)
    const seen: (readonly string[])[] = []
    while (isPlaying(queue)) {
      seen.push(said(queue))
      expect(drawn(queue, newest).state).not.toBe(newest)
      queue = next(queue)
    }
    expect(seen.at(-1)).toEqual(['three'])
    expect(drawn(queue, newest)).toEqual({ state: newest, events: [], say: [] })
  }
  const last = ended(begun(three, 'at-once'), newest)
  expect(standsFor(last, 'at-once', 0, () => true)).toBeGreaterThan(1000)
  expect(ended(EMPTY, newest)).toBe(EMPTY)
})

test('what a bot adds goes on from what is drawn', () => {
  const queue = added(skipped(begun(three, 'beat')), [beat('four'), beat('five')], 'beat')
  expect(said(queue)).toEqual(['three'])
  expect(said(next(queue))).toEqual(['four'])
  expect(isPlaying(added(queue, [beat('six')], 'at-once'))).toBe(false)
})

test('a replay begins with the first beat', () => {
  expect(said(again(skipped(begun(three, 'beat'))))).toEqual(['one'])
})

test.each([
  ['beat', 450, 6000],
  ['fast', 120, 1500],
] as const)('%s: %d ms a beat, a stretch at most %d ms', (pace, length, most) => {
  expect(standsFor(begun(three, pace), pace, 0)).toBe(length)
  let queue = begun(
    Array.from({ length: 100 }, (_, n) => beat(`${n}`)),
    pace,
  )
  let elapsed = 0
  while (isPlaying(queue)) {
    elapsed += standsFor(queue, pace, elapsed) ?? 0
    queue = next(queue)
  }
  expect(elapsed).toBeLessThanOrEqual(most + 1)
})

test('a great moment stands longer, and the stretch no longer for it', () => {
  const isMoment = ([event]: Beat['events']) => event.name === 'two'
  const queue = next(begun(three, 'beat'))
  expect(standsFor(queue, 'beat', 450, isMoment)).toBe(3 * 450)
  expect(standsFor(queue, 'beat', 5500, isMoment)).toBe(500)
  expect(standsFor(begun(three, 'beat'), 'beat', 5600, isMoment)).toBe(100)
})

test('step by step a beat waits for a key', () => {
  expect(standsFor(begun(three, 'step'), 'step', 0)).toBeUndefined()
})

test('what was told in a stretch is known up to the beat that is drawn, also when it was skipped', () => {
  const names = (queue: Queue): string[] => toldIn(queue).map(({ name }) => name)
  const queue = begun(three, 'beat')
  expect(names(queue)).toEqual(['one'])
  expect(names(next(queue))).toEqual(['one', 'two'])
  expect(names(skipped(queue))).toEqual(['one', 'two', 'three'])
  expect(names(begun(three, 'at-once'))).toEqual(['one', 'two', 'three'])
  expect(names(EMPTY)).toEqual([])
  // The same stretch is the same row: whoever draws it is not drawn anew.
  expect(toldIn(queue)).toBe(toldIn(queue))
})

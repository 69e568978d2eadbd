import { expect, test } from 'vitest'
import { option } from '../testing/fake.ts'
import { isAllAlike, promising } from './promising.ts'

const options = ['a', 'b', 'c', 'd', 'e'].map((text) => option(text))
type Counted = readonly [n: number, tries: number, chance: number]

const thought = (judged: readonly Counted[]) => ({
  iterations: 100,
  best: 0,
  options: judged.map(([n, tries, chance]) => ({ option: n, tries, chance })),
})
const told = (...judged: readonly Counted[]) =>
  promising(thought(judged), options).map(({ option: { text }, wins }) => [text, wins])

test('the likeliest to win stand first, and no more than three', () => {
  expect(told([0, 50, 0.2], [1, 50, 0.614], [2, 50, 0.6], [3, 50, 0.1], [4, 50, 0.05])).toEqual([
    ['b', 61],
    ['c', 60],
    ['a', 20],
  ])
})

test('what was hardly tried stands after what is known well', () => {
  expect(told([0, 4, 0.9], [1, 100, 0.6], [2, 90, 0.7])).toEqual([
    ['c', 70],
    ['b', 60],
    ['a', 90],
  ])
})

test('an option that the page does not have is not told of', () => {
  expect(told([7, 50, 0.9], [1, 50, 0.6])).toEqual([['b', 60]])
  expect(told()).toEqual([])
})

test('says where it hardly matters', () => {
  const wins = (...all: readonly number[]) => all.map((one) => ({ option: options[0], wins: one }))
  expect(isAllAlike(wins(60, 59, 60))).toBe(true)
  expect(isAllAlike(wins(60, 58))).toBe(false)
})

import type { HeroView, RoomView, StackView } from '@muster/keep/view'
import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'

const empty: RoomView = {
  room: 'forge',
  n: 5,
  x: 0,
  y: 0,
  turn: 0,
  joined: [],
  distance: 1,
  symbol: 'swords',
  heroes: [],
  monsters: [],
  tokens: [],
  portal: 'none',
  treasure: 0,
  marks: 0,
  danger: undefined,
  closed: false,
}
const rats = (count: number): StackView => ({
  seat: 0,
  clan: 'ratfolk',
  wounds: 0,
  count,
  monster: 25,
})
const mage = (hero: number, awake: boolean): HeroView => ({
  hero,
  alike: [hero],
  class: 'mage',
  awake,
  step: awake ? 2 : 0,
  wounds: 0,
  count: 1,
})

it('are none where a room stays as it is, or is not there', () => {
  expect(changesOf(empty, empty)).toBeUndefined()
  expect(changesOf(empty, undefined)).toBeUndefined()
})

it('tell how many more come, and of what fewer stay', () => {
  const before = { ...empty, monsters: [rats(3)] }
  expect(changesOf(before, { ...before, monsters: [rats(5)] })?.monsters).toEqual([rats(2)])
  expect(changesOf(before, { ...before, monsters: [rats(1)] })?.going).toEqual([
    { as: 'monster:25', count: 2 },
  ])
})

it('show a hero that falls asleep as one that goes and one that comes', () => {
  const changes = changesOf(
    { ...empty, heroes: [mage(12, true)] },
    { ...empty, heroes: [mage(12, false)] },
  )
  expect(changes?.going).toEqual([{ as: 'hero:12', count: 1 }])
  expect(changes?.heroes).toEqual([mage(12, false)])
})

it('show a looted treasure and a new portal', () => {
  const changes = changesOf({ ...empty, treasure: 2 }, { ...empty, portal: 'completed' })
  expect(changes?.looted).toBe(true)
  expect(changes?.portal).toBe('completed')
})

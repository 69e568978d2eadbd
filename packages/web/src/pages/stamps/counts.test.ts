import { expect, it } from 'vitest'
import type { WallCell, WallView } from '../../host/keepsakes.ts'
import { countsOf } from './counts.ts'

const cell = (key: string, ...times: readonly (number | undefined)[]): WallCell => ({
  key,
  name: key,
  span: 1,
  marks: times.map((time, at) => ({
    key: `m${at}`,
    name: `m${at}`,
    ...(time === undefined ? {} : { time }),
  })),
  options: {},
})

it('counts fields with any stamp, stamps and achievements', () => {
  const wall: WallView = {
    game: 'tenefyr',
    columns: ['Easy', 'Hard'],
    rows: [
      { key: 'a', name: 'A', cells: [cell('a/easy', 1, undefined), cell('a/hard', 2, 3)] },
      { key: 'b', name: 'B', cells: [cell('b/easy', undefined, undefined)] },
    ],
    achievements: [
      { key: 'T12.1', title: 'One', say: 'Win.', time: 5 },
      { key: 'T12.2', title: 'Two', say: 'Win more.' },
    ],
    left: 0,
    kept: true,
  }
  expect(countsOf(wall)).toEqual({
    beaten: 2,
    cells: 3,
    stamped: 3,
    stamps: 6,
    earned: 1,
    achievements: 2,
  })
})

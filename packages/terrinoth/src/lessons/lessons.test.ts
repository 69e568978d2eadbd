import { type Lesson, lessonOutcome } from '@muster/engine'
import { type LessonChoice, lessonsOf } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { terrinoth } from '../game.ts'
import { lessonTables } from '../testing/lesson-tables.ts'
import { enemyBars } from './enemy-bars.ts'
import { engage } from './engage.ts'
import { lessons } from './index.ts'
import { perilAndTravel } from './peril-and-travel.ts'
import { roll } from './roll.ts'

const { begin, take, outcome } = lessonsOf(terrinoth, lessons)

it('begins each lesson at a table of the house pack, laid as it was', async () => {
  await expect(lessonTables()).toMatchFileSnapshot('positions.ts')
  expect(lessons.map((lesson) => begin(lesson).decision()?.prompt)).toEqual([
    'activate',
    'activate',
    'enemy',
    'activate',
  ])
})

interface Ways {
  readonly right: readonly (readonly LessonChoice[])[]
  readonly wrong: readonly (readonly LessonChoice[])[]
}

const explored = ['activate blaze-a-trail', 'roll 0', 'resolve berries', 'top healing-draught']
const learned = [...explored, 'upgrade radiant-hammer', 'upgrade fan-of-knives']

const ways: readonly (readonly [Lesson, Ways])[] = [
  [
    roll,
    {
      right: [
        ['activate precise-strike', 'target bandit', 'roll 1'],
        // Kari's own ability deals a wound for the token.
        ['activate precise-strike', 'use kari', 'roll 0'],
      ],
      wrong: [
        ['activate precise-strike', 'target bandit', 'roll 0'],
        ['activate caution', 'decline', 'roll 0'],
      ],
    },
  ],
  [
    engage,
    {
      right: [['activate precise-strike', 'enemy bandit', 'roll 0']],
      wrong: [
        ['activate precise-strike', 'decline', 'roll 0'],
        ['activate caution', 'roll 0'],
      ],
    },
  ],
  [enemyBars, { right: [['act goblin-archer']], wrong: [['act bandit'], ['any']] }],
  [
    perilAndTravel,
    {
      right: [[...learned, 'travel', 'lead kari']],
      wrong: [
        [...learned, 'stay'],
        ['activate caution', 'roll 0', 'upgrade radiant-hammer', 'upgrade fan-of-knives'],
      ],
    },
  ],
]

describe.each(ways.map(([lesson, way]) => ({ id: lesson.id, lesson, way })))(
  '$id',
  ({ lesson, way }) => {
    it('is done the right way, and only at its end', () => {
      for (const choices of way.right) {
        const { told } = take(lesson, ...choices)
        expect(lessonOutcome(lesson, told)).toBe('done')
        expect(lessonOutcome(lesson, told.slice(0, -1))).toBe('open')
      }
    })

    it('is lost the wrong way', () => {
      for (const choices of way.wrong) expect(outcome(lesson, ...choices)).toBe('failed')
    })

    it('says each of its guides somewhere', () => {
      const said = [...way.right, ...way.wrong].flatMap((one) => take(lesson, ...one).guides)
      lesson.guides.forEach((guide, n) => {
        expect(said, guide.say.en).toContain(n)
      })
    })

    it('has something to say at each question of the first way', () => {
      expect(take(lesson, ...way.right[0]).guides).not.toContain(-1)
    })
  },
)

import { type Lesson, lessonOutcome } from '@muster/engine'
import { type LessonChoice, lessonsOf } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { keep } from '../game.ts'
import { lessonTables } from '../testing/lesson-tables.ts'
import { carryAndBuy } from './carry-and-buy.ts'
import { defend } from './defend.ts'
import { lessons } from './index.ts'
import { inspireChain } from './inspire-chain.ts'
import { moveAndHit } from './move-and-hit.ts'
import { traps } from './traps.ts'

const { begin, take, outcome } = lessonsOf(keep, lessons)

it('begins each lesson at a table of the house pack, laid as it was', async () => {
  await expect(lessonTables()).toMatchFileSnapshot('positions.ts')
  for (const lesson of lessons) expect(begin(lesson).decision()?.prompt).toBe('turn')
})

interface Ways {
  readonly right: readonly (readonly LessonChoice[])[]
  readonly wrong: readonly (readonly LessonChoice[])[]
}

const toForge = ['play wingbeat', 'use-left move', 'to workshop', 'use move', 'to forge']
const boneOnItsWay = [
  'play scamper',
  'use-right activate',
  'use-room cemetery',
  'play scamper',
  'use-left move',
  'to beast-trainer',
  'carry bone',
  'finish',
]
const buying = ['play tinker', 'use-right activate', 'use-room beast-trainer']
const bothTraps = [
  'play tinker',
  'use-left trap',
  'play tripwire',
  'use move',
  'to forge',
  'empty-handed',
  'use trap',
]
const guardVault = ['play busy-paws', 'use-right move', 'to vault']
const sent = ['cells']

const ways: readonly (readonly [Lesson, Ways])[] = [
  [
    moveAndHit,
    {
      right: [
        [...toForge, 'play tail-sweep', 'use-left melee'],
        ['play tail-sweep', 'use-right move', 'to workshop', 'play wingbeat', 'use-right ranged'],
        [...sent, ...toForge, 'play tail-sweep', 'use-left melee'],
      ],
      wrong: [['end-turn'], [...toForge, 'end-turn']],
    },
  ],
  [
    carryAndBuy,
    {
      right: [[...boneOnItsWay, ...buying, 'take spider']],
      wrong: [
        [...boneOnItsWay, ...buying, 'take war-boar'],
        [...boneOnItsWay.slice(0, 6), 'empty-handed', 'finish', 'end-turn'],
        ['end-turn'],
      ],
    },
  ],
  [
    traps,
    {
      right: [
        [...bothTraps, 'end-turn'],
        [...sent, ...bothTraps, 'end-turn'],
      ],
      wrong: [
        ['play tinker', 'use-left trap', 'end-turn', 'resolve mage/workshop', 'charge-to sewers'],
        ['end-turn', 'resolve mage/workshop'],
      ],
    },
  ],
  [
    inspireChain,
    {
      right: [[...guardVault, 'end-turn', 'resolve rogue/vault']],
      wrong: [
        ['end-turn'],
        ['play busy-paws', 'use-left activate', 'ability', 'finish', 'end-turn'],
      ],
    },
  ],
  [
    defend,
    {
      right: [
        ['end-turn', 'pass', 'defend absorb', 'use draw-1'],
        ['play ooze', 'finish', 'end-turn', 'pass', 'defend absorb', 'use draw-1'],
      ],
      wrong: [
        ['end-turn', 'defend absorb', 'use draw-1'],
        ['end-turn', 'pass', 'pass'],
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
      const said = [...way.right, ...way.wrong].flatMap((way) => take(lesson, ...way).guides)
      lesson.guides.forEach((guide, n) => {
        expect(said, guide.say.en).toContain(n)
      })
    })

    it('has something to say at each question of the first way', () => {
      expect(take(lesson, ...way.right[0]).guides[0]).toBe(0)
    })
  },
)

import { eventText, type Lesson, lessonOutcome } from '@muster/engine'
import { lessonsOf } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { forecast } from '../forecast.ts'
import { tenefyr } from '../game.ts'
import { sightOf } from '../talk/scene.ts'
import { lessonTables } from '../testing/lesson-tables.ts'
import { goOn } from './go-on.ts'
import { hand } from './hand.ts'
import { lessons } from './index.ts'
import { reward } from './reward.ts'

const { begin, take, outcome } = lessonsOf(tenefyr, lessons)

it('begins each lesson at a table of the house pack, laid as it was', async () => {
  await expect(lessonTables()).toMatchFileSnapshot('positions.ts')
  for (const lesson of lessons) expect(begin(lesson).decision()?.prompt).toBeDefined()
})

/** Each lesson as it is meant to be played. */
const meant: readonly (readonly [Lesson, readonly (string | readonly string[])[]])[] = [
  [hand, ['new-hand', 'keep', 'keep', 'play rat-bite', 'pay cellar-rats']],
  [goOn, ['go-on', 'keep', 'leave level-1/a']],
  [reward, ['keep', 'reward 1', ['remove basic-0', 'remove basic-0']]],
]

describe.each(meant.map(([lesson, choices]) => ({ id: lesson.id, lesson, choices })))(
  'what $id advises',
  ({ lesson, choices }) => {
    it('is what wins it', () => {
      const { guides } = take(lesson, ...choices)
      guides.forEach((at, n) => {
        const { advises = '' } = lesson.guides[at]
        expect(String(choices[n]).startsWith(advises)).toBe(true)
      })
    })

    it('speaks of enough power where the meter does', () => {
      const { guides } = take(lesson, ...choices)
      guides.forEach((at, n) => {
        const { prompt, say } = lesson.guides[at]
        if (prompt !== 'keep-hand') return
        const { match } = take(lesson, ...choices.slice(0, n))
        const { reached, needed, paid, ordered } = forecast(
          sightOf(tenefyr.content, match.state).u,
          0,
        )
        expect(/enough/.test(say.en)).toBe(reached >= needed)
        expect(/if you pay/.test(say.en)).toBe(reached >= needed && paid)
        expect(/order/.test(say.en)).toBe(reached >= needed && ordered)
      })
    })
  },
)

describe('the hand', () => {
  const right = ['new-hand', 'keep', 'keep', 'play rat-bite', 'pay cellar-rats'] as const

  it('is won by a new hand, and by the right order', () => {
    const { told, guides } = take(hand, ...right)
    expect(lessonOutcome(hand, told)).toBe('done')
    expect(guides).toEqual([0, 1, 2, 4, 5])
    expect(lessonOutcome(hand, told.slice(0, -1))).toBe('open')
  })

  it.each([
    ['the first hand is kept', ['keep', 'keep']],
    ['the first hand is kept, the second thrown away', ['keep', 'new-hand', 'keep']],
    ['a good hand is thrown away', ['new-hand', 'keep', 'new-hand', 'keep']],
    ['the other cards come first', [...right.slice(0, 3), 'play basic-0', 'play basic-0']],
    ['nothing is paid', [...right.slice(0, 4), 'decline cellar-rats']],
  ])('is lost where %s', (_, choices) => {
    const { match } = take(hand, ...choices)
    const more =
      match.decision()?.prompt === 'play-card' ? ['play rat-bite', 'pay cellar-rats'] : []
    expect(outcome(hand, ...choices, ...more)).toBe('failed')
  })

  it('deals the same again after an undo', () => {
    const { match } = take(hand, 'keep')
    match.undo(0)
    match.choose('new-hand')
    match.undo(0)
    for (const choice of right) match.choose(choice)
    const told = match.events().map((event) => eventText(tenefyr, match.state, event))
    expect(told.some((text) => text.startsWith('defeated orc'))).toBe(true)
  })
})

describe('go on or leave', () => {
  it('is won by one more enemy, and by leaving then', () => {
    const { told, guides } = take(goOn, 'go-on', 'keep', 'leave level-1/a')
    expect(lessonOutcome(goOn, told)).toBe('done')
    expect(guides).toEqual([0, 2, 1])
  })

  it('is lost by leaving at once, and by staying too long', () => {
    expect(outcome(goOn, 'leave level-1/a')).toBe('failed')
    expect(outcome(goOn, 'go-on', 'keep', 'go-on')).toBe('failed')
  })
})

describe('the reward', () => {
  it('is won by two Basic 0 fewer', () => {
    const { told, guides } = take(reward, 'keep', 'reward 1', ['remove basic-0', 'remove basic-0'])
    expect(lessonOutcome(reward, told)).toBe('done')
    expect(guides).toEqual([0, 1, 2])
  })

  it('is lost by another reward, and by giving up a better card', () => {
    expect(outcome(reward, 'keep', 'reward 2')).toBe('failed')
    expect(outcome(reward, 'keep', 'reward 1', 'remove basic-1')).toBe('failed')
  })
})

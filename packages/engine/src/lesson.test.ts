import { describe, expect, it } from 'vitest'
import { guideAt, type Lesson, lessonOutcome } from './lesson.ts'

const say = (text: string) => ({ en: text, fr: text, pt: text })

const lesson: Lesson = {
  id: 'dive',
  title: say('Dive'),
  about: say('In and out'),
  position: '',
  deal: {},
  asks: say('Fetch two gems'),
  goal: { steps: ['found gem', 'found gem', 'left 1'], without: ['drowned', 'left'], within: 4 },
  guides: [
    { prompt: 'dive', choices: 0, say: say('first') },
    { prompt: 'dive', after: 'found', say: say('more') },
    { prompt: 'dive', say: say('else') },
  ],
  done: say('well'),
  failed: say('alas'),
}

describe('the outcome of a lesson', () => {
  it('is done when all steps were told in order, in one choice or several', () => {
    expect(lessonOutcome(lesson, [['found gem 3', 'found gem 4', 'left 1']])).toBe('done')
    expect(lessonOutcome(lesson, [['found gem'], ['found gem'], ['left 1 cave']])).toBe('done')
    expect(lessonOutcome(lesson, [['found gem'], ['found gemstone']])).toBe('open')
  })

  it('is failed by what must not be told, unless it is the next step', () => {
    expect(lessonOutcome(lesson, [['found gem', 'left 1']])).toBe('failed')
    expect(lessonOutcome(lesson, [['found gem', 'found gem', 'left 12']])).toBe('failed')
    expect(lessonOutcome(lesson, [['drowned', 'found gem', 'found gem', 'left 1']])).toBe('failed')
  })

  it('is failed by too many choices, and stays done whatever comes after', () => {
    const idle = [['waited'], ['waited'], ['waited']]
    expect(lessonOutcome(lesson, idle)).toBe('open')
    expect(lessonOutcome(lesson, [...idle, ['found gem', 'found gem']])).toBe('failed')
    expect(lessonOutcome(lesson, [...idle, ['found gem', 'found gem', 'left 1']])).toBe('done')
    expect(lessonOutcome(lesson, [['found gem', 'found gem', 'left 1'], ['drowned']])).toBe('done')
  })
})

it('says the first guide that fits', () => {
  const said = (prompt: string, told: string[][]) => guideAt(lesson, prompt, told)?.say.en
  expect(said('dive', [])).toBe('first')
  expect(said('dive', [['found gem 2']])).toBe('more')
  expect(said('dive', [['found gem 2'], ['waited']])).toBe('else')
  expect(said('rest', [])).toBeUndefined()
})

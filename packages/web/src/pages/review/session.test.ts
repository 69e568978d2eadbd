import type { Thought } from '@muster/bots/thought'
import { newMatch, RandomDealer } from '@muster/engine'
import { tenefyr } from '@muster/tenefyr'
import { expect, test, vi } from 'vitest'
import type { Calls } from '../../host/protocol.ts'
import type { Judgement, ReviewPosition, ReviewView } from '../../host/review.ts'
import type { Question } from '../../thinking/question.ts'
import { chaptersOf, judgedMatch, smoothed } from './judged.ts'
import { type Helpers, ReviewSession } from './session.ts'

const { state } = newMatch(tenefyr, { players: 1 }, new RandomDealer(1))

const position = (at: number): ReviewPosition => ({
  entry: at + 1,
  pick: 0,
  by: 0,
  state: { ...state },
  chosen: 0,
  options: 2,
  before: at,
  whose: at % 4 === 3 ? 'bots' : 'people',
  chapter: 1 + Math.floor(at / 20),
  dealt: at % 2 === 0,
})

const match: ReviewView = {
  game: 'tenefyr',
  positions: Array.from({ length: 100 }, (_, at) => position(at)),
  chapters: 'dungeon',
  won: false,
}

/** At the tenth and the twentieth the other option is better; of the twentieth nobody can be sure. */
function answer({ state: table, seed, among }: Question): Thought {
  const at = match.positions.findIndex((one) => one.state === table)
  const gain = at === 10 ? 0.2 : at === 20 ? (among === undefined ? 0.1 : noise(seed)) : 0
  const best = gain === 0 ? 0 : 1
  const options = [
    { option: 1, tries: 20, chance: 0.4 + gain },
    { option: 0, tries: 20, chance: 0.4 },
  ]
  return { iterations: 40, best, options: best === 1 ? options : options.reverse() }
}

const noise = (seed: number): number => (seed % 2 === 0 ? 0.4 : -0.35)

function helpersOf(view: ReviewView = match) {
  const asked: Question[] = []
  const kept: Judgement[] = []
  let held: (() => void) | undefined
  const helpers: Helpers = {
    call: async <N extends 'review' | 'keepReview'>(name: N, ask: Calls[N]['ask']) => {
      if ('judgement' in ask) kept.push(ask.judgement)
      const answers: { [M in 'review' | 'keepReview']: Calls[M]['answer'] } = {
        review: view,
        keepReview: true,
      }
      return await Promise.resolve(answers[name])
    },
    judge: async (questions, onThought, signal) => {
      for (const [index, question] of questions.entries()) {
        await Promise.resolve()
        signal?.throwIfAborted()
        asked.push(question)
        onThought(answer(question), index)
        if (asked.length === 60) held?.()
      }
    },
  }
  return {
    helpers,
    asked,
    kept,
    onSixtieth: (act: () => void) => {
      held = act
    },
  }
}

const over = (session: ReviewSession) =>
  vi.waitFor(() => expect(session.now.phase).not.toBe('thinking'))

test('looks at the whole match first, then at each choice of people, then closely', async () => {
  const { helpers, asked, kept } = helpersOf()
  const session = new ReviewSession('a', helpers)
  session.run()
  await over(session)
  expect(session.now).toMatchObject({ phase: 'done', progress: 1 })
  const looked = asked.filter(({ among }) => among === undefined)
  expect(looked).toHaveLength(new Set(looked.map(({ seed }) => seed)).size)
  // All of people's and the sample; the other bots' are left out.
  expect(looked.length).toBeGreaterThan(75)
  expect(looked.length).toBeLessThan(100)
  expect(asked.slice(looked.length).map(({ among }) => among)).toEqual(
    Array.from({ length: 16 }, () => [1, 0]),
  )
  expect(kept).toEqual([session.now.judgement])
  const { costly } = judgedMatch(match, session.now.judgement)
  expect(costly.map(({ at }) => at)).toEqual([10])
  expect(costly[0]).toMatchObject({ option: 1, position: { entry: 11 } })
  expect(costly[0].cost).toBeCloseTo(0.2)
})

test('stops when it is told to, and goes on where it was', async () => {
  const whole = new ReviewSession('a', helpersOf().helpers)
  whole.run()
  await over(whole)
  const { helpers, asked, kept, onSixtieth } = helpersOf()
  const session = new ReviewSession('a', helpers)
  const told = vi.fn()
  session.subscribe(told)
  onSixtieth(() => session.stop())
  session.run()
  await over(session)
  expect(session.now.phase).toBe('stopped')
  expect(session.now.progress).toBeGreaterThan(0.2)
  expect(session.now.progress).toBeLessThan(0.8)
  expect(asked).toHaveLength(60)
  expect(kept).toEqual([])
  session.run()
  await over(session)
  expect(session.now).toEqual(whole.now)
  expect(told).toHaveBeenCalled()
})

test('thinks nothing again that lies beside the match', async () => {
  const kept: Judgement = { chances: [0.5], close: [] }
  const { helpers, asked } = helpersOf({ ...match, kept })
  const session = new ReviewSession('a', helpers)
  session.run()
  await over(session)
  expect(session.now).toMatchObject({ phase: 'done', judgement: kept })
  expect(asked).toEqual([])
})

test('says that it failed, and tries again', async () => {
  const { helpers } = helpersOf()
  let fails = true
  const session = new ReviewSession('a', {
    ...helpers,
    judge: (...asked) => (fails ? Promise.reject(new Error('no')) : helpers.judge(...asked)),
  })
  session.run()
  await over(session)
  expect(session.now.phase).toBe('failed')
  fails = false
  session.run()
  await over(session)
  expect(session.now.phase).toBe('done')
})

test('looks at the bots’ choices where nobody else sat there', async () => {
  const positions = match.positions.map((one) => ({ ...one, whose: 'bots' as const }))
  const { helpers, asked } = helpersOf({ ...match, positions })
  const session = new ReviewSession('a', helpers)
  session.run()
  await over(session)
  expect(asked.filter(({ among }) => among === undefined)).toHaveLength(100)
})

test('tells luck from choice, and sums both up by chapter', () => {
  const positions = [0, 1, 20, 21].map(position)
  const judgement: Judgement = {
    chances: [0.5, 0.6, undefined, 0.3],
    close: [{ at: 1, option: 1, better: 0.6, taken: 0.5, doubt: 0.01 }],
  }
  const judged = judgedMatch({ ...match, positions, won: true }, judgement)
  expect(judged.points.map(({ at, chance }) => [at, chance])).toEqual([
    [0, 0.5],
    [1, 0.6],
    [3, 0.3],
  ])
  const { balance, luckiest, unluckiest } = judged
  expect(balance.start + balance.luck + balance.choices).toBeCloseTo(1)
  expect(balance.choices).toBeCloseTo(-0.1)
  // From 0.6, less what the choice cost, to 0.3. What nothing was dealt for is no luck.
  expect(unluckiest?.by).toBeCloseTo(-0.2)
  expect(unluckiest?.after?.at).toBe(3)
  expect(luckiest?.by).toBeCloseTo(0.1)
  const chapters = chaptersOf(judged)
  expect(chapters.map(({ chapter, chance }) => [chapter, chance])).toEqual([
    [1, 0.5],
    [2, 0.3],
  ])
  expect(chapters[0].cost).toBeCloseTo(0.1)
  expect(chapters[0].luck).toBeCloseTo(-0.1)
})

test('draws a long match without its small ups and downs, from the same start to the same end', () => {
  expect(smoothed([0, 1, 0, 1])).toEqual([0, 1, 0, 1])
  const jagged = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? 0.2 : 0.6))
  const drawn = smoothed(jagged)
  expect([drawn[0], drawn[199]]).toEqual([0.2, 0.6])
  expect(Math.max(...drawn.slice(5, -5))).toBeLessThan(0.45)
  expect(Math.min(...drawn.slice(5, -5))).toBeGreaterThan(0.35)
})

import { expect, it } from 'vitest'
import { delve } from './delve.ts'
import { play } from './play.ts'
import { sampler, watchMoments } from './sampled.ts'

const game = delve()

it('samples the same match for the same seed, and no longer one than is wanted', () => {
  const { sampledMatch } = sampler(game, 1_000)
  const prompts = (seed: number): string[] => {
    const seen: string[] = []
    const end = sampledMatch(seed, {}, { decision: (u) => seen.push(u.decision.prompt) })
    expect(end.isOver).toBe(true)
    return seen
  }
  expect(prompts(1)).toEqual(prompts(1))
  expect(prompts(1)).not.toEqual(prompts(2))
  let decisions = 0
  const cut = sampler(game, 3).sampledMatch(1, {}, { decision: () => decisions++ })
  expect([decisions, cut.isOver]).toEqual([3, false])
})

it('gives each moment its own events and a table of its own', () => {
  const moments = sampler(game, 1_000).sampledMoments(1, { rounds: 2 })
  expect(moments.map(({ entry }) => entry)).toEqual(moments.map((_, n) => n))
  expect(moments[0].state.round).toBe(0)
  expect(moments.at(-1)?.state.stack).toEqual([])
  const scored = moments.flatMap(({ events }) => events).filter(({ name }) => name === 'scored')
  expect(scored.length).toBeGreaterThan(1)
})

it('watches a table from look to look, and lets it tell as before', () => {
  const t = play(game, {}, { deck: ['gem', 'gem'] })
  const { moments, look } = watchMoments(game, t)
  t.choose('draw')
  look()
  t.choose('stop')
  look()
  expect(moments.map(({ events }) => events.map(({ name }) => name))).toEqual([
    ['drew'],
    ['scored'],
  ])
  expect(moments[0].state.score).toEqual([0, 0])
  expect(moments[1].state.score).toEqual([1, 0])
  expect(t.events()).toEqual(['scored 1 1'])
})

import { findOption, newMatch, RandomDealer, stateHash, Umpire } from '@muster/engine'
import { delve } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { greedy, Searcher, seedFor } from '../index.ts'
import type { Thought } from '../search/thought.ts'
import { balanceOf, compared, costOf } from './costs.ts'
import { closeLook, firstLook, seemsToCost, triesFor } from './looks.ts'
import { positionsOf } from './positions.ts'
import { weigh } from './weigh.ts'

const game = delve()

function byGreedy(seed: number) {
  const match = newMatch(game, { rounds: 3 }, new RandomDealer(seed))
  while (!match.isOver) {
    const { state, asking: decision } = match
    const own = seedFor(seed, match.version)
    match.choose(match.texts()[greedy.choose(game, { state, decision }, own)])
  }
  return match
}

const thought = (
  best: number,
  ...chances: readonly [option: number, chance: number][]
): Thought => ({
  iterations: 10,
  best,
  options: chances.map(([option, chance]) => ({ option, tries: 5, chance })),
})

describe('The choices of a match', () => {
  it('stand with the table before each, and lead from one to the next', () => {
    const match = byGreedy(3)
    const positions = positionsOf(game, match.entries, (entry) => match.stateAfter(entry))
    const choices = match.entries.flatMap((entry) => (entry.kind === 'choice' ? entry.texts : []))
    expect(positions).toHaveLength(choices.length)
    const { procedures, content } = game
    const dealer = new RandomDealer(0)
    positions.forEach(({ state, chosen, options }, at) => {
      const umpire = new Umpire({ procedures }, content, game.copy(state), dealer)
      umpire.resume(umpire.state)
      expect(findOption(game, umpire, choices[at])).toBe(chosen)
      expect(umpire.decision.count).toBe(options)
    })
  })

  it('are only those that stand, and each pick of a row by itself', () => {
    const match = newMatch(game, { rounds: 3 }, new RandomDealer(5))
    match.choose(match.texts()[0])
    const before = stateHash(match.state)
    match.choose(match.texts()[0])
    match.undo(1)
    match.choose(match.texts().at(-1) ?? '')
    const positions = positionsOf(game, match.entries, (entry) => match.stateAfter(entry))
    expect(positions.map(({ entry, pick }) => [entry, pick])).toEqual([
      [1, 0],
      [4, 0],
    ])
    expect(stateHash(positions[1].state)).toBe(before)
  })
})

describe('The order of looks', () => {
  it('takes few tries, but some for each option', () => {
    expect(triesFor(2)).toBe(48)
    expect(triesFor(40)).toBe(120)
  })

  it('looks first here and there, from beginning to end', () => {
    expect(firstLook(0)).toEqual([])
    expect(firstLook(1)).toEqual([0])
    expect(firstLook(5)).toEqual([0, 1, 2, 3, 4])
    const many = firstLook(500)
    expect(many).toHaveLength(40)
    expect([many[0], many.at(-1)]).toEqual([0, 499])
  })

  it('then at what seems to have cost most', () => {
    const good = thought(1, [1, 0.5], [0, 0.4])
    expect(seemsToCost(good, 1)).toBe(0)
    expect(seemsToCost(good, 0)).toBeCloseTo(0.1)
    expect(seemsToCost(good, 7)).toBe(0)
    const seen = [
      { thought: good, chosen: 0 },
      { thought: undefined, chosen: 0 },
      { thought: thought(2, [2, 0.9], [0, 0.1]), chosen: 0 },
      { thought: good, chosen: 1 },
    ]
    expect(closeLook(seen)).toEqual([2, 0])
  })
})

describe('What a choice cost', () => {
  it('is a difference that stands in look after look', () => {
    const looks = [0.3, 0.32, 0.28].map((low) => thought(1, [1, low + 0.2], [0, low]))
    const both = compared(looks, 1, 0)
    expect(both?.better).toBeCloseTo(0.5)
    expect(both?.taken).toBeCloseTo(0.3)
    expect(both === undefined ? 0 : costOf(both)).toBeCloseTo(0.2)
  })

  it('is none within the search’s own doubt, nor when it is tiny', () => {
    const scattered = [0.3, -0.25, 0.1, -0.05].map((gain) => thought(1, [1, 0.5 + gain], [0, 0.5]))
    const both = compared(scattered, 1, 0)
    expect(both === undefined ? -1 : costOf(both)).toBe(0)
    expect(costOf({ better: 0.51, taken: 0.5, doubt: 0 })).toBe(0)
  })

  it('is not known from fewer than three looks, or without one of both', () => {
    const look = thought(1, [1, 0.5], [0, 0.4])
    expect(compared([look, look], 1, 0)).toBeUndefined()
    expect(compared([look, look, look], 1, 3)).toBeUndefined()
  })
})

describe('Luck and choice', () => {
  it('lead together from the first chance to the end', () => {
    const points = [
      { chance: 0.4, cost: 0 },
      { chance: 0.5, cost: 0.2 },
      { chance: 0.2, cost: 0 },
    ]
    const lost = balanceOf(points, false)
    expect(lost.start).toBe(0.4)
    expect(lost.choices).toBeCloseTo(-0.2)
    expect(lost.start + lost.choices + lost.luck).toBeCloseTo(0)
    expect(lost.steps.map((one) => Math.round(one * 100))).toEqual([10, -10, -20])
    const won = balanceOf(points, true)
    expect(won.start + won.choices + won.luck).toBeCloseTo(1)
  })
})

describe('A closer look', () => {
  it('weighs options by what comes of them, the same with the same seed', () => {
    const match = byGreedy(3)
    const positions = positionsOf(game, match.entries, (entry) => match.stateAfter(entry))
    const { state } = positions.find(({ options }) => options > 1) ?? positions[0]
    const { procedures, content } = game
    const asked = new Umpire({ procedures }, content, game.copy(state), new RandomDealer(0))
    asked.resume(asked.state)
    const before = stateHash(state)
    const first = weigh(game, { state, decision: asked.decision }, [0, 1], 7, 400)
    expect(weigh(game, { state, decision: asked.decision }, [0, 1], 7, 400)).toEqual(first)
    expect(stateHash(state)).toBe(before)
    expect(first.options.map(({ tries }) => tries)).toEqual([5, 5])
    expect(first.best).toBe(first.options[0].option)
    for (const { chance } of first.options) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })

  it('finds what a search finds, where the difference is plain', () => {
    const { procedures, content } = game
    const plain = [1, 2, 3, 4, 5, 6].flatMap((deal) => {
      const match = byGreedy(deal)
      const positions = positionsOf(game, match.entries, (entry) => match.stateAfter(entry))
      return positions.flatMap(({ state }, at) => {
        const asked = new Umpire({ procedures }, content, game.copy(state), new RandomDealer(0))
        asked.resume(asked.state)
        const seen = new Searcher(game, state).think(asked, seedFor(deal, at), 200)
        const [best] = seen.options
        const worst = seen.options.reduce((a, b) => (b.chance < a.chance ? b : a))
        const isPlain = best.chance - worst.chance > 0.04
        return isPlain ? [{ asked, best: best.option, worst: worst.option }] : []
      })
    })
    expect(plain.length).toBeGreaterThan(0)
    const found = plain.filter(
      ({ asked, best, worst }) => weigh(game, asked, [worst, best], 3, 1600).best === best,
    )
    expect(found.length / plain.length).toBeGreaterThan(0.8)
  })
})

import { type Options, RandomDealer, stateHash, Umpire, WON } from '@muster/engine'
import { delve } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { BOTS, type Bot, greedy, journeyman, playMatch, random, seedFor } from './index.ts'

const game = delve()
const options: Options = { rounds: 3 }

/** Plays a match and looks at the table before and after each choice of a bot. */
function watch(bot: Bot, seed: number, look: (before: string, after: string) => void): void {
  const { procedures, content } = game
  const state = game.newState(game.readOptions(options))
  const umpire = new Umpire({ procedures }, content, state, new RandomDealer(seed))
  umpire.begin()
  for (let n = 0; !umpire.isOver; n++) {
    const before = stateHash(umpire.state)
    const asked = JSON.stringify(umpire.decision)
    const index = bot.choose(game, umpire, seedFor(seed, n))
    look(before, stateHash(umpire.state))
    expect(JSON.stringify(umpire.decision)).toBe(asked)
    expect(Number.isInteger(index)).toBe(true)
    expect(index).toBeGreaterThanOrEqual(0)
    expect(index).toBeLessThan(umpire.decision.count)
    umpire.choose(index)
  }
}

function wins(bot: Bot, matches: number): number {
  let won = 0
  for (let seed = 0; seed < matches; seed++) {
    if (playMatch(game, options, bot, seed).state.result === WON) won++
  }
  return won
}

describe.each(BOTS.map((bot) => [bot.name, bot] as const))('%s', (_name, bot) => {
  it('takes only what is on the list, and leaves the table as it is', () => {
    for (const seed of [1, 2, 3]) watch(bot, seed, (before, after) => expect(after).toBe(before))
  })

  it('plays the same match again with the same seed', () => {
    const first = playMatch(game, options, bot, 7)
    const again = playMatch(game, options, bot, 7)
    expect(stateHash(again.state)).toBe(stateHash(first.state))
    expect(again.decisions).toBe(first.decisions)
  })

  it('chooses by the table and the seed alone, whatever it thought about before', () => {
    const { procedures, content } = game
    const state = game.newState(game.readOptions(options))
    const umpire = new Umpire({ procedures }, content, state, new RandomDealer(3))
    umpire.begin()
    const first = bot.choose(game, umpire, 11)
    playMatch(game, options, bot, 5)
    expect(bot.choose(game, umpire, 11)).toBe(first)
  })
})

describe('Strength', () => {
  it('journeyman wins more than random play', () => {
    expect(wins(journeyman, 60)).toBeGreaterThan(wins(random, 60))
  })

  it('stops when told to, with a legal choice', () => {
    const { procedures, content } = game
    const state = game.newState(game.readOptions(options))
    const umpire = new Umpire({ procedures }, content, state, new RandomDealer(3))
    umpire.begin()
    let asked = 0
    const index = journeyman.choose(game, umpire, 1, () => ++asked > 1)
    expect(asked).toBe(2)
    expect(index).toBeLessThan(umpire.decision.count)
  })

  it('greedy takes the option that the game values most', () => {
    const { procedures, content } = game
    const valued = { ...game, value: (at: typeof state) => (at.piles[1].length > 0 ? 9_000 : 10) }
    const state = game.newState(game.readOptions(options))
    const umpire = new Umpire({ procedures }, content, state, new RandomDealer(3))
    umpire.begin()
    for (const seed of [1, 2, 3, 4]) {
      const index = greedy.choose(valued, umpire, seed)
      expect(umpire.decision.at(index).verb).toBe('bury')
    }
  })
})

describe('Seeds', () => {
  it('are of their own for each part', () => {
    const seeds = Array.from({ length: 1_000 }, (_, n) => seedFor(1, n))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seedFor(1, 0)).not.toBe(seedFor(2, 0))
  })
})

describe('A match that does not end', () => {
  it('is an error', () => {
    expect(() => playMatch(game, options, random, 1, 3)).toThrow('does not end')
  })
})

import { RandomDealer, Umpire } from '@muster/engine'
import { delve } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { BOTS, botNamed, OFFERED, Searcher, seedAt, thoughtOf, USUAL } from './index.ts'

const game = delve()
const { procedures, content } = game
const umpire = new Umpire(
  { procedures },
  content,
  game.newState(game.readOptions({ rounds: 3 })),
  new RandomDealer(3),
)
umpire.begin()

describe('Bots that are offered', () => {
  it('are known, and the usual one is among them', () => {
    for (const name of OFFERED) expect(botNamed(name).name).toBe(name)
    expect(OFFERED).toContain(USUAL)
    expect(botNamed('deep-blue').name).toBe(USUAL)
  })
})

describe.each(BOTS.map((bot) => [bot.name, bot] as const))('%s aloud', (name, bot) => {
  it('thinks what it would choose, and the same when asked again', () => {
    const seed = seedAt(umpire.state, 4)
    const thought = thoughtOf(name, game, umpire, seed)
    expect(thought.best).toBe(bot.choose(game, umpire, seed))
    expect(thoughtOf(name, game, umpire, seed)).toEqual(thought)
    const counts = ['apprentice', 'adept', 'master'].includes(name)
    expect(thought.options.length > 0).toBe(counts)
  })
})

describe('A bot that remembers', () => {
  it('goes on from what it thought before', () => {
    const searcher = new Searcher(game, umpire.state)
    const fresh = thoughtOf('adept', game, umpire, 1)
    expect(thoughtOf('adept', game, umpire, 1, searcher)).toEqual(fresh)
  })
})

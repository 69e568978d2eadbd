import { RandomDealer, RandomStream, tableProblem, Umpire } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { Content } from './content.ts'
import type { TerrinothState } from './state.ts'
import { LOCATION } from './state.ts'
import { problems } from './testing/conservation.ts'
import { oddPack } from './testing/odd-pack.ts'
import { rulesGame } from './testing/rules-game.ts'

const PACKS = 25
const MOST_DECISIONS = 150

describe('cards that say anything at any moment', () => {
  it.each(Array.from({ length: PACKS }, (_, n) => n + 1))('keep the table whole: pack %i', (n) => {
    const random = new RandomStream(n)
    const game = rulesGame(oddPack(random))
    const players = (n % 4) + 1
    const quest = n % 2 === 0 ? 'drill' : 'heist'
    const before = game.newState(game.readOptions({ players, quest, grim: n % 3 === 0 }))
    const { procedures, content } = game
    const u = new Umpire<TerrinothState, Content>(
      { procedures },
      content,
      game.copy(before),
      new RandomDealer(n),
    )
    u.begin()
    for (let i = 0; i < MOST_DECISIONS && !u.isOver; i++) {
      u.choose(random.below(u.decision.count))
      if (u.isOver || u.state.piles[LOCATION].length === 0) continue
      expect(problems(u), u.whereAreWe()).toEqual([])
      expect(tableProblem(game, u.state, before), u.whereAreWe()).toBeUndefined()
    }
    expect(u.state.stack.length === 0).toBe(u.state.result !== 0)
  })
})

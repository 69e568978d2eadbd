import type { Options } from '@muster/engine'
import { sampler } from '@muster/engine/testing'
import { terrinoth } from '../game.ts'

const LONGEST = 6000

export const { sampledMatch, sampledMoments } = sampler(terrinoth, LONGEST)

/** Of each type the heroes in turn. */
function heroesFor(players: number, n: number): string[] {
  const { heroes } = terrinoth.content.pack
  const types = ['scout', 'warrior', 'healer', 'mage']
  return Array.from({ length: Math.max(2, players) }, (_, seat) => {
    const ofType = heroes.filter(({ type }) => type === types[(seat + n) % types.length])
    return ofType[(n + seat + players) % ofType.length].name
  })
}

/** All numbers of players, quests and heroes, in turn, with and without the Grim rule: eight tables for each. */
export const samples: readonly Options[] = [1, 2, 3, 4].flatMap((players) =>
  terrinoth.content.pack.quests.map(({ name }, n) => ({
    players,
    quest: name,
    grim: (players + n) % 2 === 0,
    heroes: heroesFor(players, n),
  })),
)

import { describe, expect, it } from 'vitest'
import { rulesGame } from '../../testing/rules-game.ts'
import { comes, countOf, setUp, through } from '../../testing/scenario-table.ts'
import { table } from '../../testing/table.ts'
import { housePack } from '../house-pack.ts'

const game = rulesGame(housePack)
const CLANS = ['skeletons', 'slimes', 'gnolls', 'witches']
/** A scenario whose own rules and cards touch neither traps, hands nor Guild cards. */
const scenario = 'graveyard-shift'

const played = (players: number, level: string) =>
  table({ game, scenario, clans: CLANS.slice(0, players), level })

describe('every house scenario', () => {
  it.each([
    [1, 'family', 3],
    [2, 'family', 2],
    [3, 'family', undefined],
    [1, 'hardcore', 3],
    [2, 'hardcore', 2],
    [3, 'hardcore', undefined],
    [1, 'challenging', 3],
    [2, 'challenging', undefined],
  ])('for %i players on %s lays traps in the Vault: %s', (players, level, traps) => {
    expect(played(players, level).tokens()['vault/trap']).toBe(traps)
  })

  it.each([
    [1, 'family', 1],
    [2, 'family', 2],
    [3, 'family', 3],
    [4, 'family', 3],
    [2, 'steady', 1],
    [2, 'challenging', 2],
  ])(
    'for %i players on %s has a scenario card in an invasion of %i cards',
    (players, level, cards) => {
      const t = played(players, level).put({ heroes: [], tokens: {} })
      expect(countOf(through(comes(t, 'midnight')), 'guild')).toBe(cards)
    },
  )

  it.each([
    ['family', 0],
    ['steady', 0],
    ['challenging', 2],
    ['hardcore', 0],
  ])('on %s costs two players %i cards when the second wave begins', (level, cards) => {
    const t = setUp(scenario, level).put({ heroes: [], tokens: {}, guild: ['midnight'] })
    const told = through(t.choose('end-turn'))
    expect(t.state.wave).toBe(2)
    expect(countOf(told, 'discarded')).toBe(cards)
  })

  it.each([
    ['family', undefined],
    ['steady', undefined],
    ['challenging', undefined],
    ['hardcore', 2],
  ])('on %s lays traps in the Vault when the second wave begins: %s', (level, traps) => {
    const t = setUp(scenario, level).put({ heroes: [], tokens: {}, guild: ['midnight'] })
    through(t.choose('end-turn'))
    expect(t.state.wave).toBe(2)
    expect(t.tokens()['vault/trap']).toBe(traps)
  })
})

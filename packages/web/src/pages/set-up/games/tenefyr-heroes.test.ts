import { HEROES as heroesOfTheGame, tenefyr } from '@muster/tenefyr'
import { describe, expect, it } from 'vitest'
import { HEROES, heroRows, takeHero, withHeroes } from './tenefyr-heroes.ts'

describe('the heroes of the seats', () => {
  it('are those of the game, handed out as the game does', () => {
    expect(HEROES).toEqual(heroesOfTheGame)
    for (const players of [1, 2, 3, 4]) {
      const usual = withHeroes({ players }, heroRows({ players }))
      expect(usual.heroes).toEqual(tenefyr.readOptions({ players }).heroes)
    }
  })

  it('are swapped when one is taken that another has', () => {
    const rows = heroRows({ players: 3 })
    expect(takeHero(rows, 0, 'thief')).toEqual([['thief'], ['cleric'], ['barbarian']])
    expect(takeHero(rows, 1, 'bard')).toEqual([['barbarian'], ['bard'], ['thief']])
    expect(takeHero(rows, 1, 'cleric')).toBe(rows)
  })

  it('in pairs, the one longest held is given up', () => {
    const rows = heroRows({ players: 2 })
    const once = takeHero(rows, 0, 'bard')
    expect(once).toEqual([
      ['cleric', 'bard'],
      ['barbarian', 'thief'],
    ])
    expect(takeHero(once, 0, 'barbarian')).toEqual([
      ['bard', 'barbarian'],
      ['cleric', 'thief'],
    ])
  })

  it('are read back from options in the order of taking, and anew when they do not fit', () => {
    const options = { players: 2, heroes: ['cleric+bard', 'barbarian+thief'] }
    expect(heroRows(options)[0]).toEqual(['cleric', 'bard'])
    expect(heroRows({ ...options, players: 3 })).toEqual(heroRows({ players: 3 }))
    expect(heroRows({ players: 1, heroes: ['cleric'] })).toEqual(heroRows({ players: 1 }))
  })
})

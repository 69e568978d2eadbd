import { CLANS as clansOfTheGame, housePack, keep } from '@muster/keep'
import { describe, expect, it } from 'vitest'
import { keepSetUp } from './keep.ts'
import { CLANS, clansOf, takeClan } from './keep-clans.ts'
import { keepTexts } from './keep-texts.ts'

const LANGUAGES = ['en', 'fr', 'pt'] as const

describe('the clans of the seats', () => {
  it('are those of the game, handed out as the game does', () => {
    expect(CLANS).toEqual(clansOfTheGame)
    for (const players of [1, 2, 3, 4, 5, 6]) {
      expect(clansOf({ players })).toEqual(keep.readOptions({ players }).clans)
    }
  })

  it('are swapped when one is taken that another has', () => {
    const taken = takeClan({ players: 3 }, 0, 'gremlins')
    expect(taken.clans).toEqual(['gremlins', 'red-dragon', 'ratfolk'])
    expect(takeClan(taken, 1, 'ghosts').clans).toEqual(['gremlins', 'ghosts', 'ratfolk'])
  })

  it('stay when players come and go, and none is there twice', () => {
    const witches = { players: 1, clans: ['witches'] }
    expect(clansOf({ ...witches, players: 2 })).toEqual(['witches', 'ratfolk'])
    expect(clansOf({ ...witches, players: 6 })).toHaveLength(6)
    expect(clansOf({ players: 2, clans: ['ratfolk', 'ratfolk'] })[1]).not.toBe('ratfolk')
    expect(clansOf({ players: 1, clans: ['wizards'] })).toEqual(['ratfolk'])
  })
})

describe('the words of the set-up', () => {
  it('are those of the cards', () => {
    for (const language of LANGUAGES) {
      const { scenario, clans } = keepTexts[language].fields
      const named = (all: typeof housePack.scenarios | typeof housePack.clans) =>
        Object.fromEntries(all.map(({ name, title }) => [name, title[language].text]))
      expect(scenario.values).toEqual(named(housePack.scenarios))
      expect(clans.values).toEqual(named(housePack.clans))
    }
  })

  it('have every scenario under its chapter', () => {
    for (const language of LANGUAGES) {
      const groups = keepTexts[language].fields.scenario.groups ?? []
      expect(groups.map(({ label }) => label.replace(/^\d\. /, ''))).toEqual(
        housePack.chapters.map(({ title }) => title[language].text),
      )
      const inOrder = housePack.scenarios.map(({ name, chapter }) => ({ name, chapter }))
      expect(
        groups.flatMap(({ values }, n) => values.map((name) => ({ name, chapter: n + 1 }))),
      ).toEqual(inOrder)
    }
  })
})

describe('a set-up', () => {
  it('begins with a match that the game takes', () => {
    const { options } = keepSetUp.first
    expect(keep.readOptions(options)).toEqual(options)
  })

  it('grows harder step by step', () => {
    const levels = ['family']
    let options = keepSetUp.harder({ level: 'family' })
    while (options !== undefined) {
      levels.push(String(options.level))
      options = keepSetUp.harder(options)
    }
    expect(levels).toEqual(['family', 'steady', 'challenging', 'hardcore'])
  })

  it('takes longer with more people, and less with bots and on harder levels', () => {
    const seats = (people: number, bots: number) =>
      Array.from({ length: people + bots }, (_, seat) =>
        seat < people ? { name: '' } : { name: '', bot: 'adept' },
      )
    const minutes = (people: number, bots: number, level = 'family') =>
      keepSetUp.minutesOf({ players: people + bots, level }, seats(people, bots))
    expect(minutes(3, 0)).toBeGreaterThan(minutes(1, 0))
    expect(minutes(1, 2)).toBeLessThan(minutes(3, 0))
    expect(minutes(2, 0, 'hardcore')).toBeLessThan(minutes(2, 0))
  })
})

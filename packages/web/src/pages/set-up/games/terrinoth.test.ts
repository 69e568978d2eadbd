import { housePack, terrinoth } from '@muster/terrinoth'
import { describe, expect, it } from 'vitest'
import { terrinothSetUp } from './terrinoth.ts'
import { HEROES, heroesOfSeat, partyOf, takeHero } from './terrinoth-heroes.ts'
import { terrinothTexts } from './terrinoth-texts.ts'

const LANGUAGES = ['en', 'fr', 'pt'] as const

describe('the heroes of the seats', () => {
  it('are those of the game, handed out as the game does', () => {
    const known = housePack.heroes.map(({ name, type }) => `${type} ${name}`)
    expect(new Set(HEROES.map(({ name, type }) => `${type} ${name}`))).toEqual(new Set(known))
    for (const players of [1, 2, 3, 4]) {
      expect(partyOf({ players })).toEqual(terrinoth.readOptions({ players }).heroes)
    }
  })

  it('are two for who plays alone, else one each', () => {
    expect(heroesOfSeat({ players: 1 }, 0)).toEqual([0, 1])
    expect(heroesOfSeat({ players: 3 }, 2)).toEqual([2])
    expect(terrinothSetUp.roleOf({ players: 1 }, 0, terrinothTexts.fr)).toBe(
      'Kari Wraithstalker & Lissa',
    )
  })

  it('are swapped when somebody else has the type', () => {
    const taken = takeHero({ players: 2 }, 0, 'bram')
    expect(taken.heroes).toEqual(['bram', 'kari'])
    expect(takeHero(taken, 0, 'runa').heroes).toEqual(['runa', 'kari'])
    expect(takeHero(taken, 1, 'bram').heroes).toEqual(['kari', 'bram'])
  })

  it('stay when players come and go, and no type is there twice', () => {
    const runa = { players: 2, heroes: ['runa', 'dorn'] }
    expect(partyOf({ ...runa, players: 1 })).toEqual(['runa', 'dorn'])
    expect(partyOf({ ...runa, players: 4 })).toEqual(['runa', 'dorn', 'kari', 'mok'])
    expect(partyOf({ players: 2, heroes: ['runa', 'lissa'] })).toEqual(['runa', 'kari'])
    expect(partyOf({ players: 2, heroes: ['nobody', 'kari'] })).toEqual(['lissa', 'kari'])
  })

  it('are a party that the game takes, whoever takes whom', () => {
    for (const players of [1, 2, 3, 4]) {
      for (const { name } of HEROES) {
        for (const at of partyOf({ players }).keys()) {
          const options = { players, ...takeHero({ players }, at, name) }
          expect(terrinoth.readOptions(options)).toMatchObject(options)
        }
      }
    }
  })
})

describe('the words of the set-up', () => {
  it('are those of the cards', () => {
    for (const language of LANGUAGES) {
      const { quest, heroes } = terrinothTexts[language].fields
      const named = (all: typeof housePack.quests | typeof housePack.heroes) =>
        Object.fromEntries(all.map(({ name, title }) => [name, title[language].text]))
      expect(quest.values).toEqual(named(housePack.quests))
      expect(heroes.values).toEqual(named(housePack.heroes))
    }
  })

  it('have every quest under its difficulty, with a line about it', () => {
    for (const language of LANGUAGES) {
      const { groups = [], hints = {} } = terrinothTexts[language].fields.quest
      const difficulties = ['trivial', 'challenging', 'formidable']
      expect(
        groups.flatMap(({ values }, n) =>
          values.map((name) => ({ name, difficulty: difficulties[n] })),
        ),
      ).toEqual(housePack.quests.map(({ name, difficulty }) => ({ name, difficulty })))
      expect(Object.keys(hints)).toEqual(housePack.quests.map(({ name }) => name))
    }
  })
})

describe('a set-up', () => {
  it('begins with a match that the game takes', () => {
    const { options } = terrinothSetUp.first
    expect(terrinoth.readOptions(options)).toEqual(options)
  })

  it('is harder by the Grim rule, and says so', () => {
    const harder = terrinothSetUp.harder({ quest: 'the-breach', grim: false })
    expect(harder).toEqual({ quest: 'the-breach', grim: true })
    expect(terrinothSetUp.line(harder ?? {}, terrinothTexts.en)).toEqual([
      'The Breach',
      'Grim rule',
    ])
    expect(terrinothSetUp.harder(harder ?? {})).toBeUndefined()
  })

  it('takes longer with more people, and less with bots', () => {
    const seats = (people: number, bots: number) =>
      Array.from({ length: people + bots }, (_, seat) =>
        seat < people ? { name: '' } : { name: '', bot: 'adept' },
      )
    const minutes = (people: number, bots: number) =>
      terrinothSetUp.minutesOf({ players: people + bots }, seats(people, bots))
    expect(minutes(4, 0)).toBeGreaterThan(minutes(1, 0))
    expect(minutes(1, 3)).toBeLessThan(minutes(4, 0))
    expect([minutes(1, 0), minutes(4, 0)]).toEqual(terrinothSetUp.minutes)
  })
})

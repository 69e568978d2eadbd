import { housePack, terrinoth } from '@muster/terrinoth'
import { describe, expect, it } from 'vitest'
import { keepParty } from './keep.ts'
import { terrinothParty } from './terrinoth.ts'

describe('the clans of a chapter', () => {
  it('join and leave in the chapter’s order, and one stays', () => {
    const all = ['slimes', 'gnolls', 'ghosts']
    expect(keepParty.mark(all, ['ghosts'], 'slimes')).toEqual(['slimes', 'ghosts'])
    expect(keepParty.mark(all, ['ghosts'], 'ghosts')).toEqual(['ghosts'])
  })
})

describe('the heroes of a road', () => {
  const all = housePack.heroes.map(({ name }) => name)
  const mark = (marked: readonly string[], hero: string) => terrinothParty.mark(all, marked, hero)

  it('join, leave down to two, and take the place of who has their type', () => {
    expect(mark(['kari', 'lissa'], 'mok')).toEqual(['kari', 'lissa', 'mok'])
    expect(mark(['kari', 'lissa', 'mok'], 'kari')).toEqual(['lissa', 'mok'])
    expect(mark(['kari', 'lissa'], 'kari')).toEqual(['kari', 'lissa'])
    expect(mark(['kari', 'lissa'], 'runa')).toEqual(['kari', 'runa'])
  })

  it('are a party that the game takes, with bots and without', () => {
    const options = { quest: 'the-breach', journey: true, boons: ['full-bellies'] }
    for (const roles of [
      ['kari', 'lissa'],
      ['kari', 'lissa', 'mok'],
    ]) {
      for (const withBots of [true, false]) {
        const party = { level: 'grim', roles, withBots }
        const match = terrinothParty.optionsWith(options, party)
        expect(terrinoth.readOptions(match)).toEqual(match)
        expect(terrinothParty.partyOf(match)).toEqual({ level: 'grim', roles })
      }
    }
    const alone = { level: 'plain', roles: ['kari', 'lissa'], withBots: false }
    expect(terrinothParty.optionsWith(options, alone).players).toBe(1)
  })
})

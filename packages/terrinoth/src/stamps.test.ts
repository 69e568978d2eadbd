import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { terrinoth } from './game.ts'
import { nextStamp, setUpFor, stampsOf, wallOf } from './stamps.ts'

const { content } = terrinoth
const quests = content.pack.quests.map(({ name }) => name)
const heroes = content.pack.heroes.map(({ name }) => name)
const cells = ['plain', 'grim'].flatMap((way) => quests.map((name) => `${name}/${way}`))
const whole = (cell: string): string[] => heroes.map((hero) => `${cell}/${hero}`)

describe('the wall', () => {
  it('has a cell for each quest, plain and grim, in each language', () => {
    for (const language of ['en', 'fr', 'pt'] as const) {
      const { rows, columns, marks } = wallOf(content, language)
      const keys = rows.flatMap((row) => row.cells.map(({ key }) => key))
      expect(new Set(keys)).toEqual(new Set(cells))
      expect(columns.map(({ key }) => key)).toEqual(['plain', 'grim'])
      expect(marks.map(({ key }) => key)).toEqual(heroes)
      for (const { name } of [...rows, ...columns, ...marks]) expect(name).not.toBe('')
    }
  })

  it('is stamped for the heroes of a match that was won, and for no other', () => {
    const options = { players: 2, quest: quests[1], grim: true, heroes: ['mok', 'kari'] }
    const state = terrinoth.newState(terrinoth.readOptions(options))
    expect(stampsOf(content, state)).toEqual([])
    expect(stampsOf(content, { ...state, result: LOST })).toEqual([])
    expect(new Set(stampsOf(content, { ...state, result: WON }))).toEqual(
      new Set([`${quests[1]}/grim/kari`, `${quests[1]}/grim/mok`]),
    )
  })
})

describe('what is next', () => {
  const options = { players: 1, quest: quests[0], heroes: ['kari', 'lissa'] }

  it('is the next quest by the same rules, then by the others', () => {
    expect(nextStamp(content, [`${quests[0]}/plain/kari`], options)?.cell).toBe(
      `${quests[1]}/plain`,
    )
    const plain = quests.flatMap((name) => whole(`${name}/plain`))
    expect(nextStamp(content, plain, options)?.cell).toBe(`${quests[0]}/grim`)
    const grim = nextStamp(content, [], { ...options, grim: true })
    expect(grim).toMatchObject({ cell: `${quests[0]}/grim`, options: { grim: true } })
  })

  it('is a hero who was not there, and at last nothing', () => {
    const all = cells.flatMap(whole)
    const lacking = `${quests[2]}/plain/orrin`
    const next = nextStamp(
      content,
      all.filter((stamp) => stamp !== lacking),
      options,
    )
    // Another scout goes in Kari's place.
    expect(next).toMatchObject({
      cell: `${quests[2]}/plain`,
      options: { heroes: ['orrin', 'lissa'] },
    })
    expect(nextStamp(content, all, options)).toBeUndefined()
  })

  it('is always a set-up that the rules take', () => {
    for (const players of [1, 3]) {
      for (const cell of cells) {
        for (const hero of [undefined, ...heroes]) {
          const read = terrinoth.readOptions(setUpFor(content, cell, hero, { players }))
          if (hero !== undefined) expect(read.heroes).toContain(hero)
          expect(`${String(read.quest)}/${read.grim === true ? 'grim' : 'plain'}`).toBe(cell)
        }
      }
    }
  })
})

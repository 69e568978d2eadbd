import { WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { nextStamp, setUpFor, stampsOf, wallOf } from './stamps.ts'
import { BOSSES, HEROES, LEVELS } from './state.ts'
import { weakBoss } from './testing/deeds.ts'
import { playOn, table } from './testing/frozen.ts'

const cells = LEVELS.flatMap((level) => BOSSES.map((boss) => `${boss}/${level}`))
const whole = (cell: string): string[] => HEROES.map((hero) => `${cell}/${hero}`)

describe('the wall', () => {
  it('has a cell for each Boss on each level and one for the Quick game, in each language', () => {
    for (const language of ['en', 'fr', 'pt'] as const) {
      const { rows, columns, marks } = wallOf(language)
      const keys = rows.flatMap((row) => row.cells.map(({ key }) => key))
      expect(new Set(keys)).toEqual(new Set([...cells, 'quick']))
      for (const { cells: row } of rows) {
        expect(row.reduce((wide, { span }) => wide + span, 0)).toBe(columns.length)
      }
      expect(marks.map(({ key }) => key)).toEqual([...HEROES])
    }
  })

  it('is stamped for the heroes of a match that was won, and for no other', () => {
    const t = table({ boss: 'spider-queen', level: 'normal' }, {}, weakBoss)
    expect(stampsOf(t.state)).toEqual([])
    t.choose('fight-boss')
    playOn(t)
    expect(t.state.result).toBe(WON)
    expect(stampsOf(t.state)).toEqual(
      ['barbarian', 'cleric', 'thief'].map((hero) => `spider-queen/normal/${hero}`),
    )
  })
})

describe('what is next', () => {
  it('is another Boss on the same level, then the levels above, then those below', () => {
    const options = { players: 2, level: 'normal', boss: 'dark-lord' }
    expect(nextStamp(['dark-lord/normal/bard'], options)?.cell).toBe('spider-queen/normal')
    const normal = BOSSES.flatMap((boss) => whole(`${boss}/normal`))
    expect(nextStamp(normal, options)?.cell).toBe('dark-lord/hard')
    const hard = BOSSES.flatMap((boss) => whole(`${boss}/hard`))
    expect(nextStamp([...normal, ...hard], options)?.cell).toBe('dark-lord/easy')
  })

  it('is a hero who was not there, once every Boss is beaten; then the Quick game; then nothing', () => {
    const all = cells.flatMap(whole)
    const options = { players: 1, level: 'easy', heroes: ['barbarian+thief'] }
    const next = nextStamp(
      all.filter((stamp) => stamp !== 'stone-titan/easy/bard'),
      options,
    )
    expect(next?.cell).toBe('stone-titan/easy')
    expect(next?.options.heroes).toEqual(['barbarian+bard'])
    expect(nextStamp(all, options)).toMatchObject({ cell: 'quick', options: { mode: 'quick' } })
    expect(nextStamp([...all, ...whole('quick')], options)).toBeUndefined()
  })

  it('is always a set-up that the rules take', () => {
    for (const players of [1, 2, 3, 4]) {
      for (const cell of [...cells, 'quick']) {
        for (const hero of [undefined, ...HEROES]) {
          const options = setUpFor(cell, hero, { players, profile: 'french' })
          const read = readOptions(options)
          if (hero !== undefined) expect(String(read.heroes)).toContain(hero)
          expect(read.players).toBe(players)
        }
      }
    }
  })
})

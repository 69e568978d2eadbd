import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { keep } from './game.ts'
import { nextStamp, setUpFor, stampsOf, wallOf } from './stamps.ts'
import { CLANS, LEVELS } from './state.ts'

const { content } = keep
const names = content.pack.scenarios.map(({ name }) => name)
const cells = LEVELS.flatMap((level) => names.map((name) => `${name}/${level}`))
const whole = (cell: string): string[] => CLANS.map((clan) => `${cell}/${clan}`)

describe('the wall', () => {
  it('has a cell for each scenario on each level, in each language', () => {
    for (const language of ['en', 'fr', 'pt'] as const) {
      const { rows, columns, marks } = wallOf(content, language)
      const keys = rows.flatMap((row) => row.cells.map(({ key }) => key))
      expect(new Set(keys)).toEqual(new Set(cells))
      expect(columns.map(({ key }) => key)).toEqual([...LEVELS])
      expect(new Set(marks.map(({ key }) => key))).toEqual(new Set(CLANS))
      for (const { name } of [...rows, ...marks]) expect(name).not.toBe('')
    }
  })

  it('is stamped for the clans of a match that was won, and for no other', () => {
    const options = { scenario: names[1], level: 'steady', clans: ['witches', 'gnolls'] }
    const state = keep.newState(keep.readOptions(options))
    expect(stampsOf(content, state)).toEqual([])
    expect(stampsOf(content, { ...state, result: LOST })).toEqual([])
    expect(stampsOf(content, { ...state, result: WON })).toEqual([
      `${names[1]}/steady/gnolls`,
      `${names[1]}/steady/witches`,
    ])
  })
})

describe('what is next', () => {
  const options = { players: 1, scenario: names[0], level: 'steady', clans: ['gnolls'] }

  it('is the next scenario on the same level, then harder ones, then easier ones', () => {
    expect(nextStamp(content, [`${names[0]}/steady/gnolls`], options)?.cell).toBe(
      `${names[1]}/steady`,
    )
    const steady = names.flatMap((name) => whole(`${name}/steady`))
    expect(nextStamp(content, steady, options)?.cell).toBe(`${names[0]}/challenging`)
    const harder = cells.filter((cell) => !cell.endsWith('/family')).flatMap(whole)
    expect(nextStamp(content, harder, options)?.cell).toBe(`${names[0]}/family`)
  })

  it('is a clan that was not there, and at last nothing', () => {
    const all = cells.flatMap(whole)
    const lacking = `${names[2]}/steady/witches`
    const next = nextStamp(
      content,
      all.filter((stamp) => stamp !== lacking),
      options,
    )
    expect(next?.cell).toBe(`${names[2]}/steady`)
    expect(next?.options.clans).toEqual(['witches'])
    expect(nextStamp(content, all, options)).toBeUndefined()
  })

  it('is always a set-up that the rules take', () => {
    for (const cell of cells) {
      for (const clan of [undefined, ...CLANS]) {
        const read = keep.readOptions(setUpFor(content, cell, clan, { players: 3 }))
        if (clan !== undefined) expect(read.clans).toContain(clan)
        expect(`${String(read.scenario)}/${String(read.level)}`).toBe(cell)
      }
    }
  })
})

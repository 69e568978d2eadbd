import { describe, expect, it } from 'vitest'
import { tableProblem } from '../table-check.ts'
import { delve } from './delve.ts'
import { play } from './play.ts'

const game = delve()

describe('play', () => {
  it('reads like play', () => {
    const table = play(game, { rounds: 2 }, { deck: ['gem', 'gem', 'bat'], 'die 0': [0] })
    expect(table.prompt()).toBe('press')
    table.choose('draw', 'draw', 'draw')
    table.expectEvents('drew 1 gem', 'drew 1 bat')
    expect(table.options()).toEqual(['drop gem', 'drop bat'])
    table.choose('drop bat', 'stop')
    expect(table.events()).toContain('scored 1 1')
    expect([table.by(), table.rule()]).toEqual([1, 'D2'])
    table.expectDeal({ deck: ['rope'] }).choose('draw')
    expect(table.pile('hand 2')).toEqual(['rope'])
    expect(table.choose('stop').by()).toBe('party')
    expect(table.choose('leave').prompt()).toBe('over')
  })

  it('says what there was instead', () => {
    const table = play(game)
    expect(() => table.choose('drew')).toThrow(
      '“drew” is not on the list of “press”: draw | bury ?0/13',
    )
    expect(() => table.choose('draw').expectEvents('drew 2 bat')).toThrow(
      'expected “drew 2 bat” in:',
    )
    expect(() => table.arrange({ dock: [] })).toThrow('no pile “dock”')
    expect(() => table.arrange({ deck: ['owl'] })).toThrow('no owl is left')
  })

  it('arranges cards from wherever they lie, the first on top', () => {
    const table = play(game)
    const before = game.copy(table.state)
    table.arrange({ 'hand 1': ['gem', 'gem'], deck: ['bat', 'rope.16'], discard: ['gem.1'] })
    expect(table.pile('hand 1')).toEqual(['gem'])
    expect(table.pile('deck').slice(0, 3)).toEqual(['bat', 'rope', '?'])
    expect(table.pile('stash 1')).toEqual(['?'])
    expect(tableProblem(game, table.state, before)).toBeUndefined()
    expect(
      table
        .expectDeal({ 'die 0': [1] })
        .choose('draw')
        .events(),
    ).toEqual(['drew 1 bat'])
  })
})

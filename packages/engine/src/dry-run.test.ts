import { describe, expect, it } from 'vitest'
import { dryRun } from './dry-run.ts'
import { stateHash } from './hash.ts'
import { tableProblem } from './table-check.ts'
import { delve } from './testing/delve.ts'
import { play } from './testing/play.ts'

const game = delve()

describe('a dry run', () => {
  it('stops at a card that nobody has seen, and leaves the table whole', () => {
    const table = play(game)
    const hash = stateHash(table.state)
    const run = dryRun(game, table.state, table.options().indexOf('draw'))
    expect(run).toMatchObject({ reveals: true, rolls: false, next: undefined, events: [] })
    expect(tableProblem(game, run.state, table.state)).toBeUndefined()
    expect(stateHash(table.state)).toBe(hash)
  })

  it('goes through a known card to the die', () => {
    const table = play(game).arrange({ deck: ['bat'] })
    const run = dryRun(game, table.state, 0)
    expect(run).toMatchObject({ reveals: false, rolls: true, next: undefined })
    expect(run.events).toMatchObject([{ name: 'drew' }])
  })

  it('says whose decision follows', () => {
    const table = play(game, {}, { deck: ['gem'] }).choose('draw')
    const run = dryRun(game, table.state, table.options().indexOf('stop'))
    expect(run).toMatchObject({ reveals: false, rolls: false, next: 1 })
    expect(run.state.score).toEqual([1, 0])
    expect(table.state.score).toEqual([0, 0])
  })

  it('gives the decision that follows, and whether it goes on with a row of picks', () => {
    const deal = { deck: ['gem', 'rope', 'bat', 'gem'], 'die 0': [0] }
    const table = play(game, {}, deal).choose('draw', 'draw')
    const before = dryRun(game, table.state, table.options().indexOf('stop'))
    expect(before.following).toMatchObject({ by: 1, prompt: 'press', entry: -1 })
    expect(before).toMatchObject({ goesOn: false, automatic: [] })
    table.choose('draw')
    const first = dryRun(game, table.state, table.options().indexOf('drop gem'))
    expect(first).toMatchObject({ goesOn: true, automatic: [] })
    expect(first.following?.options.map(({ text }) => text)).toEqual(['drop bat', 'drop rope'])
  })

  it('names the picks of the row that come by themselves', () => {
    const table = play(game, {}, { deck: ['gem', 'rope', 'bat'], 'die 0': [0] })
    table.choose('draw', 'draw', 'draw')
    const run = dryRun(game, table.state, table.options().indexOf('drop bat'))
    expect(run).toMatchObject({ goesOn: false, automatic: ['drop rope'] })
  })
})

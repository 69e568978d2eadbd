import { greedy } from '@muster/bots'
import { verifyDeal } from '@muster/engine'
import { parseTable } from '@muster/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGame, GAMES } from './games/games.ts'
import { keptLines } from './matches/snapshots.ts'
import { begun, type House, openHouse } from './testing/http/house.ts'
import { Player } from './testing/http/player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

const MATCHES = [
  { game: 'tenefyr', options: { players: 3, mode: 'quick' } },
  { game: 'keep', options: { players: 3 } },
  { game: 'terrinoth', options: { players: 3 } },
] as const

describe.each(MATCHES)('A whole match of $game', ({ game, options }) => {
  it('with two people and a bot, one by requests and stream, one by socket', async () => {
    const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
    const match = await begun([ana, bo], { game, options, bots: [null, null, 'random'] })
    const players = [await Player.at(ana, match, greedy), await Player.at(bo, match)]
    const ears = [await players[0].overHttp(), await players[1].overSocket()]
    const { deal } = await ears[1].until('opened')
    await ears[0].until('opened')
    expect(players.map(({ problem }) => problem)).toEqual([undefined, undefined])
    expect(players.map(({ table }) => table.isOver)).toEqual([true, true])
    const { record, lobby } = await ana.ask('match', { match })
    expect(lobby.phase).toBe('over')
    expect(record?.deal).toEqual(deal)
    expect(record?.entries).toEqual(players[1].table.entries)
    for (const ear of ears) ear.close()

    // For the day when rules no longer fit it, every sentence of its log is kept.
    const told = await bo.ask('log', { match }, undefined, '?language=pt')
    await expect
      .poll(async () => (await keptLines(house.storage, match)).pt, { timeout: 20_000 })
      .toEqual(told.lines.map(({ text }) => text))

    const notation = await bo.ask('notation', { match })
    const parsed = parseTable(notation)
    expect(verifyDeal(findGame(GAMES, game).house, parsed, deal.seed)).toEqual({ fair: true })
    const { choices } = await bo.ask('statistics', { match })
    expect(choices).toBe(record?.entries.filter(({ kind }) => kind === 'choice').length)
  }, 240_000)
})

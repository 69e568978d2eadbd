/** Threads run what was built. npm test builds before it tests. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { newMatch, RandomDealer } from '@muster/engine'
import { housePack, tenefyr, tenefyrWith } from '@muster/tenefyr'
import { afterAll, describe, expect, it } from 'vitest'
import { BotPool } from './pool.ts'
import { think } from './think.ts'

const worker = fileURLToPath(new URL('../../dist/bots/worker.js', import.meta.url))
const { state } = newMatch(tenefyr, { players: 2 }, new RandomDealer(7))
const question = {
  game: 'tenefyr',
  packHash: tenefyr.pack.hash,
  state,
  bot: 'greedy',
  version: 3,
}

describe.runIf(existsSync(worker))('Bots in threads', () => {
  const pool = new BotPool(undefined, 2)
  afterAll(async () => {
    await pool.close()
  })

  it('choose what they would choose here, many at a time', async () => {
    const here = think(tenefyr, question)
    const there = await Promise.all(Array.from({ length: 8 }, () => pool.think(question)))
    expect(there).toEqual(Array.from({ length: 8 }, () => here))
  })

  it('think in the same way at every level, from the table alone', async () => {
    for (const bot of ['apprentice', 'adept', 'master']) {
      const asked = { ...question, bot }
      expect(await pool.think(asked)).toBe(think(tenefyr, asked))
    }
  })

  it('play with the cards of a match, whatever they are', async () => {
    const pack = { ...housePack, name: 'ours' }
    const game = tenefyrWith(pack)
    const own = { ...question, pack, packHash: game.pack.hash }
    expect(await pool.think(own)).toBe(think(game, own))
  })

  it('say what went wrong, and go on', async () => {
    await expect(pool.think({ ...question, game: 'chess' })).rejects.toThrow('no game “chess”')
    expect(await pool.think(question)).toBe(think(tenefyr, question))
  })

  it('think no more when the server closes', async () => {
    const other = new BotPool(undefined, 1)
    await other.close()
    await expect(other.think(question)).rejects.toThrow('closes')
  })
})

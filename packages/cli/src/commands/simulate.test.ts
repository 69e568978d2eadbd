import { existsSync } from 'node:fs'
import { greedy, journeyman, playMatch, random, seedFor } from '@muster/bots'
import { WON } from '@muster/engine'
import { tenefyr } from '@muster/tenefyr'
import { describe, expect, it } from 'vitest'
import { wilson } from '../balance/statistics/wilson.ts'
import { OK } from '../errors.ts'
import { progressLine } from '../progress.ts'
import { stage } from '../testing/actors.ts'
import { textsIn } from '../texts/index.ts'

const KEYS = [
  'game',
  'players',
  'level',
  'bot',
  'matches',
  'wins',
  'winRate',
  'decisions',
  'seconds',
  'matchesPerSecond',
  'decisionsPerSecond',
]

async function simulated(...args: string[]) {
  const { muster, text, complaints } = stage()
  expect([await muster('simulate', 'tenefyr', '--json', ...args), complaints]).toEqual([OK, []])
  return JSON.parse(text())
}

describe('muster simulate', () => {
  it('prints exactly the keys that were agreed on', async () => {
    const result = await simulated(
      '--players',
      '2',
      '--level',
      'hard',
      '--bot',
      'random',
      '--matches',
      '20',
      '--workers',
      '0',
    )
    expect(Object.keys(result)).toEqual(KEYS)
    expect(result).toMatchObject({
      game: 'tenefyr',
      players: 2,
      level: 'hard',
      bot: 'random',
      matches: 20,
    })
    expect(result.winRate).toBe(result.wins / 20)
  })

  it('gives the same for the same seed, another for another', async () => {
    const run = (seed: string) =>
      simulated('--bot', 'random', '--matches', '30', '--workers', '0', '--seed', seed)
    const [first, again, other] = [await run('7'), await run('7'), await run('8')]
    expect(again.decisions).toBe(first.decisions)
    expect(other.decisions).not.toBe(first.decisions)
  })

  // Threads run the built files; npm test builds before it tests.
  it.runIf(existsSync(new URL('../../dist/parallel/worker.js', import.meta.url)))(
    'gives the same whatever the number of workers',
    async () => {
      const run = (workers: string) =>
        simulated('--bot', 'greedy', '--matches', '12', '--players', '2', '--workers', workers)
      const [here, one, three] = [await run('0'), await run('1'), await run('3')]
      const sums = ({ matches, wins, decisions }: typeof here) => ({ matches, wins, decisions })
      expect(sums(one)).toEqual(sums(here))
      expect(sums(three)).toEqual(sums(here))
    },
  )

  it('takes any option of the game', async () => {
    const args = ['--mode', 'quick', '--option', 'without-absent=true', '--players', '3']
    const result = await simulated('--bot', 'random', '--matches', '10', '--workers', '0', ...args)
    expect(result).toMatchObject({ players: 3, matches: 10 })
  })

  it('takes the scenario and the clans of Keep the Heroes Out!', async () => {
    const { muster, text } = stage()
    const args = ['--scenario', 'rent-day', '--players', '2', '--clans', 'ghosts,slimes']
    const common = ['--bot', 'random', '--matches', '5', '--workers', '0']
    expect(await muster('simulate', 'keep', ...common, ...args)).toBe(OK)
    expect(text()).toContain('scenario rent-day')
    expect(text()).toContain('clans ghosts,slimes')
  })

  it('says it in words', async () => {
    const { muster, text } = stage()
    expect(
      await muster('simulate', 'tenefyr', '--bot', 'random', '--matches', '10', '--workers', '0'),
    ).toBe(OK)
    expect(text()).toMatch(/wins +\d+ \(\d+\.\d %; 95 % interval/)
    expect(text()).toMatch(/decisions +\d+\.\d a match/)
    expect(text()).toMatch(/matches\/s/)
  })
})

describe('The interval', () => {
  it('is Wilson’s', () => {
    const { low, high } = wilson(50, 100)
    expect(low).toBeCloseTo(0.4038, 3)
    expect(high).toBeCloseTo(0.5962, 3)
    expect(wilson(0, 20).low).toBe(0)
    expect(wilson(20, 20).high).toBe(1)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

describe('Progress', () => {
  it('tells how long it will go on', () => {
    expect(progressLine(10, 40, 5, textsIn.en)).toBe('10 of 40 matches, 15 s left')
    expect(progressLine(10, 1_000, 60, textsIn.en)).toBe('10 of 1000 matches, 99 min left')
  })
})

describe('Bots at Tenefyr', () => {
  it('are stronger the more they think', () => {
    const bots = [random, greedy, journeyman]
    const total = [0, 0, 0]
    for (let seed = 0; seed < 6; seed++) {
      bots.forEach((bot, i) => {
        const { state } = playMatch(tenefyr, { players: 2 }, bot, seedFor(3, seed))
        // A win counts most; else how far the party came.
        const left =
          tenefyr.content.kindOf.length -
          state.piles.reduce(
            (sum, row, pile) =>
              tenefyr.pileName(pile).startsWith('level-') ? sum + row.length : sum,
            0,
          )
        total[i] += (state.result === WON ? 1_000 : 0) + left
      })
    }
    expect(total[1]).toBeGreaterThan(total[0])
    expect(total[2]).toBeGreaterThanOrEqual(total[1])
  })
})

/** Workers as they run on other machines, on a real database. npm test builds before it tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres, type TestPostgres } from '@muster/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAMES } from '../../games.ts'
import { textsIn } from '../../texts/index.ts'
import type { MatchFacts } from '../match-facts.ts'
import { type PlannedMatch, plannedMatches } from '../plan.ts'
import { playHere } from '../play-all.ts'
import { playByQueue } from './asker.ts'
import { openQueue, queueName } from './queue.ts'

const main = fileURLToPath(new URL('../../../dist/main.js', import.meta.url))
const task = { game: 'tenefyr', pack: undefined }
const texts = textsIn.en

function planned(seed: number, bot: string, matches: number): PlannedMatch[] {
  const wanted = { levels: ['easy'], players: [3], pinned: {}, random: 0, seed, bot, matches }
  return plannedMatches(GAMES[0].open(), wanted)
}

function sorted(played: readonly MatchFacts[]): MatchFacts[] {
  return [...played].sort((a, b) => (a.key < b.key ? -1 : 1))
}

async function playedHere(matches: readonly PlannedMatch[]): Promise<MatchFacts[]> {
  const played: MatchFacts[] = []
  await playHere(task, matches, 0, (facts) => played.push(facts))
  return sorted(played)
}

describe.runIf(existsSync(main))('Matches in a queue', () => {
  let postgres: TestPostgres
  let address = ''
  const workers: ChildProcess[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    address = await postgres.fresh()
  })
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL')
    await postgres.stop()
  })

  /** Resolved when it waits for matches. */
  async function startWorker(): Promise<ChildProcess> {
    const args = [main, 'worker', '--queue', address, '--workers', '1', '--lang', 'en']
    const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    workers.push(worker)
    const [said] = await once(worker.stdout, 'data')
    expect(String(said)).toContain('Waiting for matches at 127.0.0.1:')
    return worker
  }

  async function inQueue<T>(work: (queue: Awaited<ReturnType<typeof openQueue>>) => Promise<T>) {
    const queue = await openQueue(address, texts, () => undefined)
    try {
      return await work(queue)
    } finally {
      await queue.close()
    }
  }

  it('are made by several at once', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `made-at-once-${n}`)
    const make = () =>
      inQueue(async (queue) => {
        for (const name of names) await queue.make(name)
      })
    await Promise.all(Array.from({ length: 6 }, make))
    const made = await inQueue((queue) => queue.boss.getQueues())
    expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  }, 60_000)

  it('are all played once, also when a worker is killed in the midst of one', async () => {
    const matches = planned(1, 'journeyman', 8)
    const [first, second] = await Promise.all([startWorker(), startWorker()])
    const played: MatchFacts[] = []
    const done = playByQueue({
      address,
      task,
      matches,
      texts,
      patience: 4,
      heard: (facts) => void played.push(facts),
    })
    // There are two jobs: each of the two has one.
    const shared = inQueue(async (queue) => {
      const size = (before: 'active' | 'completed') =>
        queue.boss.getQueueSize(queueName(GAMES[0]), { before })
      while ((await size('active')) > 0 || (await size('completed')) < 2) await pause(100)
    })
    await Promise.race([shared, done])
    first.kill('SIGKILL')
    await done
    expect(played).toHaveLength(matches.length)
    expect(new Set(played.map(({ key }) => key))).toEqual(new Set(matches.map(({ key }) => key)))
    for (const facts of await playedHere(matches.slice(0, 2))) expect(played).toContainEqual(facts)
    const left = once(second, 'exit')
    second.kill('SIGTERM')
    expect((await left)[0]).toBe(0)
    // What nobody needs any more is gone.
    await inQueue(async (queue) => {
      expect(await queue.results(matches.map(({ key }) => key))).toEqual([])
      expect(await queue.boss.getQueueSize(queueName(GAMES[0]))).toBe(0)
    })
  }, 180_000)

  it('count once, and are not played again where an earlier run left their results', async () => {
    const matches = planned(2, 'random', 6)
    const known = await playedHere(matches)
    await inQueue(async (queue) => {
      for (const facts of known) {
        await queue.tell({ key: facts.key, facts: JSON.stringify(facts), problem: null })
        await queue.tell({ key: facts.key, facts: null, problem: 'too late' })
      }
    })
    const played: MatchFacts[] = []
    // Nobody works here any more.
    await playByQueue({ address, task, matches, texts, heard: (facts) => void played.push(facts) })
    expect(sorted(played)).toEqual(known)
  })

  it('that break are told of', async () => {
    const [match] = planned(3, 'random', 1)
    const worker = await startWorker()
    const broken = { ...match, bot: 'oracle' }
    const errand = { address, task, matches: [broken], texts, heard: () => undefined }
    await expect(playByQueue(errand)).rejects.toThrow(/oracle/)
    worker.kill('SIGKILL')
  })
})

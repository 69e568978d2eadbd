import { Searcher, seedFor, together } from '@muster/bots'
import { newMatch, RandomDealer } from '@muster/engine'
import { tenefyr } from '@muster/tenefyr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerLike } from '../host/host.ts'
import { askedAt } from '../worker/views.ts'
import type { PartAsked, PartHeard, Progress, Question } from './question.ts'
import { thinkHere } from './think-here.ts'
import { PARTS, Thinkers, ThinkingTrouble } from './thinkers.ts'

/** A worker that thinks here, or that the test speaks for. */
class FakeWorker implements WorkerLike {
  readonly asked: PartAsked[] = []
  isAlive = true
  private readonly outside = new EventTarget()
  private readonly inside = new EventTarget()

  constructor(thinks: boolean) {
    if (!thinks) return
    thinkHere({
      postMessage: (heard) => this.say(heard),
      addEventListener: (kind, listener) => listen(this.inside, kind, listener),
    })
  }

  postMessage(message: PartAsked): void {
    this.asked.push(message)
    this.inside.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }))
  }

  terminate(): void {
    this.isAlive = false
  }

  addEventListener(kind: string, listener: (event: MessageEvent) => void): void {
    listen(this.outside, kind, listener)
  }

  say(heard: PartHeard): void {
    if (!this.isAlive) return
    this.outside.dispatchEvent(new MessageEvent('message', { data: structuredClone(heard) }))
  }

  die(): void {
    this.outside.dispatchEvent(new MessageEvent('error'))
  }
}

function listen(from: EventTarget, kind: string, listener: (event: MessageEvent) => void): void {
  from.addEventListener(kind, (event) => {
    if (event instanceof MessageEvent) listener(event)
  })
}

function thinkersWith(most: number, thinks = true) {
  const workers: FakeWorker[] = []
  const thinkers = new Thinkers(() => {
    const worker = new FakeWorker(thinks)
    workers.push(worker)
    return worker
  }, most)
  return { thinkers, workers }
}

const { state } = newMatch(tenefyr, { players: 2 }, new RandomDealer(7))
const question: Question = { game: 'tenefyr', state, iterations: 120, seed: 5 }
const some = { iterations: 30, best: 0, options: [{ option: 0, tries: 30, chance: 0.5 }] }

/** Answers what a worker was asked last. */
function answer(worker: FakeWorker): void {
  worker.say({ number: worker.asked.at(-1)?.number ?? 0, thought: some })
}

/** Lets promises go on. */
const soon = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('thinks the same with one worker as with many: what the parts think together', async () => {
  const decision = askedAt(tenefyr, state)
  if (decision === undefined) throw new Error('nothing is asked')
  const parts = Array.from({ length: PARTS }, (_, at) =>
    new Searcher(tenefyr, state).think({ state, decision }, seedFor(5, at), 120 / PARTS),
  )
  for (const most of [1, 3, 8]) {
    const { thinkers, workers } = thinkersWith(most)
    expect(workers).toHaveLength(0)
    expect(await thinkers.think(question)).toEqual(together(parts))
    expect(workers).toHaveLength(Math.min(most, PARTS))
  }
})

test('thinks in one part as one search does', async () => {
  const decision = askedAt(tenefyr, state)
  if (decision === undefined) throw new Error('nothing is asked')
  const { thinkers } = thinkersWith(2)
  const alone = new Searcher(tenefyr, state).think({ state, decision }, seedFor(5, 0), 120)
  expect(await thinkers.think({ ...question, parts: 1 })).toEqual(alone)
})

test('has nothing to say where there is no alternative', async () => {
  const { thinkers, workers } = thinkersWith(1, false)
  const thought = thinkers.think({ ...question, parts: 2 })
  const none = { iterations: 0, best: 0, options: [] }
  for (const n of [0, 1]) workers[0].say({ number: workers[0].asked[n].number, thought: none })
  expect(await thought).toEqual(none)
})

test('shares the tries among as many parts as are named', async () => {
  const { thinkers, workers } = thinkersWith(8)
  await thinkers.think({ ...question, iterations: 50, parts: 3 })
  const asked = workers.flatMap((worker) => worker.asked)
  expect(asked.map(({ iterations }) => iterations)).toEqual([16, 17, 17])
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(3)
})

test('tells how far it is, and what the parts that are ready think', async () => {
  const { thinkers, workers } = thinkersWith(2, false)
  const told: Progress[] = []
  const thought = thinkers.think({ ...question, parts: 2, iterations: 60 }, (now) => told.push(now))
  const [first, second] = workers
  first.say({ number: first.asked[0].number, done: 10 })
  answer(second)
  answer(first)
  expect(await thought).toMatchObject({ iterations: 60 })
  expect(told.map(({ done, of }) => [done, of])).toEqual([
    [10, 60],
    [40, 60],
    [60, 60],
  ])
  expect(told[0].thought).toBeUndefined()
  expect(told[1].thought).toMatchObject({ iterations: 30 })
})

test('stops at once when nobody waits any more, and thinks on about the rest', async () => {
  const { thinkers, workers } = thinkersWith(1, false)
  const stop = new AbortController()
  const told: Progress[] = []
  const first = thinkers.think(question, (now) => told.push(now), stop.signal)
  const second = thinkers.think({ ...question, parts: 1 })
  stop.abort(new Error('enough'))
  await expect(first).rejects.toThrow('enough')
  const [worker] = workers
  // What is nearly ready may end, and is heard by nobody.
  expect(worker.isAlive).toBe(true)
  answer(worker)
  expect(told).toEqual([])
  expect(worker.asked).toHaveLength(2)
  answer(worker)
  expect(await second).toEqual(some)
})

test('ends a worker that is not ready soon after nobody waits any more', async () => {
  const { thinkers, workers } = thinkersWith(1, false)
  const stop = new AbortController()
  const first = thinkers.think(question, undefined, stop.signal)
  const second = thinkers.think({ ...question, parts: 1 })
  stop.abort(new Error('enough'))
  await expect(first).rejects.toThrow('enough')
  vi.advanceTimersByTime(200)
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([false, true])
  answer(workers[1])
  expect(await second).toEqual(some)
})

test('asks no worker when it is called off before', async () => {
  const { thinkers, workers } = thinkersWith(1)
  await expect(
    thinkers.think(question, undefined, AbortSignal.abort(new Error('enough'))),
  ).rejects.toThrow('enough')
  expect(workers).toHaveLength(0)
})

test('tries a part again when a worker dies, then with one worker alone', async () => {
  const { thinkers, workers } = thinkersWith(2, false)
  const thought = thinkers.think({ ...question, parts: 2 })
  workers[0].die()
  expect(workers).toHaveLength(2)
  answer(workers[1])
  expect(workers[1].asked).toHaveLength(2)
  answer(workers[1])
  expect(await thought).toMatchObject({ iterations: 60 })
  expect(workers[0].isAlive).toBe(false)
})

test('says so when workers die of a question, and goes on with the next', async () => {
  const { thinkers, workers } = thinkersWith(1, false)
  const thought = thinkers.think({ ...question, parts: 1 })
  workers[0].die()
  workers[1].die()
  await expect(thought).rejects.toThrow(
    new ThinkingTrouble('dead', 'The workers that think have stopped.'),
  )
  const next = thinkers.think({ ...question, parts: 1 })
  answer(workers[2])
  expect(await next).toEqual(some)
})

test('says what cannot be thought about', async () => {
  const { thinkers } = thinkersWith(1)
  const over = { ...state, stack: [] }
  await expect(thinkers.think({ ...question, state: over })).rejects.toThrow('nothing is asked')
  await expect(thinkers.think({ ...question, game: 'chess' })).rejects.toThrow('chess')
  expect((await thinkers.think({ ...question, parts: 1 })).iterations).toBeGreaterThan(100)
})

test('judges many tables, the most important first', async () => {
  const { thinkers, workers } = thinkersWith(1, false)
  const judged: number[] = []
  const questions = [0, 5, 0, 9].map((priority, n) => ({
    ...question,
    parts: 1,
    priority,
    seed: n,
  }))
  const all = thinkers.judge(questions, (_, index) => judged.push(index))
  for (let n = 0; n < questions.length; n++) {
    answer(workers[0])
    await soon()
  }
  await all
  // The first was under way before the others came.
  expect(judged).toEqual([0, 3, 1, 2])
})

test('judges none further when one fails or it is called off', async () => {
  const { thinkers, workers } = thinkersWith(1, false)
  const two = [question, question].map((one) => ({ ...one, parts: 1 }))
  const failing = thinkers.judge(two, () => undefined)
  workers[0].say({ number: workers[0].asked[0].number, trouble: 'broken cards' })
  await expect(failing).rejects.toThrow('broken cards')
  const stop = new AbortController()
  const stopped = thinkers.judge(two, () => undefined, stop.signal)
  stop.abort(new Error('enough'))
  await expect(stopped).rejects.toThrow('enough')
})

test('sends workers home that nobody asks', async () => {
  const { thinkers, workers } = thinkersWith(1, false)
  const thought = thinkers.think({ ...question, parts: 1 })
  answer(workers[0])
  await thought
  vi.advanceTimersByTime(60_000)
  expect(workers[0].isAlive).toBe(false)
})

test('looks more closely at a few options', async () => {
  const { thinkers } = thinkersWith(2)
  const close = await thinkers.think({ ...question, among: [2, 0], iterations: 320 })
  expect(
    close.options.map(({ option, tries }) => [option, tries]).sort(([a], [b]) => a - b),
  ).toEqual([
    [0, 4],
    [2, 4],
  ])
})

test('thinks with the cards of a match', async () => {
  const { housePack, tenefyrWith } = await import('@muster/tenefyr')
  const source = { ...housePack, name: 'ours' }
  const { hash } = tenefyrWith(source).pack
  const { thinkers } = thinkersWith(1)
  const own = await thinkers.think({ ...question, pack: { hash, source } })
  expect(own).toEqual(await thinkers.think(question))
})

test('starts no worker of the page before somebody asks', async () => {
  const started = vi.fn()
  vi.stubGlobal('Worker', started)
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
  const { thinking } = await import('./thinking.ts')
  expect(thinking).toBeInstanceOf(Thinkers)
  expect(started).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

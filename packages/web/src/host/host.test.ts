import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Host, HostTrouble, type WorkerLike } from './host.ts'
import type { Ask } from './protocol.ts'

class FakeWorker implements WorkerLike {
  readonly asked: Ask[] = []
  isAlive = true
  answers = true
  private readonly ears = new EventTarget()

  postMessage(message: Ask): void {
    this.asked.push(message)
    if (this.answers && message.name === 'ping') this.answer(message.number, true)
  }

  terminate(): void {
    this.isAlive = false
  }

  addEventListener(kind: string, listener: (event: MessageEvent) => void): void {
    this.ears.addEventListener(kind, (event) => {
      if (event instanceof MessageEvent) listener(event)
    })
  }

  answer(number: number, answer: unknown): void {
    this.hear({ number, answer })
  }

  hear(data: unknown): void {
    this.ears.dispatchEvent(new MessageEvent('message', { data }))
  }

  fail(message: string): void {
    this.ears.dispatchEvent(Object.assign(new MessageEvent('error'), { message }))
  }
}

function newHost() {
  const workers: FakeWorker[] = []
  const host = new Host(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  })
  return { host, workers }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('starts no worker before the first question, and one for all', async () => {
  const { host, workers } = newHost()
  expect(workers).toHaveLength(0)
  const first = host.call('list', {})
  const second = host.call('print', { id: 'a' })
  expect(workers).toHaveLength(1)
  const [worker] = workers
  expect(worker.asked.map(({ name, ask }) => [name, ask])).toEqual([
    ['list', {}],
    ['print', { id: 'a' }],
  ])
  worker.answer(worker.asked[1].number, 'muster 1')
  worker.answer(worker.asked[0].number, [])
  expect(await second).toBe('muster 1')
  expect(await first).toEqual([])
})

test('gives trouble with its code and sentence', async () => {
  const { host, workers } = newHost()
  const asked = host.call('print', { id: 'a' })
  workers[0].hear({ number: 1, trouble: { code: 'unknown-match', message: 'Not here.' } })
  await expect(asked).rejects.toMatchObject({ code: 'unknown-match', message: 'Not here.' })
  await expect(asked).rejects.toBeInstanceOf(HostTrouble)
})

test('a slow worker that still gives signs of life is left alone', async () => {
  const { host, workers } = newHost()
  const deaths = vi.fn()
  host.onDeath(deaths)
  const slow = host.call('past', { id: 'a', entry: 3 })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(deaths).not.toHaveBeenCalled()
  expect(workers[0].asked.filter(({ name }) => name === 'ping').length).toBeGreaterThan(3)
  workers[0].answer(1, 'done')
  expect(await slow).toBe('done')
  // Nothing waits: nobody knocks.
  const { length } = workers[0].asked
  await vi.advanceTimersByTimeAsync(30_000)
  expect(workers[0].asked).toHaveLength(length)
})

test('a worker that no longer answers is found out, and all that waits fails', async () => {
  const { host, workers } = newHost()
  const deaths = vi.fn()
  host.onDeath(deaths)
  const asked = host.call('list', {})
  const failed = expect(asked).rejects.toMatchObject({ code: 'dead' })
  workers[0].answers = false
  await vi.advanceTimersByTimeAsync(4_900)
  expect(deaths).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await failed
  expect(deaths).toHaveBeenCalledOnce()
  expect(workers[0].isAlive).toBe(false)
  await expect(host.call('list', {})).rejects.toMatchObject({ code: 'dead' })
  expect(workers).toHaveLength(1)
})

test('a page that slept itself asks once more before it gives a worker up', async () => {
  const { host, workers } = newHost()
  const deaths = vi.fn()
  host.onDeath(deaths)
  const slow = host.call('past', { id: 'a', entry: 3 })
  workers[0].answers = false
  await vi.advanceTimersByTimeAsync(1_500)
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(deaths).not.toHaveBeenCalled()
  workers[0].answer(1, 'done')
  expect(await slow).toBe('done')
})

test('an error of the worker is its death; restart brings a new one that speaks the language', async () => {
  const { host, workers } = newHost()
  const deaths = vi.fn()
  const stop = host.onDeath(deaths)
  const spoke = host.call('speak', { language: 'fr' })
  workers[0].answer(1, undefined)
  await spoke
  const asked = host.call('list', {})
  workers[0].fail('out of memory')
  await expect(asked).rejects.toMatchObject({ code: 'dead', message: /out of memory/ })
  expect(deaths).toHaveBeenCalledOnce()
  host.restart()
  const again = host.call('list', {})
  expect(workers).toHaveLength(2)
  expect(workers[1].asked.map(({ name, ask }) => [name, ask])).toEqual([
    ['speak', { language: 'fr' }],
    ['list', {}],
  ])
  // The old one has nothing more to say.
  workers[0].fail('again')
  workers[0].answer(workers[1].asked[1].number, 'old')
  workers[1].answer(workers[1].asked[1].number, [])
  expect(await again).toEqual([])
  stop()
  workers[1].fail('once more')
  expect(deaths).toHaveBeenCalledOnce()
})

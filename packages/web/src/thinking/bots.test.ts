import { tenefyr } from '@muster/tenefyr'
import { expect, test } from 'vitest'
import type { BotQuestion } from '../host/bot-calls.ts'
import { Host, type WorkerLike } from '../host/host.ts'
import type { Ask } from '../host/protocol.ts'
import { Bots } from './bots.ts'

class FakeWorker implements WorkerLike {
  readonly asked: Ask[] = []
  isAlive = true
  private readonly ears = new EventTarget()

  postMessage(message: Ask): void {
    this.asked.push(message)
  }

  terminate(): void {
    this.isAlive = false
  }

  addEventListener(kind: string, listener: (event: MessageEvent) => void): void {
    this.ears.addEventListener(kind, (event) => {
      if (event instanceof MessageEvent) listener(event)
    })
  }

  answer(answer: unknown): void {
    const number = this.asked.at(-1)?.number
    this.ears.dispatchEvent(new MessageEvent('message', { data: { number, answer } }))
  }

  fail(): void {
    this.ears.dispatchEvent(Object.assign(new MessageEvent('error'), { message: 'memory' }))
  }
}

function thinkers() {
  const workers: FakeWorker[] = []
  const host = new Host(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  })
  return { bots: new Bots(host), workers }
}

const question: BotQuestion = {
  game: 'tenefyr',
  pack: 'x',
  state: tenefyr.newState(tenefyr.readOptions({})),
  version: 3,
  bot: 'adept',
}
const chosen = { text: 'leave', thought: { iterations: 1, best: 0, options: [] } }

test('one worker thinks for all choices', async () => {
  const { bots, workers } = thinkers()
  for (const _ of [1, 2]) {
    const { considered, stop } = bots.think(question)
    workers[0].answer(chosen)
    expect(await considered).toEqual(chosen)
    // It has said what it thinks: there is nothing to stop.
    stop()
  }
  expect(workers).toHaveLength(1)
  expect(workers[0].isAlive).toBe(true)
})

test('is stopped in the midst of a thought, and thinks again in a new worker', async () => {
  const { bots, workers } = thinkers()
  const first = bots.think(question)
  const gone = expect(first.considered).rejects.toMatchObject({ code: 'dead' })
  first.stop()
  await gone
  expect(workers[0].isAlive).toBe(false)
  const next = bots.think(question)
  workers[1].answer(chosen)
  expect(await next.considered).toEqual(chosen)
})

test('a worker that dies on the way gets one more chance', async () => {
  const { bots, workers } = thinkers()
  const { considered } = bots.think(question)
  workers[0].fail()
  await Promise.resolve()
  await Promise.resolve()
  expect(workers).toHaveLength(2)
  workers[1].answer(chosen)
  expect(await considered).toEqual(chosen)
})

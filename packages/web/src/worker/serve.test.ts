import { MusterError } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Answer } from '../host/protocol.ts'
import { freshStore, hallWith } from '../testing/hall-play.ts'
import { type Answers, type Port, Refusal, serve } from './serve.ts'

class FakePort implements Port {
  readonly said: Answer[] = []
  private listener: (event: MessageEvent) => void = () => undefined

  postMessage(message: Answer): void {
    this.said.push(message)
  }

  addEventListener(_kind: 'message', listener: (event: MessageEvent) => void): void {
    this.listener = listener
  }

  ask(number: number, name: string, ask: unknown = {}): void {
    this.listener(new MessageEvent('message', { data: { number, name, ask } }))
  }

  async hears(count: number): Promise<readonly Answer[]> {
    while (this.said.length < count) await new Promise((resolve) => setTimeout(resolve, 1))
    return this.said
  }
}

const answersWith = (some: Partial<Answers>): Answers => ({
  ...hallWith(freshStore()),
  ...some,
})

test('answers in the order of the questions, but a ping at once', async () => {
  const port = new FakePort()
  let open: (() => void) | undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const started: string[] = []
  serve(
    port,
    answersWith({
      print: async ({ id }) => {
        started.push(id)
        if (id === 'slow') await gate
        return `match ${id}`
      },
    }),
  )
  port.ask(1, 'print', { id: 'slow' })
  port.ask(2, 'print', { id: 'quick' })
  port.ask(3, 'ping')
  expect(await port.hears(1)).toEqual([{ number: 3, answer: true }])
  expect(started).toEqual(['slow'])
  open?.()
  expect(await port.hears(3)).toEqual([
    { number: 3, answer: true },
    { number: 1, answer: 'match slow' },
    { number: 2, answer: 'match quick' },
  ])
})

test('what an answer leaves to do is done after it is sent, and before the next', async () => {
  const port = new FakePort()
  const done: string[] = []
  serve(
    port,
    answersWith({
      print: ({ id }) => {
        done.push(`answers ${id}`)
        return Promise.resolve(id)
      },
      settle: async () => {
        done.push(`settles with ${port.said.length} told`)
        await Promise.resolve()
      },
    }),
  )
  port.ask(1, 'print', { id: 'one' })
  port.ask(2, 'print', { id: 'two' })
  await port.hears(2)
  expect(done.slice(0, 3)).toEqual(['answers one', 'settles with 1 told', 'answers two'])
})

test('what goes wrong is told with its code, and the next question is answered', async () => {
  const port = new FakePort()
  serve(
    port,
    answersWith({
      print: ({ id }) => {
        if (id === 'rules') throw new MusterError('notation', 'no such word', 3, 2)
        if (id === 'refusal') return Promise.reject(new Refusal('stale', 'Played elsewhere.'))
        throw new TypeError('x is not a function')
      },
      list: () => Promise.resolve([]),
    }),
  )
  for (const [i, id] of ['rules', 'refusal', 'bug'].entries()) port.ask(i, 'print', { id })
  port.ask(3, 'nonsense')
  port.ask(4, 'list')
  expect(await port.hears(5)).toEqual([
    { number: 0, trouble: { code: 'notation', message: 'line 3, column 2: no such word' } },
    { number: 1, trouble: { code: 'stale', message: 'Played elsewhere.' } },
    { number: 2, trouble: { code: 'broken', message: 'x is not a function' } },
    { number: 3, trouble: { code: 'broken', message: expect.any(String) } },
    { number: 4, answer: [] },
  ])
})

import type { Thought } from '@muster/bots/thought'
import { expect, test, vi } from 'vitest'
import type { Progress, Question } from '../../thinking/question.ts'
import { bareState } from '../testing/fake.ts'
import { type Hint, Hinting } from './hinting.ts'

const question: Question = { game: 'x', state: bareState(), iterations: 100, seed: 1 }
const thought: Thought = { iterations: 100, best: 0, options: [] }

/** Those who think, as far as the test lets them. */
function thinkers() {
  const asked: {
    tell(progress: Progress): void
    end(thought: Thought): void
    fail(): void
    signal: AbortSignal | undefined
  }[] = []
  const load = vi.fn(() =>
    Promise.resolve({
      think: (
        _: Question,
        tell: (progress: Progress) => void = () => undefined,
        signal?: AbortSignal,
      ) =>
        new Promise<Thought>((end, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          asked.push({ tell, end, fail: () => reject(new Error('dead')), signal })
        }),
    }),
  )
  const hinting = new Hinting(load)
  const heard: Hint[] = []
  hinting.subscribe(() => heard.push(hinting.now()))
  return { hinting, asked, heard, load }
}

test('tells how far it is, and then what it found', async () => {
  const { hinting, asked, heard, load } = thinkers()
  expect(load).not.toHaveBeenCalled()
  const asking = hinting.ask(question)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0].tell({ done: 25, of: 100 })
  expect(hinting.thought()).toBeUndefined()
  asked[0].end(thought)
  await asking
  expect(heard).toEqual([
    { kind: 'thinks', done: 0 },
    { kind: 'thinks', done: 0.25 },
    { kind: 'ready', thought },
  ])
  expect(hinting.thought()).toBe(thought)
  await hinting.ask(question)
  expect(asked).toHaveLength(1)
})

test('stops when nobody waits any more, and says nothing of it later', async () => {
  const { hinting, asked, heard } = thinkers()
  const asking = hinting.ask(question)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  hinting.drop()
  await asking
  expect(asked[0].signal?.aborted).toBe(true)
  asked[0].tell({ done: 50, of: 100 })
  expect(heard.at(-1)).toEqual({ kind: 'none' })
  // Another decision can be asked about at once.
  hinting.ask(question)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1].end(thought)
  await vi.waitFor(() => expect(hinting.thought()).toBe(thought))
})

test('what goes wrong is told, and can be tried again', async () => {
  const { hinting, asked } = thinkers()
  const asking = hinting.ask(question)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0].fail()
  await asking
  expect(hinting.now()).toEqual({ kind: 'failed' })
  hinting.ask(question)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

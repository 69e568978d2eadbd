/** The worker's message loop: one question after the other, each with its answer or what went wrong. */
import { MusterError } from '@muster/engine'
import type { Answer, Ask, CallName, Calls, Trouble } from '../host/protocol.ts'

/** What answers each of the page's questions. */
export type Answers = {
  readonly [N in CallName]: (ask: Calls[N]['ask']) => Promise<Calls[N]['answer']>
} & {
  /** What an answer has left to do: done after it is sent, and before the next question. */
  settle(): Promise<void>
}

/** A worker's own scope, or a test's. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
}

/** What a player may be told that no rule of the engine says. */
export class Refusal extends Error implements Trouble {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

export function serve(port: Port, answers: Answers): void {
  let before = Promise.resolve()
  port.addEventListener('message', (event) => {
    const answer = () => reply(port, answers, event)
    const { name }: Ask = event.data
    // A sign of life waits for nothing; all else goes in order, so that no choice overtakes another.
    if (name === 'ping') answer()
    else before = before.then(answer).then(answers.settle)
  })
}

async function reply(port: Port, answers: Answers, { data }: MessageEvent): Promise<void> {
  const { number, name }: Ask = data
  const say = (message: Answer) => port.postMessage(message)
  try {
    say({ number, answer: await answers[name](data.ask) })
  } catch (error) {
    // Also where the answer itself cannot be sent.
    say({ number, trouble: troubleOf(error) })
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof MusterError || error instanceof Refusal) {
    return { code: error.code, message: error.message }
  }
  return { code: 'broken', message: error instanceof Error ? error.message : String(error) }
}

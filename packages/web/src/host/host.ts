/** The page's end of the worker. */
import type { Pushed } from './online.ts'
import type { Ask, CallName, Calls, Trouble } from './protocol.ts'

/** How long a question may wait before the worker is asked whether it lives, and how long it has to say so. */
const PATIENCE = 1000
const LAST_SIGN = 4000

/** What a worker is to the page; a test has its own. */
export interface WorkerLike {
  postMessage(message: unknown): void
  terminate(): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(kind: 'error' | 'messageerror', listener: (event: Event) => void): void
}

/** Why a question got no answer. `dead`: the worker is gone, and `restart` brings a new one. */
export class HostTrouble extends Error implements Trouble {
  readonly code: string

  constructor({ code, message }: Trouble) {
    super(message)
    this.name = 'HostTrouble'
    this.code = code
  }
}

interface Waiting {
  hear(event: MessageEvent): void
  fail(trouble: HostTrouble): void
}

export class Host {
  private readonly make: () => WorkerLike
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Set<(trouble: HostTrouble) => void>()
  private readonly ears = new Set<(pushed: Pushed) => void>()
  private worker: WorkerLike | undefined
  private death: HostTrouble | undefined
  private asked = 0
  private watch: ReturnType<typeof setTimeout> | undefined
  /** What was last said about the language: a new worker must be told again. */
  private spoken: unknown

  constructor(make: () => WorkerLike) {
    this.make = make
  }

  /** Asks; rejects with a HostTrouble. The worker is started on the first question. */
  call<N extends CallName>(name: N, ask: Calls[N]['ask']): Promise<Calls[N]['answer']> {
    if (name === 'speak') this.spoken = ask
    return this.post(name, ask)
  }

  /** Tells when the worker has died; gives how to stop listening. */
  onDeath(listener: (trouble: HostTrouble) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What the worker tells unasked; gives how to stop listening. */
  onPush(ear: (pushed: Pushed) => void): () => void {
    this.ears.add(ear)
    return () => this.ears.delete(ear)
  }

  /** A new worker in place of a dead or stuck one. What was asked and not answered fails. */
  restart(): void {
    this.bury(new HostTrouble({ code: 'dead', message: 'The worker was started anew.' }))
    this.death = undefined
    if (this.spoken === undefined) return
    this.post('speak', this.spoken).catch(() => {
      // If this one is dead too, the next question says so.
    })
  }

  private post<N extends CallName>(name: N, ask: unknown): Promise<Calls[N]['answer']> {
    if (this.death !== undefined) return Promise.reject(this.death)
    const number = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting.set(number, {
        hear: ({ data }) => {
          if (data.trouble === undefined) resolve(data.answer)
          else reject(new HostTrouble(data.trouble))
        },
        fail: reject,
      })
      const asking: Ask = { number, name, ask }
      this.started().postMessage(asking)
      this.watch ??= setTimeout(() => this.knock(), PATIENCE)
    })
  }

  private started(): WorkerLike {
    if (this.worker !== undefined) return this.worker
    const worker = this.make()
    worker.addEventListener('message', (event) => {
      if (worker === this.worker) this.heard(event)
    })
    const failed = (event: Event) => {
      if (worker === this.worker) this.died(reasonOf(event))
    }
    worker.addEventListener('error', failed)
    worker.addEventListener('messageerror', failed)
    this.worker = worker
    return worker
  }

  private heard(event: MessageEvent): void {
    const { number, pushed } = event.data
    if (pushed !== undefined) for (const ear of this.ears) ear(pushed)
    const waiting = this.waiting.get(number)
    this.waiting.delete(number)
    clearTimeout(this.watch)
    this.watch = this.waiting.size > 0 ? setTimeout(() => this.knock(), PATIENCE) : undefined
    waiting?.hear(event)
  }

  /** Any sign of life after this takes the watch off. */
  private knock(): void {
    const knocked = Date.now()
    this.watch = setTimeout(() => {
      // Where far more time has passed the device slept, and the answer may be on its way.
      if (Date.now() - knocked > 2 * LAST_SIGN) this.knock()
      else this.died('it does not answer')
    }, LAST_SIGN)
    this.call('ping', {}).catch(() => {
      // Its death is told to all at once.
    })
  }

  private died(reason: string): void {
    const death = new HostTrouble({ code: 'dead', message: `The worker has stopped: ${reason}.` })
    this.bury(death)
    this.death = death
    for (const listener of this.listeners) listener(death)
  }

  private bury(trouble: HostTrouble): void {
    clearTimeout(this.watch)
    this.watch = undefined
    this.worker?.terminate()
    this.worker = undefined
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const { fail } of left) fail(trouble)
  }
}

function reasonOf(event: Event): string {
  const said = 'message' in event ? String(event.message) : ''
  return said === '' ? 'it failed' : said
}

/** The same program for all: what a page has loaded for its table also thinks. */
export const newWorker = (): WorkerLike =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })

export const host = new Host(newWorker)

/** A few workers that think about tables for the page, started when they are first asked. */
import { seedFor, type Thought, together } from '@muster/bots/thought'
import type { WorkerLike } from '../host/host.ts'
import type { PartAsked, PartHeard, Progress, Question } from './question.ts'

/** Searches that a question is shared among, whatever machine thinks about it. */
export const PARTS = 4
/** Milliseconds that a worker has to end what nobody waits for: to start another takes longer. */
const LAST_WORDS = 100
/** Milliseconds after which workers that nobody asks are sent home. */
const IDLE = 30_000
/** A part that so many workers died of is given up. */
const MOST_DEATHS = 2

/** Why there is no thought. `dead`: workers died of it; `refused`: it cannot be thought about. */
export class ThinkingTrouble extends Error {
  readonly code: 'dead' | 'refused'

  constructor(code: ThinkingTrouble['code'], message: string) {
    super(message)
    this.name = 'ThinkingTrouble'
    this.code = code
  }
}

interface Job {
  readonly thoughts: (Thought | undefined)[]
  /** Tries of each part so far. */
  readonly done: number[]
  /** It is thought, failed, or nobody waits for it any more. */
  isOver: boolean
  tell(): void
  end(): void
  fail(error: unknown): void
}

interface Part {
  readonly job: Job
  readonly at: number
  readonly priority: number
  readonly asked: PartAsked
  deaths: number
}

interface Thinker {
  readonly worker: WorkerLike
  part: Part | undefined
}

export class Thinkers {
  private readonly make: () => WorkerLike
  private most: number
  private readonly waiting: Part[] = []
  private readonly thinkers = new Set<Thinker>()
  private asked = 0
  private idle: ReturnType<typeof setTimeout> | undefined

  /** `most`: workers at one time. More are quicker; what is thought is the same. */
  constructor(make: () => WorkerLike, most: number) {
    this.make = make
    this.most = most
  }

  /**
   * What a search makes of a table. Rejects with the signal's reason as soon as it is aborted, else with a
   * ThinkingTrouble.
   */
  think(
    question: Question,
    onProgress: (progress: Progress) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const { parts: _, priority = 0, seed, ...table } = question
      const shares = sharesOf(question)
      const cancel = () => job.fail(signal?.reason)
      const close = () => {
        signal?.removeEventListener('abort', cancel)
        job.isOver = true
        this.drop(job)
      }
      const job: Job = {
        thoughts: shares.map(() => undefined),
        done: shares.map(() => 0),
        isOver: false,
        tell: () => onProgress(progressOf(job, question.iterations)),
        end: () => {
          close()
          resolve(together(ready(job)))
        },
        fail: (error) => {
          close()
          reject(error)
        },
      }
      signal?.addEventListener('abort', cancel)
      shares.forEach((iterations, at) => {
        const number = ++this.asked
        const asked = { ...table, number, iterations, seed: seedFor(seed, at) }
        this.waiting.push({ job, at, priority, asked, deaths: 0 })
      })
      this.next()
    })
  }

  /**
   * Thinks about many tables, those of higher priority first, and hands over each thought when it is ready. Ends
   * when all are; the first that fails, or the signal, ends it for all.
   */
  async judge(
    questions: readonly Question[],
    onThought: (thought: Thought, index: number) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    const stop = new AbortController()
    const cancel = () => stop.abort(signal?.reason)
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel)
    const judged = questions.map(async (question, index) => {
      onThought(await this.think(question, undefined, stop.signal), index)
    })
    try {
      await Promise.all(judged)
    } catch (error) {
      stop.abort(error)
      throw error
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  private next(): void {
    clearTimeout(this.idle)
    while (this.waiting.length > 0) {
      const thinker = this.free()
      if (thinker === undefined) return
      const part = this.waiting.reduce((a, b) => (b.priority > a.priority ? b : a))
      this.waiting.splice(this.waiting.indexOf(part), 1)
      thinker.part = part
      thinker.worker.postMessage(part.asked)
    }
    this.idle = setTimeout(() => this.sendHome(), IDLE)
  }

  private free(): Thinker | undefined {
    for (const thinker of this.thinkers) if (thinker.part === undefined) return thinker
    return this.thinkers.size < this.most ? this.start() : undefined
  }

  private start(): Thinker {
    const thinker: Thinker = { worker: this.make(), part: undefined }
    thinker.worker.addEventListener('message', ({ data }) => this.heard(thinker, data))
    const died = () => this.died(thinker)
    thinker.worker.addEventListener('error', died)
    thinker.worker.addEventListener('messageerror', died)
    this.thinkers.add(thinker)
    return thinker
  }

  private heard(thinker: Thinker, heard: PartHeard): void {
    const { part } = thinker
    if (part === undefined || heard.number !== part.asked.number) return
    const isUnderWay = 'done' in heard
    if (!isUnderWay) thinker.part = undefined
    if (!part.job.isOver) take(part, heard)
    if (!isUnderWay) this.next()
  }

  /** Its part is tried once more, and from now on by one worker alone: there may be no room for several. */
  private died(thinker: Thinker): void {
    const { part } = thinker
    if (!this.thinkers.has(thinker)) return
    this.leave(thinker)
    this.most = 1
    if (part !== undefined && !part.job.isOver) {
      part.deaths++
      if (part.deaths < MOST_DEATHS) this.waiting.unshift(part)
      else part.job.fail(new ThinkingTrouble('dead', 'The workers that think have stopped.'))
    }
    this.next()
  }

  /** Nobody waits for a question any more: what is under way of it ends soon, or is ended. */
  private drop(job: Job): void {
    this.waiting.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...this.waiting.filter((part) => part.job !== job),
    )
    for (const thinker of this.thinkers) {
      const { part } = thinker
      if (part?.job !== job) continue
      setTimeout(() => {
        if (thinker.part !== part) return
        this.leave(thinker)
        this.next()
      }, LAST_WORDS)
    }
  }

  private leave(thinker: Thinker): void {
    thinker.worker.terminate()
    this.thinkers.delete(thinker)
  }

  private sendHome(): void {
    for (const thinker of this.thinkers) if (thinker.part === undefined) this.leave(thinker)
  }
}

function take({ job, at, asked }: Part, heard: PartHeard): void {
  if ('trouble' in heard) {
    job.fail(new ThinkingTrouble('refused', heard.trouble))
    return
  }
  const isReady = 'thought' in heard
  job.done[at] = isReady ? asked.iterations : heard.done
  if (isReady) job.thoughts[at] = heard.thought
  job.tell()
  if (ready(job).length === job.thoughts.length) job.end()
}

/** The tries of each part. */
function sharesOf({ iterations, parts = PARTS }: Question): number[] {
  return Array.from(
    { length: parts },
    (_, at) => Math.floor((iterations * (at + 1)) / parts) - Math.floor((iterations * at) / parts),
  )
}

const ready = ({ thoughts }: Job): Thought[] =>
  thoughts.flatMap((thought) => (thought === undefined ? [] : [thought]))

function progressOf(job: Job, of: number): Progress {
  const thoughts = ready(job)
  const done = job.done.reduce((a, b) => a + b, 0)
  return { done, of, ...(thoughts.length === 0 ? {} : { thought: together(thoughts) }) }
}

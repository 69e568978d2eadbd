/** Threads in which bots think, so that nobody else waits for them. Each is started when it is first needed. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Question } from './think.ts'

export interface Thinker {
  /** The text of an option. */
  think(question: Question): Promise<string>
  close(): Promise<void>
}

interface Waiting {
  readonly question: Question
  readonly resolve: (text: string) => void
  readonly reject: (error: Error) => void
}

/** What a thread answers. */
type Thought =
  | { readonly text: string; readonly problem?: undefined }
  | { readonly problem: string }

export class BotPool implements Thinker {
  private readonly games: string
  private readonly most: number
  private readonly idle: Worker[] = []
  private readonly all = new Set<Worker>()
  private readonly queue: Waiting[] = []
  private closed = false

  /** `games`: the address of the module that exports them as GAMES. */
  constructor(games: string = gamesFile().href, most = Math.max(1, availableParallelism() - 1)) {
    this.games = games
    this.most = most
  }

  think(question: Question): Promise<string> {
    if (this.closed) return Promise.reject(new Error('the server closes'))
    return new Promise((resolve, reject) => {
      this.queue.push({ question, resolve, reject })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { reject } of this.queue.splice(0)) reject(new Error('the server closes'))
    await Promise.all([...this.all].map((worker) => worker.terminate()))
  }

  private next(): void {
    if (this.queue.length === 0 || this.closed) return
    const worker = this.idle.pop() ?? this.start()
    const waiting = worker === undefined ? undefined : this.queue.shift()
    if (worker === undefined || waiting === undefined) return
    const done = () => {
      worker.off('message', onMessage)
      worker.off('error', onError)
    }
    const onMessage = (thought: Thought) => {
      done()
      this.idle.push(worker)
      if (thought.problem === undefined) waiting.resolve(thought.text)
      else waiting.reject(new Error(thought.problem))
      this.next()
    }
    const onError = (error: unknown) => {
      done()
      this.all.delete(worker)
      waiting.reject(error instanceof Error ? error : new Error(String(error)))
      this.next()
    }
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(waiting.question)
  }

  private start(): Worker | undefined {
    if (this.all.size >= this.most) return undefined
    const worker = new Worker(built('./worker', '../../dist/bots/worker.js'), {
      workerData: { games: this.games },
      execArgv: [],
    })
    worker.unref()
    this.all.add(worker)
    return worker
  }
}

const gamesFile = (): URL => built('../games/games', '../../dist/games/games.js')

/** The built file also where the sources run (in tests): Node 20 starts no thread from TypeScript. */
function built(beside: string, inDist: string): URL {
  const here = import.meta.url
  return here.endsWith('.ts') ? new URL(inDist, here) : new URL(`${beside}.js`, here)
}

/** Bots think in a worker of their own: table and page go on meanwhile, and it can be stopped at any moment. */
import type { BotQuestion, Considered } from '../host/bot-calls.ts'
import { Host, newWorker } from '../host/host.ts'

interface Thinking {
  readonly considered: Promise<Considered>
  /** At once, wherever it is with its thoughts. */
  stop(): void
}

export class Bots {
  private readonly host: Host

  constructor(host: Host) {
    this.host = host
  }

  think(question: BotQuestion): Thinking {
    let busy = true
    const considered = this.ask(question, () => busy).finally(() => {
      busy = false
    })
    return {
      considered,
      stop: () => {
        if (!busy) return
        busy = false
        this.host.restart()
      },
    }
  }

  /** A worker that has died on the way gets one more chance, as a new one. */
  private async ask(question: BotQuestion, isWanted: () => boolean): Promise<Considered> {
    try {
      return await this.host.call('consider', question)
    } catch (error) {
      if (!isWanted()) throw error
      this.host.restart()
      return await this.host.call('consider', question)
    }
  }
}

export const bots = new Bots(new Host(newWorker))

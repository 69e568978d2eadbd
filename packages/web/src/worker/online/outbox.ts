/** What was done here and the server has not said yes to: sent one after the other, each until it is answered. */
import type { Action } from '@muster/table'
import type { OnlineActed } from '@muster/table/online'
import { api, codeOf, randomHex } from '../../online/api.ts'

/** The server may come back: what was sent is sent again, under the same key, and done once. */
const PASSING: readonly string[] = ['no-answer', 'unavailable', 'too-many']
const PAUSES = [500, 1000, 2000, 4000]

/** Only of the moment: nobody wants to be pointed at something late. */
const isFleeting = ({ kind }: Action): boolean => kind === 'point'

interface Recipient {
  done(acted: OnlineActed): void
  /** This one and all after it were not done. */
  refused(error: unknown): void
}

export class Outbox {
  private readonly match: string
  private readonly recipient: Recipient
  private readonly waiting: { readonly action: Action; readonly key: string }[] = []
  private isSending = false
  private sending: Promise<void> | undefined
  private resume: (() => void) | undefined

  constructor(match: string, recipient: Recipient) {
    this.match = match
    this.recipient = recipient
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0
  }

  post(action: Action): void {
    this.waiting.push({ action, key: randomHex(12) })
    if (!this.isSending) this.sending = this.send()
  }

  /** All is sent, or so many milliseconds have gone. */
  async emptied(patience: number): Promise<void> {
    await Promise.race([this.sending, new Promise((resolve) => setTimeout(resolve, patience))])
  }

  /** The way to the server is there again. */
  hurry(): void {
    this.resume?.()
  }

  private async send(): Promise<void> {
    this.isSending = true
    for (let tries = 0; this.waiting.length > 0; ) {
      const [next] = this.waiting
      try {
        const acted = await api('act', { match: this.match }, next)
        tries = 0
        this.waiting.shift()
        this.recipient.done(acted)
      } catch (error) {
        if (PASSING.includes(codeOf(error)) && !isFleeting(next.action)) {
          await this.pause(PAUSES[Math.min(tries++, PAUSES.length - 1)])
          continue
        }
        if (isFleeting(next.action)) this.waiting.shift()
        else {
          this.waiting.length = 0
          this.recipient.refused(error)
        }
      }
    }
    this.isSending = false
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.resume = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

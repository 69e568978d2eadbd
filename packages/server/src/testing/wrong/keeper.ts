/** Somebody who keeps every word that a server sends: answers, their headers, streams and sockets. */
import type { OnlineEvent } from '@muster/table/online'
import { type Ear, type Reply, TestPerson } from '../http/person.ts'

export interface Sent {
  /** Its number, in the order in which things came. */
  readonly n: number
  /** To whom. */
  readonly to: string
  /** What was asked, or the kind of an event. */
  readonly as: string
  readonly text: string
}

export class Keeper {
  readonly sent: Sent[] = []

  keep(to: string, as: string, text: string): void {
    this.sent.push({ n: this.sent.length, to, as, text })
  }
}

export class KeepingPerson extends TestPerson {
  private readonly keeper: Keeper
  readonly name: string

  constructor(address: string, name: string, keeper: Keeper) {
    super(address)
    this.name = name
    this.keeper = keeper
  }

  override async send<T>(
    method: string,
    url: string,
    body?: string,
    headers: { readonly [name: string]: string } = {},
  ): Promise<Reply<T>> {
    const reply = await super.send<T>(method, url, body, headers)
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
    this.keeper.keep(this.name, `${method} ${url}`, text)
    const lines = [...reply.headers].map(([name, value]) => `${name}: ${value}`)
    this.keeper.keep(this.name, `headers of ${method} ${url}`, lines.join('\n'))
    return reply
  }

  override async stream(watch: string, last?: string): Promise<Ear> {
    return this.kept(await super.stream(watch, last))
  }

  override async socket(): Promise<Ear & { say(message: object): void }> {
    return this.kept(await super.socket())
  }

  private kept<E extends Ear>(ear: E): E {
    const keep = (event: OnlineEvent) => {
      this.keeper.keep(this.name, `event ${event.kind}`, JSON.stringify(event))
      this.keeper.keep(this.name, 'id of an event', ear.last)
    }
    // The first may have come with the connection.
    ear.heard.forEach(keep)
    const hear = ear.hear.bind(ear)
    ear.hear = (event) => {
      keep(event)
      hear(event)
    }
    return ear
  }
}

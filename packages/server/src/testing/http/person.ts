/** Somebody with a browser of one's own: a cookie, requests over real HTTP, a stream, a socket. */
import {
  type AnswerOf,
  API,
  type EndpointName,
  endpoints,
  type OnlineEvent,
  type SentTo,
} from '@muster/table/online'
import { WebSocket } from 'ws'

export interface Reply<T> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

type Words = { readonly [word: string]: string | number }

export class TestPerson {
  readonly address: string
  cookie = ''
  token: string | undefined
  id = ''

  constructor(address: string) {
    this.address = address
  }

  /** The answer; throws where it is an error. */
  async ask<Name extends EndpointName>(
    name: Name,
    words: Words = {},
    sent?: SentTo<Name>,
    query = '',
  ): Promise<AnswerOf<Name>> {
    const { status, body } = await this.try(name, words, sent, query)
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  /** The code of the error that it meets. */
  async refusal<Name extends EndpointName>(
    name: Name,
    words: Words = {},
    sent?: SentTo<Name>,
  ): Promise<string> {
    const { status, body }: Reply<unknown> = await this.try(name, words, sent)
    if (status < 300) return 'done'
    return typeof body === 'object' && body !== null && 'code' in body
      ? `${status} ${String(body.code)}`
      : `${status}`
  }

  async try<Name extends EndpointName>(
    name: Name,
    words: Words = {},
    sent?: SentTo<Name>,
    query = '',
  ): Promise<Reply<AnswerOf<Name>>> {
    const { method, path } = endpoints[name]
    const url = path.replace(/:(\w+)/g, (_, word: string) => String(words[word]))
    const takesBody = method === 'POST' || method === 'PATCH'
    return await this.send(
      method,
      `${API}${url}${query}`,
      takesBody ? JSON.stringify(sent ?? {}) : undefined,
    )
  }

  async send<T>(
    method: string,
    url: string,
    body?: string,
    headers: { readonly [name: string]: string } = {},
  ): Promise<Reply<T>> {
    const response = await fetch(this.address + url, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers(),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
  }

  headers(): { [name: string]: string } {
    if (this.token !== undefined) return { authorization: `Bearer ${this.token}` }
    return this.cookie === '' ? {} : { cookie: this.cookie }
  }

  /** A stream of events; `last` as a browser sends it when it comes back. */
  async stream(watch: string, last?: string): Promise<Ear> {
    const stop = new AbortController()
    const response = await fetch(
      `${this.address}${API}/stream?watch=${encodeURIComponent(watch)}`,
      {
        headers: { ...this.headers(), ...(last === undefined ? {} : { 'last-event-id': last }) },
        signal: stop.signal,
      },
    )
    if (response.body === null || !response.ok) throw new Error(`no stream: ${response.status}`)
    const ear = new Ear(() => stop.abort())
    readStream(response.body, ear).catch(() => ear.ended())
    return ear
  }

  async socket(): Promise<Ear & { say(message: object): void }> {
    const ws = new WebSocket(`${this.address.replace('http', 'ws')}${API}/socket`, {
      headers: this.headers(),
    })
    const ear = new Ear(() => ws.close())
    ws.on('message', (data) => ear.hear(JSON.parse(String(data))))
    ws.on('close', () => ear.ended())
    await new Promise<void>((resolve, reject) => {
      ws.on('open', resolve)
      ws.on('error', reject)
    })
    return Object.assign(ear, { say: (message: object) => ws.send(JSON.stringify(message)) })
  }
}

/** Hears events, and waits for those that are expected. */
export class Ear {
  readonly heard: OnlineEvent[] = []
  /** The id of the last event of a stream. */
  last = ''
  isOver = false
  readonly close: () => void
  private readonly waiting = new Set<() => void>()

  constructor(close: () => void) {
    this.close = close
  }

  hear(event: OnlineEvent): void {
    this.heard.push(event)
    for (const look of this.waiting) look()
  }

  ended(): void {
    this.isOver = true
    for (const look of this.waiting) look()
  }

  async until<Kind extends OnlineEvent['kind']>(
    kind: Kind,
    fits: (event: Extract<OnlineEvent, { kind: Kind }>) => boolean = () => true,
  ): Promise<Extract<OnlineEvent, { kind: Kind }>> {
    const isIt = (event: OnlineEvent): event is Extract<OnlineEvent, { kind: Kind }> =>
      event.kind === kind
    const find = () => this.heard.filter(isIt).find(fits)
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look)
        reject(new Error(`no ${kind} came; heard ${this.heard.map((one) => one.kind).join(', ')}`))
      }, 60_000)
      const look = () => {
        const found = find()
        if (found === undefined) return
        clearTimeout(timer)
        this.waiting.delete(look)
        resolve(found)
      }
      this.waiting.add(look)
      look()
    })
  }
}

async function readStream(body: ReadableStream<Uint8Array>, ear: Ear): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of body) {
    rest += decoder.decode(part, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      for (const line of block.split('\n')) {
        if (line.startsWith('id: ')) ear.last = line.slice(4)
        if (line.startsWith('data: ')) ear.hear(JSON.parse(line.slice(6)))
      }
    }
  }
  ear.ended()
}

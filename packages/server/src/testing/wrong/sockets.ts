/** A socket on which anything can be said. */
import { API, type OnlineEvent, socketMessage } from '@muster/table/online'
import { WebSocket } from 'ws'
import type { TestPerson } from '../http/person.ts'
import { wrongOnes } from './schemas.ts'

const PATIENCE = 10_000

export class RawSocket {
  readonly heard: OnlineEvent[] = []
  private readonly ws: WebSocket
  private readonly end: Promise<number>
  private look = (): void => undefined

  private constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)))
      this.look()
    })
    this.end = new Promise((resolve) => ws.on('close', resolve))
    ws.on('error', () => ws.terminate())
  }

  static async of({ address, cookie }: TestPerson): Promise<RawSocket> {
    const url = `${address.replace('http', 'ws')}${API}/socket`
    const ws = new WebSocket(url, { headers: { cookie } })
    const socket = new RawSocket(ws)
    await new Promise((resolve) => ws.on('open', resolve))
    return socket
  }

  say(data: string | Buffer, binary = typeof data !== 'string'): void {
    this.ws.send(data, { binary })
  }

  /** Once so many events of these kinds have come. */
  async until(many: number, ...kinds: OnlineEvent['kind'][]): Promise<OnlineEvent[]> {
    const found = () => this.heard.filter(({ kind }) => kinds.includes(kind))
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${found().length} of ${many} ${kinds.join()} came`)),
        PATIENCE,
      )
      this.look = () => {
        if (found().length < many) return
        clearTimeout(timer)
        resolve()
      }
      this.look()
    })
    return found()
  }

  /** With the code that the server closed it with. */
  async closed(): Promise<number> {
    return await this.end
  }

  close(): void {
    this.ws.close()
  }
}

/** Messages that no schema takes, and texts that are none. */
export const wrongMessages = (): string[] => [
  ...['', '{', 'null', '7', '"watch"', '[]', '[{"kind":"ping"}]', '\u0000', '{"__proto__":1}'],
  ...['{"kind":"ping","kind":"fly"}', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ...wrongOnes(socketMessage).map(({ value }) => JSON.stringify(value)),
]

/** Frames against the protocol: each ends the connection. */
export const WRONG_FRAMES: { readonly [what: string]: readonly number[] } = {
  'not masked': [0x81, 0x01, 0x61],
  'an unknown kind': [0x83, 0x81, 0, 0, 0, 0, 0x61],
  'a bit that nobody agreed on': [0xf1, 0x81, 0, 0, 0, 0, 0x61],
  'half a ping': [0x09, 0x81, 0, 0, 0, 0, 0x61],
  'more than memory holds': [0x81, 0xff, 0x7f, ...Array<number>(7).fill(0xff), 0, 0, 0, 0],
  'no letters': [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
  'the end of nothing': [0x80, 0x81, 0, 0, 0, 0, 0x61],
}

/** Requests byte by byte, as no browser and no library would send them. */
import { connect } from 'node:net'
import type { House } from '../http/house.ts'

const PATIENCE = 5_000

export interface RawReply {
  /** 0: the connection was closed without a word. */
  readonly status: number
  readonly body: string
}

type Headers = { readonly [name: string]: string }

/** Sends bytes, and reads until the server closes. */
export async function sendBytes(house: House, bytes: string | Buffer): Promise<RawReply> {
  const parts: Buffer[] = []
  await new Promise<void>((resolve, reject) => {
    const socket = connect(house.server.port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(PATIENCE, () => {
      socket.destroy()
      reject(new Error(`no end of the answer to ${String(bytes).slice(0, 80)}`))
    })
    socket.on('data', (part) => parts.push(part))
    // A server that has heard enough need not hear all.
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
  })
  const text = String(Buffer.concat(parts))
  const [head] = text.split('\r\n\r\n', 1)
  // Bytes that go wrong late have had an answer before.
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? text.length)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    body: text.slice(head.length + 4).slice(0, length),
  }
}

export const rawRequest = (
  house: House,
  method: string,
  path: string,
  headers: Headers = {},
  body = '',
): Promise<RawReply> => {
  const all = {
    Host: `127.0.0.1:${house.server.port}`,
    Connection: 'close',
    ...(body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return sendBytes(house, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** The handshake of a socket. */
export const UPGRADE: Headers = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}

const UP = '%2e%2e'
/** Paths at which there is nothing, however they are read, and methods that nobody has. */
export const WRONG_PATHS: readonly (readonly [method: string, path: string])[] = [
  ...[
    ...['/api/v1/../../etc/passwd', '/api/v1/matches/..%2f..%2fetc', `/${UP}/${UP}/etc/passwd`],
    ...['//api/v1/account', '/api/v1//account', '/api/v1/account/', '/API/v1/account', '/api/v1'],
    ...['/api/v1/account%00', '/api/v1/%ff', '/api/v1/%', '/api/v1/matches/%c0%ae%c0%ae', '*'],
    ...['/api/v1/\\..\\..', '/api/v1/account;a=1', '/.git'],
    ...['/a'.repeat(3_000), `/api/v1/${'x'.repeat(15_000)}`, `/${'x'.repeat(30_000)}`],
    ...['/api/v1/matches/%2e', '/api/v1/socket', '/api/v1/matches/aaaaaaaaaaaa/%2e%2e/games'],
  ].map((path) => ['GET', path] as const),
  ...['PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'LINK', 'SEARCH', 'M-SEARCH'].map(
    (method) => [method, '/api/v1/account'] as const,
  ),
  ...[['POST', '/api/v1/games'] as const, ['PATCH', '/api/v1/matches'] as const],
  ...[['DELETE', '/api/v1/matches'] as const, ['OPTIONS', '*'] as const],
]

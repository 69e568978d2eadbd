// A client's end of a WebSocket, the same for all contestants that speak it plainly.
import { createRequire } from 'node:module'

// The benchmark installs none of its own: it is the one that Muster's server has.
const server = createRequire(new URL('../../packages/server/package.json', import.meta.url))
/** @type {{ WebSocket: new (url: string, options: object) => import('node:events').EventEmitter & { send(text: string): void, close(): void } }} */
const { WebSocket } = server('ws')

/**
 * @param {string} url
 * @param {string} cookie
 * @param {(text: string) => void} hear
 */
export async function openSocket(url, cookie, hear) {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    headers: cookie === '' ? {} : { cookie },
  })
  socket.on('message', (data) => hear(String(data)))
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return socket
}

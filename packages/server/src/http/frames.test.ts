import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from './frames.ts'

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** What a client reads where a server writes these messages as they are framed here. */
async function readBack(messages: readonly string[]): Promise<string[]> {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (ws) => {
      for (const message of messages) socket.write(frameOf(message))
      ws.close()
    })
  })
  server.listen(0, '127.0.0.1')
  cleanUps.push(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const read: string[] = []
  client.on('message', (data, isBinary) => read.push(isBinary ? 'bytes' : String(data)))
  await once(client, 'close')
  return read
}

test('a client reads messages of every length, in their order', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
  const messages = lengths.map((length) => 'm'.repeat(length))
  expect(await readBack(messages)).toEqual(messages)
})

test('lengths are counted in bytes, not in letters', async () => {
  const messages = ['é'.repeat(63), '“✓”'.repeat(21_846), 'né à l’aube 🐉']
  expect(await readBack(messages)).toEqual(messages)
})

test('the same message is made bytes once', () => {
  const frame = frameOf('{"kind":"pong"}')
  expect(frameOf('{"kind":"pong"}')).toBe(frame)
  expect(frameOf('{"kind":"ping"}')).not.toBe(frame)
})

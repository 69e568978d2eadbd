/** An error said to a connection that has no request, or none that could be read. */
import type { Duplex } from 'node:stream'
import { answerTo, statusOf } from '../errors.ts'

/** Who does not hang up after reading it is hung up on. */
const PATIENCE = 1_000

export function refuse(socket: Duplex, error: unknown): void {
  const said = answerTo(error)
  const body = JSON.stringify(said)
  socket.end(
    `HTTP/1.1 ${statusOf(said)} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
  socket.resume()
  setTimeout(() => socket.destroy(), PATIENCE).unref()
}

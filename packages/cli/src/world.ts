/** What a command gets from outside: a terminal, an environment, chance and the calendar. */
import { randomBytes } from 'node:crypto'
import { realTerminal, type Terminal } from './terminal.ts'

export interface World {
  readonly terminal: Terminal
  readonly env: { readonly [name: string]: string | undefined }
  /** Random bytes as hex digits, from the cryptographic source. */
  secret(bytes: number): string
  today(): Date
}

export function realWorld(): World {
  return {
    terminal: realTerminal(),
    env: process.env,
    secret: (bytes) => randomBytes(bytes).toString('hex'),
    today: () => new Date(),
  }
}

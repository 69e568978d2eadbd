/** Finds secrets in what was sent: whole or in part, in letters, hex digits, base64 or bytes. */
import type { Sent } from './keeper.ts'

/** So many letters of a secret in a row are no chance: 64 bits of hex digits. */
const LETTERS = 16
const BYTES = 8

export interface Secret {
  readonly what: string
  /** Who may be sent it, as what and when. */
  mayBe(sent: Sent): boolean
}

export class Secrets {
  private readonly parts = new Map<string, Secret>()

  /** Letters as they are sent: a link's, a token's. */
  addText(text: string, secret: Secret): void {
    this.addLetters(text, secret)
    this.addBytes(Buffer.from(text), secret)
  }

  /** Bytes that are written as hex digits: a seed, a key. */
  addKey(bytes: Uint8Array, secret: Secret): void {
    const hex = Buffer.from(bytes).toString('hex')
    this.addText(hex, secret)
    this.addBytes(Buffer.from(bytes), secret)
  }

  /** What is in a text that should not be. */
  leaksIn(sent: Sent): string[] {
    const found = new Set<string>()
    for (const part of partsOf(sent.text)) {
      const secret = this.parts.get(part)
      if (secret !== undefined && !secret.mayBe(sent)) {
        found.add(`${secret.what} in “${sent.as}” to ${sent.to}: …${part}…`)
      }
    }
    return [...found]
  }

  private addLetters(text: string, secret: Secret): void {
    for (const part of windows([...text], LETTERS, '')) this.parts.set(part, secret)
  }

  private addBytes(bytes: Buffer, secret: Secret): void {
    this.addLetters(bytes.toString('base64').replace(/=/g, ''), secret)
    this.addLetters(bytes.toString('base64url'), secret)
    for (const part of windows([...bytes], BYTES, ',')) this.parts.set(part, secret)
  }
}

function windows(row: readonly (string | number)[], size: number, between: string): string[] {
  const found: string[] = []
  for (let i = 0; i + size <= row.length; i++) found.push(row.slice(i, i + size).join(between))
  return found
}

/** All rows of letters and of bytes that are long enough; hex digits may be capitals. */
function* partsOf(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[\w+/-]{16,}/g)) {
    const low = run.toLowerCase()
    for (let i = 0; i + LETTERS <= run.length; i++) {
      yield run.slice(i, i + LETTERS)
      yield low.slice(i, i + LETTERS)
    }
  }
  for (const [run] of text.matchAll(/\b\d{1,3}(?:,\s*\d{1,3}){7,}/g)) {
    yield* windows(run.split(/,\s*/), BYTES, ',')
  }
}

/** Ids, secrets of links and tokens, and cookies that only this server can have made. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { World } from './world.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 12
const SECRET_BYTES = 24
const SEED_BYTES = 16

/** A name of letters and digits: some 62 bits, enough to tell things apart, no secret. */
export function newId(world: World): string {
  let id = ''
  while (id.length < ID_LENGTH) {
    for (const byte of world.random(ID_LENGTH)) {
      // Bytes beyond the last whole round of letters would make some letters likelier.
      if (byte < 252 && id.length < ID_LENGTH) id += LETTERS[byte % LETTERS.length]
    }
  }
  return id
}

export const newSecret = (world: World): string => world.random(SECRET_BYTES).toString('base64url')

export const newSeed = (world: World): string => world.random(SEED_BYTES).toString('hex')

/** What is kept of a secret. It has bits enough that no salt is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Makes and reads cookies: the person's id, and a mark that needs the server's secret. */
export class Signer {
  private readonly secret: Buffer

  constructor(secret: string) {
    this.secret = Buffer.from(secret)
  }

  sign(id: string): string {
    return `${id}.${this.mark(id)}`
  }

  read(cookie: string): string | undefined {
    const dot = cookie.lastIndexOf('.')
    if (dot < 0) return undefined
    const id = cookie.slice(0, dot)
    const given = Buffer.from(cookie.slice(dot + 1))
    const right = Buffer.from(this.mark(id))
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
  }

  private mark(id: string): string {
    return createHmac('sha256', this.secret).update(`cookie ${id}`).digest('base64url')
  }
}

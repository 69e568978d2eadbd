/** A world for tests: answers from a list, everything said kept, a folder of its own. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import picocolors from 'picocolors'
import { muster } from '../program.ts'
import type { World } from '../world.ts'

export interface Stage {
  readonly world: World
  readonly said: string[]
  readonly complaints: string[]
  readonly folder: string
  /** All that was said, as one text. */
  text(): string
  /** The files below the data folder's part. */
  files(part: 'matches' | 'keys' | 'reports'): string[]
  /** Runs a command line. */
  muster(...args: string[]): Promise<number>
}

export interface Acting {
  readonly answers?: readonly string[]
  /** What a pipe brings to a command that reads it whole. */
  readonly input?: string
  readonly env?: World['env']
  readonly folder?: string
  /** Secrets are made from this: the same name gives the same match. */
  readonly name?: string
}

export function stage(acting: Acting = {}): Stage {
  const { answers = [], input = '', env = {}, folder, name = 'test' } = acting
  const data = folder ?? mkdtempSync(join(tmpdir(), 'muster-test-'))
  const said: string[] = []
  const complaints: string[] = []
  const queue = [...answers]
  let secrets = 0
  const world: World = {
    env: { XDG_DATA_HOME: data, ...env },
    secret: (bytes) =>
      createHash('sha256')
        .update(`${name} ${secrets++}`)
        .digest('hex')
        .slice(0, bytes * 2),
    today: () => new Date('2026-03-01T12:00:00Z'),
    terminal: {
      colours: picocolors.createColors(false),
      columns: 100,
      showsProgress: false,
      say: (text = '') => void said.push(text),
      complain: (text) => void complaints.push(text),
      progress: () => undefined,
      ask(prompt) {
        said.push(prompt)
        return Promise.resolve(queue.shift())
      },
      readAll: () => Promise.resolve(input),
      close: () => undefined,
    },
  }
  return {
    world,
    said,
    complaints,
    folder: data,
    text: () => said.join('\n'),
    files(part) {
      const path = join(data, 'muster', part)
      try {
        return readdirSync(path).map((file) => join(path, file))
      } catch {
        return []
      }
    },
    muster: (...args) => muster(args, world),
  }
}

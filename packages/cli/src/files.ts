import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { Refusal } from './errors.ts'
import type { Texts } from './texts/index.ts'
import { fill } from './texts/index.ts'
import type { World } from './world.ts'

/** Where saves, keys and reports lie. */
export function dataFolder(env: World['env']): string {
  const base = env.XDG_DATA_HOME
  const home = env.HOME ?? homedir()
  return join(base === undefined || base === '' ? join(home, '.local', 'share') : base, 'muster')
}

export function readText(file: string, texts: Texts): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Refusal(fill(texts.cannotRead, { file, why: whyNot(error, texts) }))
  }
}

/** Writes a file whole or not at all: a crash in the middle leaves what was there before. */
export function writeWhole(file: string, text: string, mode = 0o644): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `.muster-${process.pid}.tmp`)
  try {
    const descriptor = openSync(draft, 'w', mode)
    try {
      writeFileSync(descriptor, text)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Why the system would not read or write, in words. */
export function whyNot(error: unknown, texts: Texts): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'ENOENT':
      return texts.noSuchFile
    case 'EISDIR':
      return texts.isFolder
    case 'ENOTDIR':
    case 'EEXIST':
      return texts.notFolder
    case 'ENOSPC':
    case 'EDQUOT':
      return texts.diskFull
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return texts.notAllowed
    default:
      return code === '' ? String(error) : code
  }
}

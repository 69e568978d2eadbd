/** All that a house keeps, as text: accounts, matches, seats, links, log, chat, keys, dailies. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { House } from '../http/house.ts'

export async function allKept({ storage }: House): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-kept-'))
  const file = join(folder, 'backup')
  await storage.backup(file)
  const text = await readFile(file, 'utf8')
  await rm(folder, { recursive: true })
  // Snapshots are written some time after the answer; cards are kept under their hash before anybody needs them.
  return text.split('\n').filter((line) => !/^\{"(table":"(snapshots|packs)|end)"/.test(line))
}

/** The lines that are in one of two and not in the other, each cut short. */
export function differences(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)]
  const gone = before.filter((line) => !is.has(line)).map((line) => `- ${line.slice(0, 300)}`)
  const come = after.filter((line) => !was.has(line)).map((line) => `+ ${line.slice(0, 300)}`)
  return [...gone, ...come]
}

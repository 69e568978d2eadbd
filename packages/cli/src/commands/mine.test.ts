import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { FAILED, OK } from '../errors.ts'
import { stage } from '../testing/actors.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'muster-puzzles-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const filesIn = (to: string): [string, string][] =>
  readdirSync(to)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => [name, readFileSync(join(to, name), 'utf8')])

const TWO = ['mine', 'terrinoth', '--workers', '0', '--seed', '1', '--matches', '2']

it('finds the same with the same seed, and keeps what it has found', {
  timeout: 120_000,
}, async () => {
  const mined = async () => {
    const { muster, text, said } = stage()
    const [first, second] = [folder(), folder()]
    expect(await muster(...TWO, '--count', '1', '--to', first)).toBe(OK)
    // What was found lies ready; there are too few.
    expect(await muster(...TWO, '--count', '900', '--to', second)).toBe(FAILED)
    expect(said).toHaveLength(2)
    return { files: filesIn(first), text: text() }
  }
  const { files, text } = await mined()
  expect(text).toMatch(/found; 1 puzzles written/)
  expect(files.map(([name]) => name)).toEqual([
    'index.ts',
    expect.stringMatching(/^p[0-9a-f]{6}\.ts$/),
  ])
  expect(files[1][1]).toContain('muster 1 position')
  expect((await mined()).files).toEqual(files)
})

it('refuses what is no number', async () => {
  const { muster, complaints } = stage()
  expect(await muster('mine', 'tenefyr', '--count', 'many')).not.toBe(OK)
  expect(complaints.join()).toContain('--count')
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { housePack, tenefyrWith } from '@muster/tenefyr'
import { expect, it } from 'vitest'
import { OK } from './errors.ts'
import { stage } from './testing/actors.ts'

it('goes on with the pack a match was begun with, without being given it again', async () => {
  const pack = { ...housePack, version: '0.0.1' }
  const first = stage({ answers: ['1', 'quit'] })
  const file = join(first.folder, 'mine.json')
  writeFileSync(file, JSON.stringify(pack))
  expect(await first.muster('play', '--defaults', '--pack', file)).toBe(OK)
  const [save] = first.files('matches')
  expect(readFileSync(save, 'utf8')).toContain(tenefyrWith(pack).pack.hash)

  const later = stage({ answers: ['quit'], folder: first.folder })
  expect(await later.muster('play', '--resume', save)).toBe(OK)
  expect(later.complaints).toEqual([])
  expect(await stage({ folder: first.folder }).muster('replay', save)).toBe(OK)
})

it('says so when a pack is neither given nor kept', async () => {
  const first = stage({ answers: ['1', 'quit'] })
  expect(await first.muster('play', '--defaults')).toBe(OK)
  const [save] = first.files('matches')
  const other = readFileSync(save, 'utf8').replace(/sha256:[0-9a-f]{8}/, 'sha256:00000000')
  const file = join(first.folder, 'other.muster')
  writeFileSync(file, other)
  const later = stage({ folder: first.folder })
  expect(await later.muster('replay', file)).toBe(2)
  expect(later.complaints.join()).toContain('the match was played with pack house')
})

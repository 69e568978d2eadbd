import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('./icons.mjs', import.meta.url))

it('keeps the sprites in step with the tables that name their icons', () => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

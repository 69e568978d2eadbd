/** The built command as a shell runs it. npm test builds before it tests. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

function run(args: readonly string[], input = '', startedBy?: string) {
  const env = {
    ...process.env,
    npm_lifecycle_event: startedBy,
    XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'muster-shell-')),
    LC_ALL: 'en_GB.UTF-8',
    NO_COLOR: '1',
  }
  return spawnSync(process.execPath, [main, ...args], { input, env, encoding: 'utf8' })
}

describe.runIf(existsSync(main))('muster in a shell', () => {
  it('plays from a pipe, ends politely with its input, and names the save', () => {
    const { status, stdout, stderr } = run(['play', '--defaults', '--players', '2'], '1\nwhy\n')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('> 1\n')
    expect(stdout).toMatch(/To go on:\s+muster play --resume \S+\.muster\n$/)
    expect(stdout).not.toContain('\u001b[')
  })

  it('names a command that works where npm started it', () => {
    const { stdout } = run(['play', '--defaults'], '', 'start')
    expect(stdout).toMatch(/npm run muster -- play --resume \S+\.muster\n$/)
  })

  it('prints a pack that it takes back through a pipe', () => {
    const printed = run(['pack', 'print', 'tenefyr'])
    expect([printed.status, printed.stderr]).toEqual([0, ''])
    const checked = run(['pack', 'check', '-'], printed.stdout)
    expect([checked.status, checked.stderr]).toEqual([0, ''])
    expect(checked.stdout).toMatch(/^Pack \S+ \S+ for tenefyr fits: \d+ cards\.\nHash: /)
  })

  it('leaves with code 2 and one sentence on standard error', () => {
    const { status, stdout, stderr } = run(['simulate', 'chess'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toBe('There is no game “chess”; there are: tenefyr, keep, terrinoth.\n')
  })
})

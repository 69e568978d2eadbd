/** The built server as an operator runs it. npm test builds before it tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const JSON_BODY = { 'content-type': 'application/json' }

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muster-serve-'))

const envWith = (data: string, more: object = {}) => ({
  ...process.env,
  MUSTER_DATA: data,
  MUSTER_LOG: 'error',
  LC_ALL: 'en_GB.UTF-8',
  NO_COLOR: '1',
  ...more,
})

function run(args: readonly string[], data: string, more: object = {}) {
  const env = envWith(data, more)
  return spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' })
}

async function serve(data: string): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0'], { env: envWith(data) })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const found = /Muster is open at (http:\S+)/.exec(said)
      if (found !== null) resolve(found[1])
    })
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
    child.on('exit', (code) => reject(new Error(`it left with ${code}`)))
  })
  return { address, child }
}

async function stop(child: ChildProcess): Promise<unknown> {
  const left = once(child, 'exit')
  child.kill('SIGTERM')
  return (await left)[0]
}

describe.runIf(existsSync(main))('muster serve', () => {
  it('serves, is backed up while it runs, leaves politely, and is restored elsewhere', async () => {
    const data = newFolder()
    const { address, child } = await serve(data)
    const body = JSON.stringify({ name: 'Ana' })
    const signed = await fetch(`${address}/api/v1/account`, {
      method: 'POST',
      headers: JSON_BODY,
      body,
    })
    expect(signed.status).toBe(200)
    const cookie = signed.headers.getSetCookie()[0].split(';')[0]
    const file = join(newFolder(), 'all.backup')
    const written = run(['backup', file], data)
    expect([written.status, written.stdout]).toEqual([0, `Written to ${file}.\n`])
    expect(run(['backup', file], data).status).toBe(2)
    expect(await stop(child)).toBe(0)

    const other = newFolder()
    const restored = run(['restore', file], other)
    expect([restored.status, restored.stdout]).toEqual([0, `Restored from ${file}.\n`])
    expect(run(['restore', file], other).status).toBe(2)
    const again = await serve(other)
    const known = await fetch(`${again.address}/api/v1/account`, { headers: { cookie } })
    expect(await known.json()).toMatchObject({ name: 'Ana' })
    expect(await stop(again.child)).toBe(0)
  })

  it.each([
    [{ MUSTER_PORT: 'many' }, 'MUSTER_PORT must be a whole number from 0 to 65535.\n'],
    [{ MUSTER_ORIGIN: 'muster' }, 'MUSTER_ORIGIN must be an address without a path'],
    [{ MUSTER_SECRET: 'short' }, 'MUSTER_SECRET must be 32 letters or more.\n'],
    [{ MUSTER_LOG: 'loud' }, 'MUSTER_LOG must be one of fatal'],
  ])('says what is wrong with %j', (env, sentence) => {
    const { status, stderr } = run(['serve'], newFolder(), env)
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
  })

  it('says that there is no page, or that a port is taken', async () => {
    const data = newFolder()
    expect(run(['serve', '--port', '0', '--page', data], data)).toMatchObject({
      status: 2,
      stderr: `There is no built page in ${data}.\n`,
    })
    const { address, child } = await serve(data)
    const taken = run(['serve', '--port', new URL(address).port], newFolder())
    expect([taken.status, taken.stderr]).toEqual([2, expect.stringContaining('EADDRINUSE')])
    await stop(child)
  })
})

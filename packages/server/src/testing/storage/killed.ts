import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ANNA, newMatch, type Place } from './setting.ts'

const RUN = fileURLToPath(new URL('../run-source.mjs', import.meta.url))
const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))
const MATCHES = ['a', 'b', 'c', 'd', 'e']
const KILLS = 3

/** Kills it at once when it has acknowledged so many, and gives all that it acknowledged. */
async function killAfter(writer: ChildProcess, acknowledged: number): Promise<string[]> {
  let said = ''
  let complaint = ''
  writer.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk
    if (said.split('\n').length > acknowledged) writer.kill('SIGKILL')
  })
  writer.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaint += chunk
  })
  await once(writer, 'close')
  expect(complaint).toBe('')
  return said.split('\n').slice(0, -1)
}

export function killedContract(place: Place): void {
  describe('a process that is killed', () => {
    it('has kept all that it acknowledged, with no gap and nothing twice', async () => {
      const address = await place.fresh()
      const first = await place.open(address)
      await first.accounts.add(ANNA)
      for (const id of MATCHES) await first.matches.add(newMatch(id))
      await first.close()
      const acknowledged: string[] = []
      for (let kill = 1; kill <= KILLS; kill++) {
        const writer = spawn(process.execPath, [RUN, WRITER, address, ...MATCHES])
        acknowledged.push(...(await killAfter(writer, 40 * kill)))
      }
      expect(acknowledged.length).toBeGreaterThan(40 * KILLS)
      const storage = await place.open(address)
      const kept = await Promise.all(
        MATCHES.map(async (id) => {
          const all = await storage.log.entries(id)
          expect(all.map(({ n }) => n)).toEqual(all.map((_, n) => n))
          return all.map(({ json }) => json)
        }),
      )
      const all = kept.flat()
      expect(new Set(all).size).toBe(all.length)
      expect(acknowledged.filter((json) => !all.includes(json))).toEqual([])
      await storage.close()
    })
  })
}

import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHAPE } from '../../storage/migrations.ts'
import type { Storage } from '../../storage/storage.ts'
import { ANNA, entries, NOW, newMatch, type Place, said, withMatch } from './setting.ts'

/** More entries than are copied in one portion. */
const LONG = 250

/** A backup of `filled` in each shape that a storage has ever had lies beside this file. */
const SHAPES = Array.from({ length: SHAPE }, (_, i) => i + 1)

/** A storage with something of everything. */
export async function filled(place: Place): Promise<Storage> {
  const storage = await withMatch(place)
  const { accounts, dailies, house, invitations, log, matches } = storage
  await accounts.addToken('anna', { hash: 'h1', label: 'my bot', created: NOW })
  await accounts.addDeviceLink('anna', 'l1', NOW + 10)
  await invitations.add({ hash: 'i', match: 'm', seat: 1, created: NOW })
  await log.append(entries('m', 0, LONG, { once: { person: 'anna', key: 'k' } }))
  await log.append(said('m', 0, 'anna', 'one\nline, “quoted” \\ ☂'))
  await matches.keepNotation('m', 'text\n')
  await matches.keepSnapshot('m', { n: 50, json: '[50]' }, true)
  await house.keepPack('p', '{}', NOW)
  await house.secret('cookies', 'secret')
  await dailies.begin({ game: 'keep', day: '2026-11-17', header: '{}' }, 'daily seed')
  await dailies.addResult({
    ...{ game: 'keep', day: '2026-11-17', account: 'anna' },
    ...{ match: 'm', score: 7, json: '{}', at: NOW },
  })
  return storage
}

/** All of it, as it can be asked for. */
export async function contents({ accounts, dailies, house, invitations, log, matches }: Storage) {
  return {
    anna: await accounts.export('anna'),
    tokens: await accounts.tokens('anna'),
    match: await matches.get('m'),
    seed: await matches.seed('m'),
    entries: await log.entries('m'),
    chat: await log.chat('m'),
    key: await log.repeated('m', 'anna', 'k'),
    invitations: await invitations.of('m'),
    notation: await matches.notation('m'),
    snapshots: await matches.snapshots('m'),
    pack: await house.pack('p'),
    secret: await house.secret('cookies', 'another'),
    daily: await dailies.get('keep', '2026-11-17'),
    dailySeed: await dailies.seed('keep', '2026-11-17'),
    ranking: await dailies.ranking('keep', '2026-11-17', 10),
    device: await accounts.takeDeviceLink('l1', NOW),
  }
}

export function copiesContract(place: Place): void {
  describe('a backup', () => {
    let folder = ''
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'muster-backup-'))
    })
    let files = 0
    const fresh = () => join(folder, `backup-${files++}.jsonl`)
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    it('restores all of it into an empty storage', async () => {
      const storage = await filled(place)
      const file = fresh()
      await storage.backup(file)
      const restored = await place.open(await place.fresh())
      await restored.restore(file)
      const before = await contents(storage)
      expect(before.entries).toHaveLength(LONG)
      expect(before.device).toEqual(ANNA)
      expect(await contents(restored)).toEqual(before)
      expect(await restored.log.append(entries('m', LONG))).toEqual({ fate: 'done' })
      await Promise.all([storage.close(), restored.close()])
    })

    it.each(SHAPES)('of shape %i, made long ago, is brought to the present one', async (shape) => {
      const expected = await filled(place)
      const restored = await place.open(await place.fresh())
      await restored.restore(fileURLToPath(new URL(`shape-${shape}.jsonl`, import.meta.url)))
      expect(await contents(restored)).toEqual(await contents(expected))
      await Promise.all([expected.close(), restored.close()])
    })

    it('is of one moment, while matches go on', async () => {
      const storage = await withMatch(place)
      const { log, matches } = storage
      const ids = Array.from({ length: 8 }, (_, i) => `match ${i}`)
      for (const id of ids) await matches.add(newMatch(id))
      let isDone = false
      // Match after match by one entry: at any moment none is more than one behind the one before it.
      const playing = (async () => {
        for (let n = 0; !isDone; n++) {
          for (const id of ids) await log.append(entries(id, n))
        }
      })()
      await new Promise((resolve) => setTimeout(resolve, 100))
      const file = fresh()
      await storage.backup(file)
      isDone = true
      await playing
      const restored = await place.open(await place.fresh())
      await restored.restore(file)
      const heads = await restored.log.heads(ids)
      const lengths = ids.map((id) => heads.find(({ match }) => match === id)?.entries ?? 0)
      expect(lengths[0]).toBeGreaterThan(0)
      expect(lengths[0] - lengths[7]).toBeLessThanOrEqual(1)
      expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
      await Promise.all([storage.close(), restored.close()])
    })

    it('does not write over a file, nor restore over a storage', async () => {
      const storage = await filled(place)
      const file = fresh()
      await storage.backup(file)
      const first = readFileSync(file, 'utf8')
      await expect(storage.backup(file)).rejects.toThrow('exists')
      expect(readFileSync(file, 'utf8')).toBe(first)
      await expect(storage.restore(file)).rejects.toThrow('empty')
      expect(await storage.log.entries('m')).toHaveLength(LONG)
      await storage.close()
    })

    it('that is damaged, cut off, foreign or newer leaves the storage empty, and says why', async () => {
      const storage = await filled(place)
      const whole = fresh()
      await storage.backup(whole)
      await storage.close()
      const lines = readFileSync(whole, 'utf8').trimEnd().split('\n')
      const wrong: [reason: RegExp, text: string][] = [
        [/not whole/, lines.slice(0, -1).join('\n')],
        [/not whole/, [...lines.slice(0, 20), ...lines.slice(21)].join('\n')],
        [/cannot be read/, lines.join('\n').slice(0, -3)],
        [/no backup/, '{"hello":"world"}'],
        [/cannot be read/, 'not even JSON'],
        [/not whole/, ''],
        [/newer/, lines.join('\n').replace(/"shape":\d+/, '"shape":999')],
        [/nothing known/, [lines[0], '{"table":"users; --","row":{}}'].join('\n')],
        [/nothing known/, [lines[0], '{"table":"accounts","row":{"a) --":1}}'].join('\n')],
      ]
      const empty = await place.open(await place.fresh())
      for (const [reason, text] of wrong) {
        const file = fresh()
        writeFileSync(file, text)
        await expect(empty.restore(file)).rejects.toThrow(reason)
      }
      await expect(empty.restore(join(folder, 'none'))).rejects.toThrow('none')
      expect(await empty.accounts.get('anna')).toBeUndefined()
      await empty.restore(whole)
      expect(await empty.accounts.get('anna')).toEqual(ANNA)
      await empty.close()
    })

    it('that cannot be written leaves no file', async () => {
      const storage = await filled(place)
      const file = join(folder, 'no such folder', 'backup')
      await expect(storage.backup(file)).rejects.toThrow('no such folder')
      const taken = fresh()
      appendFileSync(taken, 'mine')
      await expect(storage.backup(taken)).rejects.toThrow('exists')
      expect(readFileSync(taken, 'utf8')).toBe('mine')
      expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
      await storage.close()
    })
  })
}

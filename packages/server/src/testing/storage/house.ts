import { describe, expect, it } from 'vitest'
import { ANNA, BEN, entries, NOW, newMatch, type Place, withMatch } from './setting.ts'

const DAY = { game: 'keep', day: '2026-11-17' }

export function houseContract(place: Place): void {
  describe('the daily', () => {
    it('is the first that was begun, its seed a secret until it is opened', async () => {
      const { dailies, close } = await withMatch(place)
      const begun = await dailies.begin({ ...DAY, header: '{"first":1}' }, 'seed one')
      expect(begun).toEqual({ ...DAY, header: '{"first":1}' })
      expect(await dailies.begin({ ...DAY, header: '{}' }, 'seed two')).toEqual(begun)
      await dailies.begin({ ...DAY, day: '2026-11-18', header: '{}' }, 'seed three')
      expect(await dailies.get('keep', '2026-11-17')).toEqual(begun)
      expect(await dailies.get('keep', '2026-11-01')).toBeUndefined()
      expect(await dailies.seed('keep', '2026-11-17')).toBe('seed one')
      expect(await dailies.seed('keep', '2026-11-01')).toBeUndefined()
      expect(await dailies.unopened('2026-11-18')).toEqual([begun])
      expect(await dailies.open('keep', '2026-11-17', NOW)).toBe(true)
      expect(await dailies.open('keep', '2026-11-17', NOW + 1)).toBe(false)
      expect(await dailies.unopened('2026-11-18')).toEqual([])
      expect(await dailies.get('keep', '2026-11-17')).toEqual({ ...begun, opened: NOW })
      await close()
    })

    it('ranks the first result of each by score, then by time', async () => {
      const { accounts, dailies, close } = await withMatch(place)
      await accounts.add({ ...BEN, id: 'cleo', name: 'Cleo' })
      await dailies.begin({ ...DAY, header: '{}' }, 'seed')
      const result = (account: string, score: number, at: number) => ({
        ...{ ...DAY, account, match: 'm', score, json: `{"by":"${account}"}`, at },
      })
      expect(await dailies.addResult(result('anna', 5, NOW + 1))).toBe(true)
      expect(await dailies.addResult(result('ben', 5, NOW))).toBe(true)
      expect(await dailies.addResult(result('cleo', -2, NOW))).toBe(true)
      expect(await dailies.addResult(result('cleo', 99, NOW + 2))).toBe(false)
      const ranking = await dailies.ranking('keep', '2026-11-17', 10)
      expect(ranking.map(({ rank, name, score }) => [rank, name, score])).toEqual([
        [1, 'Ben', 5],
        [2, 'Anna', 5],
        [3, 'Cleo', -2],
      ])
      expect(await dailies.ranking('keep', '2026-11-17', 1)).toHaveLength(1)
      expect(await dailies.resultOf('keep', '2026-11-17', 'anna')).toEqual({
        ...result('anna', 5, NOW + 1),
        ...{ rank: 2, name: 'Anna' },
      })
      expect(await dailies.resultOf('keep', '2026-11-17', 'nobody')).toBeUndefined()
      expect(await dailies.players('keep', '2026-11-17')).toBe(3)
      expect(await dailies.players('keep', '2026-11-18')).toBe(0)
      await close()
    })
  })

  describe('the house', () => {
    it('has one secret of a name, and packs by their hash', async () => {
      const { house, close } = await withMatch(place)
      const fresh = ['one', 'two', 'three'].map((secret) => house.secret('cookies', secret))
      const [secret, ...others] = await Promise.all(fresh)
      expect(others).toEqual([secret, secret])
      expect(await house.secret('other', 'four')).toBe('four')
      await house.keepPack('h', '{"cards":[]}', NOW)
      await house.keepPack('h', '{"cards":[]}', NOW + 1)
      expect(await house.pack('h')).toBe('{"cards":[]}')
      expect(await house.pack('none')).toBeUndefined()
      await close()
    })

    it('gives a lease to one holder until it runs out or is ended', async () => {
      const { house, close } = await withMatch(place)
      expect(await house.lease('bots m', 'one', NOW, NOW + 10)).toBe(true)
      expect(await house.lease('bots m', 'two', NOW + 9, NOW + 20)).toBe(false)
      expect(await house.lease('bots m', 'one', NOW + 9, NOW + 15)).toBe(true)
      expect(await house.lease('bots m', 'two', NOW + 15, NOW + 20)).toBe(true)
      await house.endLease('bots m', 'one')
      expect(await house.lease('bots m', 'one', NOW + 16, NOW + 30)).toBe(false)
      await house.endLease('bots m', 'two')
      expect(await house.lease('bots m', 'one', NOW + 16, NOW + 30)).toBe(true)
      const many = Array.from({ length: 10 }, (_, i) => house.lease('x', `${i}`, NOW, NOW + 1))
      expect((await Promise.all(many)).filter((has) => has)).toHaveLength(1)
      await close()
    })

    it('says that it is well', async () => {
      const { check, close } = await withMatch(place)
      await check()
      await close()
      await expect(check()).rejects.toThrow('closed')
    })
  })

  describe('tidying up', () => {
    it('throws away what has had its time, and nothing else', async () => {
      const storage = await withMatch(place)
      const { accounts, log, matches } = storage
      const keyed = (key: string) => ({ once: { person: 'anna', key } })
      await matches.add(newMatch('old lobby', { created: NOW - 10 }))
      await matches.add(newMatch('over', { created: NOW - 10 }))
      await matches.add(newMatch('over, no notation', { created: NOW - 10 }))
      for (const id of ['over', 'over, no notation']) {
        const change = { phase: 'over', ended: NOW - 5, result: '"won"' } as const
        await log.append(entries(id, 0, 2, { ...keyed('k'), change }))
        await matches.keepSnapshot(id, { n: 1, json: '1' }, true)
      }
      await matches.keepNotation('over', 'text')
      await log.append(entries('m', 0, 2, keyed('k')))
      await accounts.add({ ...ANNA, id: 'passer-by' })
      await accounts.add({ ...ANNA, id: 'with token' })
      await accounts.addToken('with token', { hash: 'h', label: '', created: 0 })
      await accounts.add({ ...ANNA, id: 'new', seen: NOW })

      await storage.tidy({ now: NOW, guests: NOW, lobbies: NOW, finished: NOW })

      expect(await matches.get('old lobby')).toBeUndefined()
      expect(await matches.seed('old lobby')).toBeUndefined()
      expect(await matches.get('over')).toMatchObject({ entries: 0, result: '"won"' })
      expect(await matches.notation('over')).toBe('text')
      expect(await matches.snapshots('over')).toEqual([])
      expect(await matches.get('over, no notation')).toMatchObject({ entries: 2 })
      expect(await matches.snapshots('over, no notation')).toHaveLength(1)
      expect(await log.entries('m')).toHaveLength(2)
      expect(await log.repeated('over', 'anna', 'k')).toBeUndefined()
      expect(await log.repeated('m', 'anna', 'k')).toBeDefined()
      for (const id of ['anna', 'ben', 'with token', 'new']) {
        expect(await accounts.get(id)).toBeDefined()
      }
      expect(await accounts.get('passer-by')).toBeUndefined()
      await storage.close()
    })
  })
}

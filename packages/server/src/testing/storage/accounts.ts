import { describe, expect, it } from 'vitest'
import type { MatchTexts } from '../../storage/storage.ts'
import { ANNA, BEN, entries, NOW, newMatch, type Place, said, withMatch } from './setting.ts'

export function accountsContract(place: Place): void {
  describe('accounts', () => {
    it('are kept, renamed and seen', async () => {
      const { accounts, close } = await withMatch(place)
      expect(await accounts.get('anna')).toEqual(ANNA)
      expect(await accounts.get('nobody')).toBeUndefined()
      expect(await accounts.rename('anna', 'Änne “’;-- ☂')).toBe(true)
      expect(await accounts.seen('anna', NOW)).toBe(true)
      expect(await accounts.get('anna')).toEqual({ ...ANNA, name: 'Änne “’;-- ☂', seen: NOW })
      expect(await accounts.rename('nobody', 'N')).toBe(false)
      expect(await accounts.seen('nobody', NOW)).toBe(false)
      await close()
    })

    it('cannot be made twice', async () => {
      const { accounts, close } = await withMatch(place)
      await expect(accounts.add({ ...ANNA, name: 'Another' })).rejects.toThrow('failed')
      expect(await accounts.get('anna')).toEqual(ANNA)
      await close()
    })

    it('are found by their tokens, until these are removed', async () => {
      const { accounts, close } = await withMatch(place)
      await accounts.addToken('anna', { hash: 'h1', label: 'my bot', created: NOW })
      await accounts.addToken('anna', { hash: 'h2', label: 'other', created: NOW + 1 })
      expect(await accounts.byToken('h1', NOW + 5)).toEqual(ANNA)
      expect(await accounts.tokens('anna')).toEqual([
        { hash: 'h1', label: 'my bot', created: NOW, used: NOW + 5 },
        { hash: 'h2', label: 'other', created: NOW + 1 },
      ])
      const used = async () => (await accounts.tokens('anna'))[0].used
      await accounts.byToken('h1', NOW + 60_004)
      expect(await used()).toBe(NOW + 5)
      await accounts.byToken('h1', NOW + 60_005)
      expect(await used()).toBe(NOW + 60_005)
      expect(await accounts.byToken('no', NOW)).toBeUndefined()
      expect(await accounts.removeToken('ben', 'h1')).toBe(false)
      expect(await accounts.removeToken('anna', 'h1')).toBe(true)
      expect(await accounts.byToken('h1', NOW)).toBeUndefined()
      await close()
    })

    it('go to another device by a link that is good once and for a time', async () => {
      const { accounts, close } = await withMatch(place)
      await accounts.addDeviceLink('anna', 'l1', NOW + 10)
      await accounts.addDeviceLink('anna', 'l2', NOW + 10)
      expect(await accounts.takeDeviceLink('l1', NOW + 10)).toBeUndefined()
      expect(await accounts.takeDeviceLink('l2', NOW)).toEqual(ANNA)
      expect(await accounts.takeDeviceLink('l2', NOW)).toBeUndefined()
      const takes = [1, 2, 3, 4].map(() => accounts.takeDeviceLink('l1', NOW))
      const taken = (await Promise.all(takes)).filter((account) => account !== undefined)
      expect(taken).toEqual([ANNA])
      await close()
    })

    it('can be taken along whole', async () => {
      const storage = await withMatch(place)
      const { accounts, dailies, log } = storage
      await accounts.addToken('anna', { hash: 'h1', label: 'my bot', created: NOW })
      await log.append(said('m', 0, 'anna', 'hello'))
      await log.append(said('m', 1, 'ben', 'hi'))
      await dailies.begin({ game: 'keep', day: '2026-11-17', header: '{}' }, 'seed')
      const result = {
        ...{ game: 'keep', day: '2026-11-17', account: 'anna' },
        ...{ match: 'm', score: 7, json: '{}', at: NOW },
      }
      await dailies.addResult(result)
      const taken = await accounts.export('anna')
      expect(taken).toEqual({
        account: ANNA,
        tokens: [{ label: 'my bot', created: NOW }],
        matches: [expect.objectContaining({ id: 'm', seats: [0] })],
        chat: [{ match: 'm', json: '"hello"', at: NOW }],
        dailies: [result],
      })
      expect(JSON.stringify(taken)).not.toMatch(/seed of|h1/)
      expect(await accounts.export('nobody')).toBeUndefined()
      await storage.close()
    })
  })

  describe('deleting an account', () => {
    it('leaves nothing of it, and the matches of others whole', async () => {
      const storage = await withMatch(place)
      const { accounts, dailies, invitations, log, matches } = storage
      await matches.add(newMatch('alone', { header: '{"by":"anna Anna"}' }))
      await log.append(entries('alone', 0, 3))
      await matches.keepSnapshot('m', { n: 0, json: '["Anna sits","Ben sits"]' }, true)
      await matches.keepSnapshot('m', { n: 1, json: '["Anna and Ben"]' }, true)
      const lines = [
        { json: '"person anna Anna"', hash: 'h' },
        { json: '"person ben Ben"', hash: 'h' },
      ]
      await log.append(entries('m', 0, 2, { lines, once: { person: 'anna', key: 'k' } }))
      await log.append(said('m', 0, 'anna', 'my secret'))
      await log.append(said('m', 1, 'ben', 'fine'))
      await matches.keepNotation('m', 'person anna Anna\nperson ben Ben\n')
      await accounts.addToken('anna', { hash: 'h1', label: 'my bot', created: NOW })
      await accounts.addDeviceLink('anna', 'l1', NOW + 10)
      await invitations.add({ hash: 'i', match: 'm', seat: 0, created: NOW })
      await invitations.claim('i', 'anna')
      await dailies.begin({ game: 'keep', day: '2026-11-17', header: '{}' }, 'seed')
      await dailies.addResult({
        ...{ game: 'keep', day: '2026-11-17', account: 'anna' },
        ...{ match: 'm', score: 7, json: '{}', at: NOW },
      })

      expect(await accounts.delete('anna', forget)).toEqual(['alone', 'm'])
      expect(await accounts.delete('anna', forget)).toBeUndefined()

      expect(await accounts.get('anna')).toBeUndefined()
      expect(await accounts.export('anna')).toBeUndefined()
      expect(await accounts.byToken('h1', NOW)).toBeUndefined()
      expect(await accounts.takeDeviceLink('l1', NOW)).toBeUndefined()
      expect(await matches.get('alone')).toBeUndefined()
      expect(await log.entries('alone')).toEqual([])
      expect(await matches.seed('alone')).toBeUndefined()
      expect(await dailies.ranking('keep', '2026-11-17', 10)).toEqual([])
      expect(await invitations.claim('i', 'ben')).toEqual({ outcome: 'revoked' })

      const left = await matches.get('m')
      expect(left).toMatchObject({ people: [{ account: 'ben', seat: 1 }], entries: 2, chat: 2 })
      expect((await log.entries('m')).map(({ json }) => json)).toEqual([
        '"person anna somebody"',
        '"person ben Ben"',
      ])
      expect(await matches.notation('m')).toBe('person anna somebody\nperson ben Ben\n')
      expect(await matches.snapshots('m')).toEqual([
        { n: 0, json: '["somebody sits","Ben sits"]' },
        { n: 1, json: '["somebody and Ben"]' },
      ])
      expect(await log.chat('m')).toEqual([{ n: 1, json: '"fine"', person: 'ben', at: NOW + 1 }])
      expect(await log.append(said('m', 2, 'ben', 'on'))).toEqual({ fate: 'done' })
      expect(await accounts.get('ben')).toEqual(BEN)
      await storage.close()
    })

    it('takes its name out of matches that it has left, and those that all have left away', async () => {
      const storage = await withMatch(place)
      const { accounts, log, matches } = storage
      const both = [{ account: 'anna', seat: 0 }, { account: 'ben' }]
      await matches.add(newMatch('left', { header: '{"by":"anna Anna"}', people: both }))
      await log.append(entries('left', 0, 1, { lines: [{ json: '"anna Anna"', hash: 'h' }] }))
      await matches.change('left', 0, { people: [{ account: 'ben', seat: 1 }] })
      await matches.add(newMatch('empty', { people: both }))
      await log.append(entries('empty', 0, 1, { change: { people: [] } }))
      // Who has left has no part in it, and does not find it among its own.
      expect((await matches.get('left'))?.people).toEqual([{ account: 'ben', seat: 1 }])
      expect((await matches.get('empty'))?.people).toEqual([])
      expect((await matches.of('anna')).map(({ id }) => id)).toEqual(['m'])
      expect((await accounts.export('anna'))?.matches).toHaveLength(1)

      expect(await accounts.delete('anna', forget)).toEqual(['empty', 'left', 'm'])

      expect(await matches.get('left')).toMatchObject({ header: '{"by":"anna somebody"}' })
      expect((await log.entries('left')).map(({ json }) => json)).toEqual(['"anna somebody"'])
      expect(await matches.get('empty')).toBeUndefined()
      expect(await log.entries('empty')).toEqual([])
      await storage.close()
    })

    it('rewrites what others have changed meanwhile', async () => {
      const storage = await withMatch(place)
      const { accounts, matches } = storage
      await matches.change('m', 0, { header: '"Anna"' })
      let others: Promise<boolean> | undefined
      const slowly = (texts: MatchTexts) => {
        others ??= matches.change('m', 1, { header: '"Anna and Ben"' })
        return forget(texts)
      }
      await accounts.delete('anna', slowly)
      // Whichever came first: what was acknowledged is not lost, and has no name.
      const left = (await others) ? '"somebody and Ben"' : '"somebody"'
      expect((await matches.get('m'))?.header).toBe(left)
      await storage.close()
    })
  })
}

function forget({ header, entries: lines, notation, snapshots }: MatchTexts): MatchTexts {
  const without = (text: string) => text.replaceAll('Anna', 'somebody')
  return {
    header: without(header),
    entries: lines.map(without),
    notation: notation && without(notation),
    snapshots: snapshots.map(without),
  }
}

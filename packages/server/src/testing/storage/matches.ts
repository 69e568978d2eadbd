import { describe, expect, it } from 'vitest'
import { ANNA, entries, NOW, newMatch, type Place, said, withMatch } from './setting.ts'

export function matchesContract(place: Place): void {
  describe('matches', () => {
    it('are kept with all but the seed, which is asked for by its name', async () => {
      const storage = await withMatch(place)
      const { matches } = storage
      await matches.add(newMatch('n', { pack: 'pack hash' }))
      const match = await matches.get('n')
      expect(match).toEqual({
        ...{ id: 'n', phase: 'lobby', game: 'tenefyr', version: '1', pack: 'pack hash' },
        ...{ header: '{"of":"n"}', revision: 0, host: 'anna', created: NOW },
        ...{ people: [{ account: 'anna', seat: 0 }], entries: 0, chat: 0 },
      })
      expect(JSON.stringify([match, await matches.of('anna')])).not.toContain('seed of')
      expect(await matches.seed('n')).toBe('seed of n')
      expect(await matches.get('none')).toBeUndefined()
      expect(await matches.seed('none')).toBeUndefined()
      await storage.close()
    })

    it('change for whoever knows the last revision', async () => {
      const { matches, close } = await withMatch(place)
      const people = [{ account: 'ben', seat: 1 }, { account: 'anna' }]
      expect(await matches.change('m', 0, { header: '{"b":1}', people })).toBe(true)
      expect(await matches.change('m', 0, { header: '{"c":1}', people: [] })).toBe(false)
      expect(await matches.get('m')).toMatchObject({
        ...{ header: '{"b":1}', revision: 1, phase: 'lobby' },
        people: [{ account: 'anna' }, { account: 'ben', seat: 1 }],
      })
      const change = { phase: 'over', ended: NOW + 9, result: '{"won":true}', host: 'ben' } as const
      expect(await matches.change('m', 1, change)).toBe(true)
      expect(await matches.get('m')).toMatchObject({ ...change, revision: 2, header: '{"b":1}' })
      expect(await matches.change('none', 0, { phase: 'over' })).toBe(false)
      await close()
    })

    it('are found by those in them, the newest first', async () => {
      const storage = await withMatch(place)
      const { matches, log } = storage
      await matches.add(newMatch('later', { created: NOW + 2 }))
      await matches.add(newMatch('latest', { created: NOW + 3 }))
      await matches.add(newMatch('others', { people: [{ account: 'ben', seat: 0 }] }))
      await log.append(entries('later', 0, 2, { change: { phase: 'playing' } }))
      const ids = async (which = {}) => (await matches.of('anna', which)).map(({ id }) => id)
      expect(await ids()).toEqual(['latest', 'later', 'm'])
      expect(await ids({ most: 1 })).toEqual(['latest'])
      expect(await ids({ before: NOW + 3 })).toEqual(['later', 'm'])
      expect(await ids({ phases: ['playing'] })).toEqual(['later'])
      const [playing] = await matches.of('anna', { phases: ['playing'] })
      expect(playing).toMatchObject({ id: 'later', phase: 'playing', played: NOW })
      expect(await matches.of('nobody')).toEqual([])
      await storage.close()
    })

    it('are gone through by their phase in portions, and counted', async () => {
      const { matches, close } = await withMatch(place)
      for (const id of ['a', 'B', 'c', 'Z']) {
        await matches.add(newMatch(id))
        await matches.change(id, 0, { phase: 'playing' })
      }
      const first = await matches.inPhase('playing', undefined, 3)
      const rest = await matches.inPhase('playing', first[2], 3)
      expect([...first, ...rest]).toEqual(['B', 'Z', 'a', 'c'])
      expect(await matches.count()).toEqual({ lobby: 1, playing: 4, over: 0, frozen: 0 })
      await close()
    })

    it('keep their notation and snapshots', async () => {
      const { matches, close } = await withMatch(place)
      expect(await matches.notation('m')).toBeUndefined()
      await matches.keepNotation('m', 'one\n')
      await matches.keepNotation('m', 'one\ntwo\n')
      expect(await matches.notation('m')).toBe('one\ntwo\n')

      expect(await matches.lastSnapshot('m')).toBeUndefined()
      await matches.keepSnapshot('m', { n: 10, json: '[10]' }, false)
      await matches.keepSnapshot('m', { n: 50, json: '[50]' }, true)
      await matches.keepSnapshot('m', { n: 60, json: '[60]' }, false)
      await matches.keepSnapshot('m', { n: 61, json: '[61]' }, false)
      await matches.keepSnapshot('m', { n: 61, json: '["61"]' }, false)
      expect(await matches.snapshots('m')).toEqual([
        { n: 50, json: '[50]' },
        { n: 61, json: '["61"]' },
      ])
      expect(await matches.lastSnapshot('m')).toEqual({ n: 61, json: '["61"]' })
      await close()
    })

    it('are deleted with all that belongs to them', async () => {
      const storage = await withMatch(place)
      const { matches, log, invitations } = storage
      await matches.add(newMatch('stays'))
      await log.append(entries('stays', 0))
      await log.append(entries('m', 0, 2, { once: { person: 'anna', key: 'k' } }))
      await log.append(said('m', 0, 'anna', 'hello'))
      await matches.keepNotation('m', 'text')
      await matches.keepSnapshot('m', { n: 1, json: '1' }, true)
      await invitations.add({ hash: 'i', match: 'm', seat: 1, created: NOW })
      expect(await matches.delete('m')).toBe(true)
      expect(await matches.delete('m')).toBe(false)
      expect(await matches.get('m')).toBeUndefined()
      expect(await matches.seed('m')).toBeUndefined()
      expect(await matches.notation('m')).toBeUndefined()
      expect(await matches.snapshots('m')).toEqual([])
      expect(await log.entries('m')).toEqual([])
      expect(await log.chat('m')).toEqual([])
      expect(await log.repeated('m', 'anna', 'k')).toBeUndefined()
      expect(await invitations.claim('i', 'ben')).toEqual({ outcome: 'unknown' })
      expect((await matches.of('anna')).map(({ id }) => id)).toEqual(['stays'])
      expect(await log.entries('stays')).toHaveLength(1)
      await storage.close()
    })
  })

  describe('invitations', () => {
    it('to a seat are claimed by one person, who may come again', async () => {
      const { invitations, close } = await withMatch(place)
      await invitations.add({ hash: 'i', match: 'm', seat: 1, created: NOW })
      const claimed = { outcome: 'claimed', match: 'm', seat: 1 }
      expect(await invitations.claim('i', 'ben')).toEqual(claimed)
      expect(await invitations.claim('i', 'anna')).toEqual({ outcome: 'taken' })
      expect(await invitations.claim('i', 'ben')).toEqual(claimed)
      expect(await invitations.claim('no', 'ben')).toEqual({ outcome: 'unknown' })
      expect(await invitations.of('m')).toEqual([
        { hash: 'i', match: 'm', seat: 1, created: NOW, claimedBy: 'ben', revoked: false },
      ])
      await close()
    })

    it('to a seat go to exactly one of many who come at once', async () => {
      const { invitations, close } = await withMatch(place)
      await invitations.add({ hash: 'i', match: 'm', seat: 1, created: NOW })
      const many = Array.from({ length: 20 }, (_, i) => invitations.claim('i', `guest ${i}`))
      const outcomes = (await Promise.all(many)).map(({ outcome }) => outcome)
      expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1)
      await close()
    })

    it('to watch are for everybody, until they are revoked', async () => {
      const { invitations, close } = await withMatch(place)
      await invitations.add({ hash: 'w', match: 'm', created: NOW })
      const watching = { outcome: 'claimed', match: 'm' }
      expect(await invitations.claim('w', ANNA.id)).toEqual(watching)
      expect(await invitations.claim('w', 'ben')).toEqual(watching)
      expect(await invitations.revoke('other', 'w')).toBe(false)
      expect(await invitations.revoke('m', 'w')).toBe(true)
      expect(await invitations.claim('w', 'ben')).toEqual({ outcome: 'revoked' })
      await close()
    })
  })
}

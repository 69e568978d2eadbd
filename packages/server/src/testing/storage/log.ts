import { describe, expect, it } from 'vitest'
import { entries, NOW, newMatch, type Place, said, withMatch } from './setting.ts'

const DONE = { fate: 'done' }
const LOST = { fate: 'lost' }

export function logContract(place: Place): void {
  describe('the log', () => {
    it('grows by entries whose number is the next, and by nothing else', async () => {
      const storage = await withMatch(place)
      const { log, matches } = storage
      expect(await log.append(entries('m', 0, 3))).toEqual(DONE)
      expect(await log.append(entries('m', 0, 1))).toEqual(LOST)
      expect(await log.append(entries('m', 2, 2))).toEqual(LOST)
      expect(await log.append(entries('m', 4, 1))).toEqual(LOST)
      expect(await log.append(entries('m', 3, 2))).toEqual(DONE)
      expect(await log.append(entries('none', 0))).toEqual({ fate: 'gone' })
      expect((await log.entries('m')).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
      expect(await log.entries('m', 4)).toEqual([
        { n: 4, json: '{"entry":4}', hash: 'hash 4', at: NOW + 3 },
      ])
      expect(await log.entries('m', 5)).toEqual([])
      expect(await matches.get('m')).toMatchObject({ entries: 5, played: NOW + 3 })
      await storage.close()
    })

    it('keeps what is said in numbers of its own', async () => {
      const { log, close } = await withMatch(place)
      const many = await Promise.all([
        log.append(entries('m', 0)),
        log.append(said('m', 0, 'anna', 'Grüße ☂')),
        log.append(said('m', 0, 'ben', 'too late')),
        log.append(said('m', 1, 'ben', 'a "quoted" \u0000 line')),
      ])
      expect(many).toEqual([DONE, DONE, LOST, DONE])
      expect(await log.chat('m')).toEqual([
        { n: 0, json: '"Grüße ☂"', person: 'anna', at: NOW },
        { n: 1, json: JSON.stringify('a "quoted" \u0000 line'), person: 'ben', at: NOW + 1 },
      ])
      expect(await log.chat('m', 2)).toEqual([])
      await close()
    })

    it('says again what a key has brought, and enters nothing', async () => {
      const { log, close } = await withMatch(place)
      const once = { person: 'anna', key: 'k' }
      const repeated = { fate: 'repeated', to: 'entries', first: 1, last: 2 }
      await log.append(entries('m', 0))
      expect(await log.append(entries('m', 1, 2, { once }))).toEqual(DONE)
      expect(await log.append(entries('m', 1, 2, { once }))).toEqual(repeated)
      expect(await log.append(entries('m', 3, 1, { once }))).toEqual(repeated)
      expect(await log.repeated('m', 'anna', 'k')).toEqual(repeated)
      expect(await log.entries('m')).toHaveLength(3)
      // The same word of another person, or at another match, is another key.
      expect(await log.repeated('m', 'ben', 'k')).toBeUndefined()
      const others = { once: { person: 'ben', key: 'k' } }
      expect(await log.append(entries('m', 3, 1, others))).toEqual(DONE)
      const spoken = { ...said('m', 0, 'ben', 'hi'), once: { person: 'ben', key: 'chat' } }
      expect(await log.append(spoken)).toEqual(DONE)
      expect(await log.append(spoken)).toEqual({ ...repeated, to: 'chat', first: 0, last: 0 })
      await close()
    })

    it('keeps no key of what was lost', async () => {
      const { log, close } = await withMatch(place)
      const once = { person: 'anna', key: 'k' }
      await log.append(entries('m', 0))
      expect(await log.append(entries('m', 0, 1, { once }))).toEqual(LOST)
      expect(await log.append(entries('m', 1, 1, { once }))).toEqual(DONE)
      await close()
    })

    it('begins and ends matches in one step with the entries', async () => {
      const storage = await withMatch(place)
      const { log, matches } = storage
      await matches.change('m', 0, { header: '{"ready":true}' })
      const begin = (revision: number) =>
        entries('m', 0, 2, { change: { revision, phase: 'playing', header: '{"sealed":true}' } })
      // Somebody took a seat meanwhile: nothing begins.
      expect(await log.append(begin(0))).toEqual(LOST)
      expect(await matches.get('m')).toMatchObject({ phase: 'lobby', entries: 0 })
      expect(await log.append(begin(1))).toEqual(DONE)
      const playing = { phase: 'playing', header: '{"sealed":true}', entries: 2, revision: 2 }
      expect(await matches.get('m')).toMatchObject(playing)
      const people = [{ account: 'ben', seat: 0 }]
      const change = { phase: 'over', ended: NOW, result: '"won"', people } as const
      // Lost by its number: nothing changes either.
      expect(await log.append(entries('m', 1, 1, { change }))).toEqual(LOST)
      expect(await matches.get('m')).toMatchObject(playing)
      expect(await log.append(entries('m', 2, 1, { change }))).toEqual(DONE)
      expect(await matches.get('m')).toMatchObject({ ...change, entries: 3, revision: 3 })
      expect(await log.append(entries('none', 0, 1, { change }))).toEqual({ fate: 'gone' })
      const once = { person: 'anna', key: 'k' }
      await log.append(entries('m', 3, 1, { once }))
      expect(await log.append(entries('m', 4, 1, { once, change }))).toMatchObject({ first: 3 })
      expect(await matches.get('m')).toMatchObject({ revision: 3 })
      await storage.close()
    })

    it('tells how far matches have come', async () => {
      const storage = await withMatch(place)
      const { log, matches } = storage
      await matches.add(newMatch('n'))
      await log.append(entries('m', 0, 4))
      await log.append(said('m', 0, 'anna', 'hello'))
      await matches.change('n', 0, { header: '{}' })
      const heads = await log.heads(['n', 'none', 'm'])
      expect([...heads].sort((a, b) => (a.match < b.match ? -1 : 1))).toEqual([
        { match: 'm', entries: 4, chat: 1, revision: 0 },
        { match: 'n', entries: 0, chat: 0, revision: 1 },
      ])
      expect(await log.heads([])).toEqual([])
      const many = Array.from({ length: 1_200 }, (_, i) => (i === 1_100 ? 'm' : `none ${i}`))
      expect(await log.heads(many)).toHaveLength(1)
      await storage.close()
    })
  })
}

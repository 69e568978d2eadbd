import { describe, expect, it } from 'vitest'
import type { Storage } from '../../storage/storage.ts'
import { ANNA, entries, newMatch, type Place, withMatch } from './setting.ts'

const MATCHES = Array.from({ length: 20 }, (_, i) => `match ${i}`)

/** Two handles on one storage, as two nodes have them. */
async function two(place: Place): Promise<[Storage, Storage]> {
  const address = await place.fresh()
  // At once: only one of them can make the tables.
  const [one, other] = await Promise.all([place.open(address), place.open(address)])
  await one.accounts.add(ANNA)
  for (const id of MATCHES) await one.matches.add(newMatch(id))
  return [one, other]
}

/** Plays on until so many entries are in, reading on whenever it was too late, and tells how often it won. */
async function play(storage: Storage, match: string, until: number, who: string): Promise<number> {
  let won = 0
  let [{ entries: n }] = await storage.log.heads([match])
  while (n < until) {
    const once = { person: who, key: `${who} ${n}` }
    const { fate } = await storage.log.append(entries(match, n, 1 + (n % 2), { once }))
    if (fate === 'done') won += 1
    const [head] = await storage.log.heads([match])
    n = head.entries
  }
  return won
}

export function racesContract(place: Place): void {
  describe('at once', () => {
    it('100 appends to 20 matches: each match takes exactly one for a number', async () => {
      const [storage, other] = await two(place)
      const appends = Array.from({ length: 100 }, (_, i) =>
        storage.log.append(entries(MATCHES[i % 20], 0, 1 + (i % 3))),
      )
      const fates = (await Promise.all(appends)).map(({ fate }) => fate)
      expect(fates.filter((fate) => fate === 'done')).toHaveLength(20)
      expect(fates.filter((fate) => fate === 'lost')).toHaveLength(80)
      expect(fates.slice(0, 20)).toEqual(MATCHES.map(() => 'done'))
      for (const [i, id] of MATCHES.entries()) {
        expect(await other.log.entries(id)).toHaveLength(1 + (i % 3))
      }
      await Promise.all([storage.close(), other.close()])
    })

    it('a key that another node has brought meanwhile, or that came before: known', async () => {
      const address = await place.fresh()
      const [one, other] = [await place.open(address), await place.open(address)]
      await one.accounts.add(ANNA)
      await one.matches.add(newMatch('m'))
      const keyed = (n: number) => entries('m', n, 1, { once: { person: ANNA.id, key: `k${n}` } })
      const brought = (n: number) => ({ fate: 'repeated', to: 'entries', first: n, last: n })
      // Each has heard of the match before the other brings something.
      expect(await one.log.append(keyed(0))).toEqual({ fate: 'done' })
      expect(await other.log.append(keyed(1))).toEqual({ fate: 'done' })
      expect(await one.log.append(keyed(1))).toEqual(brought(1))
      expect(await one.log.append(keyed(2))).toEqual({ fate: 'done' })
      expect(await other.log.append(keyed(2))).toEqual(brought(2))
      await Promise.all([one.close(), other.close()])
      const anew = await place.open(address)
      expect(await anew.log.append(keyed(3))).toEqual({ fate: 'done' })
      for (const n of [0, 1, 2, 3]) expect(await anew.log.append(keyed(n))).toEqual(brought(n))
      await anew.close()
    })

    it('two nodes that want the same number: exactly one has it', async () => {
      const nodes = await two(place)
      for (let n = 0; n < 20; n += 2) {
        const asked = nodes.flatMap(({ log }, node) =>
          MATCHES.map((id) => log.append(entries(id, n, 2, { at: node }))),
        )
        const fates = await Promise.all(asked)
        for (const [i, id] of MATCHES.entries()) {
          const both = [fates[i].fate, fates[i + MATCHES.length].fate]
          expect([...both].sort((a, b) => (a < b ? -1 : 1))).toEqual(['done', 'lost'])
          // Both of its entries are of the one who won.
          const winner = both.indexOf('done')
          const last = await nodes[0].log.entries(id, n)
          expect(last.map(({ at }) => at)).toEqual([winner, winner])
        }
      }
      await Promise.all(nodes.map((node) => node.close()))
    })

    it('two nodes that play the same matches on: no gap, nothing twice, nothing lost', async () => {
      const nodes = await two(place)
      const some = MATCHES.slice(0, 6)
      const played = nodes.map((node, who) =>
        Promise.all(some.map((id) => play(node, id, 30, `node ${who}`))),
      )
      const [ones, others] = await Promise.all(played)
      for (const [i, id] of some.entries()) {
        const all = await nodes[1].log.entries(id)
        expect(all.map(({ n }) => n)).toEqual(all.map((_, n) => n))
        const keys = await Promise.all(
          nodes.flatMap(({ log }, who) =>
            all.map(({ n }) => log.repeated(id, `node ${who}`, `node ${who} ${n}`)),
          ),
        )
        const brought = keys.filter((key) => key !== undefined)
        expect(brought).toHaveLength(ones[i] + others[i])
        const count = brought.reduce((sum, { first, last }) => sum + last - first + 1, 0)
        expect(count).toBe(all.length)
      }
      await Promise.all(nodes.map((node) => node.close()))
    })

    it('one key sent to two nodes is entered once', async () => {
      const nodes = await two(place)
      const once = { person: 'anna', key: 'k' }
      const fates = await Promise.all(
        nodes.map(({ log }) => log.append(entries('match 0', 0, 1, { once }))),
      )
      expect(fates.filter(({ fate }) => fate === 'done')).toHaveLength(1)
      for (const { log } of nodes) {
        const again = await log.append(entries('match 0', 1, 1, { once }))
        expect(again).toEqual({ fate: 'repeated', to: 'entries', first: 0, last: 0 })
      }
      await Promise.all(nodes.map((node) => node.close()))
    })

    it('two who begin a lobby, or change it: one does', async () => {
      const [one, other] = await two(place)
      const change = { revision: 0, phase: 'playing' } as const
      const done = await Promise.all([
        one.log.append(entries('match 0', 0, 2, { change })),
        other.matches.change('match 0', 0, { header: '{"seat":"taken"}' }),
        other.log.append(entries('match 0', 0, 2, { change })),
      ])
      const won = done.map((fate) => (typeof fate === 'boolean' ? fate : fate.fate === 'done'))
      expect(won.filter((isWon) => isWon)).toHaveLength(1)
      expect(await one.matches.get('match 0')).toMatchObject({
        revision: 1,
        entries: won[1] ? 0 : 2,
      })
      await Promise.all([one.close(), other.close()])
    })

    it('what was asked before closing is done', async () => {
      const storage = await withMatch(place)
      const asked = storage.log.append(entries('m', 0))
      await storage.close()
      expect(await asked).toEqual({ fate: 'done' })
      await expect(storage.log.append(entries('m', 1))).rejects.toThrow('closed')
      await expect(storage.matches.get('m')).rejects.toThrow('closed')
      await storage.close()
    })
  })
}

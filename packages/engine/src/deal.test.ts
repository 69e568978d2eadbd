import { describe, expect, it } from 'vitest'
import { commitmentOf, dealerOf, dealingKey, openDeal, sealDeal, verifyDeal } from './deal.ts'
import { RandomDealer, RandomStream } from './dealers/random.ts'
import { newMatch } from './match.ts'
import { branch, type MatchRecord } from './record.ts'
import { resumeMatch } from './replay.ts'
import { delve } from './testing/delve.ts'

const game = delve()
const SEED = '000102030405060708090a0b0c0d0e0f'
const OTHER = 'ff0102030405060708090a0b0c0d0e0f'

function playedToEnd(): MatchRecord {
  const deal = sealDeal(SEED, 'match-1', ['ann', 'bo'])
  const match = newMatch(game, {}, dealerOf(openDeal(deal, SEED)), { deal })
  const random = new RandomStream(3)
  while (!match.isOver) match.choose(match.texts()[random.below(match.texts().length)])
  return match.record
}

describe('a deal', () => {
  it('is committed to by the SHA-256 of the seed', () => {
    expect(commitmentOf(SEED)).toBe(
      'be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991',
    )
  })

  it('has a key made of seed, match and nonces', () => {
    const key = dealingKey(SEED, 'm', ['a', 'b'])
    expect(key).toHaveLength(32)
    expect(dealingKey(SEED, 'm', ['a', 'b'])).toEqual(key)
    expect(dealingKey(SEED, 'm', ['ab'])).not.toEqual(key)
    expect(dealingKey(OTHER, 'm', ['a', 'b'])).not.toEqual(key)
    expect(() => dealingKey('12', 'm', [])).toThrow('32 hex digits')
    expect(() => dealingKey(SEED, 'm', ['a\nb'])).toThrow('one word')
  })

  it('opens only with the seed it was sealed with', () => {
    const deal = sealDeal(SEED, 'match-1', ['ann'])
    expect(JSON.stringify(deal)).not.toContain(SEED)
    expect(openDeal(deal, SEED)).toMatchObject({ kind: 'opened', seed: SEED })
    expect(() => openDeal(deal, OTHER)).toThrow('not the seed')
  })

  it('is verified by playing the match again', () => {
    const record = playedToEnd()
    expect(verifyDeal(game, record, SEED)).toEqual({ fair: true })
    expect(verifyDeal(game, record, OTHER)).toMatchObject({ fair: false })
    expect(verifyDeal(game, { ...record, deal: { kind: 'random', note: '' } }, SEED)).toEqual({
      fair: false,
      why: 'a random deal cannot be proven',
    })
  })

  it('is found out when a card was swapped', () => {
    const record = playedToEnd()
    const entries = record.entries.map((entry) =>
      entry.kind === 'choice' && entry.dealt.length > 0
        ? { ...entry, dealt: ['gem.1', ...entry.dealt.slice(1)] }
        : entry,
    )
    const verdict = verifyDeal(game, { ...record, entries }, SEED)
    expect(verdict).toMatchObject({
      fair: false,
      why: expect.stringMatching(/^entry \d+: the log deals gem.1/),
    })
  })

  it('of a match played on is proven from there', () => {
    const other = newMatch(game, {}, new RandomDealer(9)).record
    const deal = sealDeal(SEED, 'match-2', [])
    const start = branch(other, { match: 'match-1', entry: 0 }, deal)
    const match = resumeMatch(game, start, dealerOf(openDeal(deal, SEED)))
    match.choose('draw')
    expect(match.record.continued).toEqual({ match: 'match-1', entry: 0 })
    expect(verifyDeal(game, match.record, SEED)).toEqual({ fair: true })
  })
})

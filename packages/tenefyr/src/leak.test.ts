/** Nothing that a table says tells what it will deal. */
import {
  commitmentOf,
  type Dealer,
  dealingKey,
  type EngineState,
  KeyedDealer,
  type Match,
  newMatch,
  type Options,
  openDeal,
  printMatch,
  printPosition,
  RandomStream,
  sealDeal,
} from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { Content } from './content.ts'
import { tenefyr } from './game.ts'
import type { TenefyrState } from './state.ts'
import { samples } from './testing/sampled-match.ts'

const NONCES = ['a1b2c3', 'd4e5f6']
const seedOf = (n: number): string => commitmentOf(`${n}`.padStart(32, '0')).slice(0, 32)
const keyOf = (n: number): Uint8Array => dealingKey(seedOf(n), `match-${n}`, NONCES)
const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

type TenefyrMatch = Match<TenefyrState, Content>

/** Plays a match at random under a sealed deal, and visits it at every decision. */
function played(options: Options, n: number, dealer: Dealer, visit: (m: TenefyrMatch) => void) {
  const deal = sealDeal(seedOf(n), `match-${n}`, NONCES)
  const match = newMatch(tenefyr, options, dealer, { deal })
  const random = new RandomStream(n)
  visit(match)
  while (!match.isOver) {
    // The Boss too soon makes short matches.
    const texts = match.texts().filter((text) => text !== 'fight-boss')
    match.choose(texts[random.below(texts.length)])
    visit(match)
  }
  return match
}

/** All that anyone is ever sent of a match. */
function everythingSaid(match: TenefyrMatch): string {
  const { record, state } = match
  return [
    JSON.stringify([match.decision(), match.events(), match.eventTexts(), state, record]),
    printMatch(record),
    printPosition(tenefyr, match.options, state),
  ].join('\n')
}

/** The key and the seed in the ways they might be written, whole and in halves. */
function secretsOf(n: number): string[] {
  const digits = [hex(keyOf(n)), seedOf(n)].flatMap((text) => {
    const half = text.length / 2
    return [text.slice(0, half), text.slice(half)]
  })
  const bytes = [...keyOf(n)]
  return [...digits, bytes.slice(0, 8).join(','), btoa(String.fromCharCode(...bytes)).slice(0, 20)]
}

describe('a sealed deal', () => {
  it('is in nothing that the table says before it is opened', () => {
    samples.forEach((options, n) => {
      const secrets = secretsOf(n)
      let visits = 0
      const match = played(options, n, new KeyedDealer(keyOf(n)), (now) => {
        if (visits++ % 5 > 0 && !now.isOver) return
        const said = everythingSaid(now).toLowerCase()
        for (const secret of secrets) expect(said).not.toContain(secret.toLowerCase())
      })
      const { deal } = match.record
      if (deal.kind !== 'sealed') throw new Error('the deal is not sealed')
      const opened = { ...match.record, deal: openDeal(deal, seedOf(n)) }
      expect(printMatch(opened)).toContain(seedOf(n))
    })
  })

  it('leaves no order in a bag: its cards and places are sorted', () => {
    const ascending = (row: readonly number[]) => row.every((n, i) => i === 0 || row[i - 1] < n)
    samples.forEach((options, n) => {
      played(options, n, new KeyedDealer(keyOf(n)), ({ state }) => {
        expect([...state.bagCards, ...state.bagPlaces].every(ascending)).toBe(true)
      })
    })
  })
})

/** Notes the table before each deal, and what was dealt. */
class Watched implements Dealer {
  readonly tables: string[] = []
  readonly dealt: number[] = []
  private readonly dealer: Dealer

  constructor(dealer: Dealer) {
    this.dealer = dealer
  }

  deal(state: EngineState, bag: number, position: number): number {
    this.tables.push(JSON.stringify(state))
    this.dealt.push(this.dealer.deal(state, bag, position))
    return this.dealt[this.dealt.length - 1]
  }

  roll(state: EngineState, stream: number, sides: number): number {
    this.tables.push(JSON.stringify(state))
    this.dealt.push(this.dealer.roll(state, stream, sides))
    return this.dealt[this.dealt.length - 1]
  }
}

/** Goes over to another key after some deals. */
class TwoKeys implements Dealer {
  private left: number
  private readonly first: Dealer
  private readonly second: Dealer

  constructor(first: Dealer, second: Dealer, after: number) {
    this.first = first
    this.second = second
    this.left = after
  }

  deal(state: EngineState, bag: number, position: number): number {
    return (this.left-- > 0 ? this.first : this.second).deal(state, bag, position)
  }

  roll(state: EngineState, stream: number, sides: number): number {
    return (this.left-- > 0 ? this.first : this.second).roll(state, stream, sides)
  }
}

describe('two keys', () => {
  it('make the same tables until one deals what the other does not', () => {
    samples.forEach((options, n) => {
      for (const after of [0, 5, 60]) {
        const one = new Watched(new KeyedDealer(keyOf(n)))
        const keys = [keyOf(n), keyOf(n + 1000)].map((key) => new KeyedDealer(key))
        const other = new Watched(new TwoKeys(keys[0], keys[1], after))
        const said: string[][] = [[], []]
        const first = played(options, n, one, (now) => said[0].push(tableSaid(now)))
        const second = played(options, n, other, (now) => said[1].push(tableSaid(now)))
        const differs = one.dealt.findIndex((dealt, i) => dealt !== other.dealt[i])
        expect(differs).toBeGreaterThanOrEqual(after)
        expect(other.tables.slice(0, differs + 1)).toEqual(one.tables.slice(0, differs + 1))
        const same = sameEntries(first, second)
        expect(said[1].slice(0, same)).toEqual(said[0].slice(0, same))
      }
    })
  })
})

function tableSaid(match: TenefyrMatch): string {
  return JSON.stringify([match.decision(), match.events(), match.state])
}

/** How many entries of two matches are the same, with all that was dealt. */
function sameEntries(one: TenefyrMatch, other: TenefyrMatch): number {
  const texts = [one, other].map((match) => match.entries.map((entry) => JSON.stringify(entry)))
  const differs = texts[0].findIndex((text, i) => text !== texts[1][i])
  return differs < 0 ? texts[0].length : differs
}

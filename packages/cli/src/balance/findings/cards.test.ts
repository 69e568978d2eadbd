import { RandomStream } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { CardFacts } from '../match-facts.ts'
import { cardFindings } from './cards.ts'
import type { Played } from './played.ts'

const NAMES = ['axe', 'bow', 'club', 'dirk', 'epee', 'flail']
const THERE: CardFacts = [1, 0, 0, 0]

/** A match sees some cards of one sort; `chanceOf` says of a hundred how often it is won with these. */
function played(chanceOf: (seen: readonly string[], boss: string) => number): Played[] {
  const stream = new RandomStream(11)
  return Array.from({ length: 3_000 }, (_, n) => {
    const boss = n % 2 === 0 ? 'giant' : 'dragon'
    const many = stream.below(NAMES.length + 1)
    const left = [...NAMES]
    const seen = Array.from({ length: many }, () => left.splice(stream.below(left.length), 1)[0])
    return {
      key: String(n),
      level: 'easy',
      players: 2,
      won: stream.below(100) < chanceOf(seen, boss),
      decisions: 1,
      outlook: [],
      tookPart: { boss: [boss] },
      cards: {
        loot: Object.fromEntries(seen.map((name) => [name, THERE])),
        boss: { [`${boss}-claw`]: THERE },
      },
    }
  })
}

const effects = (matches: readonly Played[], as: string) => {
  const found = cardFindings(matches, ['loot', 'boss'], 'boss').find((one) => one.as === as)
  return new Map(found?.cards.map(({ name, effect }) => [name, effect?.is ?? Number.NaN]))
}

describe('The effect of a card', () => {
  it('is none where who gets far sees more cards, whichever they are', () => {
    const found = effects(
      played((seen) => 10 + 13 * seen.length),
      'loot',
    )
    for (const name of NAMES) expect(Math.abs(found.get(name) ?? 99)).toBeLessThan(6)
  })

  it('is seen all the same', () => {
    const found = effects(
      played((seen) => 10 + 10 * seen.length + (seen.includes('axe') ? 20 : 0)),
      'loot',
    )
    expect(found.get('axe')).toBeGreaterThan(14)
    for (const name of NAMES.slice(1)) expect(found.get(name)).toBeLessThan(6)
  })

  it('of a card that comes with its Boss is what the Boss does', () => {
    const found = effects(
      played((_seen, boss) => (boss === 'giant' ? 70 : 30)),
      'boss',
    )
    expect(found.get('giant-claw')).toBeGreaterThan(33)
    expect(found.get('dragon-claw')).toBeLessThan(-33)
  })
})

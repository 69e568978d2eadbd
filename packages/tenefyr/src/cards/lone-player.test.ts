/** What a lone player faces: the powers for two, and one stage of each Boss that is stronger. */
import { describe, expect, it } from 'vitest'
import { fight, printed } from '../testing/card-play.ts'
import { housePack } from './house-pack.ts'

const stronger = housePack.bossCards.flatMap(({ name, boss, rules }) =>
  rules.flatMap((rule) =>
    'always' in rule && rule.always === 'enemy-power' && rule.per === 'double-turns'
      ? [{ name, boss, by: rule.by }]
      : [],
  ),
)

describe('A Boss who is stronger for each player with two turns', () => {
  it('is so in one stage', () => {
    expect(stronger.map(({ boss }) => boss)).toEqual([...new Set(stronger.map(({ boss }) => boss))])
    expect(stronger).toHaveLength(housePack.bosses.length)
  })

  it.each(stronger)('T9.1, T9.2: is so alone, and for no party: $name', ({ name, by }) => {
    expect(fight(name, { players: 1 }).enemy()).toBe(printed(name, 1) + by)
    for (const players of [2, 3, 4]) {
      expect(fight(name, { players }).enemy()).toBe(printed(name, players))
    }
  })
})

import { RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { U } from '../content.ts'
import { keep } from '../game.ts'
import { samples } from '../testing/sampled-match.ts'
import { drillWith, type Laid, table } from '../testing/table.ts'
import { policy } from './policy.ts'
import { value } from './value.ts'

const bare: Laid = { monsters: { 'ratfolk/vault': 2 }, heroes: [], tokens: {}, hands: { 1: [] } }
const laid = (more: Laid = {}) => table().put({ ...bare, ...more })
const worth = (more: Laid = {}) => {
  const t = laid(more)
  return value(t.umpire.content, t.state)
}

/** What the policy takes. */
function taken(t: ReturnType<typeof laid>): string {
  return t.options()[policy(t.umpire, () => 0)]
}

describe('the value of a table', () => {
  it('is lower with heroes about, the more the nearer', () => {
    const far = worth({ heroes: ['rogue/study'] })
    expect(far).toBeLessThan(worth())
    expect(worth({ heroes: ['rogue/vault'] })).toBeLessThan(far)
    expect(worth({ heroes: ['rogue/vault', 'mage/vault'] })).toBeLessThan(
      worth({ heroes: ['rogue/vault'] }),
    )
  })

  it('is higher with guards, traps, treasures and cards', () => {
    expect(worth({ monsters: { 'ratfolk/vault': 3 } })).toBeGreaterThan(worth())
    expect(worth({ tokens: { 'vault/trap': 1 } })).toBeGreaterThan(worth())
    expect(worth({ treasure: { study: 0 } })).toBeLessThan(worth())
    expect(worth({ hands: { 1: ['sword'] } })).toBeGreaterThan(worth())
  })

  it('counts a trap most where the way to the Vault leads through', () => {
    const atTheDoor = worth({ tokens: { 'workshop/trap': 1 } })
    expect(atTheDoor).toBeGreaterThan(worth({ tokens: { 'study/trap': 1 } }))
  })

  it('loses little by a card that is drawn again at the end of the turn', () => {
    const five = ['sword', 'sword', 'snare', 'snare', 'toolbox']
    const worthOf = (...hand: string[]) => worth({ hands: { 1: hand } })
    const one = worthOf('sword', 'snare') - worthOf('sword')
    const beyond = worthOf(...five, 'spider') - worthOf(...five)
    expect(one).toBeGreaterThan(0)
    expect(beyond).toBeGreaterThan(one)
  })

  it('is higher with fewer Guild cards to come', () => {
    expect(worth({ guild: ['bell', 'rogue-eye'] })).toBeGreaterThan(worth())
    expect(worth({ wave: 2, guild: ['bell'] })).toBeGreaterThan(worth({ wave: 2 }))
  })

  it('knows what a scenario asks for besides', () => {
    const lost = (is: 'counter-below' | 'counter-at-least', than: number) =>
      drillWith({
        moments: [
          {
            at: is === 'counter-below' ? 'last-card' : 'invasion-end',
            // biome-ignore lint/suspicious/noThenProperty: the engine's word has it.
            do: [{ word: 'if', condition: { is, counter: 0, than }, then: [{ word: 'lose' }] }],
          },
        ],
      })
    const worthIn = (game: ReturnType<typeof lost>, counted: number) => {
      const t = table({ game }).put(bare)
      t.state.counters[0] = counted
      return value(game.content, t.state)
    }
    const reach = lost('counter-below', 3)
    expect(worthIn(reach, 0)).toBeLessThan(worthIn(reach, 2))
    expect(worthIn(reach, 3)).toBe(worth())
    const avoid = lost('counter-at-least', 4)
    expect(worthIn(avoid, 3)).toBeLessThan(worthIn(avoid, 1))
    expect(worthIn(avoid, 0)).toBe(worth())
  })
})

describe('the policy', () => {
  it('hits where most is at stake', () => {
    const t = laid({
      monsters: { 'ratfolk/vault': 1, 'ratfolk/study': 1 },
      heroes: ['rogue/vault', 'mage/vault', 'mage/vault', 'rogue/study'],
      hands: { 1: ['bite'] },
    })
    t.choose('play bite', 'use melee')
    expect(taken(t)).toContain('/vault')
  })

  it('buys what a token pays for', () => {
    const t = laid({
      monsters: { 'ratfolk/forge': 1 },
      tokens: { 'forge/coin': 1 },
      row: ['sword'],
      hands: { 1: ['toolbox'] },
    })
    t.choose('play toolbox', 'use activate')
    expect(taken(t)).toBe('use-room forge')
  })

  it('lays its trap at the door of the Vault', () => {
    const t = laid({
      monsters: { 'ratfolk/study': 1, 'ratfolk/workshop': 1 },
      hands: { 1: ['snare'] },
    })
    t.choose('play snare', 'use trap')
    expect(taken(t)).toBe('in workshop')
  })

  it('brings monsters back when there are none', () => {
    const t = laid({ monsters: {}, hands: { 1: ['ambush', 'bite', 'step'] } })
    expect(taken(t)).toBe('play ambush')
  })

  it('does not send a hero to Cells that are full of them while the Vault stands open', () => {
    const heroes = ['rogue/cells', 'rogue/cells', 'archer/cells', 'archer/cells', 'mage/vault']
    const full = laid({ monsters: {}, heroes, guild: ['mage-eye', 'mage-hats', 'bell'] })
    expect(taken(full)).toBe('end-turn')
    expect(taken(laid())).toBe('cells')
  })

  it('sends heroes into a trap', () => {
    const t = laid({
      monsters: { 'ratfolk/vault': 3 },
      tokens: { 'workshop/trap': 1 },
    })
    t.expectDeal({ guild: ['mage-swords'] }).choose('end-turn')
    while (t.prompt() === 'next-hero') t.choose(taken(t))
    expect(t.tokens()).toEqual({})
  })

  it('gets much farther than chance does', () => {
    const turns = (choose: (u: U, below: (n: number) => number) => number) => {
      let sum = 0
      for (const [n, options] of samples.entries()) {
        const stream = new RandomStream(n)
        const below = (most: number) => stream.below(most)
        const state = keep.newState(keep.readOptions({ ...options, level: 'family' }))
        const u: U = new Umpire(keep, keep.content, state, new RandomDealer(n))
        for (u.begin(); !u.isOver; ) u.choose(choose(u, below))
        sum += u.state.turns
      }
      return sum / samples.length
    }
    const chance = turns((u, below) => below(u.decision.count))
    expect(turns(policy)).toBeGreaterThan(2 * chance)
  })
})

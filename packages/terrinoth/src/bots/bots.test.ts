import { RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { U } from '../content.ts'
import { terrinoth } from '../game.ts'
import { rulebookTable } from '../testing/rulebook-table.ts'
import type { Laid } from '../testing/table.ts'
import { goalsOf } from './goals.ts'
import { policy } from './policy.ts'
import { value } from './value.ts'

const laid = (more: Laid = {}) => rulebookTable().put({ engaged: {}, shadows: [], ...more })
const worth = (more: Laid = {}) => {
  const t = laid(more)
  return value(t.umpire.content, t.state)
}

/** What the policy takes. */
const taken = (t: ReturnType<typeof laid>): string => t.options()[policy(t.umpire, () => 0)]

describe('the value of a table', () => {
  it('is lower with wounds, conditions and enemies', () => {
    expect(worth({ wounds: { kari: 8 } })).toBeLessThan(worth())
    expect(worth({ conditions: { kari: ['poisoned'] } })).toBeLessThan(worth())
    expect(worth({ engaged: { kari: ['ogre.1'] } })).toBeLessThan(worth())
  })

  it('is higher with tokens, ready cards and progress', () => {
    expect(worth({ tokens: { kari: 3 } })).toBeGreaterThan(worth())
    expect(worth({ spent: { kari: ['caution', 'precise-strike'] } })).toBeLessThan(worth())
    expect(worth({ progress: 5 })).toBeGreaterThan(worth())
  })

  it('is higher the more of the Nemesis is gone, and lower the more peril there is', () => {
    const splig = (hurt: number) => worth({ shadows: [`splig -${hurt}`] })
    expect(splig(8)).toBeGreaterThan(splig(2))
    expect(worth({ peril: 6 })).toBeLessThan(worth({ peril: 2 }))
  })
})

describe('what a quest asks for', () => {
  const { content } = terrinoth
  const goals = (name: string) =>
    goalsOf(
      content,
      content.pack.quests.findIndex((quest) => quest.name === name),
    )

  it('is read from its victory, its defeat and its rules', () => {
    expect(goals('goblin-problem')).toMatchObject({ nemesis: true, explored: true, final: true })
    expect(goals('the-barons-ledger')).toMatchObject({ nemesis: false, clear: true, good: [-1, 1] })
    expect(goals('the-breach')).toMatchObject({ good: [1], edge: [1], useful: true })
    expect(goals('the-ninth-bell').good).toEqual([-1, -1])
    expect(goals('crown-of-the-under-king').good).toEqual([1, -1])
  })
})

describe('the policy', () => {
  it('attacks what it can fell', () => {
    const t = laid({ engaged: { kari: ['bandit.1 -1', 'ogre.1'] } }).choose(
      'activate precise-strike',
    )
    while (t.prompt() === 'which') t.choose('decline')
    expect(t.prompt()).toBe('aim')
    expect(taken(t)).toMatch(/^target /)
  })

  it('rests when it is its last card and it is wounded', () => {
    const t = laid({
      wounds: { kari: 12 },
      spent: { kari: ['precise-strike', 'blaze-a-trail'] },
    })
    expect(taken(t)).toBe('activate caution')
  })

  it('explores where nobody is about', () => {
    expect(taken(laid())).toBe('activate blaze-a-trail')
  })

  it('gives wounds to who can bear them', () => {
    const t = laid({ peril: 2 })
    for (const card of ['caution', 'prayer', 'caution', 'prayer']) {
      t.put({ engaged: {}, shadows: [] }).toRoll(card)
      t.put({ shadows: ['goblin-archer.1 exhausted'], wounds: { kari: 19, mok: 3 } })
      t.choose('roll 0')
      while (t.phase() === 'heroes' && t.prompt() !== 'activate') t.choose(t.options()[0])
    }
    expect([t.prompt(), t.phase()]).toEqual(['who', 'peril'])
    expect(taken(t)).toBe('hero mok')
  })

  it('wins where chance does not', () => {
    const wins = (choose: (u: U, below: (n: number) => number) => number) => {
      let won = 0
      for (let seed = 1; seed <= 12; seed++) {
        const stream = new RandomStream(seed)
        const below = (most: number) => stream.below(most)
        const options = terrinoth.readOptions({ players: 2 + (seed % 3) })
        const { content } = terrinoth
        const dealer = new RandomDealer(seed)
        const u: U = new Umpire(terrinoth, content, terrinoth.newState(options), dealer)
        for (u.begin(); !u.isOver; ) u.choose(choose(u, below))
        if (u.state.result === 1) won++
      }
      return won
    }
    expect(wins((u, below) => below(u.decision.count))).toBe(0)
    expect(wins(policy)).toBeGreaterThan(4)
  })
})

import { describe, expect, it } from 'vitest'
import {
  all,
  atLeast,
  below,
  engagedWithYou,
  explored,
  final,
  foes,
  has,
  inShadows,
  living,
  livingBelow,
  nemesisIs,
  noFoes,
  not,
  othersSpent,
  partyOf,
  perilAtLeast,
  slain,
} from '../cards/build.ts'
import type { When } from '../cards/effects.ts'
import { BOX, BY_QUEST, LAIR, LOCATIONS, SET_ASIDE, SHADOWS } from '../state.ts'
import { drill, type Laid, table } from '../testing/table.ts'
import { holds, isSo } from './when.ts'

const SAL = 0
const WICK = 1
const cardNamed = (name: string): number =>
  drill.content.kindOf.findIndex((_, card) => drill.cardName(card) === name)
const RUNT = cardNamed('runt.1')

const laid = (more: Laid = {}) => table().put({ engaged: {}, shadows: [], ...more })
const holdsFor = (more: Laid, when: When, actor = SAL, card = RUNT) =>
  isSo(laid(more).umpire, when, actor, card)

describe('conditions of this enemy', () => {
  it('engaged with you', () => {
    expect(holdsFor({ engaged: { sal: ['runt.1'] } }, engagedWithYou)).toBe(true)
    expect(holdsFor({ engaged: { wick: ['runt.1'] } }, engagedWithYou)).toBe(false)
    expect(holdsFor({ engaged: { wick: ['runt.1'] } }, engagedWithYou, WICK)).toBe(true)
  })

  it('in the shadows', () => {
    expect(holdsFor({ shadows: ['runt.1'] }, inShadows)).toBe(true)
    expect(holdsFor({ engaged: { sal: ['runt.1'] } }, inShadows)).toBe(false)
  })

  it('never hold of a cause that is no enemy, though a face-down one lies at a place of its number', () => {
    const t = laid({ shadows: ['?', '?', '?'] })
    t.state.piles[SHADOWS][0] = BY_QUEST
    expect(isSo(t.umpire, inShadows, SAL, BY_QUEST)).toBe(false)
    expect(isSo(t.umpire, foes({ which: 'this' }), SAL, BY_QUEST)).toBe(false)
  })
})

describe('conditions of the place and the quest', () => {
  it('explored: as progress is now', () => {
    expect(holdsFor({ progress: 3 }, explored)).toBe(false)
    expect(holdsFor({ progress: 4 }, explored)).toBe(true)
  })

  it('final: the last place', () => {
    const t = laid()
    expect(isSo(t.umpire, final, SAL, RUNT)).toBe(false)
    t.state.piles[BOX].push(...t.state.piles[LOCATIONS].splice(0))
    expect(isSo(t.umpire, final, SAL, RUNT)).toBe(true)
  })

  it('counters', () => {
    expect(holdsFor({ counters: [2] }, atLeast(0, 2))).toBe(true)
    expect(holdsFor({ counters: [1] }, atLeast(0, 2))).toBe(false)
    expect(holdsFor({ counters: [1] }, below(0, 2))).toBe(true)
    expect(holdsFor({ counters: [2] }, below(0, 2))).toBe(false)
  })

  it('where the Nemesis is', () => {
    const where = (t: ReturnType<typeof laid>) =>
      (['lair', 'play', 'defeated'] as const).filter((one) =>
        isSo(t.umpire, nemesisIs(one), SAL, RUNT),
      )
    expect(where(laid())).toEqual(['lair'])
    expect(where(laid({ engaged: { wick: ['tyrant'] } }))).toEqual(['play'])
    expect(where(laid({ shadows: ['tyrant'] }))).toEqual(['play'])
    const t = laid()
    t.state.piles[SET_ASIDE].push(...t.state.piles[LAIR].splice(0))
    expect(where(t)).toEqual(['defeated'])
  })

  it('peril, the party and who lives', () => {
    expect(holdsFor({ peril: 3 }, perilAtLeast(3))).toBe(true)
    expect(holdsFor({ peril: 2 }, perilAtLeast(3))).toBe(false)
    expect([2, 3].map((heroes) => holdsFor({}, partyOf(heroes)))).toEqual([true, false])
    const t = laid()
    t.state.fallen[WICK] = 1
    const lives = [living(1), living(2), livingBelow(2), partyOf(2)]
    expect(lives.map((when) => isSo(t.umpire, when, SAL, RUNT))).toEqual([true, false, true, true])
  })

  it('the enemy that was defeated', () => {
    expect(holdsFor({}, slain({ trait: 'goblin' }))).toBe(true)
    expect(holdsFor({}, slain({ trait: 'undead' }))).toBe(false)
    expect(holdsFor({}, slain({ rank: 'master' }))).toBe(false)
    expect(holdsFor({}, slain({ rank: 'master' }), SAL, cardNamed('runt-master'))).toBe(true)
  })
})

describe('conditions of you', () => {
  it('have at least so much', () => {
    const more: Laid = {
      tokens: { sal: 2 },
      wounds: { sal: 3 },
      items: { sal: ['coin.1'] },
      conditions: { sal: ['weakened'] },
      spent: { sal: ['scout-rest', 'scout-aid'] },
      engaged: { sal: ['runt.1', 'brute.1'] },
    }
    const whats = ['tokens', 'wounds', 'items', 'weakened', 'spent', 'enemies'] as const
    const most = [2, 3, 1, 1, 2, 2]
    whats.forEach((what, n) => {
      expect(holdsFor(more, has(what, most[n])), what).toBe(true)
      expect(holdsFor(more, has(what, most[n] + 1)), what).toBe(false)
      expect(holdsFor(more, has(what), WICK), what).toBe(false)
    })
    expect(holdsFor(more, has('poisoned'))).toBe(false)
  })

  it('all your other cards are exhausted', () => {
    const three = { spent: { sal: ['scout-attack', 'scout-explore', 'scout-aid'] } }
    expect(holdsFor(three, othersSpent)).toBe(false)
    expect(isSo(laid(three).toRoll('scout-rest').umpire, othersSpent, SAL, RUNT)).toBe(true)
    const two = { spent: { sal: ['scout-attack', 'scout-aid'] } }
    expect(isSo(laid(two).toRoll('scout-rest').umpire, othersSpent, SAL, RUNT)).toBe(false)
  })
})

describe('conditions of enemies, and of conditions', () => {
  const more: Laid = { engaged: { sal: ['runt.1'] }, shadows: ['brute.1 exhausted'] }

  it('so many that fit, or none', () => {
    expect(holdsFor(more, foes({}, 2))).toBe(true)
    expect(holdsFor(more, foes({}, 3))).toBe(false)
    expect(holdsFor(more, foes({ in: 'mine' }))).toBe(true)
    expect(holdsFor(more, noFoes({ in: 'mine' }))).toBe(false)
    expect(holdsFor(more, noFoes({ in: 'mine', is: 'exhausted' }))).toBe(true)
  })

  it('all of several, and the contrary', () => {
    expect(holdsFor(more, all(foes({}), not(explored)))).toBe(true)
    expect(holdsFor(more, all(foes({}), explored))).toBe(false)
    expect(holdsFor(more, not(foes({})))).toBe(false)
  })

  it('are known by name', () => {
    expect(() => holds(laid().umpire, { is: 'monday' }, SAL, RUNT)).toThrow('monday')
  })
})

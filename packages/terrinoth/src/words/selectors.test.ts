import { describe, expect, it } from 'vitest'
import type { Foe, Who } from '../cards/effects.ts'
import { SHADOWS } from '../state.ts'
import { type Laid, table } from '../testing/table.ts'
import { countOf } from './count.ts'
import { foesOf } from './foe.ts'
import { heroesOf, isChosen } from './who.ts'

const SAL = 0
const ALL = ['sal', 'wick', 'hob']
const laid = (more: Laid = {}) => table({ heroes: ALL }).put({ engaged: {}, shadows: [], ...more })

const scene: Laid = {
  engaged: { sal: ['runt.1 -1', 'brute.1'], wick: ['runt-master exhausted'], hob: [] },
  shadows: ['archer.1', 'guard.1 hidden', 'tyrant', '?'],
}

/** Whom it means, by name; `?` for one that nobody has seen. */
function meant(foe: Foe, card = -1, targets: readonly number[] = []): string[] {
  const t = laid(scene)
  t.state.targets = [...targets]
  const found: number[] = []
  const count = foesOf(t.umpire, foe, SAL, card, found)
  const { kindOf, kinds } = t.umpire.content
  return found.slice(0, count).map((enemy) => (enemy < 0 ? '?' : kinds[kindOf[enemy]].name))
}

describe('enemies that are meant', () => {
  it('by where they are; never in the lair', () => {
    const shadows = ['archer', 'guard', 'tyrant', '?']
    expect(meant({ in: 'mine' })).toEqual(['runt', 'brute'])
    expect(meant({ in: 'others' })).toEqual(['runt-master'])
    expect(meant({ in: 'engaged' })).toEqual(['runt', 'brute', 'runt-master'])
    expect(meant({ in: 'shadows' })).toEqual(shadows)
    expect(meant({ in: 'reach' })).toEqual(['runt-master', ...shadows])
    expect(meant({})).toHaveLength(7)
    const t = laid({ shadows: [] })
    expect(foesOf(t.umpire, {}, SAL, -1, [])).toBe(0)
  })

  it('H2.9 by rank and trait, which who lies face down does not have yet', () => {
    expect(meant({ rank: 'minion' })).toEqual(['runt', 'brute', 'archer'])
    expect(meant({ rank: 'master' })).toEqual(['runt-master'])
    expect(meant({ rank: 'nemesis' })).toEqual(['tyrant'])
    expect(meant({ rank: 'not-nemesis', in: 'shadows' })).toEqual(['archer', 'guard', '?'])
    expect(meant({ trait: 'goblin' })).toEqual(['runt', 'runt-master', 'archer'])
    expect(meant({ trait: 'soldier' })).toEqual([])
  })

  it('by how they are', () => {
    expect(meant({ is: 'exhausted' })).toEqual(['runt-master'])
    expect(meant({ is: 'ready', in: 'engaged' })).toEqual(['runt', 'brute'])
    expect(meant({ is: 'wounded' })).toEqual(['runt'])
    expect(meant({ is: 'face-down' })).toEqual(['guard', '?'])
    expect(meant({ is: 'face-up', in: 'shadows' })).toEqual(['archer', 'tyrant'])
  })

  it('this one, or a target of the action', () => {
    const t = laid(scene)
    const [archer, , , hidden] = t.state.piles[SHADOWS]
    expect(meant({ which: 'this' }, archer)).toEqual(['archer'])
    expect(meant({ which: 'target' }, -1, [archer, hidden])).toEqual(['archer', '?'])
    expect(meant({ which: 'target' })).toEqual([])
  })

  it('are counted, and so are those the action has slain', () => {
    const t = laid(scene)
    t.state.slain = 2
    expect(countOf(t.umpire, { of: 'foes', foe: { in: 'engaged' } }, SAL, -1)).toBe(3)
    expect(countOf(t.umpire, { of: 'slain' }, SAL, -1)).toBe(2)
  })
})

describe('heroes that are meant', () => {
  const heroes = (who: Who, more: Laid = {}, change?: (t: ReturnType<typeof laid>) => void) => {
    const t = laid(more)
    change?.(t)
    const bits = heroesOf(t.umpire, who, SAL, -1)
    return ALL.filter((_, hero) => (bits & (1 << hero)) !== 0)
  }

  it('by who they are', () => {
    expect(heroes('you')).toEqual(['sal'])
    expect(heroes('leader', { leader: 'hob' })).toEqual(['hob'])
    expect(heroes('each')).toEqual(ALL)
    expect(heroes('others')).toEqual(['wick', 'hob'])
    expect(heroes('any')).toEqual(ALL)
    expect(heroes('another')).toEqual(['wick', 'hob'])
    expect(heroes('led')).toEqual(ALL)
    expect(heroes('target')).toEqual([])
    const aided = (t: ReturnType<typeof laid>) => {
      t.state.aided = 2
    }
    expect(heroes('target', {}, aided)).toEqual(['hob'])
  })

  it('H9.7 never one who has fallen', () => {
    const fallen = (t: ReturnType<typeof laid>) => {
      t.state.fallen[0] = 1
    }
    expect(heroes('you', {}, fallen)).toEqual([])
    expect(heroes('each', {}, fallen)).toEqual(['wick', 'hob'])
  })

  it('H6.14 by most or least; all who tie', () => {
    const wounds = { sal: 2, wick: 12, hob: 11 }
    expect(heroes('least-health', { wounds })).toEqual(['wick', 'hob'])
    const engaged = { sal: ['runt.1'], wick: ['brute.1', 'runt.2'] }
    expect(heroes('most-enemies', { engaged })).toEqual(['wick'])
    expect(heroes('most-enemies')).toEqual(ALL)
    expect(heroes('most-tokens', { tokens: { wick: 1, hob: 3 } })).toEqual(['hob'])
  })

  it('one of several by choice, or all', () => {
    const chosen = ['any', 'another', 'led', 'least-health', 'most-enemies', 'most-tokens'] as const
    for (const who of chosen) expect(isChosen(who)).toBe(true)
    const certain = ['you', 'target', 'leader', 'each', 'others'] as const
    for (const who of certain) expect(isChosen(who)).toBe(false)
  })
})

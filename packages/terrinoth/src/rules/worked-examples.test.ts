/** The rulebook's worked examples, step by step, on the rulebook's own quest. */
import { describe, expect, it } from 'vitest'
import { rulebookTable } from '../testing/rulebook-table.ts'
import type { Laid } from '../testing/table.ts'

const laid = (more: Laid) => rulebookTable().put({ engaged: {}, shadows: [], ...more })

const REST = ['caution', 'prayer', 'caution', 'prayer']
const SPENT_THREE = [
  'cave-spider.1 exhausted',
  'goblin-archer.1 exhausted',
  'goblin-witcher.1 exhausted',
]

/** Everybody rests, and the enemies are as laid when their phase comes. */
function intoEnemyPhase(more: Laid) {
  const t = laid({})
  for (const card of REST) {
    t.put({ engaged: {}, shadows: [] }).toRoll(card).put(more)
    t.dice({ hero: ['defense'], enemy: [] }).choose('roll 0')
    while (t.phase() === 'heroes' && t.prompt() !== 'activate') t.choose(t.options()[0])
  }
  return t
}

describe('HX.1 drawing an enemy off another hero', () => {
  it('HX.1 Kari becomes engaged with a Bandit that was engaged with Elder Mok', () => {
    const t = laid({ engaged: { mok: ['bandit.1'] } })
    t.choose('activate precise-strike')
    expect(t.options()).toContain('enemy bandit')
    t.choose('enemy bandit').expectEvents('engaged bandit kari mok')
    expect(t.hero('mok').engaged).toEqual([])
    expect(t.hero('kari').engaged).toEqual(['bandit.1'])
  })
})

describe('HX.2 a fourth enemy', () => {
  it('HX.2 a Rat Swarm would engage Kari, who has three: back to the shadows, and 1 wound', () => {
    const t = intoEnemyPhase({ engaged: { kari: SPENT_THREE }, shadows: ['rat-swarm.1'] })
    t.expectEvents('no-room rat-swarm kari 1', 'wounded kari 1 1 fourth-enemy')
    expect(t.shadows()).toContain('rat-swarm.1')
  })
})

describe('HX.3 Splig’s threat', () => {
  const threat = (more: Laid) => {
    const t = laid({ engaged: { kari: ['bandit.1'] }, ...more }).toRoll('blaze-a-trail')
    return t.dice({ hero: ['defense', 'defense'], enemy: ['threat'] }).choose('roll 0')
  }

  it('HX.3 with no progress on the location the token must go', () => {
    threat({ tokens: { kari: 1 } }).expectEvents('threat-of splig', 'lost-tokens kari 1 0 splig')
  })

  it('HX.3 with no token, the progress', () => {
    threat({ progress: 2 }).expectEvents('threat-of splig', 'progress -1 1 splig')
  })

  it('HX.3 with both the active hero chooses', () => {
    const t = threat({ progress: 2, tokens: { kari: 1 } })
    expect([t.prompt(), t.options().length]).toEqual(['choose', 2])
  })

  it('HX.3 with neither nothing happens', () => {
    const t = threat({})
    expect(t.times('threat-of')).toBe(0)
    expect(t.times('lost-tokens')).toBe(0)
  })
})

describe('HX.4 Splig’s resilience', () => {
  const strike = (progress: number) => {
    const t = laid({ engaged: { kari: ['splig'] }, progress }).toRoll('precise-strike')
    return t.dice({ hero: ['success', 'critical', 'success'], enemy: ['blank'] }).choose('roll 0')
  }

  it('HX.4 is 2, and 1 lower while the location is fully explored', () => {
    strike(5).expectEvents('dealt splig 3 2 1')
    strike(6).expectEvents('dealt splig 3 1 2')
  })
})

describe('HX.5 the fourth enemy is a Bandit', () => {
  it('HX.5 Advance costs 1 wound and sends it to the shadows, Backstab nothing, Inflict 1', () => {
    const engaged = { kari: SPENT_THREE, mok: ['rat-swarm.2 exhausted'] }
    const t = intoEnemyPhase({ engaged, shadows: ['bandit.1'] })
    t.expectEvents(
      'acts bandit kari shadows',
      'no-room bandit kari 1',
      'wounded kari 1 1 fourth-enemy',
      'wounded kari 1 2 bandit',
    )
    expect(t.hero('kari').wounds).toBe(2)
  })
})

describe('HX.6 Caution as the last ready card', () => {
  it('HX.6 the shadow enemy is wounded before the cards are readied', () => {
    const t = laid({
      shadows: ['ogre.1'],
      spent: { kari: ['precise-strike', 'blaze-a-trail', 'draw-attention'] },
      wounds: { kari: 5 },
    })
    t.toRoll('caution')
      .dice({ hero: ['success'] })
      .choose('roll 0')
    t.expectEvents(
      'recovered kari 2 3 caution',
      'hurt ogre 1 1 caution',
      'readied-all kari caution',
    )
    expect(t.hero('kari').spent).toEqual([])
  })

  it('HX.6 with another card ready nobody is wounded', () => {
    const t = laid({ shadows: ['ogre.1'], spent: { kari: ['precise-strike', 'blaze-a-trail'] } })
    t.toRoll('caution').choose('roll 0')
    expect(t.enemy('ogre.1').hurt).toBe(0)
  })
})

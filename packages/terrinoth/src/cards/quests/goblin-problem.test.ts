/** The rulebook's quest, sentence by sentence. */
import { describe, expect, it } from 'vitest'
import { counted } from '../../testing/as-printed.ts'
import {
  atTheLast,
  beforeTheLast,
  endRound,
  lastRest,
  throughPeril,
  withoutNemesis,
} from '../../testing/house-table.ts'
import type { Table } from '../../testing/table.ts'

describe('The Goblin Problem', () => {
  it('brings Splig into the shadows where the last location is reached, and not before', () => {
    const t = endRound(lastRest(), { progress: 6 }).choose('travel', 'lead bram')
    expect([t.pile('location'), t.enemy('splig').where]).toEqual([['dark-forest'], 'lair'])
    const last = endRound(beforeTheLast(lastRest()), { progress: 6 })
    last.choose('travel', 'lead bram')
    expect(last.pile('location')).toEqual(['brigand-camp'])
    expect(last.enemy('splig').where).toBe('shadows')
    // H14.8: after the location's own enemies.
    const told = last.events()
    const own = told.map((one) => one.startsWith('spawned hidden')).lastIndexOf(true)
    expect(own).toBeGreaterThan(0)
    expect(told.indexOf('nemesis splig shadows')).toBeGreaterThan(own)
  })

  it('wounds for every Goblin with the first peril, and all upgrade', () => {
    const { told } = throughPeril('goblin-problem', 1, {
      engaged: { bram: ['goblin-witcher.1'] },
      shadows: ['goblin-archer.1', 'rat-swarm.1'],
    })
    const wounds = told.filter((one) => one.startsWith('wounded') && one.endsWith(' quest'))
    expect(wounds).toHaveLength(2)
    expect(counted(told, 'upgraded')).toBe(2)
  })

  it('brings a Goblin back for each hero with the second, and all upgrade', () => {
    const { t, told } = throughPeril('goblin-problem', 2, {
      discard: ['goblin-archer.1', 'goblin-witcher.1', 'ogre.1'],
    })
    expect(counted(told, 'spawned')).toBe(2)
    expect(t.pile('enemy-discard')).toEqual(['ogre'])
    expect(counted(told, 'upgraded')).toBe(2)
  })

  it('brings two enemies and Splig with the last, every round', () => {
    const { t, told } = throughPeril('goblin-problem', 3)
    expect(told.filter((one) => /^spawned .* shadows 0$/.test(one))).toHaveLength(2)
    expect(told).toContain('nemesis splig bram')
    const again = endRound(lastRest(), { peril: t.state.peril })
    expect(again.events()).toContain('peril-effect 3')
  })

  it('is won with Splig defeated at the last location, fully explored', () => {
    const won = (progress: number): Table => {
      const t = atTheLast(lastRest({ location: 'roadside-inn' }))
      return endRound(withoutNemesis(t, 'splig'), { progress })
    }
    expect(won(5).isOver).toBe(false)
    expect(won(6).events()).toContain('won')
    const early = withoutNemesis(lastRest({ location: 'roadside-inn' }), 'splig')
    expect(endRound(early, { progress: 6 }).isOver).toBe(false)
  })
})

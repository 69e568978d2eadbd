import { describe, expect, it } from 'vitest'
import { gain } from '../cards/build.ts'
import { abilityTable } from '../testing/ability-table.ts'
import { type Laid, table } from '../testing/table.ts'

const laid = (more: Laid = {}) => table().put({ engaged: {}, shadows: [], ...more })

describe('H12.7 Poisoned', () => {
  const poisoned = { conditions: { sal: ['poisoned'] } } as const

  it('H12.7 costs 1 wound before each action', () => {
    const t = laid(poisoned).toRoll('scout-explore')
    t.expectEvents('wounded sal 1 1 poisoned')
    expect(t.hero('sal').wounds).toBe(1)
  })

  it('H12.7 leaves after a rest action, which it hurts before', () => {
    const t = laid(poisoned)
      .toRoll('scout-rest')
      .dice({ hero: ['defense'] })
      .choose('roll 0')
    t.expectEvents('condition-gone sal poisoned rule')
    expect(t.hero('sal')).toMatchObject({ wounds: 1, conditions: [] })
  })

  it('H12.7 stays after any other action', () => {
    const t = laid(poisoned).toRoll('scout-explore').choose('roll 0')
    expect(t.hero('sal').conditions).toEqual(['poisoned'])
  })
})

describe('H12.7 Weakened', () => {
  const weakened = { conditions: { sal: ['weakened'] }, spent: { sal: ['scout-rest'] } } as const

  it('H12.7 at the end of the activation one card is exhausted, or 1 wound suffered', () => {
    const t = laid(weakened).toRoll('scout-explore').choose('roll 0')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['weakened', 'H12.7', 0])
    expect(t.options()).toEqual(['exhaust scout-attack', 'exhaust scout-aid', 'suffer'])
    t.choose('exhaust scout-aid')
    expect(t.hero('sal').spent).toEqual(['scout-explore', 'scout-rest', 'scout-aid'])
  })

  it('H12.7 the wound may be taken though there are cards', () => {
    const t = laid(weakened).toRoll('scout-explore').choose('roll 0', 'suffer')
    expect(t.hero('sal').wounds).toBe(1)
  })

  it('H12.7 with no ready card it is the wound', () => {
    const t = laid({
      conditions: { sal: ['weakened'] },
      spent: { sal: ['scout-attack', 'scout-rest', 'scout-aid'] },
    })
    t.toRoll('scout-explore').choose('roll 0').expectEvents('wounded sal 1 1 weakened')
  })

  it('H12.7 leaves at the start of an activation with all cards ready', () => {
    const t = table().put({ engaged: {}, shadows: [] }).toRoll('scout-rest').choose('roll 0')
    t.put({ conditions: { sal: ['weakened'], wick: ['weakened'] } })
    t.toRoll('warrior-explore').choose('roll 0', 'suffer')
    expect(t.hero('sal').conditions).toEqual([])
    expect(t.hero('wick').conditions).toEqual(['weakened'])
  })

  it('H12.7 the check comes after H3.4 has readied all', () => {
    const t = laid({ conditions: { wick: ['weakened'] } }).toRoll('scout-rest')
    t.put({ spent: { wick: ['warrior-attack', 'warrior-explore', 'warrior-rest', 'warrior-aid'] } })
    t.choose('roll 0').expectEvents(
      'wounded wick 2 2 spent-cards',
      'readied-all wick spent-cards',
      'condition-gone wick weakened rule',
    )
  })
})

describe('H12.7 Focused', () => {
  const focused = { conditions: { sal: ['focused'] } } as const

  it('H12.7 may be discarded in an action to reroll up to two dice', () => {
    const t = laid(focused)
      .toRoll('scout-explore')
      .dice({ hero: ['defense', 'defense'] })
    t.choose('roll 0')
    expect(t.options()).toEqual(['reroll defense focused', 'keep'])
    t.dice({ hero: ['success', 'success'] })
    t.choose('reroll defense focused').expectEvents(
      'condition-gone sal focused focused',
      'rerolled sal defense success focused',
    )
    t.choose('reroll defense focused').expectEvents('successes sal 2 2 0')
  })

  it('H12.7 need not be used', () => {
    const t = laid(focused).toRoll('scout-explore').choose('roll 0', 'keep')
    expect(t.hero('sal').conditions).toEqual(['focused'])
  })
})

describe('H12.7 and H12.15 having conditions', () => {
  it('H12.7 nobody has the same one twice', () => {
    const t = abilityTable([gain('each', 'poisoned')], { conditions: { sal: ['poisoned'] } })
    t.choose('use sal')
    expect(t.times('condition')).toBe(1)
    expect(t.hero('wick').conditions).toEqual(['poisoned'])
  })

  it('H12.7 different ones may lie beside each other', () => {
    const t = laid({ conditions: { sal: ['poisoned', 'weakened', 'focused'] } })
    expect(t.hero('sal').conditions).toHaveLength(3)
    t.toRoll('scout-rest').expectEvents('wounded sal 1 1 poisoned')
  })

  it('H12.15 there are as many as are needed', () => {
    const heroes = ['sal', 'wick', 'hob', 'mag']
    const t = abilityTable([gain('each', 'weakened')], {}, {}, { heroes }).choose('use sal')
    for (const hero of heroes) expect(t.hero(hero).conditions).toEqual(['weakened'])
  })
})

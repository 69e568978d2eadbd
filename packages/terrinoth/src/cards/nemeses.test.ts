import { describe, expect, it } from 'vitest'
import { brought, expectAtLeast, type Facts, house } from '../testing/as-printed.ts'
import { endRound, lastRest, nemesisNamed } from '../testing/house-table.ts'
import { type Laid, type Table, table } from '../testing/table.ts'
import { housePack } from './house-pack.ts'

/** The first activation of a quest; nobody is in play but what is laid. */
function begun(quest: string, laid: Laid = {}): Table {
  const t = table({ game: house, quest, heroes: ['bram', 'kari'] })
  return t.put({ engaged: {}, shadows: [], ...laid })
}

/** Bram rests while an Ogre is with him, and a threat comes up. */
function threatened(quest: string, laid: Laid = {}): Table {
  const t = begun(quest, { engaged: { bram: ['ogre.1'] }, ...laid })
  t.toRoll('second-wind').dice({ hero: ['success', 'success'], enemy: ['threat'] })
  return t.choose('roll 0')
}

const THREAT: Facts = { heroes: 2, foes: () => 1, holds: () => true }

const questOf = (nemesis: string): string => {
  const quest = housePack.quests.find((one) => one.nemesis === nemesis)
  if (quest === undefined) throw new Error(`${nemesis} has no quest`)
  return quest.name
}

/** The wounds that a Nemesis deals to somebody unhurt. */
function blowOf(nemesis: string, hero = 'bram', before = 0): string {
  const { attack } = nemesisNamed(nemesis)
  return `wounded ${hero} ${attack} ${before + attack} ${nemesis}`
}

const acts = (quest: string, laid: Laid): Table => endRound(lastRest({ quest }), laid)

describe('splig', () => {
  it('splig: advances, strikes and retreats', () => {
    const t = acts('goblin-problem', { shadows: ['splig'] })
    t.expectEvents('engaged splig bram shadows', 'wounded bram 2 2 splig', 'retreated splig bram')
    expect(t.shadows()).toEqual(['splig'])
  })

  it('splig: has one resilience less at a fully explored location', () => {
    const dealt = (progress: number): string[] => {
      const t = begun('goblin-problem', { engaged: { bram: ['splig'] }, progress })
      t.choose('activate slash').dice({ hero: ['success', 'success'], enemy: ['blank'] })
      return t.choose('roll 0').eventsOf('dealt')
    }
    expect(dealt(0)).toEqual(['dealt splig 3 2 1'])
    expect(dealt(6)).toEqual(['dealt splig 3 1 2'])
  })

  it('splig: a threat takes a success token or a progress, also from his lair', () => {
    const t = threatened('goblin-problem', { tokens: { bram: 1 }, progress: 2 })
    t.expectEvents('threat-of splig')
    expect(t.options()).toHaveLength(2)
    t.choose(t.options()[1]).expectEvents('progress -1 1 splig')
  })
})

describe('threats', () => {
  it.each(housePack.nemeses.map(({ name, threat = [] }) => [name, threat] as const))(
    '%s: does it in the lair as in play',
    (name, threat) => {
      const laid: Laid = { tokens: { bram: 2 }, progress: 2, discard: ['goblin-archer.1'] }
      for (const shadows of [[], [name]]) {
        const t = threatened(questOf(name), { ...laid, shadows })
        const told = [...t.events()]
        while (['order', 'choose', 'who'].includes(t.prompt())) {
          told.push(...t.choose(t.options()[0]).events())
        }
        expect(told).toContain(`threat-of ${name}`)
        expectAtLeast(told, brought(threat, THREAT))
      }
    },
  )
})

describe('the others', () => {
  it('broodmother: exhausts a card of whom she has, and strikes', () => {
    const t = acts('the-lost-caravan', { engaged: { bram: ['broodmother'] } })
    expect(t.prompt()).toBe('exhaust-card')
    t.choose('exhaust slash').expectEvents('exhausted bram slash broodmother')
    t.expectEvents(blowOf('broodmother'))
  })

  it('captain-varn: comes, strikes and whistles', () => {
    const t = acts('the-barons-ledger', { shadows: ['captain-varn'], counters: [2] })
    t.expectEvents('engaged captain-varn bram shadows', blowOf('captain-varn'), 'counter 0 1 3')
  })

  it('the-red-knife: strikes from the shadows, and is gone in smoke once wounded', () => {
    const t = acts('a-knife-in-the-dark', { shadows: ['the-red-knife'], counters: [1] })
    t.expectEvents(blowOf('the-red-knife'), 'keyword-idle the-red-knife smoke')
    expect(t.shadows()).toContain('the-red-knife')
    const hurt = acts('a-knife-in-the-dark', { shadows: ['the-red-knife -3'], counters: [1] })
    hurt.expectEvents(blowOf('the-red-knife'), 'nemesis the-red-knife lair')
    expect(hurt.enemy('the-red-knife')).toMatchObject({ where: 'lair', hurt: 3 })
    expect(hurt.state.counters[0]).toBeGreaterThan(1)
  })

  it('warlord-krutch: comes, strikes and batters the wall', () => {
    const t = acts('the-breach', { shadows: ['warlord-krutch'], counters: [6] })
    t.expectEvents(
      'engaged warlord-krutch bram shadows',
      blowOf('warlord-krutch'),
      'counter 0 -1 5',
    )
  })

  it('the-hierophant: tolls in the shadows, not in a fight', () => {
    const quiet = acts('the-ninth-bell', { shadows: ['the-hierophant'] })
    quiet.expectEvents('keyword the-hierophant toll', 'counter 0 1 1', blowOf('the-hierophant'))
    const fought = acts('the-ninth-bell', { engaged: { bram: ['the-hierophant'] } })
    fought.expectEvents('keyword-idle the-hierophant toll', 'retreated the-hierophant bram')
  })

  it('the-under-king: readies the Goblins, who act once more', () => {
    const t = acts('crown-of-the-under-king', {
      engaged: { bram: ['the-under-king'], kari: ['goblin-witcher.1 exhausted'] },
    })
    t.expectEvents('keyword the-under-king rally', 'acts goblin-witcher kari kari')
  })

  it('the-pale-rider: hunts whoever has least health left', () => {
    const t = acts('the-long-night', { shadows: ['the-pale-rider'], wounds: { bram: 2, kari: 9 } })
    // Her rest has taken one.
    t.expectEvents('engaged the-pale-rider kari shadows', blowOf('the-pale-rider', 'kari', 8))
  })
})

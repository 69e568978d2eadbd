import { describe, expect, it } from 'vitest'
import { carriedOut, house } from '../testing/as-printed.ts'
import { endRound, exploredAt, lastRest, setNamed } from '../testing/house-table.ts'
import { type Laid, type Table, table } from '../testing/table.ts'

const at = (location: string): Table => lastRest({ location })

/** Nobody is in play, at the first activation. */
const here = (location: string, laid: Laid = {}): Table =>
  table({ game: house, heroes: ['bram', 'kari'] }).put({
    engaged: {},
    shadows: [],
    location,
    ...laid,
  })

/** The location that comes next, if the party travels from one that is explored. */
function travelTo(location: string): Table {
  const t = lastRest().put({ progress: 20 })
  t.arrange({ locations: [location] })
  return endRound(t).choose('travel', 'lead bram')
}

describe('the rulebook’s locations', () => {
  it('roadside-inn: a success token for a wound, each hero, at the end of the travel phase', () => {
    const t = endRound(at('roadside-inn'), {
      // Kari's own rest takes one.
      wounds: { bram: 4, kari: 5 },
      tokens: { bram: 1, kari: 1 },
    })
    expect(t.prompt()).toBe('pay')
    t.choose('pay roadside-inn')
    t.expectEvents('lost-tokens bram 1 0 roadside-inn', 'recovered bram 1 3 roadside-inn')
    t.choose('decline roadside-inn')
    expect(t.hero('kari')).toMatchObject({ wounds: 4, tokens: 1 })
  })

  it('dark-forest: the leader rolls an enemy die at the end of the travel phase', () => {
    const poisoned = endRound(at('dark-forest').dice({ enemy: ['counterattack'] }))
    poisoned.expectEvents('enemy-die bram counterattack 0 0', 'condition bram poisoned dark-forest')
    const spawned = endRound(at('dark-forest').dice({ enemy: ['threat'] }))
    expect(spawned.shadows()).toEqual(['?'])
    const nothing = endRound(at('dark-forest').dice({ enemy: ['blank'] }))
    expect([nothing.shadows(), nothing.hero('bram').conditions]).toEqual([[], []])
  })

  it('brigand-camp: a hero may ready a card and roll an enemy die, both or neither', () => {
    const camp = (): Table =>
      endRound(at('brigand-camp').dice({ enemy: ['threat'] }), {
        spent: { bram: ['slash'] },
      })
    const t = camp()
    expect(t.options()).toEqual(['hero bram', 'hero kari'])
    t.choose('hero bram', 'do brigand-camp')
    t.expectEvents('readied bram slash brigand-camp', 'enemy-die bram threat 0 0')
    expect(t.shadows()).toEqual(['?'])
    const neither = camp().choose('hero bram', 'decline brigand-camp')
    expect(neither.shadows()).toEqual([])
    expect(neither.hero('bram').spent).toEqual(['slash'])
  })
})

describe('quarters', () => {
  it('market-square: an item for two success tokens, each hero', () => {
    const t = endRound(at('market-square'), { items: { kari: ['tonic'] }, tokens: { kari: 0 } })
    t.choose('pay market-square').expectEvents('claimed kari 2 2 market-square')
    expect(t.hero('kari').items).toEqual([])
  })

  it('old-chapel: a hero of the leader’s choice recovers a wound at the end of the round', () => {
    const t = endRound(at('old-chapel'), { wounds: { bram: 3, kari: 4 } })
    t.choose('hero kari').expectEvents('recovered kari 1 2 old-chapel')
  })

  it('thieves-alley: who has most success tokens loses one at the end of the round', () => {
    const t = endRound(at('thieves-alley'), { tokens: { bram: 1, kari: 2 } })
    expect([t.hero('bram').tokens, t.hero('kari').tokens]).toEqual([1, 1])
  })

  it('dockside: an enemy die at the end of the round may wound the leader', () => {
    const t = endRound(at('dockside').dice({ enemy: ['counterattack'] }))
    t.expectEvents('wounded bram 1 1 dockside')
    expect(endRound(at('dockside').dice({ enemy: ['threat'] })).times('wounded')).toBe(0)
  })

  it('guardhouse: Soldiers have one attack more', () => {
    const t = endRound(at('guardhouse'), { shadows: ['bloodguard.1'] })
    const attack = setNamed('bloodguard').minion.attack + 1
    t.expectEvents(`wounded bram ${attack} ${attack} bloodguard`)
  })

  it('noble-estate: each hero claims a token when it is fully explored', () => {
    const t = here('noble-estate', { progress: exploredAt('noble-estate') - 1 }).toRoll('march')
    t.dice({ hero: ['defense'] }).choose('roll 0')
    t.expectEvents('explored noble-estate', 'claimed bram 1 1 noble-estate')
    expect(t.hero('kari').tokens).toBe(1)
  })

  it('burnt-quarter: a hero of the leader’s choice is wounded at the end of the round', () => {
    endRound(at('burnt-quarter')).choose('hero kari').expectEvents('wounded kari 1 1 burnt-quarter')
  })
})

describe('the wilderness', () => {
  it('stone-bridge: explores with a die more while no enemy is with the hero', () => {
    const dice = (laid: Laid): number =>
      here('stone-bridge', laid).toRoll('march').umpire.decision.about.c
    expect(dice({})).toBe(2)
    expect(dice({ engaged: { bram: ['ogre.1'] } })).toBe(1)
  })

  it('river-ford: whoever arrives exhausts a card of the leader’s choice of hero', () => {
    const t = travelTo('river-ford')
    t.choose('hero kari')
    expect(t.prompt()).toBe('exhaust-card')
    t.choose('exhaust caution').expectEvents('exhausted kari caution river-ford')
  })

  it('sunken-road: an enemy is turned face up at the start of the enemy phase', () => {
    const t = endRound(at('sunken-road'), { shadows: ['?'] })
    const [turned, acted] = t.eventsOf('turned-up', 'acts')
    expect([turned.split(' ')[0], acted.split(' ')[0]]).toEqual(['turned-up', 'acts'])
    expect(t.events().indexOf(turned)).toBeGreaterThan(t.events().indexOf('phase 1'))
  })

  it('windy-pass: a die less against a target in the shadows', () => {
    const dice = (target: string): number => {
      const t = table({ game: house, heroes: ['dorn', 'bram'] }).put({
        engaged: { dorn: ['ogre.1'] },
        shadows: ['bandit.1'],
        location: 'windy-pass',
      })
      return t.choose('activate bolt', `target ${target}`).umpire.decision.about.c
    }
    expect([dice('ogre'), dice('bandit')]).toEqual([2, 1])
  })

  it('misty-moor: face-down enemies are no targets and suffer no wounds', () => {
    const t = table({ game: house, heroes: ['dorn', 'bram'] }).put({
      engaged: { dorn: ['ogre.1'] },
      shadows: ['?', 'bandit.1'],
      location: 'misty-moor',
    })
    t.choose('activate bolt')
    const targets = t.options().filter((option) => option.startsWith('target'))
    expect(targets).toEqual(['target ogre', 'target bandit'])
  })

  it('standing-stones: a card exhausted to become Focused, each hero', () => {
    const t = endRound(at('standing-stones')).choose('pay standing-stones', 'exhaust slash')
    t.expectEvents('exhausted bram slash standing-stones', 'condition bram focused standing-stones')
    t.choose('decline standing-stones')
    expect(t.hero('kari').conditions).toEqual([])
  })

  it('haunted-field: an Undead that falls takes a progress along', () => {
    const t = here('haunted-field', { engaged: { bram: ['zombie.1'] }, progress: 3 })
    t.choose('activate slash').dice({ hero: ['success', 'success'], enemy: ['blank'] })
    t.choose('roll 0').expectEvents('defeated zombie bram')
    expect(t.state.progress).toBe(2)
    const human = here('haunted-field', { engaged: { bram: ['bandit.1'] }, progress: 3 })
    human.choose('activate slash').dice({ hero: ['success', 'success'], enemy: ['blank'] })
    expect(human.choose('roll 0').state.progress).toBe(3)
  })

  it('cliff-path: engaged enemies have one attack more, others have not', () => {
    const t = endRound(at('cliff-path'), { shadows: ['bandit.1', 'sorcerer.1'] })
    const told = [...t.events(), ...carriedOut(t, 'activate')]
    expect(told.some((one) => /^wounded \w+ 2 \d+ bandit$/.test(one))).toBe(true)
    expect(told.some((one) => /^wounded \w+ 1 \d+ sorcerer$/.test(one))).toBe(true)
  })

  it('the-last-gate: a progress is lost at the end of the round', () => {
    const t = lastRest({ quest: 'the-long-night', location: 'the-last-gate' })
    t.arrange({ lair: ['the-pale-rider'] })
    endRound(t, { progress: 3 })
    expect(t.state.progress).toBe(2)
  })
})

describe('dungeons', () => {
  it('crypt-stair: Undead have one attack more until it is explored', () => {
    const wounds = (progress: number): string[] => {
      const t = endRound(at('crypt-stair'), { shadows: ['zombie.1'], progress })
      return t.eventsOf('wounded')
    }
    expect(wounds(0)).toEqual(['wounded bram 2 2 zombie'])
    expect(wounds(exploredAt('crypt-stair'))).toEqual(['wounded bram 1 1 zombie'])
  })

  it('flooded-cellar: rests with a die less', () => {
    expect(here('flooded-cellar').toRoll('second-wind').umpire.decision.about.c).toBe(1)
    expect(here('roadside-inn').toRoll('second-wind').umpire.decision.about.c).toBe(2)
  })

  it('abandoned-mine: the leader draws a card when it is fully explored', () => {
    const t = here('abandoned-mine', {
      progress: exploredAt('abandoned-mine') - 1,
      exploration: ['tonic'],
    }).toRoll('march')
    t.dice({ hero: ['defense'] }).choose('roll 0')
    t.expectEvents('explored abandoned-mine', 'drew bram tonic', 'found bram tonic')
  })

  it('the-vault: the ledger is found when it is fully explored', () => {
    const t = table({ game: house, quest: 'the-barons-ledger', heroes: ['bram', 'kari'] })
    t.put({
      engaged: {},
      shadows: [],
      location: 'the-vault',
      progress: exploredAt('the-vault') - 1,
    }).toRoll('march')
    t.dice({ hero: ['defense'] })
      .choose('roll 0')
      .expectEvents('counter 1 1 1')
  })

  it('bone-pit: weakens the leader at the end of the round if an Undead is in play', () => {
    const t = endRound(at('bone-pit'), { shadows: ['reanimate.1'] })
    t.expectEvents('condition bram weakened bone-pit')
    expect(endRound(at('bone-pit'), { shadows: ['ogre.1'] }).times('condition')).toBe(0)
  })

  it('spider-nest: an enemy die at the end of the travel phase poisons or spawns', () => {
    const t = endRound(at('spider-nest').dice({ enemy: ['counterattack'] }))
    t.choose('hero kari').expectEvents('condition kari poisoned spider-nest')
    expect(endRound(at('spider-nest').dice({ enemy: ['threat'] })).shadows()).toEqual(['?'])
  })

  it('hall-of-echoes: a threat brings an enemy', () => {
    const t = here('hall-of-echoes', { engaged: { bram: ['ogre.1'] }, shadows: [] })
    t.toRoll('second-wind').dice({ hero: ['success', 'success'], enemy: ['threat'] })
    t.choose('roll 0').expectEvents('threat-of hall-of-echoes')
    expect(t.shadows()).toContain('?')
  })
})

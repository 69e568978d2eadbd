import { describe, expect, it } from 'vitest'
import { house } from '../testing/as-printed.ts'
import { type Table, table } from '../testing/table.ts'

/** Nobody is in play; the hero comes first. */
const party = (hero: string, friend: string): Table =>
  table({ game: house, heroes: [hero, friend] }).put({ engaged: {}, shadows: [] })

describe('Scouts', () => {
  it('kari: before an action, a success token for a wound to any enemy', () => {
    const t = party('kari', 'mok').put({
      engaged: { mok: ['rat-swarm.1'] },
      tokens: { kari: 2 },
    })
    t.choose('activate draw-attention').choose('use kari')
    t.expectEvents('lost-tokens kari 1 1 ability', 'hurt rat-swarm 1 1 ability')
    // H12.16: once for each action.
    expect(t.options()).not.toContain('use kari')
  })

  it('tamsin: after exploring, a face-down enemy is turned up and exhausted, once a round', () => {
    const t = party('tamsin', 'mok').put({ shadows: ['?', '?'], exploration: ['tonic', 'snare'] })
    t.toRoll('blaze-a-trail')
      .dice({ hero: ['defense', 'defense'] })
      .choose('roll 0')
    expect(t.options()).toEqual(['use tamsin', 'pass'])
    t.choose('use tamsin')
    while (t.prompt() === 'which') t.choose(t.options()[0])
    expect(t.shadows().filter((one) => one === '?')).toHaveLength(1)
    expect(t.state.tired.filter((tired) => tired === 1)).toHaveLength(1)
    expect(t.state.used[0]).not.toBe(0)
  })

  it('orrin: rerolls one hero die, once a round', () => {
    const t = party('orrin', 'mok').put({ wounds: { orrin: 5 } })
    t.toRoll('caution')
      .dice({ hero: ['defense', 'success'] })
      .choose('roll 0')
    expect(t.options()).toEqual(['reroll defense ability', 'keep'])
    t.choose('reroll defense ability').expectEvents('rerolled orrin defense success ability')
    t.expectEvents('successes orrin 2 1 1')
    t.toRoll('staff-blow').choose('roll 0')
    t.put({ wounds: { orrin: 5 } }).toRoll('draw-attention')
    t.dice({ hero: ['defense', 'defense'] }).choose('roll 0')
    expect(t.prompt()).not.toBe('reroll')
  })
})

describe('Healers', () => {
  it('mok: recovers with whom he heals, in his own activation only', () => {
    const t = party('mok', 'kari').put({ wounds: { mok: 5, kari: 5 } })
    t.toRoll('blessing')
      .dice({ hero: ['defense', 'defense'] })
      .choose('roll 0')
    t.expectEvents('recovered kari 1 4 blessing', 'recovered mok 1 4 ability')
    t.put({ wounds: { kari: 5, mok: 5 } }).toRoll('caution')
    t.dice({ hero: ['success'] }).choose('roll 0')
    expect(t.times('recovered mok')).toBe(0)
  })

  it('avric: after any activation, a token for two wounds of any hero, once a round', () => {
    const t = party('avric', 'kari').put({ wounds: { kari: 5 }, tokens: { avric: 2 } })
    t.toRoll('herb-lore')
      .dice({ hero: ['defense', 'defense'] })
      .put({ exploration: ['tonic'] })
    t.choose('roll 0').choose('use avric')
    t.expectEvents('lost-tokens avric 1 1 ability', 'recovered kari 2 3 ability')
    t.toRoll('caution')
      .dice({ hero: ['defense'] })
      .choose('roll 0')
    expect(t.options()).not.toContain('use avric')
  })

  it('avric: also after another hero’s activation', () => {
    const t = party('kari', 'avric').put({ wounds: { kari: 5 }, tokens: { avric: 1 } })
    t.toRoll('draw-attention')
      .dice({ hero: ['defense', 'defense'] })
      .choose('roll 0')
    expect(t.options()).toContain('use avric')
  })

  it('ilse: has a defense in rest and aid actions', () => {
    const blow = (card: string): string[] => {
      const t = party('ilse', 'kari').put({ engaged: { ilse: ['rat-swarm.1'] } })
      t.toRoll(card).dice({ hero: ['success', 'success'], enemy: ['counterattack'] })
      return t.choose('roll 0').eventsOf('blow')
    }
    expect(blow('prayer')).toEqual(['blow ilse 1 1 0'])
    expect(blow('blessing')).toEqual(['blow ilse 1 1 0'])
    expect(blow('herb-lore')).toEqual(['blow ilse 1 0 1'])
  })
})

describe('Mages', () => {
  it('astarra: after any activation, a card exhausted for a progress, once a round', () => {
    const t = party('kari', 'astarra')
    t.toRoll('draw-attention')
      .dice({ hero: ['defense', 'defense'] })
      .choose('roll 0')
    t.choose('use astarra')
    expect(t.prompt()).toBe('exhaust-card')
    t.choose('exhaust gift').expectEvents('exhausted astarra gift ability', 'progress 1 1 ability')
    t.toRoll('meditation')
      .dice({ hero: ['defense'] })
      .choose('roll 0')
    expect(t.options()).not.toContain('use astarra')
  })

  it('quill: claims a success token after a rest action', () => {
    const t = party('quill', 'kari')
    t.toRoll('meditation')
      .dice({ hero: ['defense'] })
      .choose('roll 0')
    t.expectEvents('successes quill 1 0 1', 'claimed quill 1 1 ability')
  })

  it('dorn: before an attack, a wound for two success tokens, once a round', () => {
    const t = party('dorn', 'kari').put({ engaged: { dorn: ['rat-swarm.1'] } })
    t.choose('activate bolt').choose('use dorn')
    t.expectEvents('wounded dorn 1 1 ability', 'claimed dorn 2 2 ability')
    expect(t.options()).not.toContain('use dorn')
    const resting = party('dorn', 'kari').toRoll('meditation')
    expect(resting.options()).not.toContain('use dorn')
  })
})

describe('Warriors', () => {
  it('lissa: for each enemy her attack defeats, a wound to one engaged with her', () => {
    const t = party('lissa', 'kari').put({ engaged: { lissa: ['bandit.1', 'rat-swarm.1'] } })
    t.choose('activate slash', 'target bandit')
    t.dice({ hero: ['success', 'success'], enemy: ['blank', 'blank'] }).choose('roll 0')
    t.expectEvents('defeated bandit lissa', 'hurt rat-swarm 1 1 ability')
  })

  it('lissa: does nothing after an attack that fells nobody', () => {
    const t = party('lissa', 'kari').put({ engaged: { lissa: ['bandit.1', 'rat-swarm.1'] } })
    t.choose('activate slash', 'target rat-swarm')
    t.dice({ hero: ['defense', 'success'], enemy: ['blank', 'blank'] }).choose('roll 0')
    expect(t.times('hurt')).toBe(0)
  })

  it('bram: has a defense while two enemies or more are with him', () => {
    const blow = (...enemies: readonly string[]): string[] => {
      const t = party('bram', 'kari').put({ engaged: { bram: enemies } })
      const [first, ...rest] = enemies
      expect(first).toBe('rat-swarm.1')
      t.toRoll('march').dice({
        hero: ['success'],
        enemy: ['counterattack', ...rest.map(() => 'blank' as const)],
      })
      return t.choose('roll 0').eventsOf('blow')
    }
    expect(blow('rat-swarm.1')).toEqual(['blow bram 1 0 1'])
    expect(blow('rat-swarm.1', 'bandit.1')).toEqual(['blow bram 1 1 0'])
  })

  it('runa: attacks with a success more while she has six wounds', () => {
    const successes = (wounds: number): string[] => {
      const t = party('runa', 'kari').put({
        engaged: { runa: ['rat-swarm.1'] },
        wounds: { runa: wounds },
      })
      t.choose('activate slash')
      t.dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
      return t.choose('roll 0').eventsOf('successes')
    }
    expect(successes(5)).toEqual(['successes runa 1 0 1'])
    expect(successes(6)).toEqual(['successes runa 2 0 2'])
  })
})

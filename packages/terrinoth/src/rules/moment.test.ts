import { describe, expect, it } from 'vitest'
import { at, claim, gain, hurtEach, slain, wound } from '../cards/build.ts'
import { drillPack } from '../testing/drill-pack.ts'
import { drillWith, lastRoll, table } from '../testing/table.ts'

const nobody = { engaged: {}, shadows: [] }

describe('whose abilities a moment finds', () => {
  it('offers what a location lets do once a round, to the hero of the moment', () => {
    const road = {
      name: 'road',
      triggers: [at('after-action', { may: true, limit: 'round' }, claim('you', 1))],
    }
    const t = table({ game: drillWith({ location: road }) }).put(nobody)
    t.toRoll('scout-rest').choose('roll 0')
    expect([t.prompt(), t.by(), t.options()]).toEqual(['ability', 0, ['use road', 'pass']])
    t.choose('use road')
    t.toRoll('warrior-rest').choose('roll 0')
    expect([t.prompt(), t.by()]).toEqual(['activate', 0])
  })

  it('gives a new place limits of its own', () => {
    const triggers = [
      at('travel-start', { may: true, limit: 'round' }, claim('you', 1)),
      at('travel-end', { may: true, limit: 'round' }, claim('you', 1)),
    ]
    const locations = drillPack.locations.map((one) => ({ ...one, triggers }))
    const t = lastRoll({ game: drillWith({ pack: { locations } }) }).toEnemies({ progress: 4 })
    t.choose('use road-1', 'travel', 'lead sal')
    expect(t.options()).toEqual(['use wood-2', 'pass'])
  })

  it('does what an item must do, and the item is gone', () => {
    const game = drillWith({
      found: {
        name: 'bomb',
        triggers: [at('after-activation', {}, hurtEach({ in: 'shadows' }, 1))],
      },
    })
    const t = table({ game }).put({ engaged: {}, shadows: ['brute.1'], items: { sal: ['bomb.1'] } })
    t.toRoll('scout-rest').choose('roll 0')
    t.expectEvents('used sal bomb', 'item-used sal bomb', 'hurt brute 1 1 bomb', 'activates wick 1')
    expect([t.hero('sal').items, t.pile('exploration-discard')]).toEqual([[], ['bomb']])
    // Nobody to hurt: it stays.
    const none = table({ game }).put({ ...nobody, items: { sal: ['bomb.1'] } })
    none.toRoll('scout-rest').choose('roll 0')
    expect(none.hero('sal').items).toEqual(['bomb'])
  })

  it('knows of the enemy that was defeated, also where it may be used', () => {
    const game = drillWith({
      hero: {
        name: 'sal',
        triggers: [
          at('enemy-defeated', { may: true, when: slain({ trait: 'goblin' }) }, claim('you', 1)),
        ],
      },
    })
    const t = table({ game }).put({ engaged: { sal: ['runt.1'] }, shadows: [] })
    t.toRoll('scout-attack')
      .dice({ enemy: ['blank'] })
      .choose('roll 0')
    expect([t.prompt(), t.options()]).toEqual(['ability', ['use sal', 'pass']])
    const other = table({ game }).put({ engaged: { sal: ['brute.1'] }, shadows: [] })
    other
      .toRoll('scout-attack')
      .dice({ enemy: ['blank'] })
      .choose('roll 0')
    expect([other.times('defeated'), other.prompt()]).toEqual([1, 'activate'])
  })

  it('asks for an order where owners differ, though they say the same', () => {
    const triggers = [
      at('after-activation', { of: 'any' as const }, gain('leader', 'focused'), wound('you', 1)),
    ]
    const game = drillWith({
      pack: { heroes: drillPack.heroes.map((one) => ({ ...one, triggers })) },
    })
    const t = table({ game }).put(nobody).toRoll('scout-rest').choose('roll 0')
    expect([t.prompt(), t.options().length]).toEqual(['order', 2])
  })

  it('leaves nothing undone on the agenda when the hero falls on the way', () => {
    const game = drillWith({
      quest: {
        triggers: [
          at('after-action', {}, wound('you', 1)),
          at('after-action', {}, claim('each', 1)),
        ],
      },
    })
    const t = table({ game }).put({ ...nobody, wounds: { sal: 19 } })
    t.toRoll('scout-attack').choose('roll 0')
    expect([t.prompt(), t.state.agenda.length]).toEqual(['order', 6])
    t.choose(t.options()[0]).expectEvents('fell sal', 'broken-off sal', 'activates wick 1')
    expect([t.state.agenda, t.times('claimed')]).toEqual([[], 0])
  })
})

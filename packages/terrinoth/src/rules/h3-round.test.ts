import { describe, expect, it } from 'vitest'
import {
  at,
  claim,
  engagedWithYou,
  gain,
  keyword,
  stack,
  title,
  when,
  wound,
} from '../cards/build.ts'
import { drillWith, lastRoll, table } from '../testing/table.ts'

const FOUR = ['sal', 'wick', 'hob', 'mag']
const nobody = { engaged: {}, shadows: [] }

describe('H3 The round', () => {
  it('H3.1 activates heroes from the leader clockwise: a ready card, exhausted, top to bottom', () => {
    const t = table({ heroes: FOUR }).put({ ...nobody, leader: 'hob' })
    t.put({ spent: { sal: ['scout-rest'] } })
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['activate', 'H3.1', 0])
    expect(t.options()).toEqual([
      'activate scout-attack',
      'activate scout-explore',
      'activate scout-aid',
    ])
    t.choose('activate scout-explore')
    expect(t.events()).toEqual(['chose sal scout-explore'])
    expect(t.hero('sal').spent).toEqual(['scout-explore', 'scout-rest'])
    for (let round = t.state.round; t.state.round === round; ) {
      t.choose(t.options().find((option) => /rest$|roll 0|any/.test(option)) ?? t.options()[0])
    }
    expect([t.prompt(), t.by()]).toEqual(['activate', 2])
    const next: unknown[] = []
    for (let n = 0; n < 4; n++) {
      next.push(t.by())
      t.toRoll(t.options()[2].replace('activate ', '')).choose('roll 0')
    }
    expect(next).toEqual([2, 3, 0, 1])
  })

  it('H3.1 does what stands above the action, the action, then what stands below', () => {
    const game = drillWith({
      card: { name: 'scout-rest', above: [claim('you', 1)], below: [gain('you', 'focused')] },
    })
    const t = table({ game }).put(nobody).choose('activate scout-rest')
    expect([t.prompt(), t.hero('sal').tokens, t.hero('sal').conditions]).toEqual(['roll', 1, []])
    t.choose('roll 0').expectEvents('successes sal 1 1 0', 'condition sal focused scout-rest')
  })

  it('H3.2 knows who is active: who activates, who activates an enemy, else the leader', () => {
    const game = drillWith({
      quest: {
        triggers: [
          at('after-action', {}, wound('you', 1)),
          at('peril-phase', {}, gain('you', 'focused')),
          at('round-end', {}, claim('you', 1)),
        ],
      },
      set: {
        name: 'archer',
        keywords: [
          keyword(
            'sting',
            title('-', 'm -', 'm -'),
            when(engagedWithYou, [gain('you', 'poisoned')]),
          ),
        ],
      },
    })
    const t = lastRoll({ game, players: 2 })
    expect([t.hero('sal').wounds, t.hero('wick').wounds]).toEqual([2, 1])
    t.toEnemies({ engaged: { wick: ['archer.1'] } })
    // Wick activates what is engaged with Wick; peril and the end of the round are the leader's.
    t.expectEvents(
      'wounded wick 1 2 quest',
      'acts archer wick wick',
      'condition wick poisoned archer',
      'condition sal focused quest',
      'claimed sal 1 1 quest',
    )
    expect(t.state.active).toBe(0)
  })

  it('H3.3 offers no way around the action of the card', () => {
    const t = table({ heroes: FOUR }).put({ ...nobody, tokens: { sal: 1 } })
    t.choose('activate scout-explore')
    expect(t.options()).toEqual(['roll 0', 'roll 1'])
    const aid = table({ heroes: FOUR }).put(nobody).choose('activate scout-aid')
    expect(aid.options()).toEqual(['aid wick', 'aid hob', 'aid mag'])
  })

  it('H3.4 costs two wounds to begin with all four cards exhausted, and readies them', () => {
    const all = ['warrior-attack', 'warrior-explore', 'warrior-rest', 'warrior-aid']
    const t = table().put({ ...nobody, spent: { wick: all } })
    t.toRoll('scout-rest').choose('roll 0')
    t.expectEvents(
      'activates wick 1',
      'wounded wick 2 2 spent-cards',
      'readied-all wick spent-cards',
    )
    expect(t.options()).toHaveLength(4)
    const three = table().put({ ...nobody, spent: { wick: all.slice(1) } })
    three.toRoll('scout-rest').choose('roll 0')
    // The last one is chosen by itself.
    expect([three.hero('wick').wounds, three.hero('wick').spent.length]).toEqual([0, 4])
  })

  it('H3.8 counts “once per round” over all activations of a round, anew with each', () => {
    const game = drillWith({
      hero: {
        name: 'sal',
        triggers: [at('after-action', { may: true, limit: 'round' }, claim('you', 1))],
      },
    })
    const t = table({ game }).put(nobody)
    t.toRoll('scout-rest').choose('roll 0')
    expect(t.options()).toEqual(['use sal', 'pass'])
    t.choose('use sal')
    expect(t.hero('sal').tokens).toBe(1)
    t.toRoll('warrior-rest').choose('roll 0')
    // Sal's second activation of the round: no more.
    expect([t.by(), t.prompt()]).toEqual([0, 'activate'])
    t.toRoll('scout-rest').choose('roll 0')
    expect([t.by(), t.prompt(), t.state.round]).toEqual([1, 'activate', 1])
    t.toRoll('warrior-rest').choose('roll 0')
    expect([t.by(), t.state.round]).toEqual([0, 2])
    t.toRoll('scout-rest').choose('roll 0')
    expect(t.options()).toEqual(['use sal', 'pass'])
  })

  it('H3.9 does not restart a phase when the leader changes: nobody gains or loses a turn', () => {
    const t = table({ heroes: FOUR }).put(nobody)
    t.put({ wounds: { sal: 9 }, conditions: { sal: ['poisoned'] } })
    t.choose('activate scout-rest')
    t.expectEvents('fell sal', 'leads sal wick', 'broken-off sal', 'activates wick 1')
    const order = [t.by()]
    for (let n = 0; n < 2; n++) {
      t.toRoll(t.options()[2].replace('activate ', '')).choose('roll 0')
      order.push(t.by())
    }
    expect(order).toEqual([1, 2, 3])
    t.toRoll('mage-rest').choose('roll 0')
    expect([t.state.round, t.leader(), t.by()]).toEqual([2, 'wick', 1])
  })

  it('H3.9 goes on in the enemy phase from where it was', () => {
    const game = drillWith({ quest: { locations: [stack('gate')] } })
    const t = lastRoll({ heroes: FOUR, game })
    t.toEnemies({
      wounds: { sal: 8 },
      engaged: { sal: ['brute.1'], wick: ['runt.1'], hob: ['guard.1'] },
    })
    expect(t.eventsOf('acts', 'fell')).toEqual([
      'acts brute sal sal',
      'fell sal',
      'acts runt wick wick',
      'acts guard hob hob',
    ])
  })
})

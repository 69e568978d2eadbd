import { describe, expect, it } from 'vitest'
import {
  copies,
  discards,
  fight,
  holding,
  numberOn,
  powerOf,
  printed,
  wholeDeck,
} from '../testing/card-play.ts'
import { expectNoTricks, expectPowerOnly } from '../testing/plain-card.ts'

describe('enemies of level 5', () => {
  it('gate-demon: has no tricks', () => expectNoTricks('gate-demon'))

  it('horned-duke: has no tricks', () => expectNoTricks('horned-duke'))

  it('brood-mother: the starting player discards from the deck', () => {
    const lost = numberOn('brood-mother', 'discard-top')
    expect(discards(fight('brood-mother'))).toEqual([lost, 0, 0, 0])
  })

  it('captain-of-the-black-guard: the starting player discards, or he is stronger', () => {
    const name = 'captain-of-the-black-guard'
    const t = fight(name).choose(`choose 1 ${name}`)
    expect([t.count('discard/1'), t.times('discarded')]).toEqual([
      numberOn(name, 'discard-top'),
      numberOn(name, 'discard-top'),
    ])
    expect(t.choose('keep').enemy()).toBe(printed(name))
    const stronger = fight(name).choose(`choose 2 ${name}`)
    expect(stronger.times('discarded')).toBe(0)
    expect(stronger.enemy()).toBe(printed(name) + numberOn(name, 'enemy-power'))
  })

  it('lady-in-waiting: everybody has a smaller hand', () => {
    const t = fight('lady-in-waiting')
    expect(t.count('hand/1')).toBe(3 + numberOn('lady-in-waiting', 'hand-size'))
    expect(t.choose('keep').count('hand/2')).toBe(3 + numberOn('lady-in-waiting', 'hand-size'))
  })

  it('living-wall: Basic cards count for less, also below nothing', () => {
    const piles = { 'deck/1': ['demon-blade', 'basic-1', 'basic-0'] }
    const change = numberOn('living-wall', 'basic-power')
    expect(fight('living-wall', { piles }).choose('keep').power()).toBe(
      powerOf('demon-blade') + 1 + change + change,
    )
  })

  it('fallen-saint: the Cleric discards from the deck', () => {
    const t = fight('fallen-saint')
    expect(t.count('discard/3')).toBe(numberOn('fallen-saint', 'discard-top'))
    expect(t.times('discarded')).toBe(numberOn('fallen-saint', 'discard-top'))
  })

  it('nightmare: stronger for each player whose deck is no full hand', () => {
    const each = numberOn('nightmare', 'enemy-power')
    // The first deck keeps two cards, the second none, the third four.
    const piles = {
      'discard/1': wholeDeck('barbarian').slice(2),
      'discard/2': wholeDeck('bard'),
      'discard/3': wholeDeck('cleric').slice(4),
    }
    const power = printed('nightmare') + each * 2
    fight('nightmare', { piles }).expectEvents(`fights nightmare level-5/a ${power}`)
    expect(fight('nightmare').enemy()).toBe(printed('nightmare'))
  })

  it('hoard-keeper: stronger for each loot in any discard pile', () => {
    const piles = { 'discard/1': ['kobold', 'basic-1', 'orc'], 'discard/4': ['bandit'] }
    const each = numberOn('hoard-keeper', 'enemy-power')
    expect(fight('hoard-keeper', { piles }).enemy()).toBe(printed('hoard-keeper') + each * 3)
  })

  it('hydra: stronger for each card under it', () => {
    const each = numberOn('hydra', 'enemy-power')
    for (const under of [0, 2, 3]) {
      expect(fight('hydra', { under }).enemy()).toBe(printed('hydra') + each * under)
    }
  })

  it('war-drummer: everybody has a larger hand', () => {
    const t = fight('war-drummer')
    expect(t.count('hand/1')).toBe(3 + numberOn('war-drummer', 'hand-size'))
    expect(t.choose('keep').count('hand/2')).toBe(3 + numberOn('war-drummer', 'hand-size'))
  })

  it('ferryman: each player may pay the fare, which weakens him', () => {
    const [fare, by] = [numberOn('ferryman', 'discard-top'), numberOn('ferryman', 'enemy-power')]
    const t = fight('ferryman')
    t.choose('decline ferryman', 'pay ferryman', 'pay ferryman')
    expect([t.by(), t.options()]).toEqual([3, ['pay ferryman', 'decline ferryman']])
    t.choose('pay ferryman')
    expect([1, 2, 3, 4].map((seat) => t.count(`discard/${seat}`))).toEqual([0, fare, fare, fare])
    expect(t.enemy()).toBe(printed('ferryman') + 3 * by)
  })
})

describe('loot of level 5', () => {
  it('demon-blade: is worth its power', () => expectPowerOnly('demon-blade'))

  it('ducal-mace: is worth its power', () => {
    const t = holding('ducal-mace', { against: 'gate-demon' })
    t.expectEvents('played 1 ducal-mace', 'turn 2')
    expect(t.power()).toBe(powerOf('ducal-mace'))
  })

  it('dragons-breath: power for cards of the deck', () => {
    const t = holding('dragons-breath').choose('play dragons-breath', 'pay brood-mother')
    expect(t.count('discard/1')).toBe(numberOn('dragons-breath', 'discard-top'))
    expect(t.power()).toBe(powerOf('dragons-breath') + numberOn('dragons-breath', 'gain-power'))
    const kept = holding('dragons-breath').choose('play dragons-breath', 'decline brood-mother')
    expect([kept.count('discard/1'), kept.power()]).toEqual([0, powerOf('dragons-breath')])
  })

  it('deathstrike: power for cards of the hand', () => {
    const pay = 'pay captain-of-the-black-guard'
    const t = holding('deathstrike').choose('play deathstrike', pay)
    expect(t.count('discard/1')).toBe(numberOn('deathstrike', 'discard-hand'))
    expect(t.power()).toBe(powerOf('deathstrike') + numberOn('deathstrike', 'gain-power'))
    // T11.3: too few cards in hand.
    const late = holding('deathstrike').choose('play basic-0', 'play basic-0')
    expect([late.times('discarded'), late.power()]).toEqual([0, powerOf('deathstrike')])
  })

  it('last-waltz: a card of the hand doubles the total of any player', () => {
    const piles = { 'deck/1': ['basic-1', 'basic-1', 'basic-0'] }
    const t = holding('last-waltz', { first: 'barbarian', by: 'bard', piles })
    t.choose('play last-waltz', 'pay lady-in-waiting')
    expect(t.count('discard/2')).toBe(numberOn('last-waltz', 'discard-hand'))
    expect(t.options()).toEqual(['double-total 1', 'double-total 2'])
    t.choose('double-total 1').expectEvents('doubled-total 1 4')
    expect(t.power()).toBe(2 * 2 + powerOf('last-waltz'))
  })

  it('keystone: the Barbarian may draw', () => {
    const most = numberOn('keystone', 'draw-up-to')
    const t = holding('keystone', { deck: copies(most, 'basic-1') }).choose('play keystone')
    expect(t.options()).toHaveLength(most + 1)
    t.choose(`draw ${most}`)
    expect([t.times('drew 1'), t.power()]).toEqual([most, powerOf('keystone') + most])
    const none = holding('keystone').choose('play keystone', 'draw 0')
    expect([none.times('drew 1'), none.power()]).toEqual([0, powerOf('keystone')])
    const other = holding('keystone', { by: 'thief' }).choose('play keystone')
    expect([other.times('drew 4'), other.power()]).toEqual([0, powerOf('keystone')])
  })

  it('last-rites: the Cleric draws what was discarded', () => {
    const [back, drawn] = [numberOn('last-rites', 'recover'), numberOn('last-rites', 'draw')]
    const discard = ['basic-0', ...copies(back, 'golem-fist')]
    const t = holding('last-rites', { by: 'cleric', discard })
    t.choose('play last-rites', ...copies(back, 'recover golem-fist'))
    t.expectEvents('recovered 3 golem-fist', 'drew 3 golem-fist')
    expect(t.times('drew 3')).toBe(drawn)
    expect(t.power()).toBe(powerOf('last-rites') + powerOf('golem-fist') * Math.min(back, drawn))
    const other = holding('last-rites', { discard }).choose('play last-rites')
    expect([other.times('recovered'), other.times('drew 1')]).toEqual([0, 0])
  })

  it('second-wind: with an empty deck all discards go back into it', () => {
    const discard = wholeDeck('barbarian').slice(2)
    const t = holding('second-wind', { discard })
    expect(t.count('deck/1')).toBe(0)
    t.choose('play second-wind').expectEvents('shuffled 1')
    expect([t.count('discard/1'), t.count('deck/1')]).toEqual([0, discard.length])
    const early = holding('second-wind', { discard: ['basic-1'] }).choose('play second-wind')
    expect([early.pile('discard/1'), early.power()]).toEqual([['basic-1'], powerOf('second-wind')])
  })

  it('kings-ransom: the Thief plays the best of some loot of the enemy’s level', () => {
    const t = holding('kings-ransom', { by: 'thief', against: 'warden-golem' })
    t.expectDeal({ 'reserve/4': ['old-giant', 'warden-golem'] }).choose('play kings-ransom')
    expect(t.times('turned-up')).toBe(numberOn('kings-ransom', 'take', 'from'))
    t.choose('take golem-fist').expectEvents('took 4 golem-fist', 'played 4 golem-fist')
    expect(t.times('took 4')).toBe(numberOn('kings-ransom', 'take', 'cards'))
    expect(t.power()).toBe(powerOf('kings-ransom') + powerOf('golem-fist'))
    expect(t.count('offer')).toBe(0)
    const other = holding('kings-ransom').choose('play kings-ransom')
    expect([other.times('turned-up'), other.power()]).toEqual([0, powerOf('kings-ransom')])
  })

  it('many-heads: draws when enough cards were played', () => {
    const [needed, drawn] = [
      numberOn('many-heads', 'played-at-least'),
      numberOn('many-heads', 'draw'),
    ]
    const deck = copies(drawn + 1, 'basic-1')
    const late = holding('many-heads', { deck }).choose(...copies(needed - 1, 'play basic-0'))
    expect([late.times('drew 1'), late.power()]).toEqual([drawn, powerOf('many-heads') + drawn])
    const early = holding('many-heads', { deck }).choose('play many-heads')
    expect([early.times('drew 1'), early.power()]).toEqual([0, powerOf('many-heads')])
  })

  it('war-chorus: the Bard gains power for each loot that anyone has played', () => {
    const each = numberOn('war-chorus', 'gain-power')
    const piles = { 'deck/1': ['golem-fist', 'basic-0', 'troll-club'] }
    const t = holding('war-chorus', { first: 'barbarian', by: 'bard', piles })
    t.choose('play war-chorus')
    const others = powerOf('golem-fist') + powerOf('troll-club')
    expect(t.power()).toBe(others + powerOf('war-chorus') + each * 3)
    expect(holding('war-chorus').choose('play war-chorus').power()).toBe(powerOf('war-chorus'))
  })

  it('ferrymans-coin: finds any card in the deck, to be played', () => {
    const t = holding('ferrymans-coin', { deck: ['golem-fist'] }).choose('play ferrymans-coin')
    expect(t.options()).toEqual([
      'take basic-0',
      'take basic-1',
      'take battle-rage',
      'take golem-fist',
    ])
    t.choose('take golem-fist').expectEvents('found 1 golem-fist', 'shuffled 1')
    expect(t.power()).toBe(powerOf('ferrymans-coin') + powerOf('golem-fist'))
  })
})

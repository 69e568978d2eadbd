import { describe, expect, it } from 'vitest'
import {
  copies,
  discards,
  fight,
  holding,
  MIGHT,
  numberOn,
  powerOf,
  printed,
} from '../testing/card-play.ts'
import { expectNoTricks, expectPowerOnly } from '../testing/plain-card.ts'

describe('enemies of level 4', () => {
  it('warden-golem: has no tricks', () => expectNoTricks('warden-golem'))

  it('old-giant: has no tricks', () => expectNoTricks('old-giant'))

  it('archivist-lich: stronger for each Basic card in any discard pile', () => {
    const piles = { 'discard/1': ['basic-0', 'basic-1', 'orc'], 'discard/3': ['basic-1'] }
    const t = fight('archivist-lich', { piles })
    const each = numberOn('archivist-lich', 'enemy-power')
    expect(t.enemy()).toBe(printed('archivist-lich') + each * 3)
    t.choose('new-hand', 'keep')
    expect(t.enemy()).toBe(printed('archivist-lich') + each * (3 + 3))
  })

  it('dark-herald: the starting player discards, or it moves to a higher dungeon', () => {
    const fought = fight('dark-herald').choose('choose 1 dark-herald')
    expect(discards(fought)).toEqual([numberOn('dark-herald', 'discard-top'), 0, 0, 0])
    const t = fight('dark-herald').choose('choose 2 dark-herald')
    expect(t.options()).toEqual(['move-to level-5/a', 'move-to level-5/b', 'move-to boss-deck'])
    t.choose('move-to level-5/b')
    expect(t.pile('level-5/b')[0]).toBe('dark-herald')
    expect([t.times('discarded'), t.times('turn')]).toEqual([0, 0])
  })

  it('furnace-drake: the starting player discards from the deck, or makes it stronger', () => {
    const name = 'furnace-drake'
    const burnt = fight(name).choose(`choose 1 ${name}`)
    expect(discards(burnt)).toEqual([numberOn(name, 'discard-top'), 0, 0, 0])
    const grown = fight(name).choose(`choose 2 ${name}`)
    expect(discards(grown)).toEqual([0, 0, 0, 0])
    expect(grown.enemy()).toBe(printed(name) + numberOn(name, 'enemy-power'))
  })

  it('quarry-overseer: loot counts for less, Basic cards as ever', () => {
    const piles = { 'deck/1': ['golem-fist', 'basic-1', 'basic-1'] }
    const t = fight('quarry-overseer', { piles }).choose('keep')
    expect(t.power()).toBe(powerOf('golem-fist') + numberOn('quarry-overseer', 'loot-power') + 2)
  })

  it('royal-seamstress: nobody gets a second hand', () => {
    const t = fight('royal-seamstress')
    t.expectEvents('turn 1', 'turn 2', 'turn 3', 'turn 4', 'lost-combat royal-seamstress level-4/a')
    expect(t.times('drew')).toBe(4 * 3)
  })

  it('undying-choir: stronger for each Basic card in play', () => {
    const each = numberOn('undying-choir', 'enemy-power')
    const t = fight('undying-choir', { piles: { 'deck/1': ['golem-fist', 'basic-1', 'basic-0'] } })
    expect(t.enemy()).toBe(printed('undying-choir'))
    expect(t.choose('keep').enemy()).toBe(printed('undying-choir') + each * 2)
    expect(t.choose('keep').enemy()).toBe(printed('undying-choir') + each * (2 + 3))
  })

  it('bell-ringer: the starting player discards, or the Boss token moves', () => {
    const fought = fight('bell-ringer').choose('choose 1 bell-ringer')
    expect(discards(fought)).toEqual([numberOn('bell-ringer', 'discard-top'), 0, 0, 0])
    const t = fight('bell-ringer')
    const at = t.state.track
    t.choose('choose 2 bell-ringer')
    expect(t.times('boss-moved')).toBe(numberOn('bell-ringer', 'boss-token'))
    expect(t.state.track).toBe(at + numberOn('bell-ringer', 'boss-token'))
    expect([t.times('discarded'), t.prompt()]).toEqual([0, 'keep-hand'])
  })

  it('mirror-knight: stronger for each loot in play', () => {
    const each = numberOn('mirror-knight', 'enemy-power')
    const piles = { 'deck/1': ['troll-club', 'basic-1', 'crooked-spear'] }
    const t = fight('mirror-knight', { piles }).choose('keep')
    expect(t.enemy()).toBe(printed('mirror-knight') + each * 2)
  })

  it('pyre-priest: when it falls the winner may remove discarded cards', () => {
    const most = numberOn('pyre-priest', 'remove')
    const discards = { 'discard/1': copies(most + 1, 'basic-0'), 'discard/2': ['basic-0'] }
    const t = fight('pyre-priest', { players: 2, piles: { 'deck/1': MIGHT, ...discards } })
    t.choose('keep')
    expect([t.by(), t.options()]).toEqual([0, ['remove basic-0', 'enough']])
    t.choose(...copies(most, 'remove basic-0')).expectEvents('looted 1 pyre-priest')
    expect(t.pile('reserve/none')).toEqual(copies(most, 'basic-0'))
    expect(t.pile('discard/2')).toEqual(['basic-0'])
  })

  it('vault-sprite: when it falls the winner takes the best of some loot of its level', () => {
    const shown = numberOn('vault-sprite', 'take', 'from')
    const t = fight('vault-sprite', { players: 2, piles: { 'deck/1': MIGHT } })
    const reserve = t.count('reserve/4')
    t.expectDeal({ 'reserve/4': ['old-giant', 'mirror-knight'] }).choose('keep')
    expect(t.times('turned-up')).toBe(shown)
    expect([t.by(), t.prompt()]).toEqual([0, 'take-card'])
    t.choose('take mirror-shield').expectEvents('took 1 mirror-shield', 'looted 1 vault-sprite')
    expect(t.pile('discard/1')).toContain('mirror-knight')
    expect(t.pile('discard/1')).not.toContain('old-giant')
    expect(t.times('played 1 mirror-shield')).toBe(0)
    expect(t.count('reserve/4')).toBe(reserve - numberOn('vault-sprite', 'take', 'cards'))
  })
})

describe('loot of level 4', () => {
  it('golem-fist: is worth its power', () => expectPowerOnly('golem-fist'))

  it('giants-boulder: costs cards of the hand, wanted or not', () => {
    const t = holding('giants-boulder').choose('play giants-boulder')
    expect(t.pile('discard/1')).toEqual(
      copies(numberOn('giants-boulder', 'discard-hand'), 'basic-0'),
    )
    expect(t.power()).toBe(powerOf('giants-boulder'))
    const last = holding('giants-boulder').choose('play basic-0', 'play basic-0')
    expect([last.count('discard/1'), last.power()]).toEqual([0, powerOf('giants-boulder')])
  })

  it('grave-ledger: discarded cards go on top of the deck, in the order wanted', () => {
    const back = numberOn('grave-ledger', 'recover')
    const discard = ['basic-0', ...copies(back - 1, 'basic-1'), 'kobold']
    const t = holding('grave-ledger', { discard }).choose('play grave-ledger')
    expect(t.options()).toContain('recover crooked-spear')
    t.choose('recover crooked-spear', ...copies(back - 1, 'recover basic-1'))
    const top = [...copies(back - 1, 'basic-1'), 'kobold', '?']
    expect(t.pile('deck/1').slice(0, back + 1)).toEqual(top)
    expect(t.pile('discard/1')).toEqual(['basic-0'])
  })

  it('heralds-horn: the others draw and play', () => {
    const drawn = numberOn('heralds-horn', 'draw')
    const ones = copies(drawn + 1, 'basic-1')
    const piles = { 'deck/2': ones, 'deck/3': ones, 'deck/4': ones }
    const t = holding('heralds-horn', { piles }).choose('play heralds-horn')
    for (const seat of [2, 3, 4]) expect(t.times(`played ${seat} basic-1`)).toBe(drawn)
    expect(t.times('drew 1')).toBe(0)
    expect(t.power()).toBe(powerOf('heralds-horn') + 3 * drawn)
  })

  it('drake-scale: again and again, draws or gets cards back', () => {
    const [drawn, back] = [numberOn('drake-scale', 'draw'), numberOn('drake-scale', 'recover')]
    const times = numberOn('drake-scale', 'repeat')
    const discard = copies(back, 'basic-0')
    const t = holding('drake-scale', { deck: copies(6, 'basic-1'), discard })
    t.choose('play drake-scale')
    expect(t.options()).toEqual(['choose 1 furnace-drake', 'choose 2 furnace-drake'])
    const size = t.count('deck/1')
    t.choose('choose 2 furnace-drake', ...copies(times - 2, 'choose 1 furnace-drake'))
    expect([t.times('recovered 1'), t.times('shuffled 1')]).toEqual([back, 1])
    expect(t.times('drew 1')).toBe(drawn * (times - 1))
    expect(t.count('deck/1')).toBe(size + back - drawn * (times - 1))

    const draws = holding('drake-scale', { deck: copies(6, 'basic-1'), discard })
    draws.choose('play drake-scale', ...copies(times, 'choose 1 furnace-drake'))
    expect(draws.power()).toBe(powerOf('drake-scale') + drawn * times)
  })

  it('overseers-maul: the Barbarian doubles another card', () => {
    const hand = ['golem-fist', 'basic-0']
    const t = holding('overseers-maul', { hand }).choose('play golem-fist', 'play overseers-maul')
    t.expectEvents(`doubled 1 golem-fist ${2 * powerOf('golem-fist')}`)
    expect(t.power()).toBe(powerOf('overseers-maul') + 2 * powerOf('golem-fist'))
    const other = holding('overseers-maul', { by: 'bard', hand })
    other.choose('play golem-fist', 'play overseers-maul')
    expect(other.power()).toBe(powerOf('overseers-maul') + powerOf('golem-fist'))
  })

  it('thousand-needles: the Thief gains power for each card played', () => {
    const each = numberOn('thousand-needles', 'gain-power')
    const t = holding('thousand-needles', { by: 'thief' }).choose('play basic-0', 'play basic-0')
    expect(t.power()).toBe(powerOf('thousand-needles') + each * 3)
    const early = holding('thousand-needles', { by: 'thief' }).choose('play thousand-needles')
    expect(early.power()).toBe(powerOf('thousand-needles') + each)
    const other = holding('thousand-needles').choose('play thousand-needles')
    expect(other.power()).toBe(powerOf('thousand-needles'))
  })

  it('hymn-book: the Cleric has one player get cards back', () => {
    const back = numberOn('hymn-book', 'recover')
    const piles = { 'discard/1': ['basic-0'], 'discard/2': copies(back + 1, 'basic-1') }
    const t = holding('hymn-book', { by: 'cleric', piles }).choose('play hymn-book')
    expect(t.options()).toEqual(['to 1', 'to 2'])
    const size = t.count('deck/2')
    t.choose('to 2').expectEvents('recovered 2 basic-1', 'shuffled 2')
    expect([t.count('deck/2'), t.count('discard/2')]).toEqual([size + back, 1])
    expect(holding('hymn-book', { piles }).choose('play hymn-book').times('recovered')).toBe(0)
  })

  it('stopped-clock: may turn the Boss token back, and leaves the game', () => {
    const back = -numberOn('stopped-clock', 'boss-token')
    const t = holding('stopped-clock', { moved: back + 2 }).choose('play stopped-clock')
    const at = t.state.track
    t.choose('do bell-ringer').expectEvents('left-game bell-ringer')
    expect([t.state.track, t.power()]).toEqual([at - back, powerOf('stopped-clock')])
    expect(t.pile('box')).toContain('bell-ringer')
    const kept = holding('stopped-clock', { moved: 3 })
    kept.choose('play stopped-clock', 'decline bell-ringer')
    expect([kept.state.track, kept.power()]).toEqual([3, powerOf('stopped-clock')])
    // T7.10: at its start there is nothing to turn back.
    expect(holding('stopped-clock').choose('play stopped-clock').prompt()).toBe('keep-hand')
  })

  it('mirror-shield: doubles the own total', () => {
    const t = holding('mirror-shield', { hand: ['golem-fist', 'basic-1'] })
    t.choose('play golem-fist', 'play mirror-shield')
    const total = powerOf('golem-fist') + powerOf('mirror-shield')
    t.expectEvents(`doubled-total 1 ${2 * total}`)
    expect(t.power()).toBe(2 * total + 1)
  })

  it('funeral-pyre: leaves the game for power from the discard pile', () => {
    const discard = ['basic-0', 'basic-1', 'orc']
    const t = holding('funeral-pyre', { discard }).choose('play funeral-pyre', 'pay pyre-priest')
    expect(t.pile('box')).toContain('pyre-priest')
    const gained = numberOn('funeral-pyre', 'gain-power') * discard.length
    expect(t.power()).toBe(powerOf('funeral-pyre') + gained)
    const kept = holding('funeral-pyre', { discard })
    kept.choose('play funeral-pyre', 'decline pyre-priest')
    expect(kept.power()).toBe(powerOf('funeral-pyre'))
  })

  it('skeleton-key: finds a loot in the deck, to be played', () => {
    const t = holding('skeleton-key', { deck: ['basic-1', 'golem-fist', 'orc'] })
    t.choose('play skeleton-key')
    expect(t.options()).toEqual(['take quick-strike', 'take golem-fist'])
    t.choose('take golem-fist').expectEvents('found 1 golem-fist', 'shuffled 1')
    expect(t.power()).toBe(powerOf('skeleton-key') + powerOf('golem-fist'))
  })
})

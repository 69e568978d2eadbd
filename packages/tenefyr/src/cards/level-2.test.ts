import { describe, expect, it } from 'vitest'
import {
  copies,
  discards,
  fight,
  holding,
  numberOn,
  powerOf,
  printed,
} from '../testing/card-play.ts'
import { expectNoTricks, expectPowerOnly } from '../testing/plain-card.ts'

describe('enemies of level 2', () => {
  it('lost-goblin: robs the starting player, or wanders off to any dungeon', () => {
    const fought = fight('lost-goblin').choose('choose 1 lost-goblin')
    expect(fought.count('discard/1')).toBe(numberOn('lost-goblin', 'discard-top'))
    expect(fought.prompt()).toBe('keep-hand')

    const t = fight('lost-goblin').choose('choose 2 lost-goblin')
    expect([t.by(), t.prompt()]).toEqual(['party', 'wander'])
    expect(t.options()).toContain('move-to boss-deck')
    expect(t.options()).toContain('move-to level-5/b')
    expect(t.options()).not.toContain('move-to level-2/a')
    t.choose('move-to level-1/a').expectEvents('wandered lost-goblin level-1/a', 'token 2')
    expect([t.times('turn'), t.times('looted')]).toEqual([0, 0])
    expect(t.count('level-2/a')).toBe(3)
    expect(t.pile('level-1/a')[0]).toBe('lost-goblin')
    expect(t.prompt()).toBe('go-on')
  })

  it('lost-goblin: is at home in a dungeon of level 1, and weaker there', () => {
    const t = fight('lost-goblin').choose('choose 2 lost-goblin', 'move-to level-1/a')
    t.choose('leave level-2/a', 'enter level-1/a')
    expect(t.prompt()).toBe('keep-hand')
    expect(t.times('discarded')).toBe(0)
    expect(t.enemy()).toBe(printed('lost-goblin') + numberOn('lost-goblin', 'enemy-power'))
  })

  it('marsh-toad: has no tricks', () => expectNoTricks('marsh-toad'))

  it('marsh-leeches: the starting player discards from the deck', () => {
    const lost = numberOn('marsh-leeches', 'discard-top')
    expect(discards(fight('marsh-leeches'))).toEqual([lost, 0, 0, 0])
  })

  it('laughing-imp: weaker for each Basic 0 in any discard pile', () => {
    const each = numberOn('laughing-imp', 'enemy-power')
    const piles = {
      'discard/1': ['basic-0', 'basic-1', 'kobold'],
      'discard/2': ['basic-0', 'basic-0'],
    }
    const t = fight('laughing-imp', { piles })
    expect(t.enemy()).toBe(printed('laughing-imp') + each * 3)
    t.choose('new-hand', 'keep')
    expect(t.enemy()).toBe(Math.max(0, printed('laughing-imp') + each * (3 + 3)))
  })

  it('will-o-the-wisp: all but the starting player discard from the deck', () => {
    const t = fight('will-o-the-wisp', { first: 'bard' })
    const lost = numberOn('will-o-the-wisp', 'discard-top')
    expect(discards(t)).toEqual([lost, 0, lost, lost])
  })

  it('bridge-troll: each player may pay toll, which weakens it', () => {
    const [toll, by] = [
      numberOn('bridge-troll', 'discard-top'),
      numberOn('bridge-troll', 'enemy-power'),
    ]
    const t = fight('bridge-troll')
    expect([t.by(), t.options()]).toEqual([0, ['pay bridge-troll', 'decline bridge-troll']])
    t.choose('pay bridge-troll', 'decline bridge-troll', 'pay bridge-troll')
    expect(t.by()).toBe(3)
    t.choose('decline bridge-troll')
    expect([1, 2, 3, 4].map((seat) => t.count(`discard/${seat}`))).toEqual([toll, 0, toll, 0])
    expect(t.choose('keep').enemy()).toBe(printed('bridge-troll') + 2 * by)
  })

  it('mud-witch: loot counts for less, Basic cards as ever', () => {
    const piles = { 'deck/1': ['swallowed-sword', 'basic-1', 'basic-1'] }
    const t = fight('mud-witch', { piles }).choose('keep')
    expect(t.power()).toBe(powerOf('swallowed-sword') + numberOn('mud-witch', 'loot-power') + 2)
  })

  it('weavers-apprentice: the starting player gets no second hand', () => {
    const t = fight('weavers-apprentice')
    expect([t.by(), t.options()]).toEqual([1, ['keep', 'new-hand']])
  })

  it('thieving-magpies: stronger for each loot in any discard pile', () => {
    const piles = { 'discard/1': ['kobold', 'basic-1', 'orc'], 'discard/4': ['bandit'] }
    const t = fight('thieving-magpies', { piles })
    const each = numberOn('thieving-magpies', 'enemy-power')
    expect(t.enemy()).toBe(printed('thieving-magpies') + each * 3)
  })

  it('quarry-hand: has no tricks', () => expectNoTricks('quarry-hand'))

  it('drowned-bailiff: the top of the starting player’s deck is removed', () => {
    const seized = numberOn('drowned-bailiff', 'remove-top')
    const t = fight('drowned-bailiff', { piles: { 'deck/1': copies(seized, 'basic-1') } })
    expect(t.times('removed 1')).toBe(seized)
    expect(t.pile('reserve/none')).toEqual(copies(seized, 'basic-1'))
    expect(t.count('deck/1')).toBe(13 - seized - 3)
  })
})

describe('loot of level 2', () => {
  it('crumpled-map: puts the next enemies in any order', () => {
    const next = ['hydra', 'ferryman', 'nightmare'].slice(0, numberOn('crumpled-map', 'reorder'))
    const t = holding('crumpled-map', { below: next }).choose('play crumpled-map')
    expect(t.options()).toEqual(next.map((name) => `next ${name}`))
    const wanted = [...next].reverse()
    t.choose(...wanted.slice(0, -1).map((name) => `next ${name}`))
    expect(t.pile('level-5/a').slice(0, 1 + next.length)).toEqual(['horned-duke', ...wanted])
  })

  it('swallowed-sword: is worth its power', () => expectPowerOnly('swallowed-sword'))

  it('bloodletting: power for cards of the deck', () => {
    const price = numberOn('bloodletting', 'discard-top')
    const t = holding('bloodletting').choose('play bloodletting', 'pay marsh-leeches')
    expect(t.count('discard/1')).toBe(price)
    expect(t.power()).toBe(powerOf('bloodletting') + numberOn('bloodletting', 'gain-power'))
    const kept = holding('bloodletting').choose('play bloodletting', 'decline marsh-leeches')
    expect([kept.count('discard/1'), kept.power()]).toEqual([0, powerOf('bloodletting')])
  })

  it('last-laugh: power for each Basic 0 in the own discard pile', () => {
    const piles = { 'discard/2': ['basic-0', 'basic-0'] }
    const t = holding('last-laugh', { piles, discard: ['basic-0', 'basic-1', 'basic-0', 'orc'] })
    const each = numberOn('last-laugh', 'gain-power')
    expect(t.choose('play last-laugh').power()).toBe(powerOf('last-laugh') + each * 2)
  })

  it('stolen-lantern: shows the next enemies', () => {
    const below = ['hydra', 'ferryman', 'nightmare']
    const seen = Math.min(3, numberOn('stolen-lantern', 'look'))
    const t = holding('stolen-lantern', { below }).choose('play stolen-lantern')
    expect(t.times('looked-below')).toBe(seen)
    const shown = [...below.slice(0, seen), ...copies(3 - seen, '?')]
    expect(t.pile('level-5/a')).toEqual(['horned-duke', ...shown])
  })

  it('toll-bar: is worth its power', () => expectPowerOnly('toll-bar'))

  it('bitter-draught: leaves the game, and all discards go back into the deck', () => {
    const t = holding('bitter-draught', { discard: ['basic-1', 'basic-0', 'basic-1'] })
    const size = t.count('deck/1')
    t.choose('play bitter-draught', 'pay mud-witch')
    t.expectEvents('left-game mud-witch', 'shuffled 1')
    expect(t.pile('box')).toContain('mud-witch')
    expect([t.count('discard/1'), t.count('deck/1')]).toEqual([0, size + 3])
    expect(t.power()).toBe(powerOf('bitter-draught'))
    const empty = holding('bitter-draught').choose('play bitter-draught')
    expect([empty.prompt(), empty.power()]).toEqual(['keep-hand', powerOf('bitter-draught')])
  })

  it('silk-strung-lute: the Bard has the next player draw and play', () => {
    const drawn = numberOn('silk-strung-lute', 'draw')
    const piles = { 'deck/3': copies(5, 'basic-1') }
    const t = holding('silk-strung-lute', { by: 'bard', piles }).choose('play silk-strung-lute')
    expect([t.times('played 3'), t.times('played')]).toEqual([drawn, 3 + drawn])
    expect(t.power()).toBe(powerOf('silk-strung-lute') + drawn)
    const other = holding('silk-strung-lute').choose('play silk-strung-lute')
    expect([other.times('played 2'), other.power()]).toEqual([0, powerOf('silk-strung-lute')])
  })

  it('shiny-thing: the Thief takes random loot to hand, and plays it', () => {
    const taken = numberOn('shiny-thing', 'take', 'cards')
    const level = numberOn('shiny-thing', 'take', 'level')
    const t = holding('shiny-thing', { by: 'thief' })
    const reserve = t.count(`reserve/${level}`)
    t.expectDeal({ [`reserve/${level}`]: ['larder-mimic'] }).choose('play shiny-thing')
    t.expectEvents('took 4 barrel-lid', 'played 4 barrel-lid')
    expect([t.times('took 4'), t.count(`reserve/${level}`)]).toEqual([taken, reserve - taken])
    expect(t.power()).toBe(powerOf('shiny-thing') + powerOf('barrel-lid'))
    const other = holding('shiny-thing').choose('play shiny-thing')
    expect([other.times('took'), other.power()]).toEqual([0, powerOf('shiny-thing')])
  })

  it('quarry-hammer: the Barbarian gains power for cards from the hand', () => {
    const t = holding('quarry-hammer').choose('play quarry-hammer', 'pay quarry-hand')
    expect(t.count('discard/1')).toBe(numberOn('quarry-hammer', 'discard-hand'))
    expect(t.power()).toBe(powerOf('quarry-hammer') + numberOn('quarry-hammer', 'gain-power'))
    const other = holding('quarry-hammer', { by: 'bard' }).choose('play quarry-hammer')
    expect([other.times('discarded'), other.power()]).toEqual([0, powerOf('quarry-hammer')])
  })

  it('writ-of-seizure: power for the top of the deck, which is removed', () => {
    const price = numberOn('writ-of-seizure', 'remove-top')
    const deck = copies(price, 'basic-1')
    const t = holding('writ-of-seizure', { deck }).choose('play writ-of-seizure')
    expect(t.options()).toEqual(['pay drowned-bailiff', 'decline drowned-bailiff'])
    t.choose('pay drowned-bailiff')
    expect(t.pile('reserve/none')).toEqual(deck)
    expect(t.power()).toBe(powerOf('writ-of-seizure') + numberOn('writ-of-seizure', 'gain-power'))
  })
})

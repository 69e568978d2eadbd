import { describe, expect, it } from 'vitest'
import {
  BRUTE,
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

describe('enemies of level 3', () => {
  it('cave-troll: has no tricks', () => expectNoTricks('cave-troll'))

  it('changeling: the starting player gives cards of the deck to others', () => {
    const given = numberOn('changeling', 'give')
    const t = fight('changeling')
    expect([t.by(), t.prompt()]).toEqual([0, 'give-card'])
    expect(t.options()).toEqual(['give basic-0', 'give basic-1', 'give battle-rage'])
    for (let n = 0; n < given; n++) t.choose('give basic-1', 'to 3')
    expect(t.times('gave 1 basic-1 3')).toBe(1)
    expect([t.count('deck/1'), t.count('hand/1')]).toEqual([13 - given - 3, 3])
    expect(t.count('deck/3')).toBe(13 + given)
    expect(t.pile('deck/3')).toEqual(copies(13 + given, '?'))
  })

  it('census-clerk: stronger for each space that the Boss token has moved', () => {
    const each = numberOn('census-clerk', 'enemy-power')
    expect(fight('census-clerk').enemy()).toBe(printed('census-clerk'))
    expect(fight('census-clerk', { moved: 5 }).enemy()).toBe(printed('census-clerk') + each * 5)
  })

  it('deserter: stronger, or off to a lower dungeon', () => {
    const fought = fight('deserter').choose('choose 1 deserter')
    expect(fought.enemy()).toBe(printed('deserter') + numberOn('deserter', 'enemy-power'))
    const t = fight('deserter').choose('choose 2 deserter')
    const lower = ['level-1/a', 'level-1/b', 'level-2/a', 'level-2/b', 'boss-deck']
    expect(t.options()).toEqual(lower.map((dungeon) => `move-to ${dungeon}`))
    t.choose('move-to boss-deck')
    expect(t.pile('boss-deck')[0]).toBe('deserter')
    expect([t.count('boss-deck'), t.count('level-3/a'), t.times('turn')]).toEqual([5, 3, 0])
  })

  it('silk-widow: everybody has a smaller hand', () => {
    const t = fight('silk-widow')
    expect(t.count('hand/1')).toBe(3 + numberOn('silk-widow', 'hand-size'))
    expect(t.choose('keep').count('hand/2')).toBe(3 + numberOn('silk-widow', 'hand-size'))
  })

  it('charcoal-burner: the starting player discards from the deck', () => {
    const lost = numberOn('charcoal-burner', 'discard-top')
    expect(discards(fight('charcoal-burner'))).toEqual([lost, 0, 0, 0])
  })

  it('standing-stone: Basic cards count for less, also below nothing', () => {
    const piles = { 'deck/1': ['troll-club', 'basic-1', 'basic-0'] }
    const t = fight('standing-stone', { piles }).choose('keep')
    const change = numberOn('standing-stone', 'basic-power')
    expect(t.power()).toBe(powerOf('troll-club') + 1 + change + change)
  })

  it('hollow-minstrel: the Bard has a smaller hand', () => {
    const t = fight('hollow-minstrel')
    expect(t.count('hand/1')).toBe(3)
    expect(t.choose('keep').count('hand/2')).toBe(3 + numberOn('hollow-minstrel', 'hand-size'))
    expect(t.choose('keep').count('hand/3')).toBe(3)
  })

  it('bone-collector: stronger for each player without a deck', () => {
    const each = numberOn('bone-collector', 'enemy-power')
    const piles = {
      'discard/2': wholeDeck('bard'),
      'discard/3': wholeDeck('cleric').slice(1),
      'discard/4': wholeDeck('thief'),
    }
    expect(fight('bone-collector').enemy()).toBe(printed('bone-collector'))
    expect(fight('bone-collector', { piles }).enemy()).toBe(printed('bone-collector') + 2 * each)
  })

  it('poacher: has no tricks', () => expectNoTricks('poacher'))

  it('white-hart: each player gets cards back into the deck', () => {
    const back = numberOn('white-hart', 'recover')
    const discards = copies(back + 1, 'basic-1')
    const t = fight('white-hart', { piles: { 'discard/1': discards, 'discard/4': discards } })
    expect([t.times('recovered 1'), t.times('recovered 4')]).toEqual([back, back])
    expect([t.times('recovered'), t.times('shuffled 4')]).toEqual([2 * back, 1])
    expect([t.count('discard/1'), t.count('deck/4')]).toEqual([1, 12])
  })

  it('blind-owl: the starting player gets no second hand', () => {
    const t = fight('blind-owl').expectEvents('turn 1', 'played 1 basic-0', 'turn 2')
    expect([t.by(), t.options()]).toEqual([1, ['keep', 'new-hand']])
  })
})

describe('loot of level 3', () => {
  it('troll-club: is worth its power', () => expectPowerOnly('troll-club'))

  it('borrowed-face: may give a card, which is played at once, and draws', () => {
    const drawn = numberOn('borrowed-face', 'draw')
    const t = holding('borrowed-face', { hand: ['basic-1', 'basic-0'], deck: copies(4, 'basic-1') })
    t.choose('play borrowed-face')
    expect(t.options()).toEqual(['do changeling', 'decline changeling'])
    t.choose('do changeling', 'give basic-0', 'to 3')
    t.expectEvents('gave 1 basic-0 3', 'played 3 basic-0', 'drew 1 basic-1', 'played 1 basic-1')
    expect(t.times('drew 1')).toBe(drawn)
    expect(t.power()).toBe(powerOf('borrowed-face') + 1 + drawn)
    const kept = holding('borrowed-face').choose('play borrowed-face', 'decline changeling')
    expect([kept.times('gave'), kept.times('drew 1')]).toEqual([0, 0])
  })

  it('sealed-orders: power against the Boss', () => {
    const t = holding('sealed-orders', { against: 'cold-throne' }).choose('play sealed-orders')
    expect(t.power()).toBe(powerOf('sealed-orders') + numberOn('sealed-orders', 'gain-power'))
    expect(holding('sealed-orders').choose('play sealed-orders').power()).toBe(
      powerOf('sealed-orders'),
    )
  })

  it('torn-uniform: may remove discarded cards', () => {
    const most = numberOn('torn-uniform', 'remove')
    const t = holding('torn-uniform', { discard: copies(most + 1, 'basic-0') })
    t.choose('play torn-uniform')
    expect(t.options()).toEqual(['remove basic-0', 'enough'])
    t.choose(...copies(most, 'remove basic-0'))
    expect([t.prompt(), t.count('discard/1')]).toEqual(['keep-hand', 1])
    expect(t.pile('reserve/none')).toEqual(copies(most, 'basic-0'))
  })

  it('silk-garrotte: power as the last card of the hand', () => {
    const early = holding('silk-garrotte').choose('play silk-garrotte')
    expect(early.power()).toBe(powerOf('silk-garrotte'))
    const late = holding('silk-garrotte').choose('play basic-0', 'play basic-0')
    expect(late.power()).toBe(powerOf('silk-garrotte') + numberOn('silk-garrotte', 'gain-power'))
  })

  it('slow-match: cards of the deck double the total of another player', () => {
    const piles = { 'deck/1': ['basic-1', 'basic-1', 'basic-0'] }
    const setting = { first: 'barbarian', by: 'bard', piles } as const
    const t = holding('slow-match', setting).choose('play slow-match', 'pay charcoal-burner')
    expect(t.count('discard/2')).toBe(numberOn('slow-match', 'discard-top'))
    t.expectEvents('doubled-total 1 4')
    expect(t.power()).toBe(2 * 2 + powerOf('slow-match'))
    const own = holding('slow-match', { ...setting, profile: '2018' })
    own.choose('play slow-match', 'pay charcoal-burner')
    expect(own.options()).toEqual(['double-total 1', 'double-total 2'])
    expect(own.choose('double-total 2').power()).toBe(2 + 2 * powerOf('slow-match'))
  })

  it('echo-stone: doubles another card', () => {
    const t = holding('echo-stone', { hand: ['troll-club', 'basic-1'] })
    t.choose('play troll-club', 'play basic-1')
    expect(t.options()).toEqual([`double troll-club ${powerOf('troll-club')}`, 'double basic-1 1'])
    t.choose(`double troll-club ${powerOf('troll-club')}`)
    expect(t.power()).toBe(powerOf('echo-stone') + 2 * powerOf('troll-club') + 1)
  })

  it('requiem: the Bard has one player draw', () => {
    const drawn = numberOn('requiem', 'draw')
    const piles = { 'deck/4': copies(drawn, 'basic-1') }
    const t = holding('requiem', { by: 'bard', piles }).choose('play requiem')
    expect(t.options()).toEqual(['to 1', 'to 2', 'to 3', 'to 4'])
    t.choose('to 4')
    expect([t.times('drew 4'), t.times('played 4')]).toEqual([drawn, drawn])
    expect(t.power()).toBe(powerOf('requiem') + drawn)
    expect(holding('requiem').choose('play requiem').prompt()).toBe('keep-hand')
  })

  it('bone-rosary: the Cleric may remove discarded cards', () => {
    const most = numberOn('bone-rosary', 'remove')
    const discard = copies(most + 1, 'basic-0')
    const t = holding('bone-rosary', { by: 'cleric', discard }).choose('play bone-rosary')
    expect(t.options()).toEqual(['remove basic-0', 'enough'])
    t.choose(...copies(most, 'remove basic-0'))
    expect([t.prompt(), t.count('discard/3')]).toEqual(['keep-hand', 1])
    expect(t.pile('reserve/none')).toEqual(copies(most, 'basic-0'))
    const other = holding('bone-rosary', { discard }).choose('play bone-rosary')
    expect(other.prompt()).toBe('keep-hand')
  })

  it('poachers-snare: the Thief removes discarded cards and draws', () => {
    const [price, drawn] = [
      numberOn('poachers-snare', 'remove'),
      numberOn('poachers-snare', 'draw'),
    ]
    const setting = { discard: copies(price + 1, 'basic-0'), deck: copies(drawn, 'basic-1') }
    const t = holding('poachers-snare', { by: 'thief', ...setting })
    t.choose('play poachers-snare', 'pay poacher')
    expect([t.count('discard/4'), t.count('reserve/none')]).toEqual([1, price])
    expect(t.power()).toBe(powerOf('poachers-snare') + drawn)
    const other = holding('poachers-snare', setting).choose('play poachers-snare')
    expect([other.prompt(), other.power()]).toEqual(['keep-hand', powerOf('poachers-snare')])
  })

  it('antler-bow: power against enemies of a high level', () => {
    const strong = holding('antler-bow', { against: BRUTE }).choose('play antler-bow')
    expect(strong.power()).toBe(powerOf('antler-bow') + numberOn('antler-bow', 'gain-power'))
    expect(numberOn('antler-bow', 'level-at-least')).toBeGreaterThan(3)
    const weak = holding('antler-bow', { against: 'cave-troll' }).choose('play antler-bow')
    expect(weak.power()).toBe(powerOf('antler-bow'))
  })

  it('owls-counsel: finds the Skill in the deck, to be played', () => {
    const t = holding('owls-counsel').choose('play owls-counsel')
    t.expectEvents('found 1 battle-rage', 'shuffled 1')
    expect(t.pile('hand/1')).toContain('battle-rage')
    expect(t.options()).toContain('play battle-rage')
  })
})

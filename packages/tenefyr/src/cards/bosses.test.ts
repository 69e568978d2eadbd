import { describe, expect, it } from 'vitest'
import { discards, fight, numberOn, powerOf, printed, wholeDeck } from '../testing/card-play.ts'
import { expectNoTricks } from '../testing/plain-card.ts'

describe('the Dark Lord', () => {
  it('cold-throne: has no tricks for two and more', () => expectNoTricks('cold-throne'))

  it('iron-ledger: the starting player discards from the deck', () => {
    const due = numberOn('iron-ledger', 'discard-top')
    expect(discards(fight('iron-ledger'))).toEqual([due, 0, 0, 0])
  })

  it('black-gauntlet: the starting player has a smaller hand', () => {
    const t = fight('black-gauntlet')
    expect(t.count('hand/1')).toBe(3 + numberOn('black-gauntlet', 'hand-size'))
    expect(t.choose('keep').count('hand/2')).toBe(3)
  })

  it('hollow-mask: stronger for each card under it', () => {
    const each = numberOn('hollow-mask', 'enemy-power')
    for (const under of [0, 2, 3]) {
      expect(fight('hollow-mask', { under }).enemy()).toBe(printed('hollow-mask') + each * under)
    }
  })
})

describe('the Spider Queen', () => {
  it('great-web: everybody has a smaller hand', () => {
    const t = fight('great-web')
    expect(t.count('hand/1')).toBe(3 + numberOn('great-web', 'hand-size'))
    expect(t.choose('keep').count('hand/2')).toBe(3 + numberOn('great-web', 'hand-size'))
  })

  it('cocoon: nobody gets a second hand', () => {
    const t = fight('cocoon')
    t.expectEvents('turn 1', 'turn 2', 'turn 3', 'turn 4', 'lost-combat cocoon boss-deck', 'lost')
    expect(t.times('drew')).toBe(4 * 3)
  })

  it('ten-thousand-children: stronger for each player whose deck is no full hand', () => {
    const name = 'ten-thousand-children'
    const each = numberOn(name, 'enemy-power')
    // The Boss waits until the decks are full again: the first hands empty them.
    const piles = {
      'reserve/none': [...wholeDeck('barbarian').slice(4), ...wholeDeck('bard').slice(9)],
    }
    const t = fight(name, { piles })
    expect(t.enemy()).toBe(printed(name))
    expect(t.choose('keep').enemy()).toBe(printed(name) + each)
    expect(t.choose('keep').enemy()).toBe(printed(name) + each)
  })

  it('venomous-kiss: the starting player discards, the others have smaller hands', () => {
    const t = fight('venomous-kiss')
    expect(discards(t)).toEqual([numberOn('venomous-kiss', 'discard-top'), 0, 0, 0])
    expect(t.count('hand/1')).toBe(3)
    expect(t.choose('keep').count('hand/2')).toBe(3 + numberOn('venomous-kiss', 'hand-size'))
    expect(t.choose('keep').count('hand/3')).toBe(3 + numberOn('venomous-kiss', 'hand-size'))
  })
})

describe('the Chaos Dragon', () => {
  it('wings-of-ash: the starting player discards from the deck', () => {
    const burnt = numberOn('wings-of-ash', 'discard-top')
    expect(discards(fight('wings-of-ash'))).toEqual([burnt, 0, 0, 0])
  })

  it('burning-hoard: stronger for each loot in play', () => {
    const piles = { 'deck/1': ['troll-club', 'basic-1', 'crooked-spear'] }
    const t = fight('burning-hoard', { piles })
    expect(t.enemy()).toBe(printed('burning-hoard'))
    const each = numberOn('burning-hoard', 'enemy-power')
    expect(t.choose('keep').enemy()).toBe(printed('burning-hoard') + each * 2)
  })

  it('heart-of-chaos: weaker for each Basic 0 in any discard pile', () => {
    const each = numberOn('heart-of-chaos', 'enemy-power')
    const t = fight('heart-of-chaos', { piles: { 'deck/1': ['basic-0', 'basic-1', 'basic-0'] } })
    expect(t.enemy()).toBe(printed('heart-of-chaos'))
    expect(t.choose('new-hand', 'keep').enemy()).toBe(printed('heart-of-chaos') + each * 2)
  })

  it('breath-of-flame: the starting player discards from the deck, or makes it stronger', () => {
    const name = 'breath-of-flame'
    const burnt = fight(name).choose(`choose 1 ${name}`)
    expect(discards(burnt)).toEqual([numberOn(name, 'discard-top'), 0, 0, 0])
    const grown = fight(name).choose(`choose 2 ${name}`)
    expect(discards(grown)).toEqual([0, 0, 0, 0])
    expect(grown.enemy()).toBe(printed(name) + numberOn(name, 'enemy-power'))
  })
})

describe('the Stone Titan', () => {
  it('granite-skin: Basic cards count for less, also below nothing', () => {
    const piles = { 'deck/1': ['demon-blade', 'basic-1', 'basic-0'] }
    const change = numberOn('granite-skin', 'basic-power')
    const t = fight('granite-skin', { piles }).choose('keep')
    expect(t.power()).toBe(powerOf('demon-blade') + 1 + change + change)
  })

  it('weight-of-the-mountain: loot counts for less, Basic cards as ever', () => {
    const piles = { 'deck/1': ['demon-blade', 'basic-1', 'basic-1'] }
    const t = fight('weight-of-the-mountain', { piles }).choose('keep')
    const change = numberOn('weight-of-the-mountain', 'loot-power')
    expect(t.power()).toBe(powerOf('demon-blade') + change + 2)
  })

  it('slow-footfall: the starting player discards from the deck', () => {
    const shaken = numberOn('slow-footfall', 'discard-top')
    expect(discards(fight('slow-footfall'))).toEqual([shaken, 0, 0, 0])
  })

  it('landslide: stronger for each player without a deck', () => {
    const each = numberOn('landslide', 'enemy-power')
    // The Barbarian has no card left, the Bard two.
    const gone = [...wholeDeck('barbarian'), ...wholeDeck('bard').slice(0, 10), 'rousing-ballad']
    const t = fight('landslide', { piles: { 'reserve/none': gone } })
    t.expectEvents(`fights landslide boss-deck ${printed('landslide') + each}`, 'exhausted 1')
    t.expectEvents('drew 2 basic-1', `checked 2 ${printed('landslide') + each * 2}`)
  })
})

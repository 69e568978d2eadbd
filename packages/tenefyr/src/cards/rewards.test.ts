import { describe, expect, it } from 'vitest'
import { type CardPlay, claim, copies, numberOn, powerOf, printed } from '../testing/card-play.ts'

/** The seats as they choose: the token has gone to seat 2. */
const IN_ORDER = [2, 3, 4, 1]

const seatAsked = (t: CardPlay): number => Number(t.by()) + 1

/** The seat that is asked removes cards from the deck, which is shuffled. */
function expectRemoval(t: CardPlay, cards: number): void {
  const seat = seatAsked(t)
  const [deck, gone] = [t.count(`deck/${seat}`), t.count('reserve/none')]
  expect(t.prompt()).toBe('remove-cards')
  t.choose(...copies(cards, 'remove basic-0'))
  expect(t.times(`removed ${seat} basic-0`)).toBe(cards)
  expect([t.count(`deck/${seat}`), t.times(`shuffled ${seat}`)]).toEqual([deck - cards, 1])
  expect(t.count('reserve/none')).toBe(gone + cards)
}

/** Every player removes cards. */
function expectRemovalByAll(t: CardPlay, cards: number): void {
  for (const seat of IN_ORDER) {
    expect(seatAsked(t)).toBe(seat)
    expectRemoval(t, cards)
  }
  expect(t.prompt()).toBe('where-to')
}

/** The seat that is asked gives a card to seat 1: both decks are shuffled. */
function expectGift(t: CardPlay): void {
  const seat = seatAsked(t)
  const [deck, other] = [t.count(`deck/${seat}`), t.count('deck/1')]
  t.choose('give basic-1', 'to 1').expectEvents(`gave ${seat} basic-1 1`)
  expect([t.count(`deck/${seat}`), t.count('deck/1')]).toEqual([deck - 1, other + 1])
  for (const pile of ['deck/1', `deck/${seat}`]) expect(new Set(t.pile(pile))).toEqual(new Set('?'))
}

/** A choice among cards that were turned up: those wanted join the seat's deck, the others go back. */
function expectBestOf(t: CardPlay, name: string, word: string, wanted: readonly string[]): void {
  const seat = seatAsked(t)
  const level = numberOn(name, word, 'level')
  const [deck, reserve] = [t.count(`deck/${seat}`), t.count(`reserve/${level}`)]
  const shown = numberOn(name, word, 'from')
  expect([t.prompt(), t.count('offer')]).toEqual(['take-card', shown])
  t.choose(...wanted.map((card) => `take ${card}`))
  t.expectEvents(`took ${seat} ${wanted.at(-1)}`)
  const taken = numberOn(name, word, 'cards')
  expect([wanted.length, t.count(`deck/${seat}`)]).toEqual([taken, deck + taken])
  // The next players may have taken theirs by now.
  const left = t.count(`reserve/${level}`) + t.count('offer')
  expect(left).toBe(reserve + shown - t.times('took'))
}

/** A choice that brings random cards of the Reserve to the decks of these seats, and nobody else's. */
function expectTaken(t: CardPlay, choice: string, seats: readonly number[], said: string): void {
  const [name, option] = said.split(': ')
  const each = numberOn(name, `${option} take`, 'cards')
  const reserve = `reserve/${numberOn(name, `${option} take`, 'level')}`
  const [left, decks] = [t.count(reserve), seats.map((seat) => t.count(`deck/${seat}`))]
  t.choose(choice)
  expect(seats.map((seat) => t.count(`deck/${seat}`))).toEqual(decks.map((size) => size + each))
  expect(t.count(reserve)).toBe(left - each * seats.length)
  expect(t.times('took')).toBe(each * seats.length)
}

/** The seat that is asked trades a card for one of the next level. */
function expectUpgrade(t: CardPlay, from: string, to: string): void {
  const seat = seatAsked(t)
  const deck = t.count(`deck/${seat}`)
  expect(t.options()).toContain(`trade ${from}`)
  t.choose(`trade ${from}`).expectEvents(`removed ${seat} ${from}`, `took ${seat} ${to}`)
  expect(t.count(`deck/${seat}`)).toBe(deck)
}

interface Combat {
  readonly hand: number
  readonly enemy: number
  readonly power: number
}

const HAND = ['golem-fist', 'basic-1', 'basic-1']
const AS_EVER: Combat = { hand: 3, enemy: 0, power: powerOf('golem-fist') + 2 }

/** The next combat, the one after it in the same dungeon, and one after the party has left. */
function threeCombats(t: CardPlay): Combat[] {
  t.expectDeal({ 'reserve/1': copies(3, 'kobold') })
  const ways = [['enter level-1/b'], ['go-on'], ['leave level-1/b', 'enter level-1/b']]
  return ways.map((way, i) => {
    const seat = i + 2
    t.lay({ [`deck/${seat}`]: HAND }).choose(...way)
    const hand = t.count(`hand/${seat}`)
    const enemy = t.enemy() - printed(t.last('fights')[0])
    return { hand, enemy, power: t.choose('keep').power() }
  })
}

/** A passing advantage. */
function expectBlessing(t: CardPlay, lasts: 'combat' | 'dungeon', change: Partial<Combat>): void {
  const blessed = { ...AS_EVER, ...change }
  const second = lasts === 'dungeon' ? blessed : AS_EVER
  expect(threeCombats(t)).toEqual([blessed, second, AS_EVER])
}

describe('Rewards of level 1', () => {
  it('back-at-the-village: each removes cards, or gives one', () => {
    const t = claim('back-at-the-village')
    expect([t.by(), t.options()]).toEqual([1, ['reward 1', 'reward 2']])
    expectRemoval(t.choose('reward 1'), numberOn('back-at-the-village', 'remove'))
    expect(seatAsked(t)).toBe(3)
    expectGift(t.choose('reward 2'))
    expect(seatAsked(t)).toBe(4)
  })

  it('attic-finds: each takes the best of some cards, or trades one', () => {
    const deals = { 'reserve/1': ['orc', 'bandit'], 'reserve/2': ['marsh-toad'] }
    const t = claim('attic-finds', {
      deals,
      piles: { 'deck/2': ['kobold', 'larder-mimic'] },
    }).choose('reward 1')
    expectBestOf(t, 'attic-finds', '1 take', ['ambush'])
    const trade = claim('attic-finds', { deals, piles: { 'deck/2': ['kobold', 'larder-mimic'] } })
    expectUpgrade(trade.choose('reward 2'), 'crooked-spear', 'swallowed-sword')
  })

  it('free-round: larger hands once, loot for one, or each removes', () => {
    const t = claim('free-round')
    expect([t.by(), t.options()]).toEqual(['party', ['reward 1', 'reward 2', 'reward 3']])
    expectBlessing(t.choose('reward 1'), 'combat', { hand: 3 + numberOn('free-round', 'blessing') })
    const one = claim('free-round').choose('reward 2')
    expect(one.options()).toEqual(['to 1', 'to 2', 'to 3', 'to 4'])
    expectTaken(one, 'to 3', [3], 'free-round: 2')
    expectRemovalByAll(claim('free-round').choose('reward 3'), numberOn('free-round', 'remove'))
  })

  it('rumour-at-the-well: a look and a weaker enemy, or loot for all', () => {
    const t = claim('rumour-at-the-well').choose('reward 1')
    expect([t.by(), t.prompt()]).toEqual(['party', 'look-dungeon'])
    const seen = Math.min(3, numberOn('rumour-at-the-well', 'look-dungeon'))
    t.choose('look-into boss-deck')
    expect(t.times('looked-into')).toBe(seen)
    expect(t.pile('boss-deck').filter((card) => card === '?')).toHaveLength(3 - seen)
    expectBlessing(t, 'combat', { enemy: numberOn('rumour-at-the-well', 'blessing') })
    expectTaken(claim('rumour-at-the-well'), 'reward 2', IN_ORDER, 'rumour-at-the-well: 2')
  })
})

describe('Rewards of level 2', () => {
  it('hot-spring: each removes cards, or trades one', () => {
    const setting = {
      deals: { 'reserve/3': ['cave-troll'] },
      piles: { 'deck/2': ['marsh-toad', 'kobold'] },
    }
    const t = claim('hot-spring', setting).choose('reward 1')
    expectRemoval(t, numberOn('hot-spring', 'remove'))
    const trade = claim('hot-spring', setting).choose('reward 2')
    expectUpgrade(trade, 'swallowed-sword', 'troll-club')
  })

  it('eel-supper: each takes loot, or removes and gives', () => {
    const t = claim('eel-supper')
    expectTaken(t, 'reward 1', [2], 'eel-supper: 1')
    expectRemoval(t.choose('reward 2'), numberOn('eel-supper', 'remove'))
    expect([seatAsked(t), t.prompt()]).toEqual([3, 'give-card'])
    expectGift(t)
  })

  it('market-barge: one takes the best of some loot, or each changes a card', () => {
    const deals = { 'reserve/3': ['cave-troll', 'silk-widow', 'poacher'] }
    const t = claim('market-barge', { deals }).choose('reward 1', 'to 4')
    expectBestOf(t, 'market-barge', '1 take', ['troll-club'])
    const all = claim('market-barge').choose('reward 2')
    for (const seat of IN_ORDER) {
      expect(seatAsked(all)).toBe(seat)
      all.choose(...copies(numberOn('market-barge', 'remove'), 'remove basic-0'))
      expect(all.times(`took ${seat}`)).toBe(numberOn('market-barge', '2 take'))
    }
    expect(all.count('reserve/none')).toBe(4 * numberOn('market-barge', 'remove'))
  })

  it('beacon-on-the-hill: Basic cards count for more once, or each removes', () => {
    const t = claim('beacon-on-the-hill').choose('reward 1')
    const change = numberOn('beacon-on-the-hill', 'blessing')
    expectBlessing(t, 'combat', { power: AS_EVER.power + 2 * change })
    const all = claim('beacon-on-the-hill').choose('reward 2')
    expectRemovalByAll(all, numberOn('beacon-on-the-hill', 'remove'))
  })
})

describe('Rewards of level 3', () => {
  it('barrow-gifts: each takes loot, or removes', () => {
    const t = claim('barrow-gifts')
    expectTaken(t, 'reward 1', [2], 'barrow-gifts: 1')
    expectRemoval(t.choose('reward 2'), numberOn('barrow-gifts', 'remove'))
  })

  it('ring-of-druids: each trades cards, or removes', () => {
    const deals = { 'reserve/2': ['marsh-toad'], 'reserve/3': ['cave-troll'] }
    const t = claim('ring-of-druids', { deals, piles: { 'deck/2': ['kobold', 'basic-1'] } })
    expectRemoval(t.choose('reward 2'), numberOn('ring-of-druids', '2 remove'))
    const trade = claim('ring-of-druids', { deals, piles: { 'deck/2': ['kobold', 'mud-witch'] } })
    expectUpgrade(trade.choose('reward 1'), 'crooked-spear', 'swallowed-sword')
    expectUpgrade(trade, 'swallowed-sword', 'troll-club')
    expect(numberOn('ring-of-druids', 'repeat')).toBeGreaterThan(1)
  })

  it('kings-road: the Boss token goes back, each trades a card, or loot for one', () => {
    const t = claim('kings-road', { moved: 5 })
    const at = t.state.track
    t.choose('reward 1')
    expect(t.state.track).toBe(at + numberOn('kings-road', 'boss-token'))
    const setting = {
      deals: { 'reserve/2': ['marsh-toad'], 'reserve/4': ['old-giant', 'warden-golem'] },
      piles: { 'deck/2': ['kobold', 'orc'] },
    }
    const trade = claim('kings-road', setting).choose('reward 2')
    expectUpgrade(trade, 'crooked-spear', 'swallowed-sword')
    const one = claim('kings-road', setting).choose('reward 3', 'to 2')
    expectBestOf(one, 'kings-road', '3 take', ['golem-fist'])
  })

  it('moonless-watch: a look and stronger loot, or each removes', () => {
    const t = claim('moonless-watch').choose('reward 1', 'look-into level-5/a')
    expect(t.times('looked-into')).toBe(Math.min(3, numberOn('moonless-watch', 'look-dungeon')))
    const change = numberOn('moonless-watch', 'blessing')
    expectBlessing(t, 'combat', { power: AS_EVER.power + change })
    const all = claim('moonless-watch').choose('reward 2')
    expectRemovalByAll(all, numberOn('moonless-watch', 'remove'))
  })
})

describe('Rewards of level 4', () => {
  it('dwarven-forge: each trades cards, or takes the best of some', () => {
    const deals = { 'reserve/4': ['old-giant', 'warden-golem'] }
    const piles = { 'deck/2': ['cave-troll', 'cave-troll', 'kobold'] }
    const best = claim('dwarven-forge', { deals, piles }).choose('reward 2')
    expectBestOf(best, 'dwarven-forge', '2 take', ['golem-fist'])
    const t = claim('dwarven-forge', { deals, piles }).choose('reward 1')
    expectUpgrade(t, 'troll-club', 'giants-boulder')
    expectUpgrade(t, 'troll-club', 'golem-fist')
    expect(numberOn('dwarven-forge', 'repeat')).toBeGreaterThan(1)
  })

  it('oath-stone: each removes, or gives a card and takes a better one', () => {
    const t = claim('oath-stone').choose('reward 1')
    expectRemoval(t, numberOn('oath-stone', 'remove'))
    const [size, level] = [t.count('deck/3'), numberOn('oath-stone', 'take', 'level')]
    const left = t.count(`reserve/${level}`)
    t.choose('reward 2', 'give basic-1', 'to 1').expectEvents('gave 3 basic-1 1')
    const taken = numberOn('oath-stone', 'take', 'cards')
    expect([t.times('took 3'), t.count('deck/3')]).toEqual([taken, size - 1 + taken])
    expect(t.count(`reserve/${level}`)).toBe(left - taken)
  })

  it('sealed-armoury: one takes the best, each takes loot, or larger hands', () => {
    const deals = { 'reserve/5': ['hydra', 'horned-duke', 'ferryman'] }
    const t = claim('sealed-armoury', { deals }).choose('reward 1', 'to 3')
    expectBestOf(t, 'sealed-armoury', '1 take', ['ducal-mace'])
    expectTaken(claim('sealed-armoury'), 'reward 2', IN_ORDER, 'sealed-armoury: 2')
    const hands = claim('sealed-armoury').choose('reward 3')
    expectBlessing(hands, 'dungeon', { hand: 3 + numberOn('sealed-armoury', 'blessing') })
  })

  it('silence-of-the-bells: the Boss token goes back, or each removes', () => {
    const t = claim('silence-of-the-bells', { moved: 5 })
    const at = t.state.track
    t.choose('reward 1')
    expect(t.state.track).toBe(at + numberOn('silence-of-the-bells', 'boss-token'))
    const all = claim('silence-of-the-bells').choose('reward 2')
    expectRemovalByAll(all, numberOn('silence-of-the-bells', 'remove'))
  })
})

describe('Rewards of level 5', () => {
  it('dragons-share: each takes the best of some loot, or removes', () => {
    const t = claim('dragons-share', { deals: { 'reserve/5': ['hydra', 'horned-duke'] } })
    expectBestOf(t.choose('reward 1'), 'dragons-share', '1 take', ['ducal-mace'])
    expectRemoval(t.choose('reward 2'), numberOn('dragons-share', 'remove'))
  })

  it('last-muster: each trades cards, or removes and gives', () => {
    const deals = { 'reserve/4': ['old-giant', 'warden-golem', 'mirror-knight'] }
    const setting = { deals, piles: { 'deck/2': [...copies(3, 'cave-troll'), 'kobold'] } }
    const t = claim('last-muster', setting).choose('reward 2')
    expectRemoval(t, numberOn('last-muster', 'remove'))
    expectGift(t)
    const trade = claim('last-muster', setting).choose('reward 1')
    expectUpgrade(trade, 'troll-club', 'giants-boulder')
    expectUpgrade(trade, 'troll-club', 'golem-fist')
    expectUpgrade(trade, 'troll-club', 'mirror-shield')
    expect(numberOn('last-muster', 'repeat')).toBeGreaterThan(2)
  })

  it('vigil-of-the-saints: weaker enemies until the party leaves, or each removes', () => {
    const t = claim('vigil-of-the-saints').choose('reward 1')
    expectBlessing(t, 'dungeon', { enemy: numberOn('vigil-of-the-saints', 'blessing') })
    const all = claim('vigil-of-the-saints').choose('reward 2')
    expectRemovalByAll(all, numberOn('vigil-of-the-saints', 'remove'))
  })

  it('council-of-crowns: stronger loot, the best loot for one, or the Boss token', () => {
    const t = claim('council-of-crowns').choose('reward 1')
    const change = numberOn('council-of-crowns', 'blessing')
    expectBlessing(t, 'dungeon', { power: AS_EVER.power + change })
    const deals = { 'reserve/5': ['hydra', 'horned-duke', 'ferryman', 'nightmare', 'war-drummer'] }
    const one = claim('council-of-crowns', { deals }).choose('reward 2', 'to 1')
    expectBestOf(one, 'council-of-crowns', '2 take', ['ducal-mace', 'ferrymans-coin'])
    const back = claim('council-of-crowns', { moved: 5 })
    const at = back.state.track
    back.choose('reward 3')
    expect(back.state.track).toBe(at + numberOn('council-of-crowns', '3 boss-token'))
  })
})

import { LOST } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { VAULT } from '../state.ts'
import { type Laid, table } from '../testing/table.ts'

/** A lone hero loots the Cemetery, which has a treasure of 1; nobody guards anything on its way. */
function looted(treasure: string, laid: Laid = {}, clans: readonly string[] = ['ratfolk']) {
  const t = table({ clans }).put({
    monsters: { 'ratfolk/vault': 3 },
    heroes: [],
    tokens: {},
    treasure: { cemetery: treasure, study: 0 },
    hands: { 1: [] },
    ...laid,
  })
  return t
}

const inCells = (t: { heroes(): string[] }) => t.heroes().filter((name) => name.includes('/cells'))

describe('K7 Treasures', () => {
  it('K7.1 discards a resource of the room, which the players choose', () => {
    const t = looted('spill-1', { tokens: { 'cemetery/bone': 1, 'cemetery/coin': 1 } })
    t.invade('rogue-eye').choose('resolve rogue/cemetery')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['ruin', 'K7.1', 'party'])
    expect(t.options()).toEqual(['lose coin', 'lose bone'])
    t.choose('lose bone')
    expect(t.tokens()).toEqual({ 'cemetery/coin': 1 })
    expect(t.supply('bone')).toBe(6)
  })

  it('K7.1 has every player discard a card of choice: Curse', () => {
    const t = looted('curse-1', { hands: { 1: ['spider', 'sword'], 2: ['bolt', 'brew'] } }, [
      'ratfolk',
      'witches',
    ])
    // The Witches begin; their hand is filled up before the invasion.
    t.put({ hands: { 1: ['spider', 'sword'], 2: ['bolt', 'bolt', 'bolt', 'bolt', 'brew'] } })
    t.invade('rogue-eye').choose('resolve rogue/cemetery')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['curse', 'K7.4', 1])
    expect(t.options()).toEqual(['discard bolt', 'discard brew'])
    t.choose('discard brew')
    expect(t.by()).toBe(0)
    t.choose('discard sword')
    expect([t.pile('hand/1'), t.pile('discard/1')]).toEqual([['spider'], ['sword']])
    expect(t.pile('hand/2')).not.toContain('brew')
  })

  it('K7.4 goes clockwise from the active player, and passes an empty hand', () => {
    const t = looted('curse-1', {}, ['ratfolk', 'witches', 'ghosts'])
    t.put({ hands: { 1: ['spider', 'sword'], 2: ['bolt', 'bolt', 'bolt', 'bolt', 'brew'], 3: [] } })
    // Seat 2 has the fewest monsters and so the first turn; seat 3 has nothing to discard.
    t.invade('rogue-eye').choose('resolve rogue/cemetery', 'discard bolt')
    t.expectEvents('cursed 2')
    expect(t.by()).toBe(0)
    t.choose('discard sword')
    expect(t.times('cursed 3')).toBe(0)
  })

  it('K7.1, K7.4 makes all heroes of the room active again, also those that looted: Heal', () => {
    const t = looted('heal-1', { heroes: ['mage/cemetery'] })
    t.invade('rogue-eye').choose('resolve rogue/cemetery')
    // The Rogue has woken the Mage; one of the two loots, and is healed.
    t.choose('exhaust rogue/cemetery')
    t.expectEvents('looted cemetery 1 heal-1', 'woke rogue cemetery 6 1')
    expect(t.heroes()).toContain('rogue/cemetery active')
    expect(t.heroes()).toContain('mage/cemetery active')
    // The treasure is gone: they charge.
    t.choose('resolve rogue/cemetery')
    t.expectEvents('charged cemetery beast-trainer 2')
  })

  it('K7.1, K7.3 sends a hero to the Cells at once, for no cards: Prisoner', () => {
    const t = looted('prisoner-1')
    t.expectDeal({ guild: ['rogue-eye', 'warrior-jewel'] }).choose('end-turn')
    t.choose('resolve rogue/cemetery')
    t.expectEvents('looted cemetery 1 prisoner-1', 'guild warrior-jewel', 'hero-in warrior cells 0')
    expect(inCells(t)).toEqual(['warrior/cells'])
    expect(t.times('drew')).toBe(0)
    expect(t.pile('guild-discard')).toEqual(['warrior-jewel', 'rogue-eye'])
  })

  it('K7.3 a scenario card drawn for a Prisoner does nothing', () => {
    const t = looted('prisoner-1')
    t.expectDeal({ guild: ['rogue-eye', 'bell'] }).choose('end-turn', 'resolve rogue/cemetery')
    t.expectEvents('looted cemetery 1 prisoner-1', 'guild bell')
    expect(t.times('scenario')).toBe(0)
    expect(t.state.counters[0]).toBe(0)
    expect(t.pile('guild-discard')).toContain('bell')
  })

  it('K7.3 a Mage as Prisoner frees the Cells, and the freed join those to resolve', () => {
    const t = looted('prisoner-1', {
      heroes: ['archer/cells'],
      treasure: { cemetery: 'prisoner-1' },
    })
    t.expectDeal({ guild: ['rogue-eye', 'mage-jewel'] }).choose('end-turn')
    t.choose('resolve rogue/cemetery')
    t.expectEvents('looted cemetery 1 prisoner-1', 'hero-in mage cells 12', 'freed 1')
    expect(t.options()).toContain('resolve archer/cells')
    expect(t.options()).toContain('resolve mage/cells')
  })

  it('K7.1, K5.3 loses the match with the treasure of value 4: Defeat', () => {
    const t = looted('spill-1', { monsters: {}, heroes: Array(3).fill('mage/vault') })
    t.invade('rogue-jewel')
    t.expectEvents('looted vault 4 defeat-4', 'lost 0')
    expect([t.isOver, t.state.result]).toEqual([true, LOST])
    expect(t.state.value[VAULT]).toBe(0)
  })

  it('K7.2 takes a looted treasure out of the game', () => {
    const t = looted('spill-1')
    const left = t.pile('treasures/1').length
    t.invade('rogue-eye').choose('resolve rogue/cemetery')
    expect(t.pile('treasure/cemetery')).toEqual([])
    expect(t.pile('treasures/1')).toHaveLength(left)
    expect(t.pile('box')).toContain('spill-1')
  })

  it('K7.4 with no resource in the room discards nothing', () => {
    const t = looted('spill-1', { tokens: { 'cemetery/trap': 0, 'vault/coin': 1 } })
    t.invade('rogue-eye').choose('resolve rogue/cemetery')
    t.expectEvents('looted cemetery 1 spill-1')
    expect(t.times('destroyed')).toBe(0)
    expect(t.tokens()).toEqual({ 'vault/coin': 1 })
  })

  it('K8.9 a Prisoner with the Guild deck of the second wave empty draws nothing', () => {
    const t = looted('prisoner-1', { wave: 2, guild: ['rogue-eye'] })
    t.choose('end-turn', 'resolve rogue/cemetery')
    t.expectEvents('looted cemetery 1 prisoner-1')
    // Only the card that brought the looter.
    expect(t.times('guild')).toBe(1)
    expect(inCells(t)).toEqual([])
  })

  it('K4.11 a Prisoner without Cells draws nothing', () => {
    const t = table({ scenario: 'corridor' }).put({
      monsters: { 'ratfolk/vault': 2 },
      heroes: [],
      tokens: {},
      treasure: { cemetery: 'prisoner-1' },
      hands: { 1: [] },
    })
    t.invade('rogue-eye')
    t.expectEvents('looted cemetery 1 prisoner-1')
    expect(t.times('guild')).toBe(1)
  })
})

/** Chapter 4, Doors and Walls: the twist and the cards of each scenario, played. */
import { describe, expect, it } from 'vitest'
import { COMPLETED, ROOMS, type Room } from '../../state.ts'
import { at, comes, countOf, handSizes, setUp, through } from '../../testing/scenario-table.ts'
import type { Table } from '../../testing/table.ts'

const portalIn = (t: Table, room: Room): number => t.state.portal[ROOMS.indexOf(room)]

describe('twin-doors', () => {
  it('twin-doors: two portals stand open from the start, and heroes use them', () => {
    const t = setUp('twin-doors')
    expect([portalIn(t, 'workshop'), portalIn(t, 'apothecary')]).toEqual([COMPLETED, COMPLETED])
    t.put({ monsters: { 'slimes/library': 2, 'slimes/workshop': 1 }, heroes: [] })
    const told = through(comes(t, 'warrior-hats'))
    expect(countOf(told, 'charged apothecary workshop')).toBe(1)
  })

  it('a-door-opens: a portal in a room that has none', () => {
    const t = comes(setUp('twin-doors').put({ heroes: [] }), 'a-door-opens')
    expect(t.prompt()).toBe('where')
    expect(t.options()).not.toContain('in workshop')
    t.choose('in cells')
    expect(portalIn(t, 'cells')).toBe(COMPLETED)
  })
})

describe('the-saboteurs', () => {
  it('the-saboteurs: traps lie ready in five rooms', () => {
    // Two of those in the Vault lie there in every scenario.
    expect(Object.values(setUp('the-saboteurs').tokens())).toEqual([3, 1, 1, 1, 1])
  })

  it('the-saboteurs: a Rogue takes two hits, but one trap is enough', () => {
    const t = at('the-saboteurs', {
      monsters: { 'skeletons/vault': 1 },
      heroes: ['rogue/vault'],
      tokens: { 'vault/trap': 2 },
    })
    t.choose('play axe', 'use melee', 'finish')
    expect(t.heroes()).toEqual(['rogue/vault'])
    // She clears one trap by her ability; the other is too much for her.
    const told = through(comes(t, 'rogue-jewel'))
    expect(countOf(told, 'hero-gone rogue vault')).toBe(1)
    expect(t.tokens()).toEqual({})
  })

  it('clockwork-fails: a trap of every room is gone, and each player draws two cards', () => {
    const t = setUp('the-saboteurs').put({ heroes: [] })
    const before = handSizes(t)[1]
    comes(t, 'clockwork-fails')
    expect(handSizes(t)[1]).toBe(before + 2)
    expect(t.tokens()).toEqual({ 'vault/trap': 2 })
  })
})

describe('open-house', () => {
  it('open-house: with the second wave a wall falls', () => {
    const t = at('open-house', { monsters: { 'slimes/vault': 2 }, guild: ['rogue-jewel'] })
    t.choose('end-turn')
    expect(t.prompt()).toBe('where')
    t.choose('in forge').expectEvents('opened forge vault')
    expect(t.state.distance[ROOMS.indexOf('forge')]).toBe(1)
  })

  it('a-wall-falls: a new passage between two neighbours', () => {
    const t = comes(at('open-house'), 'a-wall-falls')
    expect(t.state.distance[ROOMS.indexOf('study')]).toBe(4)
    t.choose('in study').expectEvents('opened study library')
    expect(t.state.distance[ROOMS.indexOf('study')]).toBe(2)
  })
})

describe('the-collector', () => {
  it('the-collector: what is looted is counted', () => {
    const t = at('the-collector', { monsters: { 'slimes/study': 2 } })
    const told = through(comes(t, 'rogue-eye'))
    expect(countOf(told, 'looted cemetery 1')).toBe(1)
    expect(t.state.counters[0]).toBe(1)
  })

  it.each([
    [4, false],
    [5, true],
  ])('the-collector: with %i pieces taken at the end of an invasion, lost: %s', (taken, lost) => {
    const t = at('the-collector', { monsters: { 'slimes/vault': 2 } })
    t.state.counters[0] = taken
    expect(through(comes(t, 'rogue-jewel')).includes('lost 1')).toBe(lost)
  })

  it('another-piece: a treasure of value 2 for a room that has none', () => {
    const t = comes(at('the-collector', { treasure: { library: 0 } }), 'another-piece')
    expect(t.options()).toEqual(['in library', 'in sewers'])
    t.choose('in sewers').expectEvents('treasure-laid sewers 2')
  })
})

/** Chapter 2, Bad Weather: the twist and the cards of each scenario, played. */
import { describe, expect, it } from 'vitest'
import { activate, at, comes, handSizes, setUp, through } from '../../testing/scenario-table.ts'

describe('flooded-cellars', () => {
  it('flooded-cellars: with the second wave a passage is walled up, never the last way', () => {
    const t = at('flooded-cellars', { monsters: { 'slimes/sewers': 2 }, guild: ['rogue-jewel'] })
    t.put({ monsters: { 'slimes/vault': 2 } }).choose('end-turn')
    expect(t.prompt()).toBe('where')
    // The Workshop has one passage only: it stays.
    expect(t.options()).not.toContain('in workshop')
    t.choose('in vault', 'in sewers').expectEvents('shut vault sewers')
    expect(Math.min(...t.state.distance.filter((_, room) => t.state.cell[room] >= 0))).toBe(0)
  })

  it('the-water-rises: two tokens each are lost in the Sewers and at the Beast Trainer', () => {
    const tokens = { 'sewers/coin': 3, 'beast-trainer/trap': 1, 'vault/coin': 1 }
    const t = comes(at('flooded-cellars', { tokens }), 'the-water-rises')
    expect(t.tokens()).toEqual({ 'sewers/coin': 1, 'vault/coin': 1 })
  })
})

describe('the-toll-bridge', () => {
  it('the-toll-bridge: a Warrior takes two hits', () => {
    const t = at('the-toll-bridge', {
      monsters: { 'skeletons/vault': 1 },
      heroes: ['warrior/vault', 'rogue/vault'],
    })
    t.choose('play axe', 'use melee', 'hit warrior/vault')
    expect(t.heroes()).toEqual(['warrior/vault', 'rogue/vault'])
    t.choose('use melee', 'hit warrior/vault')
    expect(t.heroes()).toEqual(['rogue/vault'])
  })

  it('the-toll-bridge: a trap in the Workshop becomes two elsewhere', () => {
    const t = at('the-toll-bridge', {
      monsters: { 'skeletons/workshop': 1 },
      tokens: { 'workshop/trap': 1 },
    })
    activate(t, 'errand workshop', 'in study')
    expect(t.tokens()).toEqual({ 'study/trap': 2 })
  })

  it('the-toll-bridge: a coin and two traps lie in the Workshop', () => {
    expect(setUp('the-toll-bridge').tokens()).toMatchObject({
      'workshop/coin': 1,
      'workshop/trap': 2,
    })
  })

  it('toll-due: a coin in the Workshop is taken', () => {
    const tokens = { 'workshop/coin': 1, 'study/trap': 2 }
    const t = comes(at('the-toll-bridge', { tokens }), 'toll-due')
    expect(t.tokens()).toEqual({ 'study/trap': 2 })
  })

  it('toll-due: without one, a trap in every room', () => {
    const tokens = { 'vault/coin': 1, 'vault/trap': 1, 'study/trap': 2 }
    const t = comes(at('the-toll-bridge', { tokens }), 'toll-due')
    expect(t.tokens()).toEqual({ 'vault/coin': 1, 'study/trap': 1 })
  })
})

describe('night-school', () => {
  it('night-school: a book lies in the Study from the start', () => {
    expect(setUp('night-school').tokens()).toMatchObject({ 'study/book': 1 })
  })

  it('night-school: a book in the Study is a lesson, and a card for each player', () => {
    const t = at('night-school', {
      monsters: { 'skeletons/study': 1 },
      tokens: { 'study/book': 1 },
    })
    const [first, second] = handSizes(t)
    activate(t, 'errand study')
    expect(t.state.counters[0]).toBe(1)
    // The Toolbox that activates has left the first hand.
    expect(handSizes(t)).toEqual([first, second + 1])
  })

  it.each([
    [1, 'lost 1'],
    [2, 'won'],
  ])('night-school: after the last card with %i lessons: %s', (lessons, result) => {
    const t = at('night-school', {
      monsters: { 'slimes/vault': 3 },
      guild: ['rogue-jewel'],
      wave: 2,
    })
    t.state.counters[0] = lessons
    t.choose('end-turn')
    expect(through(t)).toContain(result)
  })

  it('surprise-test: who has learnt draws two cards, who has not loses one', () => {
    const taught = at('night-school')
    taught.state.counters[0] = 1
    expect(handSizes(comes(taught, 'surprise-test'))).toEqual([7, 4])
    const untaught = comes(at('night-school'), 'surprise-test')
    untaught.choose('discard axe', 'discard basilisk')
    expect(handSizes(untaught)).toEqual([4, 1])
  })
})

describe('cold-feet', () => {
  it('cold-feet: hands are refilled to four cards', () => {
    const t = comes(at('cold-feet'), 'mage-eye')
    through(t)
    expect(t.pile('hand/1')).toHaveLength(4)
  })

  it('hot-soup: each player draws a card', () => {
    const t = comes(at('cold-feet'), 'hot-soup')
    expect(handSizes(t)).toEqual([5, 3])
  })
})

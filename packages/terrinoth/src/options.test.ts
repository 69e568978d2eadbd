import { describe, expect, it } from 'vitest'
import { boonsFor, layBoons, problemOfBoons } from './boons.ts'
import { terrinoth } from './game.ts'
import { newState } from './options.ts'
import { BOX, cardsOf, FOCUSED, itemsOf, LAIR } from './state.ts'

const { content } = terrinoth
const read = (options: Parameters<typeof terrinoth.readOptions>[0]) =>
  terrinoth.readOptions(options)
const stateOf = (options: Parameters<typeof terrinoth.readOptions>[0]) =>
  newState(content, read(options))

describe('the set-up of a match', () => {
  it('H1.1 fills in what is missing: two players, the first quest, the usual heroes', () => {
    expect(read({})).toEqual({
      players: 2,
      quest: 'goblin-problem',
      grim: false,
      heroes: ['kari', 'lissa'],
    })
    expect(read({ players: 4 }).heroes).toEqual(['kari', 'lissa', 'mok', 'astarra'])
  })

  it('H1.1 gives one player two heroes', () => {
    expect(read({ players: 1 }).heroes).toEqual(['kari', 'lissa'])
    expect(stateOf({ players: 1 })).toMatchObject({ players: 1, heroes: 2 })
  })

  it('reads heroes as a list or a text', () => {
    expect(read({ heroes: 'tamsin,mok' }).heroes).toEqual(['tamsin', 'mok'])
  })

  it('H1.9, H1.15 says what is wrong with the heroes', () => {
    expect(() => read({ players: 3, heroes: ['kari'] })).toThrow('needs 3 names')
    expect(() => read({ heroes: ['kari', 'gandalf'] })).toThrow('"gandalf" is no hero')
    expect(() => read({ heroes: ['kari', 'tamsin'] })).toThrow('scout')
  })

  it('says what is wrong with other options', () => {
    expect(() => read({ players: 5 })).toThrow('"players" is one of 1, 2, 3, 4')
    expect(() => read({ quest: 'chess' })).toThrow('chess')
    expect(() => read({ level: 'hard' })).toThrow('There is no option "level"')
  })

  it('H1.6, H1.9, H1.14 lays out what quest and heroes name; all else is in the box', () => {
    const s = stateOf({ players: 3 })
    const nameOf = (card: number) => terrinoth.kindName(card)
    expect(s.piles[LAIR].map(nameOf)).toEqual(['splig'])
    expect(s.piles[cardsOf(0)].map(nameOf)).toEqual([
      'precise-strike',
      'blaze-a-trail',
      'caution',
      'draw-attention',
    ])
    expect(s.piles[cardsOf(3)]).toEqual([])
    expect(s.piles[BOX].map(nameOf)).toContain('the-red-knife')
    expect(s.piles.flat()).toHaveLength(terrinoth.cards)
  })
})

describe('H15.2 boons', () => {
  const LAST = 'crown-of-the-under-king'

  it('H15.2 are those of the quests before it on its road, one of each', () => {
    const quests = boonsFor(content, LAST).map(({ quest }) => quest)
    expect(new Set(quests)).toEqual(new Set(['goblin-problem', 'the-breach']))
    expect(boonsFor(content, 'goblin-problem')).toEqual([])
  })

  it('H15.2 belong to a journey', () => {
    const [boon] = boonsFor(content, LAST)
    expect(() => read({ quest: LAST, boons: [boon.name] })).toThrow('journey')
    expect(read({ quest: LAST, journey: true, boons: [boon.name] })).toMatchObject({
      journey: true,
      boons: [boon.name],
    })
  })

  it('H15.2 says what is wrong with them', () => {
    const of = (quest: string) =>
      boonsFor(content, LAST).flatMap((boon) => (boon.quest === quest ? [boon.name] : []))
    expect(problemOfBoons(content, LAST, of('goblin-problem'))).toContain('one boon')
    expect(problemOfBoons(content, LAST, ['nothing'])).toContain('up to 2 of')
    expect(problemOfBoons(content, 'goblin-problem', ['nothing'])).toContain('first quest')
    expect(problemOfBoons(content, LAST, [of('goblin-problem')[0], of('the-breach')[0]])).toBe(
      undefined,
    )
  })

  it('H15.2 give what they say before the match begins', () => {
    const laid = (gives: string) => {
      const s = stateOf({ quest: LAST, journey: true })
      const boon = content.pack.boons.find((one) => one.gives === gives)
      layBoons(content, s, [boon?.name ?? ''])
      return s
    }
    const before = stateOf({ quest: LAST, journey: true })
    expect(laid('health').health[0]).toBeGreaterThan(before.health[0])
    expect(laid('tokens').tokens.slice(0, 3)).toEqual([1, 1, 0])
    expect(laid('focused').conditions.slice(0, 3)).toEqual([FOCUSED, FOCUSED, 0])
    expect(laid('item').piles[itemsOf(0)]).toHaveLength(1)
    expect(laid('item').piles.flat()).toHaveLength(terrinoth.cards)
    expect([before.journey, laid('upgrade').journey]).toEqual([1, 2])
  })
})

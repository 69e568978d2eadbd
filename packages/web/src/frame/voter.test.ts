import { describe, expect, test } from 'vitest'
import { fakeTable } from './testing/fake.ts'
import { isAsked, voteButtons } from './vote-buttons.ts'
import { chooserName, oursOf, personFor, proposalOf, thinking, voterOf, wishes } from './voter.ts'

const all = { seats: [0, 1, 2, 3], settles: 2 }

describe('for whom this device answers', () => {
  test('a seat’s own choice is that seat’s', () => {
    expect(voterOf(fakeTable({ decides: { how: 'seat', why: 'own', seats: [3] } }))).toBe(3)
  })

  test('a bot’s choice is nobody’s here', () => {
    const decides = { how: 'bot', why: 'own', seats: [1] } as const
    expect(voterOf(fakeTable({ decides, bots: [1] }))).toBeUndefined()
  })

  test('who stands in for an absent seat', () => {
    const decides = { how: 'seat', why: 'own', seats: [1], standIns: [2] } as const
    expect(voterOf(fakeTable({ decides, bots: [1] }))).toBe(2)
  })

  test('a vote goes around the table from the arbiter', () => {
    const order: (number | undefined)[] = []
    const votes: (readonly [number, string])[] = []
    for (let n = 0; n < 4; n++) {
      const voter = voterOf(fakeTable({ decides: all, arbiter: 2, votes }))
      order.push(voter)
      votes.push([voter ?? 0, n === 3 ? 'other' : 'enter a'])
    }
    expect(order).toEqual([2, 3, 0, 1])
    // All have spoken and differ: the arbiter settles it.
    expect(voterOf(fakeTable({ decides: all, arbiter: 2, votes }))).toBe(2)
  })

  test('who follows is not asked', () => {
    expect(voterOf(fakeTable({ decides: all, arbiter: 2, follows: [2, 3] }))).toBe(0)
  })

  test('where all follow, the arbiter leads', () => {
    expect(voterOf(fakeTable({ decides: all, arbiter: 2, follows: [0, 1, 2, 3] }))).toBe(2)
  })

  test('on a device of its own, only its seats', () => {
    const table = fakeTable({ decides: all })
    const mine = { seats: [1], mayChoose: false, mayVote: true, maySettle: false, mayAgree: false }
    const settings = { ...table.settings, oneDevice: false }
    expect(oursOf({ ...table, settings, mine })).toEqual([1])
    expect(voterOf({ ...table, settings, mine })).toBe(1)
  })

  test('the person who speaks for a seat', () => {
    expect(personFor(fakeTable({ decides: all }), 2)).toBe('p2')
    expect(personFor(fakeTable({ decides: all, bots: [2] }), 2)).toBe('p0')
  })
})

describe('what is wanted', () => {
  const agreed = fakeTable({
    decides: all,
    votes: [
      [0, 'a'],
      [3, 'a'],
    ],
    follows: [1],
  })
  const split = fakeTable({
    decides: all,
    votes: [
      [0, 'a'],
      [3, 'b'],
      [1, 'a'],
    ],
  })

  test('the proposal that all votes share', () => {
    expect(proposalOf(agreed)).toEqual(['a'])
    expect(proposalOf(split)).toBeUndefined()
    expect(proposalOf(fakeTable({ decides: all }))).toBeUndefined()
  })

  test('each wish with who has it', () => {
    expect(wishes(split)).toEqual([
      { texts: ['a'], seats: [0, 1] },
      { texts: ['b'], seats: [3] },
    ])
  })

  test('who still thinks', () => {
    expect(thinking(agreed)).toEqual([2])
    expect(thinking(split)).toEqual([2])
  })
})

describe('the buttons of a vote', () => {
  test('nothing is proposed: one can only follow', () => {
    expect(voteButtons(fakeTable({ decides: all }), 0)).toEqual([
      { kind: 'follow', seat: 0, on: true },
    ])
  })

  test('a proposal: agree, all agree, settle, follow', () => {
    const table = fakeTable({ decides: all, votes: [[2, 'a']], follows: [1] })
    expect(voteButtons(table, 3)).toEqual([
      { kind: 'agree', texts: ['a'], seat: 3 },
      { kind: 'all-agree', texts: ['a'], seats: [0, 3] },
      { kind: 'settle', texts: ['a'], seat: 2 },
      { kind: 'follow', seat: 3, on: true },
    ])
  })

  test('where wishes differ each can be settled on, and nobody is asked to agree', () => {
    const table = fakeTable({
      decides: all,
      votes: [
        [2, 'a'],
        [3, 'b'],
      ],
    })
    const kinds = voteButtons(table, 0).map(({ kind }) => kind)
    expect(kinds).toEqual(['settle', 'settle', 'follow'])
  })

  test('without an arbiter here nobody settles', () => {
    const table = fakeTable({ decides: { seats: [0, 1] }, bots: [2, 3], votes: [[0, 'a']] })
    const kinds = voteButtons(table, 1).map(({ kind }) => kind)
    expect(kinds).toEqual(['agree', 'follow'])
  })

  test('one alone is not asked to vote, nor is anybody where votes are off', () => {
    expect(isAsked(fakeTable({ decides: all }), true)).toBe(true)
    expect(isAsked(fakeTable({ decides: all }), false)).toBe(false)
    expect(isAsked(fakeTable({ decides: { seats: [0] } }), true)).toBe(false)
    expect(isAsked(fakeTable({ decides: { how: 'arbiter', seats: [0] } }), true)).toBe(false)
  })
})

describe('who is asked', () => {
  test('is the hero that it is about, of a seat with several; else the seat by its name', () => {
    const both = { name: 'Ana', role: 'Kari and Lissa' }
    expect(chooserName('Lissa', both)).toBe('Lissa')
    expect(chooserName('Kari and Lissa', both)).toBe('Ana')
    expect(chooserName('', both)).toBe('Ana')
    expect(chooserName('Kari', { name: 'Rui', role: 'Kari' })).toBe('Rui')
  })
})

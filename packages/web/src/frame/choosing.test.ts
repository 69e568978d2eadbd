import { describe, expect, test } from 'vitest'
import type { MatchView, OptionView, PathStep, PathView } from '../host/protocol.ts'
import {
  back,
  buttonsOf,
  EMPTY_HAND,
  type Hand,
  leftBy,
  marked,
  type Placed,
  placedOn,
  spotStates,
  tapMark,
  tapSpot,
  unmarked,
} from './choosing.ts'
import { fakeView, option } from './testing/fake.ts'

const placed = (
  text: string,
  groups: Placed['groups'],
  more: Partial<Placed['option']> = {},
): Placed => ({ option: option(text, more), groups })

const nobody = { votes: [], points: [] }
const holding = (hand: Partial<Hand>): Hand => ({ ...EMPTY_HAND, ...hand })

const dungeons = [
  placed('enter 1', [['dungeon:1']], { sealed: true }),
  placed('enter 2', [['dungeon:2']]),
  placed('fight-boss', []),
]

describe('one spot an option', () => {
  test('a tap on a lit spot chooses', () => {
    const tapped = tapSpot(dungeons, EMPTY_HAND, 'dungeon:2', true)
    expect(tapped).toEqual({ kind: 'choose', text: 'enter 2', hand: EMPTY_HAND })
  })

  test('by touch what breaks a seal shows first, and a second tap does it', () => {
    const first = tapSpot(dungeons, EMPTY_HAND, 'dungeon:1', true)
    const hand = holding({ tapped: ['dungeon:1'], shown: 'enter 1' })
    expect(first).toEqual({ kind: 'hold', hand })
    expect(tapSpot(dungeons, hand, 'dungeon:1', true)).toMatchObject({ text: 'enter 1' })
    // Another thought: the other one is simply chosen.
    expect(tapSpot(dungeons, hand, 'dungeon:2', true)).toMatchObject({ text: 'enter 2' })
  })

  test('a mouse has seen the preview: it does it at once', () => {
    const tapped = tapSpot(dungeons, EMPTY_HAND, 'dungeon:1', false)
    expect(tapped).toMatchObject({ kind: 'choose', text: 'enter 1' })
  })

  test('where a game wants it, all answers to a question show first', () => {
    const first = tapSpot(dungeons, EMPTY_HAND, 'dungeon:2', true, true)
    const hand = holding({ tapped: ['dungeon:2'], shown: 'enter 2' })
    expect(first).toEqual({ kind: 'hold', hand })
    expect(tapSpot(dungeons, hand, 'dungeon:2', true, true)).toMatchObject({ text: 'enter 2' })
    const byMouse = tapSpot(dungeons, EMPTY_HAND, 'dungeon:2', false, true)
    expect(byMouse).toMatchObject({ kind: 'choose' })
  })

  test('elsewhere a tap looks closer', () => {
    expect(tapSpot(dungeons, EMPTY_HAND, 'seat:1', true)).toEqual({ kind: 'zoom' })
  })

  test('options without a place are buttons', () => {
    expect(buttonsOf(dungeons, []).map(({ text }) => text)).toEqual(['fight-boss'])
  })
})

describe('several spots an option, in any order', () => {
  const gifts = ['purse', 'rope'].flatMap((card) =>
    ['seat:0', 'seat:1'].map((seat) => placed(`hand-to ${card} ${seat}`, [[card], [seat]])),
  )
  const all = [...gifts, placed('refuse purse', [['purse']])]

  test('card, then face', () => {
    const first = tapSpot(gifts, EMPTY_HAND, 'rope', false)
    expect(first).toEqual({ kind: 'hold', hand: holding({ tapped: ['rope'] }) })
    const second = tapSpot(gifts, holding({ tapped: ['rope'] }), 'seat:1', false)
    expect(second).toMatchObject({ kind: 'choose', text: 'hand-to rope seat:1' })
  })

  test('face, then card', () => {
    const hand = holding({ tapped: ['seat:0'] })
    expect(leftBy(gifts, hand.tapped)).toHaveLength(2)
    expect(tapSpot(gifts, hand, 'purse', false)).toMatchObject({ text: 'hand-to purse seat:0' })
  })

  test('another card begins anew, the same one is put back', () => {
    const hand = holding({ tapped: ['rope'] })
    expect(tapSpot(gifts, hand, 'purse', false)).toMatchObject({ hand: { tapped: ['purse'] } })
    expect(tapSpot(gifts, hand, 'rope', false)).toEqual({ kind: 'hold', hand: EMPTY_HAND })
  })

  test('what the taps have wholly named is a button', () => {
    expect(buttonsOf(all, ['purse']).map(({ text }) => text)).toEqual(['refuse purse'])
  })

  test('a hint marks each spot by the best that leads through it', () => {
    const marks = new Map([
      ['give rope 0', { wins: 40, best: false }],
      ['give rope 1', { wins: 60, best: true }],
    ])
    const all = [
      placed('give rope 0', [['rope'], ['face:0']]),
      placed('give rope 1', [['rope'], ['face:1']]),
      placed('give purse 0', [['purse'], ['face:0']]),
    ]
    const winsAt = (tapped: readonly string[]) =>
      [...spotStates(all, holding({ tapped }), undefined, { ...nobody, marks }, true)].flatMap(
        ([spot, { hint }]) => (hint === undefined ? [] : [[spot, hint.wins]]),
      )
    expect(winsAt([])).toEqual([
      ['rope', 60],
      ['face:0', 40],
      ['face:1', 60],
    ])
    expect(winsAt(['purse'])).toEqual([])
  })

  test('only what goes on with the choice is lit', () => {
    const states = spotStates(gifts, holding({ tapped: ['rope'] }), undefined, nobody, true)
    const lit = [...states].filter(([, state]) => state.lit).map(([spot]) => spot)
    expect(lit).toEqual(['seat:0', 'seat:1'])
    expect(states.get('rope')).toMatchObject({ chosen: true, lit: false })
    expect(states.get('seat:1')?.option).toBe('hand-to rope seat:1')
  })

  test('two options with the same places are buttons from the start', () => {
    const same = [placed('pay troll', [['card:7']]), placed('decline troll', [['card:7']])]
    expect(buttonsOf(same, [])).toHaveLength(2)
    expect(tapSpot(same, EMPTY_HAND, 'card:7', false)).toMatchObject({ kind: 'hold' })
  })
})

describe('gestures', () => {
  const step = (text: string): PathStep => ({
    prompt: 'action',
    verb: text.split(' ')[0],
    text,
    at: [],
    automatic: false,
  })
  const path = (...texts: readonly string[]): PathView => ({
    ...option(texts.join('\n')),
    steps: texts.map(step),
  })
  const spots: Readonly<Record<string, Placed['groups'] | undefined>> = {
    'play rush': [['card:1']],
    'use trap': [['chip:trap']],
    'end-turn': [],
    'play rush\ngo rat cave': [['rat'], ['cave']],
    'play rush\ngo rat hall': [['rat'], ['hall']],
    'play rush\ngo bat hall': [['bat'], ['hall']],
    'play rush\nhit mage': [['mage']],
    'use trap\nin cave': [['chip:trap'], ['cave']],
    'use trap\nin hall': [['chip:trap'], ['hall']],
    'go all': [],
  }
  const board = {
    spotsOf: (_: MatchView, { text }: OptionView) => spots[text] ?? [],
    pathSpots: (_: MatchView, { text }: PathView) => spots[text],
  }
  const view = (texts: readonly string[], paths: readonly PathView[]): MatchView =>
    fakeView({ options: texts.map((text) => option(text)), paths })
  const all = placedOn(
    board,
    view(
      ['play rush', 'use trap', 'end-turn'],
      [
        path('play rush', 'go rat cave'),
        path('play rush', 'go rat hall'),
        path('play rush', 'go bat hall'),
        path('play rush', 'hit mage'),
        path('use trap', 'in cave'),
        path('use trap', 'in hall'),
        path('go all'),
        path('play rush', 'nowhere'),
      ],
    ),
  )

  test('are tapped in their order, and to their end', () => {
    const first = tapSpot(all, EMPTY_HAND, 'bat', false)
    // There is but one way on, and still it is tapped: who taps a monster may only have begun.
    expect(first).toEqual({ kind: 'hold', hand: holding({ tapped: ['bat'] }) })
    const second = tapSpot(all, holding({ tapped: ['bat'] }), 'hall', false)
    expect(second).toMatchObject({ kind: 'choose', text: 'play rush\ngo bat hall' })
    expect(tapSpot(all, EMPTY_HAND, 'cave', false)).toEqual({ kind: 'zoom' })
    expect(tapSpot(all, EMPTY_HAND, 'mage', false)).toMatchObject({ text: 'play rush\nhit mage' })
  })

  test('light what they begin with, then where they go', () => {
    const lit = (hand: Hand) =>
      [...spotStates(all, hand, undefined, nobody, true)]
        .filter(([, state]) => state.lit)
        .map(([spot]) => spot)
    expect(lit(EMPTY_HAND)).toEqual(['card:1', 'rat', 'bat', 'mage', 'chip:trap'])
    expect(lit(holding({ tapped: ['rat'] }))).toEqual(['cave', 'hall'])
    expect(back(holding({ tapped: ['rat'] }))).toEqual(EMPTY_HAND)
  })

  test('stand for the option that their taps begin with, not for others', () => {
    const held = tapSpot(all, EMPTY_HAND, 'chip:trap', false)
    expect(held).toMatchObject({ kind: 'hold' })
    expect(buttonsOf(all, ['chip:trap'])).toEqual([])
    expect(tapSpot(all, EMPTY_HAND, 'card:1', false)).toMatchObject({ text: 'play rush' })
  })

  test('without a spot are buttons, and not offered where the board has no place for them', () => {
    expect(buttonsOf(all, []).map(({ text }) => text)).toEqual(['end-turn', 'go all'])
    expect(all.map(({ option }) => option.text)).not.toContain('play rush\nnowhere')
  })

  test('that share all their spots are told apart by buttons once these are tapped', () => {
    const twins = placedOn(
      { spotsOf: () => [], pathSpots: () => [['cave']] },
      view([], [path('use trap', 'in cave'), path('use coin', 'in cave')]),
    )
    expect(buttonsOf(twins, [])).toEqual([])
    expect(tapSpot(twins, EMPTY_HAND, 'cave', false)).toMatchObject({ kind: 'hold' })
    expect(buttonsOf(twins, ['cave'])).toHaveLength(2)
  })
})

describe('a row of picks', () => {
  const deck = [
    placed('remove basic', [['card:1', 'card:2', 'card:3']], { alike: 3 }),
    placed('remove rope', [['card:9']]),
    placed('remove purse', [['pile:purse']], { alike: 2 }),
  ]
  const more = ['remove basic', 'remove rope', 'remove purse']
  const row = { marks: [], more, ordered: false }
  const tap = (hand: Hand, spot: string, can = more): Hand => {
    const tapped = tapMark(deck, hand, can, spot)
    return tapped.kind === 'hold' ? tapped.hand : hand
  }

  test('a tap marks, a second one takes back', () => {
    const once = tap(EMPTY_HAND, 'card:9')
    expect(once.marks).toEqual([{ text: 'remove rope', spot: 'card:9' }])
    expect(tap(once, 'card:9').marks).toEqual([])
  })

  test('alike cards are marked one by one', () => {
    const two = tap(tap(EMPTY_HAND, 'card:2'), 'card:3')
    expect(two.marks.map(({ text }) => text)).toEqual(['remove basic', 'remove basic'])
    const states = spotStates(deck, two, row, nobody, true)
    expect(states.get('card:1')).toMatchObject({ lit: true, marked: 0 })
    expect(states.get('card:2')).toMatchObject({ marked: 1, chosen: true })
    expect(tap(two, 'card:2').marks).toEqual([{ text: 'remove basic', spot: 'card:3' }])
  })

  test('one spot that may be marked again takes more marks, then gives them back', () => {
    const twice = tapMark(deck, tap(EMPTY_HAND, 'card:9'), more, 'card:9', ['remove rope'])
    const hand = twice.kind === 'hold' ? twice.hand : EMPTY_HAND
    expect(hand.marks.map(({ text }) => text)).toEqual(['remove rope', 'remove rope'])
    expect(tap(hand, 'card:9', []).marks).toHaveLength(1)
  })

  test('one spot for several alike takes a mark for each, then gives them back', () => {
    const two = tap(tap(EMPTY_HAND, 'pile:purse'), 'pile:purse')
    expect(spotStates(deck, two, row, nobody, true).get('pile:purse')?.marked).toBe(2)
    expect(tap(two, 'pile:purse', []).marks).toHaveLength(1)
  })

  test('when nothing more can be marked only the marks are lit', () => {
    const hand = tap(EMPTY_HAND, 'card:9')
    const full = { marks: ['remove rope'], more: [], ordered: false, post: ['remove rope'] }
    const states = spotStates(deck, hand, full, nobody, true)
    expect([...states].filter(([, state]) => state.lit).map(([spot]) => spot)).toEqual(['card:9'])
    expect(tap(hand, 'card:1', [])).toBe(hand)
  })

  test('where their order counts, each mark says which it is', () => {
    const three = tap(tap(tap(EMPTY_HAND, 'pile:purse'), 'card:9'), 'pile:purse')
    const places = (of: typeof row) =>
      ['pile:purse', 'card:9', 'card:1'].map(
        (spot) => spotStates(deck, three, of, nobody, true).get(spot)?.place,
      )
    expect(places({ ...row, ordered: true })).toEqual(['1 3', '2', ''])
    expect(places(row)).toEqual(['', '', ''])
    // A mark that is taken back moves the later ones up.
    const two = spotStates(deck, back(three) ?? three, { ...row, ordered: true }, nobody, true)
    expect(two.get('pile:purse')?.place).toBe('1')
  })

  test('plus and minus', () => {
    const two = marked(deck, marked(deck, EMPTY_HAND, 'remove basic'), 'remove basic')
    expect(two.marks.map(({ spot }) => spot)).toEqual(['card:1', 'card:2'])
    expect(unmarked(two, 'remove basic').marks).toHaveLength(1)
    expect(unmarked(two, 'remove rope')).toBe(two)
  })
})

test('back goes one step at a time', () => {
  expect(back(holding({ tapped: ['a', 'b'] }))).toEqual(holding({ tapped: ['a'] }))
  expect(back(holding({ asked: 'x', tapped: ['a'] }))).toEqual(holding({ tapped: ['a'] }))
  expect(back(holding({ shown: 'x', tapped: ['a'] }))).toEqual(EMPTY_HAND)
  expect(back(holding({ marks: [{ text: 'x', spot: 's' }] }))).toEqual(EMPTY_HAND)
  expect(back(EMPTY_HAND)).toBeUndefined()
})

test('faces sit where a vote points, rings where somebody points; nothing is lit for who only looks', () => {
  const around = {
    votes: [
      { seat: 2, texts: ['enter 1'] },
      { seat: 0, texts: ['enter 1'] },
    ],
    points: [{ seat: 1, spot: 'seat:3' }],
  }
  const states = spotStates(dungeons, EMPTY_HAND, undefined, around, false)
  expect(states.get('dungeon:1')).toMatchObject({ faces: [2, 0], lit: false })
  expect(states.get('dungeon:2')).toBeUndefined()
  expect(states.get('seat:3')?.pointed).toEqual([1])
})

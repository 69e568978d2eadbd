/** The worked examples of the rulebooks, step by step. Player 1 is Bob, 2 Suzie, 3 Jack (2018: Jack, Bob, Suzie). */
import { describe, expect, it } from 'vitest'
import { PROFILES } from '../state.ts'
import {
  deckContents,
  facing,
  fighting,
  leaveInDeck,
  ones,
  powers,
  shrinkDungeon,
  type Table,
  table,
  zeros,
} from '../testing/frozen.ts'

const turns = (t: Table): string[] => t.events().filter((event) => event.startsWith('turn'))

/** TX.1 up to its end. */
function kobold(profile: string): Table {
  const t = fighting('kobold', {
    options: { profile },
    below: ['bandit', 'kobold'],
    decks: [
      ['basic-1', ...zeros(2)],
      [...zeros(3), ...ones(2), 'basic-0'],
    ],
  })
  t.expectEvents('fights kobold level-1/a 3', 'turn 1')
  t.choose('keep').expectEvents('checked 1 3', 'turn 2', 'drew 2 basic-0')
  expect(t.pile('hand/2')).toEqual(zeros(3))
  t.choose('new-hand')
  expect([t.pile('hand/2'), t.pile('discard/2')]).toEqual([['basic-0', ...ones(2)], zeros(3)])
  return t.choose('keep')
}

describe('Worked examples', () => {
  it.each(PROFILES)('TX.1 defeats a Kobold in the second player’s turn [%s]', (profile) => {
    const t = kobold(profile)
    t.expectEvents('checked 3 3', 'defeated kobold 2 level-1/a 2', 'looted 2 kobold', 'token 2')
    expect(turns(t)).toEqual([])
    expect(t.pile('discard/2')).toContain('kobold')
    expect([t.state.token, t.pile('deck/3').length]).toEqual([1, 13])
  })

  it.each(PROFILES)(
    'TX.2 goes on to a Bandit and leaves, showing another Kobold [%s]',
    (profile) => {
      const t = kobold(profile).arrange({
        'deck/2': [...ones(2), 'basic-0'],
        'deck/3': [...ones(2), 'basic-0'],
        'deck/1': ['basic-1', ...zeros(2)],
      })
      t.choose('go-on').expectEvents('flipped bandit level-1/a', 'fights bandit level-1/a 4')
      // The second player starts, and lets the Bandit grow rather than lose two cards.
      t.choose('choose 2 bandit').expectEvents('enemy-changed 1 5', 'turn 2')
      t.choose('keep').expectEvents('checked 2 5', 'turn 3')
      t.choose('keep').expectEvents('checked 4 5', 'turn 1')
      t.choose('keep').expectEvents(
        'checked 5 5',
        'defeated bandit 1 level-1/a 3',
        'looted 1 bandit',
        'token 3',
      )
      t.choose('leave level-1/a')
      t.expectEvents(
        'boss-moved 1 14',
        'flipped kobold level-1/a',
        'shuffled 1',
        'shuffled 2',
        'shuffled 3',
      )
      expect([t.state.track, t.state.token]).toEqual([1, 2])
      expect(t.pile('level-1/a')).toEqual(['kobold', '?'])
      expect([0, 1, 2].map((seat) => deckContents(t, seat).length)).toEqual([14, 14, 13])
      // They decide to go back into the dungeon they just left.
      t.choose('enter level-1/a').expectEvents('fights kobold level-1/a 3', 'turn 3')
    },
  )

  it.each(PROFILES)(
    'TX.3 has two players remove two Basic 0 each, and one give a card [%s]',
    (profile) => {
      const script = { 'rewards/1': ['back-at-the-village'] }
      const t = shrinkDungeon(facing('kobold', { options: { profile }, script }), 0, 1)
      t.arrange({ 'deck/1': ones(3) }).choose('enter level-1/a', 'keep')
      t.expectEvents('looted 1 kobold', 'token 2', 'reward back-at-the-village')
      t.choose('reward 1', 'remove basic-0', 'remove basic-0')
      t.expectEvents('removed 2 basic-0', 'removed 2 basic-0', 'shuffled 2')
      t.choose('reward 1', 'remove basic-0', 'remove basic-0').expectEvents(
        'removed 3 basic-0',
        'shuffled 3',
      )
      t.choose('reward 2', 'give crooked-spear', 'to 3').expectEvents('gave 1 crooked-spear 3')
      expect(t.pile('reserve/none')).toEqual(zeros(4))
      expect([0, 1, 2].map((seat) => deckContents(t, seat).length)).toEqual([13, 11, 12])
      expect(deckContents(t, 2)).toContain('kobold')
      for (const seat of [1, 2, 3]) expect(new Set(t.pile(`deck/${seat}`))).toEqual(new Set(['?']))
      expect(t.prompt()).toBe('where-to')
    },
  )

  it.each(PROFILES)('TX.4 draws the one card left where three might be drawn [%s]', (profile) => {
    const t = facing('gravedigger', { options: { profile } })
    leaveInDeck(t, 0, ['battle-rage', ...zeros(2), 'basic-1']).choose('enter level-1/a', 'keep')
    t.choose('play battle-rage')
    expect([t.prompt(), t.options()]).toEqual(['draw-how-many', ['draw 1', 'draw 0']])
    t.choose('draw 1').expectEvents('drew 1 basic-1', 'played 1 basic-1', 'checked 1 5')
  })

  it.each(PROFILES)(
    'TX.5 has no effect with one card left, and the power counts [%s]',
    (profile) => {
      const t = facing('gravedigger', { options: { profile, start: 3 } })
      t.arrange({ 'deck/3': [...ones(2), 'basic-0'] })
      leaveInDeck(t, 0, ['charcoal-burner', ...ones(2), 'basic-0']).choose(
        'enter level-1/a',
        'keep',
        'keep',
      )
      t.choose('play basic-1', 'play slow-match')
      t.expectEvents(
        'played 1 slow-match',
        'resolved 1 slow-match',
        'played 1 basic-1',
        'checked 5 5',
      )
      expect(t.events().filter((event) => /^(discarded|doubled)/.test(event))).toEqual([])
      expect(t.pile('deck/1')).toEqual(['basic-0'])
    },
  )

  it.each([
    ['2018', ['double-total 1', 'double-total 3']],
    ['french', undefined],
    ['2019', undefined],
  ])('TX.5 doubles the total of one player, or of one other player [%s]', (profile, whose) => {
    const t = facing('gravedigger', { options: { profile, start: 3 } })
    t.arrange({ 'deck/3': [...ones(2), 'basic-0'] })
    leaveInDeck(t, 0, ['charcoal-burner', ...zeros(2), ...zeros(2)]).choose(
      'enter level-1/a',
      'keep',
      'keep',
    )
    t.choose('play slow-match', 'pay charcoal-burner')
    if (whose === undefined)
      t.expectEvents('discarded 1 basic-0', 'discarded 1 basic-0', 'doubled-total 3 4')
    else expect([t.prompt(), t.options()]).toEqual(['double-total', whose])
  })

  it.each(PROFILES)(
    'TX.6 weakens the enemy at once, and checks it only in the end step [%s]',
    (profile) => {
      const t = fighting('laughing-imp', {
        options: { profile },
        decks: [[...zeros(2), 'basic-1', 'horned-duke', ...ones(2)]],
      })
      expect(powers(t)).toEqual([0, 9])
      t.choose('new-hand')
      expect([powers(t), t.prompt()]).toEqual([[0, 7], 'keep-hand'])
      t.choose('keep').expectEvents(
        'combined 5',
        'combined 7',
        'checked 7 7',
        'looted 1 laughing-imp',
      )
    },
  )

  it.each(PROFILES)('TX.7 reorders the Boss deck while the Boss is fought [%s]', (profile) => {
    const t = facing('kobold', { options: { profile } })
    t.state.track = 13
    t.refresh()
      .arrange({ 'deck/1': ones(3) })
      .choose('enter level-1/a', 'keep', 'leave level-1/a')
    t.arrange({ 'hand/2': ['lost-goblin'] }).choose('keep')
    t.expectDeal({ 'boss-deck': ['black-gauntlet', 'hollow-mask', 'iron-ledger'] })
    t.choose('play crumpled-map', 'next iron-ledger', 'next black-gauntlet')
    expect(t.pile('boss-deck')).toEqual([
      'cold-throne',
      'iron-ledger',
      'black-gauntlet',
      'hollow-mask',
    ])
  })

  it('TX.8 finishes the last enemy with three Basic 1: loot, token, Boss token, shuffle, reward [2018]', () => {
    const script = { 'reserve/1': ['kobold'], 'rewards/1': ['back-at-the-village'] }
    const t = shrinkDungeon(table({ profile: '2018', start: 3 }, script), 0, 1)
    t.arrange({ 'deck/3': ones(3) }).choose('enter level-1/a', 'keep')
    t.expectEvents('played 3 basic-1', 'played 3 basic-1', 'played 3 basic-1', 'checked 3 3')
    t.expectEvents(
      'looted 3 kobold',
      'token 1',
      'boss-moved 1 14',
      'shuffled 3',
      'reward back-at-the-village',
    )
    expect([t.prompt(), t.by()]).toEqual(['reward', 0])
  })
})

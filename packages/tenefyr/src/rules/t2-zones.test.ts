import { candidates, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import {
  BOSS_DECK,
  deckOf,
  discardOf,
  dungeonPile,
  handOf,
  PROFILES,
  playedOf,
  reserveOf,
  type TenefyrState,
} from '../state.ts'
import {
  cardsIn,
  facing,
  fighting,
  frozen,
  leaveInDeck,
  ones,
  shrinkDungeon,
  table,
  zeros,
} from '../testing/frozen.ts'

/** Plays at random, and looks at the table at every decision. */
function atEveryDecision(options: object, look: (state: TenefyrState) => void): void {
  for (const seed of [1, 2, 3]) {
    const state = frozen.newState(frozen.readOptions({ ...options }))
    const { procedures, content } = frozen
    const umpire = new Umpire({ procedures }, content, state, new RandomDealer(seed))
    const random = new RandomStream(seed)
    umpire.begin()
    for (let i = 0; !umpire.isOver && i < 300; i++) {
      look(umpire.state)
      umpire.choose(random.below(umpire.decision.count))
    }
  }
}

describe('T2 Zones and what is known', () => {
  it('T2.1 gives each player own zones, and discards go to the own pile', () => {
    const t = fighting('kobold', {
      decks: [
        ['basic-1', ...zeros(2)],
        [...zeros(3), ...ones(3)],
      ],
    })
    t.choose('keep', 'new-hand')
    expect(t.pile('discard/2')).toEqual(zeros(3))
    expect(t.pile('discard/1')).toEqual([])
    expect(t.pile('hand/2')).toEqual(ones(3))
    expect(t.pile('played/1')).toHaveLength(3)
    expect([t.pile('deck/1').length, t.pile('deck/2').length, t.pile('deck/3').length]).toEqual([
      10, 7, 13,
    ])
    t.choose('keep')
    expect(t.pile('discard/1')).toHaveLength(3)
    expect(t.pile('discard/2')).toHaveLength(3 + 3 + 1)
    expect(t.pile('discard/3')).toEqual([])
  })

  it('T2.2 T2.4 keeps discard piles, hands and played cards open at all times', () => {
    for (const players of [1, 4]) {
      atEveryDecision({ players }, (state) => {
        for (let seat = 0; seat < players; seat++) {
          for (const pile of [discardOf(seat), handOf(seat), playedOf(seat)]) {
            expect(state.piles[pile].filter((place) => place < 0)).toEqual([])
          }
        }
      })
    }
  })

  it('T2.3 hides the order of decks, face-down dungeon cards, Boss deck and Reserve', () => {
    const t = table()
    const hidden = (pile: string) => t.pile(pile).filter((kind) => kind === '?').length
    expect([hidden('deck/1'), hidden('deck/2'), hidden('deck/3')]).toEqual([13, 13, 13])
    expect([hidden('level-1/a'), hidden('level-5/b'), hidden('boss-deck')]).toEqual([3, 3, 3])
    expect([hidden('reserve/1'), hidden('reserve/5')]).toEqual([6, 6])
    // Any of the cards that nobody has seen may lie at any of the hidden places.
    const { state } = t
    for (const pile of [deckOf(0), dungeonPile(0), dungeonPile(BOSS_DECK), reserveOf(3)]) {
      const places = state.piles[pile].filter((place) => place < 0)
      const possible = places.map((place) => candidates(state, place))
      for (const cards of possible) expect(cards).toEqual(possible[0])
      expect(possible[0].length).toBeGreaterThanOrEqual(places.length)
    }
  })

  it('T2.3 keeps no order of hidden cards anywhere in the state', () => {
    atEveryDecision({ mode: 'quick' }, (state) => {
      for (const cards of state.bagCards) {
        expect(cards).toEqual([...cards].sort((a, b) => a - b))
      }
    })
    // Two tables that differ only in what lies hidden are the same table.
    const one = table({}, { 'deck/1': ones(3) })
    const other = table({}, { 'deck/1': zeros(3) })
    expect(one.state).toEqual(other.state)
  })

  it('T2.3 hides the order again after a shuffle', () => {
    const t = fighting('kobold', { decks: [ones(3)] })
    t.choose('keep', 'leave level-1/a')
    expect(t.pile('deck/1')).toEqual(Array.from({ length: 14 }, () => '?'))
  })

  it('T2.4 shows hands and played cards to all in the picture', () => {
    const t = fighting('orc', { decks: [[...zeros(2), 'theft', ...ones(2)]] })
    const picture = frozen.picture?.(t.state, 'en') ?? expect.fail()
    expect(t.pile('hand/1')).toEqual(['basic-1', 'basic-1', 'theft'])
    expect(picture).toContain('Theft')
    expect(picture).toContain('Basic 1')
  })

  it.each(PROFILES)(
    'T2.5 returns a discard pile to the deck only when the party leaves [%s]',
    (profile) => {
      const t = facing('kobold', { options: { profile }, below: ['stray-hound'] })
      leaveInDeck(t, 0, ones(3))
      t.choose('enter level-1/a')
      expect(t.pile('discard/1').length).toBe(10 + 3 + 1)
      // The next combat finds the deck empty: nothing was shuffled in between.
      t.arrange({ 'deck/2': ones(3) }).choose('go-on', 'keep')
      t.expectEvents(
        'flipped stray-hound level-1/a',
        'turn 2',
        'defeated stray-hound 2 level-1/a 1',
      )
      expect(t.pile('deck/1')).toEqual([])
      t.choose('leave level-1/a').expectEvents('left level-1/a 1', 'shuffled 1')
      expect([t.pile('deck/1').length, t.pile('discard/1').length]).toEqual([14, 0])
    },
  )

  it('T2.5 gives way to a card that says so', () => {
    const t = fighting('brewery-ghost', { decks: [['stray-hound', ...zeros(3)]] })
    t.arrange({ 'discard/1': ['theft'] })
    t.choose('keep', 'play fetch').expectEvents('recovered 1 theft')
    expect(t.pile('deck/1')[0]).toBe('theft')
  })

  it('T2.6 lets everyone know how many cards each pile has', () => {
    const t = table()
    expect(t.state.piles[deckOf(1)]).toHaveLength(13)
    expect(frozen.picture?.(t.state, 'en')).toMatch(/I 6 · II 6 · III 6 · IV 6 · V 6/)
  })

  it('T2.6 lets everyone know what was removed to the Reserve', () => {
    // Each player removes two cards: a Basic card stays in sight, a loot card is one of its level.
    const t = facing('kobold', { script: { 'rewards/1': ['back-at-the-village'] } })
    shrinkDungeon(t, 0, 1).arrange({ 'deck/1': ones(3), 'deck/2': ['orc'] })
    t.choose('enter level-1/a', 'keep', 'reward 1', 'remove basic-0', 'remove quick-strike')
    expect(t.pile('reserve/none')).toEqual(['basic-0'])
    const orc = cardsIn(t, reserveOf(1)).filter((card) => frozen.kindName(card) === 'orc')
    expect(orc).toHaveLength(1)
    expect(t.pile('reserve/1')).not.toContain('orc')
  })

  it('T2.6 lets everyone know what a player sees by looking into a dungeon', () => {
    const t = fighting('kobold', {
      decks: [['will-o-the-wisp', ...ones(2)]],
      below: ['bandit', 'spiderling', 'orc'],
    })
    t.choose('keep', 'play stolen-lantern')
    t.expectEvents('looked-below bandit', 'looked-below spiderling', 'looked-below orc')
    expect(t.pile('level-1/a')).toEqual(['bandit', 'spiderling', 'orc'])
  })
})

import { describe, expect, it } from 'vitest'
import { PROFILES } from '../state.ts'
import {
  facing,
  fighting,
  leaveInDeck,
  ones,
  powers,
  shrinkDungeon,
  type Table,
  withCards,
  zeros,
} from '../testing/frozen.ts'

const turns = (events: readonly string[]): string[] =>
  events.filter((event) => /^turn /.test(event))
const drawn = (t: Table, seat: number): number =>
  t.events().filter((event) => event.startsWith(`drew ${seat} `)).length

describe('T4 Combat', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 4],
  ])('T4.1 has an enemy as strong as the number of players says [%i]', (players, power) => {
    const t = fighting('kobold', { options: { players } })
    t.expectEvents(`fights kobold level-1/a ${power}`)
    expect(powers(t)).toEqual([0, power])
  })

  it('T4.2 does what happens at the start of the combat before any turn', () => {
    const t = fighting('orc', { decks: [['basic-1', 'basic-0', ...ones(3)]] })
    t.expectEvents('fights orc level-1/a 5', 'discarded 1 basic-1', 'discarded 1 basic-0', 'turn 1')
    expect(t.pile('hand/1')).toEqual(ones(3))
    const leeches = fighting('marsh-leeches')
    leeches.expectEvents(
      'discarded 1 basic-0',
      'discarded 2 basic-0',
      'discarded 3 basic-0',
      'turn 1',
    )
  })

  it('T4.3 goes clockwise from the starting player, each once', () => {
    const t = fighting('orc', { options: { players: 4, start: 3 } })
    expect(turns(t.events())).toEqual(['turn 3'])
    t.choose('keep', 'keep', 'keep', 'keep')
    expect(turns(t.events())).toEqual(['turn 4', 'turn 1', 'turn 2'])
    t.expectEvents('lost-combat orc level-1/a')
  })

  it.each(PROFILES)('T4.4 draws three cards, or all where there are fewer [%s]', (profile) => {
    const t = facing('gravedigger', { options: { profile } })
    leaveInDeck(t, 1, zeros(2)).choose('enter level-1/a')
    expect(t.pile('hand/1')).toHaveLength(3)
    t.choose('keep')
    expect(drawn(t, 2)).toBe(2)
    t.expectEvents('turn 2', 'drew 2 basic-0', 'drew 2 basic-0', 'played 2 basic-0', 'turn 3')
  })

  it.each([
    ['brewery-ghost', [4, 4, 4]],
    ['silk-widow', [2, 2, 2]],
    ['spiderling', [2, 3, 3]],
    ['hollow-minstrel', [3, 2, 3]],
  ])('T4.4 draws more or fewer where the enemy says so [%s]', (enemy, hands) => {
    const t = fighting(enemy, { options: { heroes: ['barbarian', 'bard', 'thief'] } })
    const sizes = [drawn(t, 1)]
    sizes.push(drawn(t.choose('keep'), 2), drawn(t.choose('keep'), 3))
    expect(sizes).toEqual(hands)
  })

  it.each(PROFILES)(
    'T4.5 lets a hand be thrown away whole until the deck is empty [%s]',
    (profile) => {
      const t = facing('gravedigger', { options: { profile } })
      leaveInDeck(t, 0, ['basic-1', ...zeros(2), ...ones(3), 'basic-0'])
      t.arrange({ 'hand/2': [] }).choose('enter level-1/a')
      expect([t.prompt(), t.rule(), t.options()]).toEqual([
        'keep-hand',
        'T4.5',
        ['keep', 'new-hand'],
      ])
      const before = t.pile('discard/1').length
      t.choose('new-hand')
      expect(t.pile('discard/1').length).toBe(before + 3)
      expect(t.pile('hand/1')).toEqual(ones(3))
      // The last hand is all that is left, and with an empty deck it must be kept.
      t.choose('new-hand').expectEvents(
        'threw-away 1',
        'drew 1 basic-0',
        'played 1 basic-0',
        'turn 2',
      )
      expect(t.pile('discard/1').length).toBe(before + 6)
      expect(t.pile('played/1')).toEqual(['basic-0'])
      expect(t.by()).toBe(1)
    },
  )

  it('T4.5 gives a new hand the size of the first', () => {
    const t = fighting('silk-widow')
    expect(t.pile('hand/1')).toHaveLength(2)
    t.choose('new-hand', 'new-hand')
    expect(t.pile('hand/1')).toHaveLength(2)
    expect(t.pile('discard/1')).toHaveLength(4)
  })

  it('T4.6 has every card of the hand played, one at a time, in any order', () => {
    const t = fighting('gravedigger', { decks: [['orc', 'basic-0', 'basic-1', 'battle-rage']] })
    t.choose('keep')
    expect([t.prompt(), t.rule()]).toEqual(['play-card', 'T4.6'])
    // Nothing but to play: no card may be held back.
    expect(t.options()).toEqual(['play quick-strike', 'play basic-0', 'play basic-1'])
    t.choose('play basic-1')
    expect(t.options()).toEqual(['play quick-strike', 'play basic-0'])
    t.choose('play quick-strike').expectEvents('played 1 quick-strike', 'drew 1 battle-rage')
    // Each effect is resolved before the next card is played.
    t.choose('play battle-rage')
    expect(t.prompt()).toBe('draw-how-many')
    t.choose('draw 0').expectEvents('resolved 1 battle-rage', 'played 1 basic-0', 'turn 2')
    expect(t.pile('hand/1')).toEqual([])
  })

  it('T4.6 has unwanted cards played too', () => {
    // Under the Standing Stone each Basic 0 costs a point.
    const t = fighting('standing-stone', { decks: [['cave-troll.3', ...zeros(2)]] })
    t.choose('keep').expectEvents('played 1 basic-0', 'played 1 basic-0', 'checked 1 5')
  })

  it('T4.7 adds each played card to the total; played cards stay until the combat ends', () => {
    const t = fighting('brewery-ghost', {
      decks: [['cave-troll.3', 'basic-1', ...zeros(2)], ['basic-1', ...zeros(3)], zeros(4)],
    })
    t.choose('keep').expectEvents('combined 3', 'combined 4', 'checked 4 5')
    expect(t.pile('played/1')).toHaveLength(4)
    expect(t.pile('discard/1')).toEqual([])
    t.choose('keep').expectEvents('checked 5 5', 'defeated brewery-ghost 2 level-1/a 2')
    expect([t.pile('played/1'), t.pile('played/2')]).toEqual([[], []])
    // A new combat begins from nothing.
    t.choose('go-on')
    expect(powers(t)[0]).toBe(0)
  })

  it('T4.7 counts totals for this combat only, with all that changed them', () => {
    const t = fighting('orc', {
      decks: [[...zeros(2), 'bandit', 'larder-mimic', 'standing-stone']],
    })
    t.choose('keep', 'play barrel-lid', 'play echo-stone').expectEvents('doubled 1 barrel-lid 4')
    t.expectEvents('played 1 ambush', 'gained-power 1 1', 'checked 7 5', 'looted 1 orc')
    t.arrange({ 'deck/2': ['basic-1', ...zeros(2)] })
    t.choose('go-on').expectEvents('turn 2')
    expect(powers(t)[0]).toBe(0)
    t.choose('keep')
    expect(powers(t)[0]).toBe(1)
  })

  it('T4.8 does not let a played card be discarded from hand', () => {
    const t = leaveInDeck(facing('gravedigger'), 0, ['cellar-rats', 'basic-0'])
    t.choose('enter level-1/a', 'play rat-bite')
    expect(t.prompt()).toBe('pay')
    t.choose('pay cellar-rats').expectEvents(
      'discarded 1 basic-0',
      'gained-power 1 2',
      'checked 3 5',
    )
    expect(t.pile('played/1')).toEqual(['cellar-rats'])
    // Alone in the hand it finds nothing to discard.
    const alone = leaveInDeck(facing('gravedigger'), 0, ['cellar-rats']).choose('enter level-1/a')
    alone.expectEvents('played 1 rat-bite', 'checked 1 5')
    expect(alone.events()).not.toContain('gained-power 1 2')
  })

  it('T4.8 has cards drawn during the play step join the hand and be played too', () => {
    const t = fighting('brewery-ghost', { decks: [['orc', ...zeros(3), 'cave-troll.3']] })
    t.choose('keep', 'play quick-strike')
    t.expectEvents('drew 1 troll-club', 'resolved 1 quick-strike', 'played 1 troll-club', 'turn 2')
    expect([t.pile('hand/1').length, t.pile('played/1').length]).toEqual([0, 5])
  })

  it('T4.9 checks the enemy only in the end step', () => {
    const game = withCards({
      kobold: { power: [7, 7, 7], rules: [{ always: 'basic-power', by: -1 }] },
    })
    const t = fighting('kobold', { game, decks: [['warden-golem.3', 'bridge-troll', 'basic-0']] })
    // In mid-turn 7 are reached; at its end only 6 are left.
    t.choose('keep').expectEvents('combined 7', 'combined 6', 'checked 6 7', 'turn 2')
    expect(t.events().filter((event) => event.startsWith('checked'))).toHaveLength(1)
    expect(t.by()).toBe(1)
  })

  it('T4.9 adds the power of all players, and as much as the enemy has is enough', () => {
    const t = fighting('kobold', {
      decks: [
        ['basic-1', ...zeros(2)],
        [...ones(2), 'basic-0'],
      ],
    })
    t.choose('keep').expectEvents('checked 1 3', 'turn 2')
    t.choose('keep').expectEvents('checked 3 3', 'defeated kobold 2 level-1/a 2')
  })

  it('T4.10 loses the combat when every player has had a turn and the enemy stands', () => {
    const t = fighting('kobold', {
      decks: [
        ['basic-1', ...zeros(2)],
        ['basic-1', ...zeros(2)],
      ],
    })
    t.choose('keep').expectEvents('turn 2')
    t.choose('keep').expectEvents('turn 3')
    t.choose('keep').expectEvents('checked 2 3', 'lost-combat kobold level-1/a')
    expect(t.prompt()).toBe('where-to')
  })

  it('T4.11 has an exhausted player take the turn without a hand', () => {
    const t = leaveInDeck(facing('gravedigger'), 1, []).choose('enter level-1/a')
    t.choose('keep').expectEvents('turn 2', 'exhausted 2', 'checked 0 5', 'turn 3')
    expect(drawn(t, 2)).toBe(0)
  })

  it('T4.11 lets whoever draws the last cards play them', () => {
    const t = leaveInDeck(facing('kobold'), 0, ones(3)).choose('enter level-1/a')
    t.expectEvents('turn 1', 'drew 1 basic-1', 'played 1 basic-1', 'checked 3 3', 'looted 1 kobold')
    expect(t.events()).not.toContain('exhausted 1')
  })

  it('T4.12 gives the others no turn once the enemy is defeated', () => {
    const t = fighting('kobold', { decks: [ones(3)] })
    t.choose('keep').expectEvents('defeated kobold 1 level-1/a 1')
    expect(turns(t.events())).toEqual([])
    expect([t.pile('deck/2').length, t.pile('deck/3').length]).toEqual([13, 13])
    expect(t.prompt()).toBe('go-on')
  })

  it.each(PROFILES)(
    'T4.13 keeps an enemy’s effect active in every turn, as piles change [%s]',
    (profile) => {
      const t = fighting('laughing-imp', { options: { profile } })
      expect(powers(t)[1]).toBe(9)
      t.choose('new-hand')
      expect(powers(t)[1]).toBe(6)
      t.choose('keep', 'new-hand')
      expect([t.by(), powers(t)[1]]).toEqual([1, 3])
      // Fewer Basic 0 in a discard pile make it stronger again.
      t.arrange({ 'deck/1': zeros(2) })
      expect(powers(t)[1]).toBe(5)
    },
  )

  it('T4.13 lets a −1 for all Basic cards hold for every player', () => {
    const t = fighting('standing-stone', { decks: [ones(3), ones(3), ones(3)] })
    t.choose('keep').expectEvents('checked 0 5')
    t.choose('keep').expectEvents('checked 0 5')
    t.choose('keep').expectEvents('checked 0 5', 'lost-combat standing-stone level-3/a')
  })

  it('T4.14 does what a card says when it is played, unasked', () => {
    const t = fighting('gravedigger', { decks: [['old-giant', 'rousing-ballad', ...zeros(2)]] })
    t.choose('keep').arrange({ 'deck/2': ['basic-1'] })
    t.choose('play giants-boulder')
    // The boulder does not ask whether: only which.
    expect(t.prompt()).toBe('discard-cards')
    expect(new Set(t.options())).toEqual(new Set(['discard rousing-ballad', 'discard basic-0']))
    t.choose('discard basic-0').expectEvents('discarded 1 basic-0')
  })

  it('T4.14 has a Skill work when it is played, for its own hero', () => {
    const decks = [['healing-hands', ...zeros(2)]]
    const own = fighting('gravedigger', { options: { heroes: ['cleric', 'bard', 'thief'] }, decks })
    own.arrange({ 'discard/1': ['basic-1'], 'discard/2': ['basic-1'] })
    own.choose('keep', 'play healing-hands')
    expect(own.prompt()).toBe('one-player')
    const other = fighting('gravedigger', {
      options: { heroes: ['bard', 'cleric', 'thief'] },
      decks,
    })
    other
      .arrange({ 'discard/1': ['basic-1'] })
      .choose('keep')
      .expectEvents('checked 1 5', 'turn 2')
    expect(other.events()).not.toContain('recovered 1 basic-1')
  })

  it('T4.14 makes an effect optional where the text says may, or asks a price', () => {
    const decks = [['changeling', 'marsh-leeches', 'basic-0']]
    const t = fighting('gravedigger', { decks }).choose('keep', 'play borrowed-face')
    expect([t.prompt(), t.options()]).toEqual(['may', ['do changeling', 'decline changeling']])
    t.choose('decline changeling', 'play bloodletting')
    expect([t.prompt(), t.options()]).toEqual([
      'pay',
      ['pay marsh-leeches', 'decline marsh-leeches'],
    ])
    t.choose('decline marsh-leeches').expectEvents('resolved 1 bloodletting', 'checked 3 5')
    expect(t.pile('discard/1')).toEqual([])
  })

  it('T4.15 gives the loot to an exhausted player in whose turn the enemy falls', () => {
    const rules = [{ when: 'start', do: [{ word: 'enemy-power', by: -2 }] }] as const
    const game = withCards({ kobold: { power: [2, 2, 2], rules } })
    const t = leaveInDeck(facing('kobold', { game }), 0, []).choose('enter level-1/a')
    // At power 0 it still stands until the end step of a turn.
    t.expectEvents('enemy-changed -2 0', 'turn 1', 'exhausted 1', 'checked 0 0')
    t.expectEvents('defeated kobold 1 level-1/a 1', 'looted 1 kobold')
    expect(t.pile('discard/1')[0]).toBe('kobold')
    const rested = fighting('kobold', { game })
    expect([rested.prompt(), powers(rested)]).toEqual(['keep-hand', [0, 0]])
    rested.choose('keep').expectEvents('played 1 basic-0', 'checked 0 0', 'looted 1 kobold')
  })

  it('T4.16 lets a card’s power drop below 0, and then it lowers its player’s total', () => {
    const t = fighting('standing-stone', {
      decks: [zeros(3), ['warden-golem.3', ...ones(2)], zeros(3)],
    })
    // −3 counts as 0 for the party …
    t.choose('keep').expectEvents('checked 0 5')
    // … but 4 more make it 1.
    t.choose('keep').expectEvents('checked 1 5')
  })

  it('T4.16 counts the enemy’s and the combined power as at least 0', () => {
    const game = withCards({ 'laughing-imp': { power: [2, 2, 2] } })
    const t = fighting('laughing-imp', { game }).choose('new-hand')
    expect(powers(t)).toEqual([0, 0])
    const weak = withCards({
      kobold: { power: [0, 0, 0], rules: [{ always: 'basic-power', by: -1 }] },
    })
    fighting('kobold', { game: weak }).choose('keep').expectEvents('checked 0 0', 'looted 1 kobold')
  })

  it('T4.17 doubles a total as it stands then; later cards are not doubled', () => {
    const t = fighting('warden-golem', {
      decks: [
        ['basic-1', 'basic-1', 'basic-0'],
        ['lady-in-waiting', 'basic-0', 'cave-troll.3'],
      ],
    })
    t.choose('keep', 'keep', 'play last-waltz', 'pay lady-in-waiting', 'discard basic-0')
    // The third player has yet to act, and has 0.
    expect(t.options()).toEqual(['double-total 1', 'double-total 2'])
    t.choose('double-total 2').expectEvents(
      'doubled-total 2 4',
      'combined 6',
      'played 2 troll-club',
    )
    t.expectEvents('checked 9 13')
  })

  it('T4.17 doubles the own total where the card says so, a negative one too', () => {
    const good = fighting('kobold', { decks: [['basic-1', 'mirror-knight', 'basic-1']] })
    good.choose('keep', 'play basic-1', 'play mirror-shield')
    good.expectEvents('doubled-total 1 2', 'played 1 basic-1', 'checked 3 3')
    const bad = fighting('standing-stone', {
      decks: [['basic-0', 'mirror-knight', 'cave-troll.3']],
    })
    bad.choose('keep', 'play basic-0', 'play mirror-shield')
    bad.expectEvents('doubled-total 1 -2', 'played 1 troll-club', 'checked 1 5')
  })

  it('T4.18 has cards that are drawn outside one’s own turn played at once', () => {
    const t = fighting('warden-golem', {
      decks: [['dark-herald', ...zeros(2)], ['orc', 'cave-troll.3'], ['basic-1']],
    })
    t.choose('keep', 'play heralds-horn')
    t.expectEvents('drew 2 quick-strike', 'played 2 quick-strike', 'drew 2 troll-club')
    t.expectEvents('played 2 troll-club', 'drew 3 basic-1', 'played 3 basic-1')
    t.expectEvents('resolved 1 heralds-horn', 'checked 7 13', 'turn 2')
    expect([t.pile('hand/2').length, t.pile('played/2').length]).toEqual([3, 2])
  })

  it('T4.19 repeats a start-of-combat effect each time that enemy is fought', () => {
    const t = shrinkDungeon(facing('orc'), 0, 1).choose('enter level-1/a')
    expect(t.events().filter((event) => event.startsWith('discarded 1'))).toHaveLength(2)
    t.choose('keep', 'keep', 'keep')
    expect(t.prompt()).toBe('where-to')
    t.choose('enter level-1/a')
    expect(t.events().filter((event) => event.startsWith('discarded 2'))).toHaveLength(2)
  })
})

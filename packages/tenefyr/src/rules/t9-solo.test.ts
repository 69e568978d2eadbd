import { describe, expect, it } from 'vitest'
import { PROFILES } from '../state.ts'
import { facing, fighting, leaveInDeck, ones, powers, withCards, zeros } from '../testing/frozen.ts'

const solo = { players: 1, heroes: ['barbarian+cleric'] }
const bardAndThief = { players: 1, heroes: ['bard+thief'] }
const drawn = (events: readonly string[]): number =>
  events.filter((event) => /^drew/.test(event)).length

describe('T9 Solo', () => {
  it.each(PROFILES)('T9.1 fights enemies at their power for two [%s]', (profile) => {
    fighting('orc', { options: { ...solo, profile } }).expectEvents('fights orc level-1/a 4')
    fighting('gate-demon', { options: solo }).expectEvents('fights gate-demon level-5/a 12')
  })

  it('T9.2 has two turns a combat whose power adds up', () => {
    const t = fighting('brewery-ghost', {
      options: solo,
      decks: [[...ones(2), ...zeros(2), ...ones(2), ...zeros(2)]],
    })
    t.choose('keep').expectEvents('checked 2 4', 'turn 1', 'drew 1 basic-1')
    t.choose('keep').expectEvents('checked 4 4', 'defeated brewery-ghost 1 level-1/a 2')
  })

  it('T9.2 ends the combat with a win in the first turn', () => {
    const t = fighting('kobold', { options: solo, decks: [ones(3)] }).choose('keep')
    t.expectEvents('checked 3 2', 'looted 1 kobold')
    expect(t.events().filter((event) => event.startsWith('turn'))).toEqual([])
    expect(t.prompt()).toBe('go-on')
  })

  it('T9.2 does not let the second turn be declined, and has no third', () => {
    const t = fighting('kobold', { options: solo }).choose('keep')
    expect([t.prompt(), t.options()]).toEqual(['keep-hand', ['keep', 'new-hand']])
    t.choose('keep').expectEvents('checked 0 2', 'lost-combat kobold level-1/a')
  })

  it('T9.3 lets what a card does to other players be applied to oneself', () => {
    const decks = [['rousing-ballad', ...zeros(2), 'cave-troll.3']]
    const t = fighting('cave-troll', { options: bardAndThief, decks }).choose(
      'keep',
      'play rousing-ballad',
    )
    expect(t.options()).toEqual(['do rousing-ballad', 'decline rousing-ballad'])
    t.choose('do rousing-ballad').expectEvents(
      'drew 1 troll-club',
      'played 1 troll-club',
      'checked 4 6',
    )
    const not = fighting('cave-troll', { options: bardAndThief, decks }).choose(
      'keep',
      'play rousing-ballad',
    )
    expect(drawn(not.choose('decline rousing-ballad').events().slice(0, 4))).toBe(0)
    // What would do harm to the others may be left.
    const wisp = fighting('will-o-the-wisp', { options: solo })
    expect(wisp.options()).toEqual(['do will-o-the-wisp', 'decline will-o-the-wisp'])
    wisp.choose('decline will-o-the-wisp')
    expect(wisp.pile('discard/1')).toEqual([])
  })

  it('T9.3 offers such an effect for a price too', () => {
    const others = [{ word: 'for-each', who: 'others', do: [{ word: 'draw', cards: 1 }] }]
    const play = [{ word: 'pay', price: [{ word: 'discard-hand', cards: 1 }], to: others }]
    const game = withCards({ orc: { loot: { play } } })
    const t = fighting('cave-troll', {
      options: solo,
      game,
      decks: [['orc', ...zeros(2), 'basic-1']],
    })
    t.choose('keep', 'play quick-strike', 'pay orc', 'do orc')
    t.expectEvents('discarded 1 basic-0', 'drew 1 basic-1', 'checked 2 6')
  })

  it('T9.3 lets one other player’s total be one’s own', () => {
    const t = fighting('cave-troll', {
      options: solo,
      decks: [['basic-1', 'charcoal-burner', 'basic-1', ...zeros(2)]],
    })
    t.choose('keep', 'play basic-1', 'play slow-match', 'pay charcoal-burner')
    t.expectEvents('doubled-total 1 4', 'played 1 basic-1', 'checked 5 6')
  })

  it('T9.4 has what is said of the starting player affect only the first turn', () => {
    const t = fighting('spiderling', { options: solo, decks: [zeros(5)] })
    expect(drawn(t.events())).toBe(2)
    expect(drawn(t.choose('keep').events())).toBe(3)
    // Ambush is stronger for the starting player.
    const decks = [['bandit', ...zeros(2), 'bandit', ...zeros(2)]]
    const ambush = fighting('orc', { options: solo, decks: [[...zeros(2), ...decks[0]]] })
    ambush.choose('keep', 'play ambush').expectEvents('gained-power 1 1', 'checked 2 4')
    ambush.choose('keep', 'play ambush').expectEvents('checked 3 4')
    expect(ambush.events()).not.toContain('gained-power 1 1')
  })

  it('T9.4 has an effect on the starting player come to nothing in the second turn', () => {
    const first = fighting('kobold-sapper', { options: solo, decks: [ones(3)] }).choose('keep')
    first.expectEvents(
      'checked 3 3',
      'discarded 1 basic-0',
      'discarded 1 basic-0',
      'looted 1 kobold-sapper',
    )
    const second = fighting('kobold-sapper', { options: solo, decks: [[...zeros(3), ...ones(3)]] })
    second
      .choose('keep', 'keep')
      .expectEvents('defeated kobold-sapper 1 level-1/a 2', 'looted 1 kobold-sapper')
    expect(second.events().filter((event) => event.startsWith('discarded'))).toEqual([])
  })

  it('T9.5 brings the token back to the player', () => {
    const t = fighting('kobold', { options: solo, decks: [ones(3)] }).choose('keep')
    t.expectEvents('token 1')
    expect([t.state.token, t.umpire.decision.arbiter]).toEqual([0, 0])
  })

  it('T9.5 applies “each player” once a combat', () => {
    const t = fighting('marsh-leeches', { options: solo })
    expect(t.events().filter((event) => event.startsWith('discarded'))).toHaveLength(1)
    expect(
      t
        .choose('keep')
        .events()
        .filter((event) => event.startsWith('discarded')),
    ).toEqual([])
  })

  it('T9.5 has oneself be the next player', () => {
    const decks = [['weavers-apprentice', ...zeros(2), ...ones(2)]]
    const t = fighting('cave-troll', { options: bardAndThief, decks }).choose(
      'keep',
      'play silk-strung-lute',
    )
    t.expectEvents('drew 1 basic-1', 'drew 1 basic-1', 'played 1 basic-1', 'checked 3 6')
  })

  it('T9.2 checks the enemy in the end step of an exhausted second turn', () => {
    const game = withCards({ kobold: { power: [5, 5, 5] } })
    const t = leaveInDeck(facing('kobold', { options: solo, game }), 0, ones(3)).choose(
      'enter level-1/a',
    )
    t.expectEvents(
      'checked 3 5',
      'turn 1',
      'exhausted 1',
      'checked 3 5',
      'lost-combat kobold level-1/a',
    )
    expect(powers(t)[0]).toBe(0)
  })
})

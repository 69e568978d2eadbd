import { describe, expect, it } from 'vitest'
import {
  deckContents,
  type Facing,
  facing,
  fighting,
  leaveInDeck,
  ones,
  playOn,
  shrinkDungeon,
  type Table,
  tokenAt,
  withCards,
  zeros,
} from '../testing/frozen.ts'

const handSize = (t: Table): number => t.events().filter((event) => event.startsWith('drew')).length

/** A table where one more Kobold, beaten by the first hand, clears the left level 1 dungeon. */
function aboutToClear(reward: string, setting: Facing = {}, hand = ones(3)): Table {
  const script = { ...setting.script, 'rewards/1': [reward] }
  const t = shrinkDungeon(facing('kobold', { ...setting, script }), 0, 1)
  return t.arrange({ 'deck/1': hand }).choose('enter level-1/a')
}

describe('T7 Leaving a dungeon', () => {
  it('T7.1 moves the Boss token one space if the party left willingly or cleared the dungeon', () => {
    const left = fighting('kobold', { decks: [ones(3)] }).choose('keep', 'leave level-1/a')
    left.expectEvents('left level-1/a 1', 'boss-moved 1 14')
    expect(left.state.track).toBe(1)
    const cleared = aboutToClear('free-round').choose('keep')
    cleared.expectEvents('cleared level-1/a 1', 'left level-1/a 1', 'boss-moved 1 14')
    expect(cleared.state.track).toBe(1)
  })

  it('T7.1 moves it two spaces if the party was thrown out', () => {
    const t = fighting('kobold').choose('keep', 'keep', 'keep')
    t.expectEvents('left level-1/a 2', 'boss-moved 1 14', 'boss-moved 2 14')
    expect(t.state.track).toBe(2)
  })

  it('T7.1 T7.2 T7.4 T7.5 follows the order of the list', () => {
    const left = fighting('kobold', { decks: [ones(3)], below: ['bandit'] })
    left.choose('keep', 'leave level-1/a')
    left.expectEvents(
      'left level-1/a 1',
      'boss-moved 1 14',
      'flipped bandit level-1/a',
      'shuffled 1',
    )
    const cleared = aboutToClear('back-at-the-village').choose('keep')
    cleared.expectEvents(
      'left level-1/a 1',
      'boss-moved 1 14',
      'shuffled 1',
      'reward back-at-the-village',
    )
  })

  it('T7.2 flips the top card of the dungeon if it is face down', () => {
    const t = fighting('kobold', { decks: [ones(3)], below: ['bandit'] }).choose('keep')
    expect(t.pile('level-1/a')).toEqual(['?', '?', '?'])
    t.choose('leave level-1/a')
    expect(t.pile('level-1/a')).toEqual(['bandit', '?', '?'])
  })

  it('T7.4 shuffles all players’ discard piles into their decks', () => {
    const t = fighting('kobold', { decks: [zeros(3), ones(3)] }).choose('new-hand', 'keep', 'keep')
    expect([t.pile('discard/1').length, t.pile('discard/2').length]).toEqual([6, 4])
    t.choose('leave level-1/a').expectEvents('shuffled 1', 'shuffled 2')
    expect([t.pile('discard/1'), t.pile('discard/2')]).toEqual([[], []])
    expect([deckContents(t, 0).length, deckContents(t, 1).length]).toEqual([13, 14])
    expect(deckContents(t, 1)).toContain('kobold')
    expect(t.pile('deck/1')).toEqual(Array.from({ length: 13 }, () => '?'))
  })

  it('T7.5 has the reward taken at once, with no way to save it', () => {
    const t = aboutToClear('back-at-the-village').choose('keep')
    expect([t.prompt(), t.options()]).toEqual(['reward', ['reward 1', 'reward 2']])
    playOn(t, 'where-to')
    expect(t.pile('rewards-out')).not.toContain('back-at-the-village')
    expect(t.pile('box')).toContain('back-at-the-village')
  })

  it('T7.3 stops a move past the skull at the skull', () => {
    const t = tokenAt(facing('kobold'), 13).choose('enter level-1/a', 'keep', 'keep', 'keep')
    t.expectEvents('left level-1/a 2', 'boss-moved 14 14', 'boss-attacks')
    expect(t.events().filter((event) => /^boss-moved/.test(event))).toHaveLength(1)
    expect(t.state.track).toBe(14)
  })

  it('T7.6 lets each player pick an option and get it', () => {
    const t = aboutToClear('back-at-the-village').choose('keep')
    const asked = [t.by()]
    t.choose('reward 1', 'remove basic-0', 'remove basic-0')
    t.expectEvents('chose-reward 2 back-at-the-village 1', 'removed 2 basic-0', 'removed 2 basic-0')
    asked.push(t.by())
    t.choose('reward 2', 'give basic-1', 'to 1')
    t.expectEvents('chose-reward 3 back-at-the-village 2', 'gave 3 basic-1 1')
    asked.push(t.by())
    t.choose('reward 1', 'remove basic-0', 'remove basic-1')
    expect(asked).toEqual([1, 2, 0])
    expect([0, 1, 2].map((seat) => deckContents(t, seat).length)).toEqual([13 + 1 + 1 - 2, 11, 12])
  })

  it('T7.6 has the party pick one together; a card goes to one player', () => {
    const t = aboutToClear('free-round').choose('keep')
    expect([t.prompt(), t.by(), t.options()]).toEqual([
      'reward-together',
      'party',
      ['reward 1', 'reward 2', 'reward 3'],
    ])
    t.choose('reward 2').expectEvents('chose-reward party free-round 2')
    expect([t.prompt(), t.by(), t.options()]).toEqual([
      'reward-to',
      'party',
      ['to 1', 'to 2', 'to 3'],
    ])
    t.choose('to 3').expectEvents('took 3 swallowed-sword')
    expect(t.events().filter((event) => event.startsWith('took'))).toHaveLength(1)
    expect(t.pile('deck/3')).toEqual(Array.from({ length: 14 }, () => '?'))
    expect(t.prompt()).toBe('where-to')
  })

  it('T7.7 finishes every step of leaving before the Boss attacks', () => {
    const t = tokenAt(
      shrinkDungeon(facing('kobold', { script: { 'rewards/1': ['free-round'] } }), 0, 1),
      13,
    )
    t.arrange({ 'deck/1': ones(3) }).choose('enter level-1/a', 'keep')
    t.expectEvents('boss-moved 14 14', 'shuffled 1', 'reward free-round')
    expect(t.prompt()).toBe('reward-together')
    t.choose('reward 2', 'to 1').expectEvents('took 1 swallowed-sword', 'boss-attacks')
    expect(t.pile('deck/1').length + t.pile('hand/1').length).toBe(15)
  })

  it('T7.7 lets no reward take back an attack that is sure to come', () => {
    const options = [
      { who: 'party', do: [{ word: 'boss-token', by: -1 }] },
      { who: 'each', do: [{ word: 'remove', cards: 1, from: 'deck' }] },
    ] as const
    const game = withCards({ 'free-round': { options } })
    const setting = { game, script: { 'rewards/1': ['free-round'] } }
    const t = tokenAt(shrinkDungeon(facing('kobold', setting), 0, 1), 13)
    t.arrange({ 'deck/1': ones(3) }).choose('enter level-1/a', 'keep')
    // The other option is the only one that does anything.
    t.expectEvents('boss-moved 14 14', 'chose-reward party free-round 2')
    playOn(t, 'keep-hand')
    expect([t.state.track, t.state.here]).toEqual([14, 16])
  })

  it('T7.8 begins a passing advantage at once: for the next combat …', () => {
    const t = aboutToClear('free-round').choose('keep', 'reward 1')
    expect(handSize(t.choose('enter level-1/b'))).toBe(4)
    // It holds for every player, and no longer than that combat.
    expect(handSize(t.choose('keep'))).toBe(4)
    expect(handSize(t.choose('keep'))).toBe(4)
    t.choose('keep')
    expect(handSize(t.choose('enter level-1/b'))).toBe(3)
  })

  const untilLeaving = withCards({
    'free-round': {
      options: [
        { who: 'party', do: [{ word: 'blessing', change: 'hand-size', by: 1, lasts: 'dungeon' }] },
        { who: 'each', do: [{ word: 'remove', cards: 1, from: 'deck' }] },
      ],
    },
    'cold-throne': { power: [0, 0, 0] },
  })

  it('T7.8 … or until the party leaves …', () => {
    const t = aboutToClear('free-round', { game: untilLeaving }).choose('keep', 'reward 1')
    t.arrange({ 'deck/2': ones(3), 'deck/3': ones(4) })
    expect(handSize(t.choose('enter level-1/b'))).toBe(4)
    t.choose('keep').expectEvents('looted 2 kobold')
    expect(handSize(t.choose('go-on'))).toBe(4)
    t.choose('keep')
    playOn(t, 'go-on', 'where-to')
    if (t.prompt() === 'go-on') t.choose('leave level-1/b')
    expect(handSize(t.choose('enter level-2/b'))).toBe(3)
  })

  it.each([
    ['basic-power', 1, ['basic-1', 'battle-rage', 'theft'], 'checked 2 3'],
    ['loot-power', 2, ['bridge-troll', ...zeros(2)], 'checked 5 3'],
    ['enemy-power', -1, [...ones(2), 'basic-0'], 'checked 2 2'],
  ] as const)('T7.8 … as its text says: %s', (change, by, hand, checked) => {
    const options = [
      { who: 'party', do: [{ word: 'blessing', change, by, lasts: 'combat' }] },
      { who: 'each', do: [{ word: 'remove', cards: 1, from: 'deck' }] },
    ] as const
    const game = withCards({ 'free-round': { options } })
    const t = aboutToClear('free-round', { game }).choose('keep', 'reward 1')
    t.arrange({ 'deck/2': hand }).choose('enter level-1/b', 'keep').expectEvents(checked)
  })

  it('T7.8 … also into the Boss fight', () => {
    const t = aboutToClear('free-round', { game: untilLeaving }).choose('keep', 'reward 1')
    expect(handSize(t.choose('fight-boss'))).toBe(4)
    t.choose('keep').expectEvents('defeated cold-throne 2 boss-deck 1')
    expect(handSize(t)).toBe(4)
  })

  it('T7.9 goes clockwise from the token holder, and an option must be taken', () => {
    const four = { options: { players: 4 } }
    const t = aboutToClear('back-at-the-village', four, ['warden-golem.3', ...zeros(2)]).choose(
      'keep',
    )
    const asked: unknown[] = []
    for (let i = 0; i < 4; i++) {
      asked.push(t.by())
      expect(t.options()).toEqual(['reward 1', 'reward 2'])
      t.choose('reward 1', 'remove basic-0', 'remove basic-0')
    }
    expect(asked).toEqual([1, 2, 3, 0])
  })

  it('T7.9 takes an option as far as it can be', () => {
    const options = [
      { who: 'you', do: [{ word: 'remove', cards: 30, from: 'deck' }] },
      { who: 'you', do: [{ word: 'take', level: 1, cards: 1, to: 'deck' }] },
    ] as const
    const game = withCards({ 'back-at-the-village': { options } })
    const t = aboutToClear('back-at-the-village', { game }).choose('keep', 'reward 1')
    expect(t.events().filter((event) => event.startsWith('removed 2'))).toHaveLength(13)
    expect([t.pile('deck/2'), t.by()]).toEqual([[], 2])
  })

  it('T7.9 picks from the whole deck, and shuffles every deck that was touched', () => {
    const t = aboutToClear('back-at-the-village').choose('keep', 'reward 2')
    // What was just played and looted was shuffled in, and may be given.
    t.choose('give healing-hands', 'to 3', 'reward 1', 'remove basic-0', 'remove healing-hands')
    expect(t.pile('reserve/none')).toEqual(['healing-hands', 'basic-0'])
    expect(t.options()).toEqual(['reward 1', 'reward 2'])
    t.choose('reward 2', 'give crooked-spear', 'to 2')
    for (const seat of [1, 2, 3]) expect(new Set(t.pile(`deck/${seat}`))).toEqual(new Set(['?']))
    expect(deckContents(t, 1)).toContain('kobold')
  })

  it('T7.10 never takes the Boss token behind its start', () => {
    const play = [{ word: 'boss-token', by: -3 }]
    const game = withCards({ 'bell-ringer': { loot: { play } } })
    const setting = { game, options: { level: 'hard' } }
    const t = tokenAt(facing('gravedigger', setting), 5)
    leaveInDeck(t, 0, ['bell-ringer'], game).choose('enter level-1/a')
    t.expectEvents('boss-moved 4 14', 'left-game bell-ringer', 'checked 3 5')
    expect(t.state.track).toBe(4)
    // On its start it stays, and so does the card.
    const stays = leaveInDeck(facing('gravedigger', setting), 0, ['bell-ringer'], game)
    stays.choose('enter level-1/a').expectEvents('played 1 stopped-clock', 'checked 3 5')
    expect(stays.events().filter((event) => /^(boss-moved|left-game)/.test(event))).toEqual([])
  })

  it('T7.10 has the Boss wait until the party has left, if a card moves the token to the skull', () => {
    const t = tokenAt(facing('bell-ringer'), 13).arrange({
      'deck/1': ['gate-demon.3', 'horned-duke', 'warden-golem.3'],
    })
    t.choose('enter level-4/a', 'choose 2 bell-ringer').expectEvents('boss-moved 14 14', 'turn 1')
    t.choose('keep').expectEvents('looted 1 bell-ringer')
    // The party is inside, and may even go on.
    expect([t.prompt(), t.options()]).toEqual(['go-on', ['go-on', 'leave level-4/a']])
    t.choose('leave level-4/a').expectEvents('left level-4/a 1', 'shuffled 1', 'boss-attacks')
  })

  it('T7.10 does not move the token back from the skull', () => {
    const rules = [{ when: 'start', do: [{ word: 'boss-token', by: 1 }] }] as const
    const t = tokenAt(facing('kobold', { game: withCards({ kobold: { rules } }) }), 13)
    t.arrange({ 'deck/1': ['bell-ringer', ...zeros(2)] }).choose('enter level-1/a')
    t.expectEvents('boss-moved 14 14', 'turn 1')
    t.choose('keep', 'play stopped-clock').expectEvents(
      'resolved 1 stopped-clock',
      'looted 1 kobold',
    )
    expect(t.choose('leave level-1/a').events()).toContain('boss-attacks')
  })
})

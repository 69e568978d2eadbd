import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { BOSS_DECK, enemiesLeft, NOBODY } from '../state.ts'
import {
  allDungeons,
  facing,
  fighting,
  frozen,
  frozenPack,
  harmless,
  ones,
  playOn,
  shrinkDungeon,
  type Table,
  table,
  tokenAt,
  withCards,
  zeros,
} from '../testing/frozen.ts'

const quick = { mode: 'quick' }
const reserve = (t: Table): number[] =>
  [1, 2, 3, 4, 5].map((level) => t.pile(`reserve/${level}`).length)
const turnedUp = (events: readonly string[]): string[] =>
  events.filter((event) => event.startsWith('turned-up')).map((event) => event.split(' ')[1])

const weakFive = withCards(harmless(5))

describe('T10 Quick mode', () => {
  it('T10.1 has one dungeon a level, no Boss, and the quick side of the track', () => {
    const t = table(quick)
    expect(t.options()).toEqual([
      'enter level-1/a',
      'enter level-2/a',
      'enter level-3/a',
      'enter level-4/a',
      'fight-boss',
    ])
    const sizes = allDungeons.map((dungeon) => enemiesLeft(t.state, dungeon))
    expect(sizes.filter((cards) => cards > 0)).toEqual([4, 4, 4, 4])
    expect(t.state.boss).toBe(NOBODY)
    for (const { name } of frozenPack.bossCards) expect(t.pile('box')).toContain(name)
    expect([t.state.track, t.state.skull]).toEqual([0, frozenPack.tracks.quick.length])
  })

  it('T10.1 belongs to the 2019 rules', () => {
    for (const profile of ['2018', 'french']) {
      expect(() => table({ ...quick, profile })).toThrow('Quick mode belongs to the 2019 rules.')
    }
  })

  it('T10.2 makes the level 5 dungeon the Boss deck, fought at the skull; clearing it wins', () => {
    const t = facing('kobold', { options: quick, game: weakFive })
    expect(t.pile('boss-deck')).toEqual(['gate-demon', '?', '?', '?'])
    tokenAt(t, 6)
      .arrange({ 'deck/1': ones(3) })
      .choose('enter level-1/a', 'keep', 'leave level-1/a')
    const events = playOn(t)
    expect(events.filter((event) => /^(boss-attacks|defeated)/.test(event))).toHaveLength(5)
    expect([t.state.result, events.at(-1)]).toEqual([WON, 'won'])
  })

  it('T10.2 loses the game with a lost combat there', () => {
    const t = table(quick).choose('fight-boss', 'keep', 'keep', 'keep')
    t.expectEvents('lost-combat gate-demon boss-deck', 'lost')
    expect(t.state.result).toBe(LOST)
  })

  it('T10.3 gives cards of the Reserve for each space, handed out as the party likes', () => {
    const t = fighting('kobold', { options: quick, decks: [ones(3)] }).choose('keep')
    t.expectDeal({ 'reserve/1': ['orc', 'gravedigger', 'spiderling'] }).choose('leave level-1/a')
    expect(turnedUp(t.events())).toEqual(['quick-strike', 'blessed-spade', 'eight-eyes'])
    expect([t.prompt(), t.by(), t.rule()]).toEqual(['gift', 'party', 'T10.3'])
    expect(t.options()).toEqual([
      'hand-to quick-strike 1',
      'hand-to quick-strike 2',
      'hand-to quick-strike 3',
      'refuse quick-strike',
    ])
    t.choose('hand-to quick-strike 3', 'hand-to blessed-spade 1', 'hand-to eight-eyes 3')
    t.expectEvents('took 3 quick-strike', 'took 1 blessed-spade', 'took 3 eight-eyes')
    expect(reserve(t)).toEqual([10 - 3, 10, 10, 10, 10])
    expect([1, 2, 3].map((seat) => t.pile(`deck/${seat}`).length)).toEqual([15, 13, 15])
  })

  it('T10.3 gives the cards of both spaces for a move of two', () => {
    const t = fighting('kobold', { options: quick }).choose('keep', 'keep', 'keep')
    t.expectEvents('left level-1/a 2', 'boss-moved 1 7')
    expect(turnedUp(t.events())).toHaveLength(3)
    t.choose(t.options()[0])
    t.choose(t.options()[0])
    t.choose(t.options()[0]).expectEvents('boss-moved 2 7')
    expect(turnedUp(t.events())).toHaveLength(2)
    playOn(t, 'where-to')
    expect(reserve(t)).toEqual([7, 8, 10, 10, 10])
  })

  it('T10.4 gives nothing on the start space, and a reward for levels 1 to 4', () => {
    for (const level of ['easy', 'hard']) {
      const t = table({ ...quick, level })
      expect([t.prompt(), t.state.track, t.state.trackStart]).toEqual(['where-to', 0, 0])
      expect(reserve(t)).toEqual([10, 10, 10, 10, 10])
      const rewards = t.state.dungeonReward
      expect([0, 2, 4, 6].every((dungeon) => rewards[dungeon] >= 0)).toBe(true)
      expect(rewards[BOSS_DECK]).toBe(NOBODY)
      expect(t.pile('rewards-out')).toHaveLength(4)
    }
    const t = facing('kobold', { options: quick, script: { 'rewards/1': ['free-round'] } })
    shrinkDungeon(t, 0, 1)
      .arrange({ 'deck/1': ones(3) })
      .choose('enter level-1/a', 'keep')
    playOn(t, 'reward-together')
    expect(t.prompt()).toBe('reward-together')
  })

  it('T10.4 makes entering level 5 the Boss fight: loot, but no leaving and no reward', () => {
    const t = table(quick, {}, weakFive).choose('fight-boss')
    t.expectEvents('boss-attacks', 'fights gate-demon boss-deck 0')
    t.choose('keep').expectEvents('looted 1 gate-demon', 'token 2', 'turn 2')
    // No question whether to go on.
    expect(t.prompt()).toBe('keep-hand')
    const events = playOn(t)
    expect(events.filter((event) => /^(reward|left|boss-moved)/.test(event))).toEqual([])
  })

  it('T10.5 draws gifts open, before discards are shuffled in, so that they are shuffled in', () => {
    const t = fighting('kobold', { options: quick, decks: [ones(3)] }).choose(
      'keep',
      'leave level-1/a',
    )
    expect(t.events().filter((event) => event.startsWith('shuffled'))).toEqual([])
    expect(t.pile('offer').includes('?')).toBe(false)
    t.choose(t.options()[1])
    t.choose(t.options()[1])
    t.choose(t.options()[1]).expectEvents('took 2 quick-strike', 'shuffled 1', 'shuffled 2')
    expect([t.pile('discard/2'), t.pile('deck/2').length]).toEqual([[], 16])
  })

  it('T10.5 lets the party refuse gifts, which stay in the Reserve', () => {
    const t = fighting('kobold', { options: quick, decks: [ones(3)] }).choose('keep')
    t.expectDeal({ 'reserve/1': ['orc', 'gravedigger', 'spiderling'] }).choose('leave level-1/a')
    t.choose('refuse quick-strike', 'hand-to blessed-spade 2', 'refuse eight-eyes')
    expect(reserve(t)).toEqual([10 - 1, 10, 10, 10, 10])
    expect(t.pile('reserve/1')).toEqual(Array.from({ length: 9 }, () => '?'))
    expect(t.pile('offer')).toEqual([])
  })

  it('T10.5 gives nothing for a move back', () => {
    const t = tokenAt(facing('gravedigger', { options: quick }), 4)
    t.arrange({ 'deck/1': ['bell-ringer', ...zeros(2)] }).choose('enter level-1/a', 'keep')
    const before = reserve(t)
    t.choose('play stopped-clock', 'do bell-ringer').expectEvents('boss-moved 3 7', 'turn 2')
    expect(turnedUp(t.events())).toEqual([])
    expect(reserve(t)).toEqual(before)
  })

  it('T10.6 gives the skull’s own gift, and nothing for a move that the skull cut short', () => {
    const t = tokenAt(facing('kobold', { options: quick }), 6)
    t.choose('enter level-1/a', 'keep', 'keep', 'keep')
    t.expectEvents('left level-1/a 2', 'boss-moved 7 7')
    // The skull shows one card of level 3 and two of level 4.
    expect(turnedUp(t.events())).toHaveLength(3)
    const events = [...t.events(), ...playOn(t, 'keep-hand')]
    expect(turnedUp(events)).toHaveLength(3)
    expect(events.filter((event) => event.startsWith('boss-moved'))).toEqual(['boss-moved 7 7'])
    expect(reserve(t)).toEqual([10, 10, 9, 8, 10])
    // Then comes the level 5 fight.
    expect(events.filter((event) => /^(took|shuffled|boss-attacks)/.test(event)).at(-1)).toBe(
      'boss-attacks',
    )
    expect(frozen.kindName(t.state.enemy)).toBe('gate-demon')
  })

  it('T10.6 gives the gift of each space that a card moves the token to', () => {
    const t = facing('bell-ringer', { options: quick })
    t.choose('enter level-4/a', 'choose 2 bell-ringer').expectEvents('boss-moved 1 7')
    expect(turnedUp(t.events())).toHaveLength(3)
    expect(t.prompt()).toBe('gift')
  })
})

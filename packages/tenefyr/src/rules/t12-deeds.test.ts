import { LOST } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { lostAtOnce, named, watch } from '../testing/deeds.ts'
import {
  bossesOf,
  emptyDungeon,
  facing,
  harmless,
  ones,
  playOn,
  type Table,
  table,
  withCards,
  zeros,
} from '../testing/frozen.ts'

describe('T12 Achievements that need no win', () => {
  /** Takes this many Basic cards of a kind away from the first player. */
  function takeAway(t: Table, kind: string, cards: number): void {
    const copies = Array.from({ length: cards }, (_, i) => `${kind}.${i + 1}`)
    t.arrange({ box: copies })
  }

  it('T12.18 T12.28 is for a player without Basic cards at the end, won or lost', () => {
    const none = lostAtOnce((t) => {
      takeAway(t, 'basic-0', 6)
      takeAway(t, 'basic-1', 6)
    })
    expect(none).toContain('T12.18')
    expect(lostAtOnce((t) => takeAway(t, 'basic-0', 6))).not.toContain('T12.18')
    // One that lies on the discard pile, or was drawn, counts as well.
    const one = lostAtOnce((t) => {
      takeAway(t, 'basic-0', 6)
      takeAway(t, 'basic-1', 5)
    })
    expect(one).not.toContain('T12.18')
  })

  it.each([
    [5, false],
    [6, true],
  ])(
    'T12.19 T12.28 is for twelve Basic 0 with one player at the end [six and %i]',
    (more, isEarned) => {
      const copies = Array.from({ length: more }, (_, i) => `basic-0.${19 + i}`)
      expect(lostAtOnce((t) => t.arrange({ 'deck/1': copies })).includes('T12.19')).toBe(isEarned)
      // Wherever they lie.
      expect(lostAtOnce((t) => t.arrange({ 'discard/1': copies })).includes('T12.19')).toBe(
        isEarned,
      )
    },
  )

  it('T12.20 is for the Lost Goblin’s defeat in a level 1 dungeon', () => {
    const t = facing('lost-goblin')
    const watched = watch(t)
    t.choose('enter level-2/a', 'choose 2 lost-goblin', 'move-to level-1/b', 'leave level-2/a')
    t.arrange({ 'deck/2': ['horned-duke', ...zeros(2)] }).choose('enter level-1/b', 'keep')
    t.expectEvents('looted 2 lost-goblin')
    expect(watched.earned()).toContain('T12.20')
    // Not at home, and not when it wins.
    const home = facing('lost-goblin')
    const seen = watch(home)
    home.arrange({ 'deck/1': [...zeros(3), 'horned-duke', ...zeros(2)] })
    home
      .choose('enter level-2/a', 'choose 1 lost-goblin', 'keep')
      .expectEvents('looted 1 lost-goblin')
    expect(seen.earned()).not.toContain('T12.20')
  })

  it('T12.20 knows a level 1 dungeon that a moved monster made', () => {
    const rules = [{ when: 'start', do: [{ word: 'wander', to: 'lower' }] }] as const
    const t = facing('lost-goblin', { game: withCards({ kobold: { rules } }) })
    const watched = watch(t)
    emptyDungeon(t, 1).choose(
      'enter level-1/a',
      'make-dungeon',
      'leave level-1/a',
      'enter level-2/a',
    )
    t.choose('choose 2 lost-goblin', 'move-to made-1', 'leave level-2/a')
    t.arrange({ 'deck/3': ['horned-duke', ...zeros(2)] }).choose('enter made-1', 'keep')
    t.expectEvents('looted 3 lost-goblin')
    expect(watched.earned()).toContain('T12.20')
  })

  /** A solo Thief who plays the Skill in each of eight combats, and uses it in so many of them. */
  function thefts(uses: number): string[] {
    const game = withCards(harmless(1))
    const t = table({ players: 1, heroes: ['bard+thief'] }, {}, game)
    const watched = watch(t, game)
    for (let combat = 0; combat < 8; combat++) {
      // The card that is removed is the one that is taken, so that the Reserve never runs out.
      t.arrange({ 'deck/1': ['theft', 'basic-0', 'basic-0'], 'discard/1': ['orc'] })
      t.choose(combat < 4 ? 'enter level-1/a' : 'enter level-1/b', 'keep', 'play theft')
      if (combat < uses) t.expectDeal({ 'reserve/1': ['orc'] }).choose('pay theft')
      else t.choose('decline theft')
      playOn(t, 'go-on', 'where-to')
      if (t.prompt() === 'go-on') t.choose(t.options()[1])
    }
    expect(watched.deeds.thefts).toBe(uses)
    return watched.earned()
  }

  it('T12.21 T12.27 is for eight uses of the Thief’s Skill; what did not happen is no use', () => {
    expect(thefts(8)).toContain('T12.21')
    expect(thefts(7)).not.toContain('T12.21')
  })

  it('T12.27 counts no use where the Skill could not work', () => {
    const t = facing('gravedigger', { options: { heroes: ['thief', 'bard', 'cleric'] } })
    const watched = watch(t)
    // Nothing to remove; then in the hand of a player who is no Thief.
    t.arrange({ 'deck/1': ['theft', ...zeros(2)] }).choose('enter level-1/a', 'keep', 'play theft')
    t.arrange({ 'hand/2': ['theft'], 'discard/2': ['basic-0'] }).choose('keep')
    t.expectEvents('played 2 theft', 'turn 3')
    expect(watched.deeds.thefts).toBe(0)
  })

  it('T12.22 T12.25 is for a Boss card that falls in the first turn of its combat', () => {
    const beaten = (decks: { [pile: string]: readonly string[] }) => {
      const game = withCards(bossesOf(3))
      const t = table({}, {}, game)
      const watched = watch(t, game)
      t.arrange(decks).choose('fight-boss')
      playOn(t)
      return watched.earned().includes('T12.22')
    }
    // Lost in the end, and earned all the same.
    expect(beaten({ 'deck/1': ones(3) })).toBe(true)
    expect(beaten({ 'deck/1': zeros(3), 'deck/2': ones(3) })).toBe(false)
    const monster = withCards({ ...harmless(5), ...bossesOf(99) })
    const t = table({ mode: 'quick' }, {}, monster)
    const watched = watch(t, monster)
    t.choose('fight-boss')
    playOn(t)
    expect(watched.earned()).not.toContain('T12.22')
  })

  it.each([
    [31, false],
    [32, true],
  ])(
    'T12.23 T12.24 is for a combined power of 32, read in a lost combat too [%i]',
    (power, isEarned) => {
      const game = withCards({ ...bossesOf(99), orc: { loot: { power, play: [] } } })
      const t = table({}, {}, game)
      const watched = watch(t, game)
      t.arrange({ 'deck/1': ['orc', ...zeros(2)] }).choose('fight-boss')
      playOn(t)
      expect([t.state.result, watched.earned().includes('T12.23')]).toEqual([LOST, isEarned])
    },
  )

  it.each([
    ['cards without effect', []],
    ['cards with one', [{ word: 'draw', cards: 1 }]],
  ])('T12.24 reads the power after every card, also in mid-turn [%s]', (_, play) => {
    const game = withCards({
      orc: { loot: { power: 32, play } },
      kobold: { rules: [{ always: 'basic-power', by: -1 }] },
    })
    const t = facing('kobold', { game })
    const watched = watch(t, game)
    t.arrange({ 'deck/1': ['orc', ...zeros(3)] }).choose('enter level-1/a', 'keep')
    if (play.length > 0) t.choose('play quick-strike')
    // It was 32 for a moment.
    t.expectEvents('combined 32', 'combined 31')
    expect(watched.deeds.greatestPower).toBe(32)
    expect(watched.earned()).toContain('T12.23')
  })

  it('T12.28 needs no win for T12.18 to T12.23, and one for all the others', () => {
    const list = lostAtOnce((t) => {
      takeAway(t, 'basic-0', 6)
      takeAway(t, 'basic-1', 6)
    })
    expect(named(list, 1, 17)).toEqual([])
    expect(named(list, 18, 23)).toEqual(['T12.18'])
  })
})

import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { BOSS_DECK, BOSSES, dungeonPile, HEROES, LEVELS } from '../state.ts'
import {
  allDungeons,
  bossesOf,
  type Changes,
  emptyDungeon,
  facing,
  frozen,
  frozenPack,
  ones,
  playOn,
  shrinkDungeon,
  type Table,
  table,
  watch,
  withCards,
  zeros,
} from '../testing/frozen.ts'

const weakBoss = withCards(bossesOf(0))
const strongBoss = withCards(bossesOf(99))

/** Changes that leave every enemy of a level without rules and power. */
function harmless(level: number): { [card: string]: Changes } {
  const cards = frozenPack.dungeonCards.filter((card) => card.level === level)
  return Object.fromEntries(
    cards.map(({ name }) => [name, { power: [0, 0, 0] as const, rules: [] }]),
  )
}

/** Fights the Boss at once, and wins: what that earns. */
function wonAtOnce(options: object, year?: number): string[] {
  const t = table({ ...options }, {}, weakBoss)
  const watched = watch(t, weakBoss)
  t.choose('fight-boss')
  playOn(t)
  expect(t.state.result).toBe(WON)
  return watched.earned(year)
}

/** Fights the Boss and loses; `before` lays the table. */
function lostAtOnce(before: (t: Table) => void, options: object = {}): string[] {
  const t = table({ ...options }, {}, strongBoss)
  const watched = watch(t, strongBoss)
  before(t)
  t.choose('fight-boss')
  playOn(t)
  expect(t.state.result).toBe(LOST)
  return watched.earned()
}

const named = (list: readonly string[], from: number, to: number): string[] =>
  list.filter(
    (rule) =>
      Number(rule.slice(4).split(' ')[0]) >= from && Number(rule.slice(4).split(' ')[0]) <= to,
  )

describe('T12 Achievements', () => {
  it.each(LEVELS)('T12.1 T12.2 T12.3 are for a win on that level [%s]', (level) => {
    const rule = `T12.${LEVELS.indexOf(level) + 1}`
    expect(named(wonAtOnce({ level }), 1, 3)).toEqual([rule])
    expect(
      named(
        lostAtOnce(() => undefined, { level }),
        1,
        3,
      ),
    ).toEqual([])
  })

  it.each(HEROES)('T12.4 T12.5 T12.6 T12.7 are for a win without that hero [%s]', (hero) => {
    const heroes = HEROES.filter((other) => other !== hero)
    expect(named(wonAtOnce({ heroes }), 4, 7)).toEqual([`T12.${HEROES.indexOf(hero) + 4}`])
    expect(named(wonAtOnce({ players: 4 }), 4, 7)).toEqual([])
    expect(
      named(
        lostAtOnce(() => undefined, { heroes }),
        4,
        7,
      ),
    ).toEqual([])
  })

  it.each(BOSSES)('T12.8 T12.9 T12.10 T12.11 are for beating that Boss [%s]', (boss) => {
    expect(named(wonAtOnce({ boss }), 8, 11)).toEqual([`T12.${BOSSES.indexOf(boss) + 8}`])
    expect(
      named(
        lostAtOnce(() => undefined, { boss }),
        8,
        11,
      ),
    ).toEqual([])
  })

  it('T12.12 is a stamp for each year with a win', () => {
    expect(named(wonAtOnce({}, 2019), 12, 13)).toEqual(['T12.12 2019'])
    expect(named(wonAtOnce({}, 2026), 12, 13)).toEqual(['T12.12 2026'])
    expect(
      named(
        lostAtOnce(() => undefined),
        12,
        13,
      ),
    ).toEqual([])
  })

  it.each([
    [1, true],
    [2, false],
  ])(
    'T12.14 T12.28 is for a win with no enemy left in any dungeon [%i left]',
    (enemies, isEarned) => {
      const t = facing('kobold', { game: weakBoss })
      const watched = watch(t, weakBoss)
      emptyDungeon(t, ...allDungeons.slice(1))
      shrinkDungeon(t, 0, enemies)
        .arrange({ 'deck/1': ones(3) })
        .choose('enter level-1/a', 'keep')
      if (enemies > 1) t.choose('leave level-1/a', 'fight-boss')
      playOn(t)
      expect(t.state.result).toBe(WON)
      expect(watched.earned().includes('T12.14')).toBe(isEarned)
    },
  )

  it('T12.14 T12.28 counts dungeons made by moved monsters', () => {
    const game = withCards({
      ...bossesOf(0),
      kobold: { rules: [{ when: 'start', do: [{ word: 'wander', to: 'lower' }] }] },
    })
    const t = facing('kobold', { game })
    const watched = watch(t, game)
    emptyDungeon(t, ...allDungeons.slice(1))
    shrinkDungeon(t, 0, 1).choose('enter level-1/a', 'make-dungeon')
    playOn(t, 'where-to')
    t.choose('fight-boss')
    playOn(t)
    expect([t.state.result, watched.earned().includes('T12.14')]).toEqual([WON, false])
  })

  it('T12.15 is for a win without a cleared level 1 dungeon', () => {
    expect(wonAtOnce({})).toContain('T12.15')
    const t = shrinkDungeon(facing('kobold', { game: weakBoss }), 0, 1).arrange({
      'deck/1': ones(3),
    })
    const watched = watch(t, weakBoss)
    t.choose('enter level-1/a', 'keep')
    playOn(t, 'where-to')
    t.choose('fight-boss')
    playOn(t)
    expect([t.state.result, watched.earned().includes('T12.15')]).toEqual([WON, false])
    expect(lostAtOnce(() => undefined)).not.toContain('T12.15')
  })

  it('T12.15 is not spoilt by entering level 1, nor by clearing level 2', () => {
    const game = withCards({ ...bossesOf(0), ...harmless(2) })
    const t = shrinkDungeon(facing('kobold', { game }), 2, 1)
    const watched = watch(t, game)
    t.choose('enter level-1/a', 'keep', 'keep', 'keep', 'enter level-2/a', 'keep')
    playOn(t, 'where-to')
    t.choose('fight-boss')
    playOn(t)
    expect(watched.earned()).toContain('T12.15')
  })

  it('T12.16 is for a win without entering a level 5 dungeon', () => {
    expect(wonAtOnce({})).toContain('T12.16')
    const enters = (dungeon: string) => {
      const t = table({}, {}, weakBoss)
      const watched = watch(t, weakBoss)
      t.choose(`enter ${dungeon}`, 'keep', 'keep', 'keep', 'fight-boss')
      playOn(t)
      return watched.earned().includes('T12.16')
    }
    expect([enters('level-5/b'), enters('level-4/b')]).toEqual([false, true])
  })

  it.each([
    [4, true],
    [3, false],
  ])(
    'T12.17 T12.26 is for Deathstrike in the turn that ends the last Boss-deck enemy [stage %i]',
    (stage, isEarned) => {
      const t = table({}, {}, weakBoss)
      const watched = watch(t, weakBoss)
      t.choose('fight-boss')
      for (let n = 1; n < stage; n++) t.choose('keep')
      // The hand of the stage: its player holds Deathstrike.
      const seat = Number(t.by()) + 1
      t.arrange({ [`hand/${seat}`]: ['captain-of-the-black-guard'] })
      playOn(t)
      expect([t.state.result, watched.earned().includes('T12.17')]).toEqual([WON, isEarned])
    },
  )

  it('T12.26 does not count Deathstrike of an earlier turn, nor before an enemy that moves off', () => {
    const game = withCards(bossesOf(5))
    const t = shrinkDungeon(table({}, {}, game), BOSS_DECK, 1)
    const watched = watch(t, game)
    t.arrange({ 'deck/1': ['captain-of-the-black-guard', ...zeros(2)], 'deck/2': ones(3) }).choose(
      'fight-boss',
    )
    t.choose('keep', 'play deathstrike', 'decline captain-of-the-black-guard', 'keep')
    expect([t.state.result, watched.earned().includes('T12.17')]).toEqual([WON, false])
    // The Goblin comes to lie under the last Boss card, and moves off in the end.
    const off = facing('lost-goblin', { game: weakBoss })
    const seen = watch(off, weakBoss)
    shrinkDungeon(off, BOSS_DECK, 1).choose(
      'enter level-2/a',
      'choose 2 lost-goblin',
      'move-to boss-deck',
    )
    off.choose('leave level-2/a').state.piles[dungeonPile(BOSS_DECK)].reverse()
    off
      .arrange({ 'deck/2': ['captain-of-the-black-guard', ...zeros(2)] })
      .choose('fight-boss', 'keep')
    off.choose(
      'play deathstrike',
      'pay captain-of-the-black-guard',
      'choose 2 lost-goblin',
      'move-to level-1/a',
    )
    expect([off.state.result, seen.earned().includes('T12.17')]).toEqual([WON, false])
  })

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

  it('T12.28 earns neither levels nor Bosses in Quick mode, and its level 5 is not entered', () => {
    const game = withCards(harmless(5))
    const t = table({ mode: 'quick', level: 'hard' }, {}, game)
    const watched = watch(t, game)
    t.choose('fight-boss')
    playOn(t)
    expect(t.state.result).toBe(WON)
    const list = watched.earned()
    expect([named(list, 1, 3), named(list, 8, 11)]).toEqual([[], []])
    expect(list).toContain('T12.16')
    expect(list).toContain('T12.5')
  })

  it('T12.28 needs no win for T12.18 to T12.23, and one for all the others', () => {
    const list = lostAtOnce((t) => {
      takeAway(t, 'basic-0', 6)
      takeAway(t, 'basic-1', 6)
    })
    expect(named(list, 1, 17)).toEqual([])
    expect(named(list, 18, 23)).toEqual(['T12.18'])
    expect(frozen.rules.map((rule) => rule.number)).toContain('T12.28')
  })
})

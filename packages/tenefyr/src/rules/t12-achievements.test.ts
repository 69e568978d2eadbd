import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { BOSS_DECK, BOSSES, dungeonPile, HEROES, LEVELS } from '../state.ts'
import { lostAtOnce, named, watch, weakBoss, wonAtOnce } from '../testing/deeds.ts'
import {
  allDungeons,
  bossesOf,
  emptyDungeon,
  facing,
  harmless,
  ones,
  playOn,
  shrinkDungeon,
  table,
  withCards,
  zeros,
} from '../testing/frozen.ts'

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

  it('T12.17 is not for a match that is lost after it', () => {
    const game = withCards({ ...bossesOf(0), 'iron-ledger': { power: [99, 99, 99] } })
    const t = table({}, { 'boss-deck': ['cold-throne', 'iron-ledger'] }, game)
    const watched = watch(t, game)
    t.choose('fight-boss').arrange({ 'hand/1': ['captain-of-the-black-guard'] })
    playOn(t)
    expect([t.state.result, watched.earned().includes('T12.17')]).toEqual([LOST, false])
  })

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
})

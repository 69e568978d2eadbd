import { describe, expect, it } from 'vitest'
import { BOSS_DECK, dungeonPile, NOBODY, PROFILES, SET_UP_DUNGEONS } from '../state.ts'
import {
  allDungeons,
  emptyDungeon,
  facing,
  fighting,
  shrinkDungeon,
  type Table,
  withCards,
  zeros,
} from '../testing/frozen.ts'

const hidden = (cards: number): string[] => Array.from({ length: cards }, () => '?')
const only = (t: Table, start: string): string[] =>
  t.events().filter((event) => event.startsWith(start))

/** A Kobold that moves off in this direction. */
const wanderer = (to: 'other' | 'lower' | 'higher') =>
  withCards({ kobold: { rules: [{ when: 'start', do: [{ word: 'wander', to }] }] } })

describe('T11 Monsters on the move', () => {
  it('T11.8 makes a new dungeon, without a reward, of a monster with nowhere to go', () => {
    const t = fighting('kobold', { game: wanderer('lower') })
    expect(t.options()).toEqual(['make-dungeon', 'move-to boss-deck'])
    t.choose('make-dungeon').expectEvents('wandered kobold made-1')
    expect(t.pile('made-1')).toEqual(['kobold'])
    expect(t.state.dungeonReward[10]).toBe(NOBODY)
    t.choose('leave level-1/a')
    expect(t.options()).toContain('enter made-1')
  })

  it('T11.8 makes none while there is another dungeon to go to', () => {
    const t = fighting('lost-goblin').choose('choose 2 lost-goblin')
    expect(t.options()).not.toContain('make-dungeon')
    expect(t.options()).toHaveLength(9 + 1)
    const last = emptyDungeon(
      facing('lost-goblin'),
      ...allDungeons.filter((dungeon) => dungeon !== 2),
    )
    last.choose('enter level-2/a', 'choose 2 lost-goblin')
    expect(last.options()).toEqual(['make-dungeon', 'move-to boss-deck'])
  })

  it.each(PROFILES)('T11.9 passes the token when a monster moves away unfought [%s]', (profile) => {
    const t = fighting('lost-goblin', { options: { profile, start: 3 } })
    t.choose('choose 2 lost-goblin', 'move-to level-1/a')
    t.expectEvents('wandered lost-goblin level-1/a', 'token 1')
    expect([t.state.token, t.umpire.decision.arbiter]).toEqual([0, 0])
  })

  it('T11.11 has the party choose among the dungeons the card allows, or the Boss deck', () => {
    const deserter = fighting('deserter').choose('choose 2 deserter')
    expect([deserter.by(), deserter.rule()]).toEqual(['party', 'T11.11'])
    const lower = ['level-1/a', 'level-1/b', 'level-2/a', 'level-2/b']
    expect(deserter.options()).toEqual([...lower, 'boss-deck'].map((to) => `move-to ${to}`))
    const herald = fighting('dark-herald').choose('choose 2 dark-herald')
    expect(herald.options()).toEqual(
      ['level-5/a', 'level-5/b', 'boss-deck'].map((to) => `move-to ${to}`),
    )
    const goblin = fighting('lost-goblin').choose('choose 2 lost-goblin')
    expect(goblin.options()).not.toContain('move-to level-2/a')
  })

  it('T11.11 lays the monster face up on top; the card below stays face up', () => {
    const t = fighting('deserter').choose('choose 2 deserter', 'move-to level-1/b')
    expect(t.pile('level-1/b')).toEqual(['deserter', 'kobold', '?', '?', '?'])
    expect(t.state.faceUp[1]).toBe(2)
    expect(t.pile('level-3/a')).toEqual(hidden(3))
    const boss = fighting('deserter').choose('choose 2 deserter', 'move-to boss-deck')
    expect(boss.pile('boss-deck')).toEqual(['deserter', 'cold-throne', '?', '?', '?'])
    expect(boss.state.faceUp[BOSS_DECK]).toBe(2)
  })

  it('T11.12 gives a made dungeon its monster’s level', () => {
    const game = withCards({
      hydra: { rules: [{ when: 'start', do: [{ word: 'wander', to: 'higher' }] }] },
    })
    const t = fighting('hydra', { game }).choose('make-dungeon', 'leave level-5/a', 'enter made-1')
    expect(t.state.dungeonLevel[10]).toBe(5)
    // So there is nothing higher for it to move on to.
    expect(t.options()).toEqual(['make-dungeon', 'move-to boss-deck'])
    const low = fighting('kobold', { game: wanderer('lower') }).choose('make-dungeon')
    expect(low.state.dungeonLevel[10]).toBe(1)
  })

  it('T11.12 lets a made dungeon be entered and cleared like any other', () => {
    const last = emptyDungeon(
      facing('lost-goblin'),
      ...allDungeons.filter((dungeon) => dungeon > 3),
    )
    emptyDungeon(last, 0, 1, 3)
    last.choose('enter level-2/a', 'choose 2 lost-goblin', 'make-dungeon', 'leave level-2/a')
    last.arrange({ 'deck/2': [...zeros(3), 'horned-duke', ...zeros(2)] })
    last.choose('enter made-1', 'choose 1 lost-goblin', 'keep')
    last.expectEvents(
      'looted 2 lost-goblin',
      'cleared made-1 2',
      'left made-1 1',
      'boss-moved 2 14',
    )
    expect(only(last, 'reward')).toEqual([])
    expect(last.prompt()).toBe('where-to')
    expect(last.options()).not.toContain('enter made-1')
  })

  it('T11.13 has the party go on or leave after a monster moved off, without loot', () => {
    const t = fighting('lost-goblin').choose('choose 2 lost-goblin', 'move-to level-1/a')
    expect([only(t, 'looted'), only(t, 'defeated'), t.prompt()]).toEqual([[], [], 'go-on'])
    t.choose('leave level-2/a').expectEvents(
      'left level-2/a 1',
      'boss-moved 1 14',
      'flipped marsh-toad level-2/a',
    )
    const on = fighting('lost-goblin', { below: ['bridge-troll'] })
    on.choose('choose 2 lost-goblin', 'move-to level-1/a', 'go-on')
    on.expectEvents('flipped bridge-troll level-2/a', 'fights bridge-troll level-2/a 9')
  })

  it('T11.13 counts a dungeon that is now empty as cleared', () => {
    const t = facing('lost-goblin', { script: { 'rewards/2': ['market-barge'] } })
    shrinkDungeon(t, 2, 1).choose('enter level-2/a', 'choose 2 lost-goblin', 'move-to level-1/a')
    t.expectEvents(
      'token 2',
      'cleared level-2/a 2',
      'left level-2/a 1',
      'boss-moved 1 14',
      'reward market-barge',
    )
    expect(t.prompt()).toBe('reward-together')
  })

  it('T11.8 leaves a monster where it is on a table that has no room for another dungeon', () => {
    const game = withCards({
      hydra: { rules: [{ when: 'start', do: [{ word: 'wander', to: 'higher' }] }] },
    })
    const t = facing('hydra', { game })
    const { piles, dungeonLevel } = t.state
    for (let made = SET_UP_DUNGEONS; made < BOSS_DECK; made++) {
      piles[dungeonPile(made)].push(...piles[dungeonPile(made - SET_UP_DUNGEONS)].splice(0, 1))
      dungeonLevel[made] = 5
    }
    t.refresh().choose('enter level-5/a').expectEvents('wandered hydra boss-deck')
    t.choose('leave level-5/a', 'fight-boss').expectEvents('fights hydra boss-deck 13', 'turn 2')
    expect(only(t, 'wandered')).toEqual([])
  })
})

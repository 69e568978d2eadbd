import { WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { BOSS_DECK, NOWHERE, PROFILES } from '../state.ts'
import {
  allDungeons,
  bossesOf,
  emptyDungeon,
  facing,
  fighting,
  frozen,
  ones,
  playOn,
  shrinkDungeon,
  table,
  withCards,
} from '../testing/frozen.ts'

const SET_UP = [1, 2, 3, 4, 5].flatMap((level) => [`level-${level}/a`, `level-${level}/b`])

describe('T3 Entering a dungeon', () => {
  it.each(PROFILES)('T3.1 has the party choose any dungeon with an enemy in it [%s]', (profile) => {
    const t = table({ profile })
    expect([t.prompt(), t.by(), t.rule()]).toEqual(['where-to', 'party', 'T3.1'])
    const entered = t.options().filter((option) => option.startsWith('enter'))
    expect(entered).toEqual(SET_UP.map((dungeon) => `enter ${dungeon}`))
    t.choose('enter level-5/b').expectEvents('entered level-5/b', 'fights gate-demon level-5/b 17')
  })

  it('T3.1 lets the party go back into the dungeon it just left', () => {
    const t = fighting('kobold', { decks: [ones(3)] })
    t.choose('keep', 'leave level-1/a')
    expect(t.prompt()).toBe('where-to')
    expect(t.options()).toContain('enter level-1/a')
    t.choose('enter level-1/a').expectEvents('entered level-1/a')
  })

  it('T3.2 shows the top enemy of a dungeon, and the others only once they are flipped', () => {
    const t = fighting('kobold', { decks: [ones(3)], below: ['bandit'] })
    expect(t.pile('level-1/a')).toEqual(['kobold', '?', '?', '?'])
    t.choose('keep')
    expect(t.pile('level-1/a')).toEqual(['?', '?', '?'])
    t.choose('go-on').expectEvents('flipped bandit level-1/a')
    expect(t.pile('level-1/a')).toEqual(['bandit', '?', '?'])
  })

  it.each([
    ['2018', false],
    ['french', true],
    ['2019', true],
  ])('T3.3 offers the Boss before the track ends, between dungeons [%s]', (profile, offered) => {
    const t = facing('kobold', { options: { profile } })
    expect(t.options().includes('fight-boss')).toBe(offered)
    t.arrange({ 'deck/1': ones(3) }).choose('enter level-1/a', 'keep')
    // Never from inside one.
    expect([t.prompt(), t.options()]).toEqual(['go-on', ['go-on', 'leave level-1/a']])
    t.choose('leave level-1/a')
    expect(t.options().includes('fight-boss')).toBe(offered)
    if (offered)
      t.choose('fight-boss').expectEvents('boss-attacks', 'fights cold-throne boss-deck 20')
  })

  it('T3.4 leaves the last word on common choices to the holder of the starting player token', () => {
    const arbiter = () => [t.prompt(), t.by(), t.umpire.decision.arbiter, t.umpire.decision.weighty]
    const t = facing('kobold', {
      options: { start: 3 },
      script: { 'rewards/1': ['free-round'] },
      below: ['stray-hound'],
    })
    expect(arbiter()).toEqual(['where-to', 'party', 2, true])
    shrinkDungeon(t, 0, 2).arrange({ 'deck/3': ones(3), 'deck/1': ones(3) })
    t.choose('enter level-1/a', 'keep')
    expect(arbiter()).toEqual(['go-on', 'party', 0, true])
    t.choose('go-on', 'keep')
    expect(arbiter()).toEqual(['reward-together', 'party', 1, true])
    t.choose('reward 2')
    expect(arbiter()).toEqual(['reward-to', 'party', 1, true])
    t.choose('to 1')
    expect(arbiter()).toEqual(['where-to', 'party', 1, true])
  })

  it('T3.4 asks the party, under its token holder, where a monster moves and who gets a gift', () => {
    const t = fighting('lost-goblin', { options: { start: 2 } }).choose('choose 2 lost-goblin')
    expect([t.prompt(), t.by(), t.umpire.decision.arbiter]).toEqual(['wander', 'party', 1])
    const quick = fighting('kobold', { options: { mode: 'quick', start: 2 }, decks: [[], ones(3)] })
    quick.choose('keep', 'leave level-1/a')
    expect([quick.prompt(), quick.by(), quick.umpire.decision.arbiter]).toEqual([
      'gift',
      'party',
      2,
    ])
  })

  it('T3.5 marks the dungeon where the party is [2019]', () => {
    const t = facing('kobold')
    const marked = () =>
      /▶ (\w+)/.exec(frozen.picture?.(t.state, 'en').split('whose turn')[0] ?? '')?.[1]
    expect([t.state.here, marked()]).toEqual([NOWHERE, undefined])
    t.choose('enter level-1/a')
    expect(t.state.here).toBe(0)
    expect(marked()).toBe('Kobold')
    t.arrange({ 'deck/2': ones(3) }).choose('keep', 'keep')
    expect(t.state.here).toBe(0)
    t.choose('leave level-1/a')
    expect(t.state.here).toBe(NOWHERE)
    t.choose('fight-boss')
    expect(t.state.here).toBe(BOSS_DECK)
  })

  it('T3.6 starts the combat with the top enemy at once', () => {
    const t = fighting('kobold')
    t.expectEvents('entered level-1/a', 'fights kobold level-1/a 3', 'turn 1', 'drew 1 basic-0')
    expect([t.prompt(), t.by()]).toEqual(['keep-hand', 0])
    expect(t.options()).toEqual(['keep', 'new-hand'])
  })

  it('T3.7 knows no dungeon without enemies: nobody enters it, and no monster moves there', () => {
    const t = facing('lost-goblin')
    emptyDungeon(t, 0, 9)
    expect(t.options()).not.toContain('enter level-1/a')
    expect(t.options()).not.toContain('enter level-5/b')
    expect(t.options()).toContain('enter level-1/b')
    t.choose('enter level-2/a', 'choose 2 lost-goblin')
    expect(t.options()).not.toContain('move-to level-1/a')
    expect(t.options()).not.toContain('move-to level-5/b')
    expect(t.options()).toContain('move-to level-1/b')
  })

  it('T3.7 is so as soon as the last enemy falls', () => {
    const t = shrinkDungeon(facing('kobold'), 0, 1).arrange({ 'deck/1': ones(3) })
    t.choose('enter level-1/a', 'keep')
    playOn(t, 'where-to')
    expect(t.options()).not.toContain('enter level-1/a')
  })

  it.each(PROFILES)('T3.8 fights the Boss next when no dungeon is left [%s]', (profile) => {
    const game = withCards(bossesOf(0))
    const t = facing('kobold', { options: { profile }, game })
    emptyDungeon(t, ...allDungeons.slice(1))
    shrinkDungeon(t, 0, 1).arrange({ 'deck/1': ones(3) })
    t.choose('enter level-1/a', 'keep')
    const events = playOn(t, 'where-to')
    expect(events.filter((event) => /^boss-(moved|attacks)/.test(event))).toEqual(['boss-attacks'])
    expect(t.state.track).toBe(1)
    expect(t.state.result).toBe(WON)
  })
})

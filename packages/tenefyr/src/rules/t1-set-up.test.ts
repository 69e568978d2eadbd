import { describe, expect, it } from 'vitest'
import { LOOT } from '../content.ts'
import { firstMatch, optionFields } from '../options.ts'
import {
  BOSS_DECK,
  BOSSES,
  BOX,
  deckOf,
  dungeonPile,
  HEROES,
  PROFILES,
  REWARDS_OUT,
  reserveOf,
  rewardsOf,
} from '../state.ts'
import {
  cardsIn,
  deckContents,
  fighting,
  frozen,
  type Table,
  table,
  withCards,
} from '../testing/frozen.ts'

const LEVELS = [1, 2, 3, 4, 5]
const { content } = frozen

function amounts(kinds: readonly string[]): { [kind: string]: number } {
  const found: { [kind: string]: number } = {}
  for (const kind of kinds) found[kind] = (found[kind] ?? 0) + 1
  return found
}

const reserveSize = (t: Table): number =>
  LEVELS.reduce((sum, level) => sum + t.state.piles[reserveOf(level)].length, 0)

const namesHero = (kind: string, ...heroes: string[]): boolean => {
  const card = content.pack.dungeonCards.find(({ name }) => name === kind)
  return heroes.some((hero) => JSON.stringify(card?.loot.play ?? []).includes(`"${hero}"`))
}

describe('T1 Set-up', () => {
  it('T1.1 is for one to four players, and no hero is taken twice', () => {
    expect(optionFields[0]).toMatchObject({ name: 'players', values: [1, 2, 3, 4] })
    for (const players of [1, 2, 3, 4]) expect(table({ players }).state.players).toBe(players)
    expect(() => frozen.readOptions({ players: 0 })).toThrow('"players" is one of 1, 2, 3, 4')
    expect(() => frozen.readOptions({ players: 5 })).toThrow('"players" is one of 1, 2, 3, 4')
    const heroes = (...rows: string[]) => frozen.readOptions({ players: rows.length, heroes: rows })
    expect(heroes('barbarian', 'bard', 'cleric', 'thief').heroes).toHaveLength(4)
    expect(() => heroes('thief', 'bard', 'thief')).toThrow('No hero is taken twice, and thief is.')
    expect(() => heroes('thief+bard', 'cleric+thief')).toThrow('No hero is taken twice')
    expect(() => heroes('thief+thief')).toThrow('No hero is taken twice')
    expect(() => heroes('thief', 'bard', 'wizard')).toThrow('"wizard" is no hero')
  })

  it.each(PROFILES)('T1.2 gives each of three or four 13 shuffled cards [%s]', (profile) => {
    for (const heroes of [['thief', 'bard', 'cleric'], [...HEROES]]) {
      const t = table({ profile, players: heroes.length, heroes })
      heroes.forEach((hero, seat) => {
        const skill = content.pack.skills.find((card) => card.hero === hero)?.name ?? ''
        expect(amounts(deckContents(t, seat))).toEqual({ 'basic-0': 6, 'basic-1': 6, [skill]: 1 })
        expect(t.pile(`deck/${seat + 1}`)).toEqual(Array.from({ length: 13 }, () => '?'))
      })
    }
    expect(() => table({ players: 3, heroes: ['thief+bard', 'cleric', 'barbarian'] })).toThrow(
      'each takes 1 of the heroes',
    )
  })

  it.each(PROFILES)('T1.3 gives each of two 14 cards and two heroes [%s]', (profile) => {
    const t = table({ profile, players: 2, heroes: ['barbarian+cleric', 'bard+thief'] })
    const basics = { 'basic-0': 6, 'basic-1': 6 }
    expect(amounts(deckContents(t, 0))).toEqual({ ...basics, 'battle-rage': 1, 'healing-hands': 1 })
    expect(amounts(deckContents(t, 1))).toEqual({ ...basics, 'rousing-ballad': 1, theft: 1 })
    expect(() => table({ players: 2, heroes: ['barbarian', 'bard'] })).toThrow('each takes 2')
  })

  it('T1.3 has the player count as both heroes', () => {
    const t = fighting('gravedigger', {
      options: { players: 2, heroes: ['barbarian+cleric', 'bard+thief'] },
      decks: [['battle-rage', 'healing-hands', 'tavern-brawler']],
    })
    t.arrange({ 'discard/1': ['basic-0'] }).choose('keep', 'play broken-bottle')
    // The bottle is stronger for the Barbarian, and both Skills work.
    t.expectEvents('gained-power 1 2')
    expect(t.choose('play battle-rage').prompt()).toBe('draw-how-many')
    t.choose('draw 0').expectEvents('played 1 healing-hands', 'recovered 1 basic-0')
  })

  it.each([
    ['2018', 9],
    ['french', 12],
    ['2019', 12],
  ])('T1.4 gives a solo player two heroes and the deck of the edition [%s]', (profile, zeros) => {
    const t = table({ profile, players: 1, heroes: ['bard+thief'] })
    expect(amounts(deckContents(t, 0))).toEqual({
      'basic-0': zeros,
      'basic-1': 12,
      'rousing-ballad': 1,
      theft: 1,
    })
    expect(() => table({ profile, players: 1, heroes: ['bard'] })).toThrow('each takes 2')
  })

  it('T1.5 makes two dungeons of four a level, the top card of each face up', () => {
    const t = table()
    for (const level of LEVELS) {
      const isDungeonCard = (kind: number) => content.typeOf[kind] === LOOT
      const cards = content.kindOf.filter((kind) => content.levelOf[kind] === level)
      expect(cards.filter(isDungeonCard)).toHaveLength(14)
      for (const side of ['a', 'b']) {
        const [top, ...below] = t.pile(`level-${level}/${side}`)
        expect(below).toEqual(['?', '?', '?'])
        expect(content.kinds.find(({ name }) => name === top)?.level).toBe(level)
        const hidden = cardsIn(t, dungeonPile((level - 1) * 2 + (side === 'a' ? 0 : 1)))
        expect(hidden.every((card) => content.levelOf[content.kindOf[card]] === level)).toBe(true)
      }
    }
    expect(t.options().filter((option) => option.startsWith('enter'))).toHaveLength(10)
  })

  it('T1.5 deals at random: any card of the level may come to lie on top', () => {
    const t = table({}, { 'reserve/1': ['gravedigger', 'orc'], 'reserve/5': ['hydra', 'ferryman'] })
    expect([t.pile('level-1/a')[0], t.pile('level-1/b')[0]]).toEqual(['gravedigger', 'orc'])
    expect([t.pile('level-5/a')[0], t.pile('level-5/b')[0]]).toEqual(['hydra', 'ferryman'])
  })

  it('T1.6 puts the other Dungeon cards face down into the Reserve: 30, or 50 in Quick mode', () => {
    expect(reserveSize(table())).toBe(30)
    expect(reserveSize(table({ mode: 'quick' }))).toBe(50)
    const t = table({ 'without-absent': true })
    const bards = content.kindOf.filter((kind) => namesHero(content.kinds[kind].name, 'bard'))
    expect(bards.length).toBeGreaterThan(0)
    expect(reserveSize(t)).toBe(30 - bards.length)
    for (const level of LEVELS) expect(new Set(t.pile(`reserve/${level}`))).toEqual(new Set(['?']))
  })

  it.each([
    ['2018', 3],
    ['french', 3],
    ['2019', 4],
  ])('T1.7 lays a random open Reward of its level beside each dungeon [%s]', (profile, copies) => {
    const t = table({ profile }, { 'rewards/1': ['free-round', 'attic-finds'] })
    const [left, right] = t.state.dungeonReward
    expect([frozen.kindName(left), frozen.kindName(right)]).toEqual(['free-round', 'attic-finds'])
    for (const level of LEVELS) {
      const rewards = t.state.dungeonReward.slice((level - 1) * 2, level * 2)
      expect(rewards.map((card) => content.levelOf[content.kindOf[card]])).toEqual([level, level])
      expect(new Set(rewards).size).toBe(2)
      // The rest never comes: nothing draws from it later.
      expect(t.state.piles[rewardsOf(level)]).toHaveLength(copies - 2)
      const possible = [...rewards, ...cardsIn(t, rewardsOf(level))]
      const editions = possible.map((card) => content.kinds[content.kindOf[card]].reward?.edition)
      expect(editions.filter((edition) => edition === '2019')).toHaveLength(copies - 3)
    }
    expect(t.state.piles[REWARDS_OUT]).toHaveLength(10)
  })

  it.each(BOSSES)(
    'T1.8 shuffles the four cards of the chosen Boss, the top one open [%s]',
    (boss) => {
      const t = table({ boss })
      const [top, ...below] = t.pile('boss-deck')
      expect(below).toEqual(['?', '?', '?'])
      const deck = cardsIn(t, dungeonPile(BOSS_DECK)).map((card) => frozen.kindName(card))
      const stages = content.pack.bossCards.filter((card) => card.boss === boss)
      expect(deck).toEqual(stages.map((card) => card.name))
      expect(deck).toContain(top)
      const others = content.pack.bossCards.filter((card) => card.boss !== boss)
      for (const { name } of others) expect(t.pile('box')).toContain(name)
    },
  )

  it('T1.8 draws a Boss where none is chosen, and any of its cards may lie on top', () => {
    const script = { 'die 0': [2], 'boss-deck': ['heart-of-chaos'] }
    const t = table({ boss: 'random' }, script)
    expect(BOSSES[t.state.boss]).toBe('chaos-dragon')
    expect(t.pile('boss-deck')[0]).toBe('heart-of-chaos')
  })

  it('T1.9 puts the Boss token on the space marked Easy, Normal or Hard', () => {
    const at = (level: string) => {
      const { track, trackStart, skull } = table({ level }).state
      return [track, trackStart, skull]
    }
    expect([at('easy'), at('normal'), at('hard')]).toEqual([
      [0, 0, 14],
      [2, 2, 14],
      [4, 4, 14],
    ])
  })

  it('T1.10 has a starting player that is chosen or drawn', () => {
    expect(table({ start: 2 }).state.token).toBe(1)
    expect(table({ start: 'random' }, { 'die 0': [2] }).state.token).toBe(2)
    expect(table({ start: 'random', boss: 'random' }, { 'die 0': [3, 1] }).state.token).toBe(1)
    expect(() => table({ players: 2, start: 3 })).toThrow('There is no player 3 to start.')
  })

  it('T1.11 recommends Easy and the Dark Lord for a first game [2018]', () => {
    const t = table({ profile: '2018', ...firstMatch })
    expect([t.state.track, BOSSES[t.state.boss]]).toEqual([0, 'dark-lord'])
    expect(firstMatch).toEqual({ level: 'easy', boss: 'dark-lord' })
  })

  it.each([
    ['2018', [false, false, false, false]],
    ['french', [false, false, true, false]],
    ['2019', [true, false, true, false]],
  ])(
    'T1.12 leaves out the cards of absent heroes only where the edition does [%s]',
    (profile, allowed) => {
      const may = [1, 2, 3, 4].map((players) => {
        try {
          return table({ profile, players, 'without-absent': true }).state.withoutAbsent === 1
        } catch {
          return false
        }
      })
      expect(may).toEqual(allowed)
    },
  )

  it('T1.12 takes cards whose loot names a hero nobody plays out of dungeons and Reserve', () => {
    const options = { players: 1, heroes: ['bard+thief'], 'without-absent': true }
    const t = table(options)
    for (const level of LEVELS) {
      const inPlay = [
        ...cardsIn(t, reserveOf(level)),
        ...cardsIn(t, dungeonPile(level * 2 - 2)),
        ...cardsIn(t, dungeonPile(level * 2 - 1)),
      ].map((card) => frozen.kindName(card))
      expect(inPlay.filter((kind) => namesHero(kind, 'barbarian', 'cleric'))).toEqual([])
      expect(inPlay.some((kind) => namesHero(kind, 'bard', 'thief'))).toBe(true)
    }
    expect(t.pile('box')).toContain('tavern-brawler')
    const all = table({ ...options, 'without-absent': false })
    expect(cardsIn(all, reserveOf(1)).map((card) => frozen.kindName(card))).toContain(
      'tavern-brawler',
    )
  })

  it('T1.12 looks at the loot only: an enemy that names the hero stays', () => {
    const game = withCards({
      kobold: { rules: [{ always: 'hand-size', by: -1, who: 'bard' }] },
    })
    const t = table({ 'without-absent': true }, {}, game)
    const kinds = cardsIn(t, reserveOf(1)).map((card) => game.kindName(card))
    expect([...kinds, ...t.pile('level-1/a'), ...t.pile('level-1/b')]).toContain('kobold')
    expect(t.pile('box')).not.toContain('kobold')
  })

  it('T1.13 keeps the hero cards out of the deck: no card is one', () => {
    for (const hero of HEROES) expect(content.kinds.map((kind) => kind.name)).not.toContain(hero)
    const t = table({ heroes: ['thief', 'bard', 'cleric'] })
    expect(t.state.heroSeat).toEqual([-1, 1, 2, 0])
    expect([0, 1, 2].map((seat) => t.state.piles[deckOf(seat)].length)).toEqual([13, 13, 13])
  })

  it('T1.14 has 24 Basic cards of each kind, worth 1 and 0 and without an effect', () => {
    for (const [name, power] of [
      ['basic-1', 1],
      ['basic-0', 0],
    ] as const) {
      const kind = content.kinds.find((found) => found.name === name)
      expect(kind).toMatchObject({ copies: 24, power, play: 0, level: 0 })
    }
    const t = fighting('kobold', { decks: [['basic-1', 'basic-0', 'basic-1']] })
    expect(t.choose('keep').events()).toEqual(
      expect.arrayContaining(['combined 1', 'combined 2', 'checked 2 3']),
    )
    expect(t.events().filter((event) => /^(drew|discarded) 1/.test(event))).toEqual([])
  })

  it('T1.14 leaves the Basic cards of no starting deck in the box, not in the Reserve', () => {
    const t = table()
    const box = amounts(t.pile('box'))
    expect([box['basic-0'], box['basic-1']]).toEqual([6, 6])
    expect(t.pile('reserve/none')).toEqual([])
    expect(amounts(table({ players: 4 }).pile('box'))['basic-0']).toBeUndefined()
    const reserve = LEVELS.flatMap((level) => cardsIn(t, reserveOf(level)))
    expect(reserve.every((card) => frozen.kindName(card).startsWith('basic'))).toBe(false)
    expect(reserve.some((card) => frozen.kindName(card).startsWith('basic'))).toBe(false)
  })

  it('T1.15 lets two players share out all four heroes as they like', () => {
    const pairs = ['barbarian+bard', 'barbarian+cleric', 'barbarian+thief']
    const rest = ['cleric+thief', 'bard+thief', 'bard+cleric']
    pairs.forEach((pair, i) => {
      for (const heroes of [
        [pair, rest[i]],
        [rest[i], pair],
      ]) {
        const t = table({ players: 2, heroes })
        expect(t.state.heroSeat.includes(-1)).toBe(false)
      }
    })
    for (const profile of PROFILES) {
      expect(() => table({ profile, players: 2, 'without-absent': true })).toThrow('three players')
    }
    expect(() => table({ players: 2, heroes: ['barbarian+bard+cleric', 'thief'] })).toThrow(
      'takes 2',
    )
  })

  it('T1.15 lays heroes and seats open before the first card is drawn', () => {
    const state = frozen.newState(frozen.readOptions({ heroes: ['cleric', 'thief', 'bard'] }))
    expect(state.heroSeat).toEqual([-1, 2, 0, 1])
    expect(state.piles[BOX].map((card) => frozen.kindName(card))).toContain('battle-rage')
  })
})

import { grammars } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { U } from '../content.ts'
import { combinedPower, enemyPower } from '../rules/power.ts'
import { BOSS_DECK, dungeonPile, handOf, NOBODY, OFFER } from '../state.ts'
import { sayPrompt } from '../talk/index.ts'
import { BRUTE, claim, copies, fight, holding, numberOn, printed } from '../testing/card-play.ts'
import {
  bossesOf,
  facing,
  fighting,
  leaveInDeck,
  ones,
  type Table,
  table,
  withCards,
} from '../testing/frozen.ts'
import { sampledMatch, samples } from '../testing/sampled-match.ts'
import { namesOf } from './names.ts'
import { byKind, deckView, discardView, levelView } from './piles.ts'
import { runningAs } from './running.ts'
import { isTenefyrState, viewOf } from './view.ts'

const viewAt = ({ content, state }: Pick<U, 'content' | 'state'>) => viewOf(content, state)

/** Every table of a few matches. */
function eachTable(see: (u: U) => void): void {
  samples.forEach((options, seed) => {
    sampledMatch(seed, options, { decision: see })
  })
}

describe('a view of every table', () => {
  it('says how the enemy’s power comes about', () => {
    let combats = 0
    eachTable((u) => {
      const { combat } = viewAt(u)
      expect(combat === undefined).toBe(u.state.enemy === NOBODY)
      if (combat === undefined) return
      combats++
      const sum = combat.parts.reduce((power, part) => power + part.by, 0)
      expect(Math.max(0, sum)).toBe(enemyPower(u))
      expect(combat.needed).toBe(enemyPower(u))
      expect(combat.parts[0].from).toBe('printed')
    })
    expect(combats).toBeGreaterThan(100)
  })

  it('adds the party’s power up from its lanes', () => {
    eachTable((u) => {
      const { lanes, combat } = viewAt(u)
      for (const lane of lanes) {
        const cards = lane.played.reduce((power, card) => power + card.power, 0)
        expect(lane.total).toBe(cards + lane.bonus)
      }
      if (combat === undefined) return
      const sum = lanes.reduce((power, lane) => power + lane.total, 0)
      expect(combat.party).toBe(Math.max(0, sum))
      expect(combat.party).toBe(combinedPower(u))
    })
  })

  it('shows each card of a dungeon once, and none that nobody has seen', () => {
    eachTable((u) => {
      const { dungeons, bossDeck } = viewAt(u)
      for (const view of [...dungeons, bossDeck]) {
        const row = u.state.piles[dungeonPile(view.dungeon)]
        expect(view.cards).toHaveLength(row.length)
        expect(view.hidden).toBe(row.filter((place) => place < 0).length)
        expect(view.cards.map(({ card }) => card ?? -1)).toEqual(
          row.map((place) => Math.max(-1, place)).reverse(),
        )
        expect(view.cleared).toBe(row.length === 0)
        const ways = view.next.reduce((sum, chance) => sum + chance.ways, 0)
        if (view.next.length > 0) expect(ways).toBe(view.next[0].of)
      }
      const enemies = dungeons.filter((view) => !view.cleared).length
      expect(enemies).toBeLessThanOrEqual(17)
    })
  })

  it('gives the prompt’s own numbers for a hand', () => {
    let hands = 0
    let changed = 0
    eachTable((u) => {
      const { combat } = viewAt(u)
      if (u.decision.prompt !== 'keep-hand' || combat?.hand === undefined) return
      hands++
      const said = sayPrompt(u.content, u.state, u.decision, 'en')
      expect(said).toContain(`${combat.party} of ${combat.needed}`)
      const { reached, neededKept } = combat.hand
      const of = neededKept === combat.needed ? '' : ` of ${neededKept}`
      if (of !== '') changed++
      expect(said).toContain(`, ${reached}${of} with this hand`)
      expect(combat.hand.seat).toBe(u.decision.by)
      const { newHand } = combat.hand
      if (newHand?.more === false) expect(newHand.percent === 0).toBe(newHand.ways === 0)
      if (newHand?.ways === 0) expect(newHand.percent).toBe(0)
    })
    expect(hands).toBeGreaterThan(50)
    expect(changed).toBeGreaterThan(0)
  })

  it('knows what a step of the token means', () => {
    eachTable((u) => {
      const { track, quick } = viewAt(u)
      const [left, thrownOut] = track.steps
      expect(left.at).toBe(Math.min(track.skull, track.at + 1))
      expect(thrownOut.at).toBe(Math.min(track.skull, track.at + 2))
      expect(left.bossAttacks).toBe(left.at === u.state.skull)
      expect(left.gifts.length > 0).toBe(quick && track.at < track.skull)
      expect(track.spaces).toHaveLength(u.state.skull + 1)
    })
  })

  it('looks into piles without telling an order', () => {
    eachTable((u) => {
      for (let seat = 0; seat < u.state.players; seat++) {
        const { top, rest } = deckView(u.state, seat)
        expect(top.length + rest.length).toBe(viewAt(u).lanes[seat].deck)
        const kinds = byKind(u.content, rest)
        expect(kinds.flatMap(({ cards }) => cards)).toHaveLength(rest.length)
        expect(discardView(u.state, seat)).toHaveLength(viewAt(u).lanes[seat].discard)
      }
    })
  })
})

describe('a combat', () => {
  it('marks whose turn it is, who had one, and who holds the token', () => {
    const t = fight(BRUTE, { first: 'cleric' }).choose('keep')
    const { lanes } = viewAt(t.umpire)
    expect(lanes.map((lane) => lane.isTurn)).toEqual([false, false, false, true])
    expect(lanes.map((lane) => lane.hadTurn)).toEqual([false, false, true, false])
    expect(lanes.map((lane) => lane.token)).toEqual([false, false, true, false])
  })

  it('has two turns alone', () => {
    const t = fight(BRUTE, { players: 1 })
    expect(viewAt(t.umpire).lanes[0].soloTurns).toEqual(['now', 'to-come'])
    while (viewAt(t.umpire).lanes[0].soloTurns[0] === 'now') t.choose(t.options()[0])
    expect(viewAt(t.umpire).lanes[0].soloTurns).toEqual(['over', 'now'])
  })

  it('tells no odds while a deck is searched, for it is shuffled after that', () => {
    const decks = [['blind-owl', 'basic-0', 'basic-0', ...ones(6)]]
    const t = fighting('cave-troll', { decks, options: { players: 1 } }).choose('keep')
    expect(viewAt(t.umpire).combat?.hand?.kept).toBeDefined()
    t.choose('play owls-counsel')
    expect(t.prompt()).toBe('search-deck')
    expect(viewAt(t.umpire).combat?.hand?.kept).toBeUndefined()
    t.choose('take battle-rage')
    expect(viewAt(t.umpire).combat?.hand?.kept).toBeDefined()
  })

  it('T4.11 calls nobody exhausted who has only just played the last cards', () => {
    const exhausted = (t: Table) => viewAt(t.umpire).lanes.map((lane) => lane.exhausted)
    const last = leaveInDeck(facing('gravedigger'), 0, ones(3)).choose('enter level-1/a')
    expect(viewAt(last.umpire).lanes[0]).toMatchObject({ deck: 0, hand: [] })
    expect(exhausted(last)).toEqual([false, false, false])
    const none = leaveInDeck(facing('gravedigger'), 1, []).choose('enter level-1/a')
    expect(exhausted(none)).toEqual([false, true, false])
  })

  it('T8.3 counts the cards of the Boss in the order in which they are fought', () => {
    const t = table({}, {}, withCards(bossesOf(0)))
    expect(viewAt(t.umpire).bossCard).toEqual({ at: 1, of: 4 })
    t.choose('fight-boss')
    const seen = [viewAt(t.umpire).bossCard?.at]
    while (!t.isOver) {
      t.choose(t.options()[0])
      seen.push(viewAt(t.umpire).bossCard?.at)
    }
    expect([...new Set(seen)]).toEqual([1, 2, 3, 4])
  })

  it('has the power of cards in hand with what the enemy changes', () => {
    const t = holding('basic-1', { hand: ['basic-1', 'quick-strike'] })
    const [lane] = viewAt(t.umpire).lanes
    expect(lane.hand.map(({ power }) => power)).toEqual([1, 1, 1])
    expect(viewAt(t.umpire).combat?.hand?.power).toBe(3)
    expect(viewAt(t.umpire).combat?.parts).toEqual([{ from: 'printed', by: printed(BRUTE) }])
  })

  it('counts what an enemy’s power follows', () => {
    const { combat } = viewAt(fight('cellar-rats', { under: 2 }).umpire)
    expect(combat?.parts).toEqual([
      { from: 'printed', by: printed('cellar-rats') },
      { from: 'rule', by: 2, per: 'cards-below', count: 2 },
    ])
  })
})

describe('the power of an enemy that is not yet fought', () => {
  const here = (t: ReturnType<typeof fight>) => viewAt(t.umpire).here

  it('counts what will lie below it, and what will be discarded by then', () => {
    const t = fight('kobold', { under: 3, piles: { 'discard/1': copies(2, 'basic-1') } })
    t.arrange({ 'level-1/a': ['kobold', 'cellar-rats', 'archivist-lich'] })
    const [enemy, rats, lich] = here(t)?.cards ?? []
    expect(enemy.power).toBe(printed('kobold'))
    const below = numberOn('cellar-rats', 'enemy-power')
    const under = (here(t)?.cards.length ?? 0) - 2
    expect(rats.power).toBe(printed('cellar-rats') + below * under)
    // The discards of this dungeon stay, and the hand joins them.
    const basics = [...t.pile('discard/1'), ...t.pile('hand/1')].filter((name) =>
      name.startsWith('basic'),
    )
    expect(basics.length).toBeGreaterThan(2)
    expect(lich.power).toBe(printed('archivist-lich') + basics.length)
    expect(namesOf(t.umpire.content, t.state, 'en').enemy(lich.card ?? 0)).toContain(
      ` ${lich.power}`,
    )
  })

  it('is that of a rested party in another dungeon', () => {
    const t = fight('kobold', { piles: { 'discard/1': copies(2, 'basic-1') } })
    t.arrange({ 'level-4/b': ['archivist-lich'] })
    const there = viewAt(t.umpire).dungeons.find(({ dungeon }) => dungeon === 7)
    expect(there?.power).toBe(printed('archivist-lich'))
  })

  it('is told of what may come next', () => {
    const t = fight(BRUTE)
    const { dungeons } = viewAt(t.umpire)
    for (const { next, cards } of dungeons.filter(({ level }) => level === 1)) {
      const rats = next.find(({ kind }) => t.umpire.content.kinds[kind].name === 'cellar-rats')
      const up = cards.filter(({ lies }) => lies === 'up').length
      const below = numberOn('cellar-rats', 'enemy-power') * (cards.length - up - 1)
      expect(rats?.power).toBe(printed('cellar-rats') + below)
    }
  })

  it('is without a blessing that will be over by then', () => {
    const t = fight('kobold')
    t.arrange({ 'level-1/a': ['kobold', 'tavern-brawler'] })
    const [, next] = here(t)?.cards ?? []
    // Two less, for this combat only; then one less, in this dungeon.
    t.state.blessings.push(3, -2, 1, 3, -1, 0)
    expect(here(t)?.cards[0].power).toBe(Math.max(0, printed('kobold') - 3))
    expect(here(t)?.cards[1].power).toBe((next.power ?? 0) - 1)
    const there = viewAt(t.umpire).dungeons.find(({ dungeon }) => dungeon === 1)
    expect(there?.power).toBe(there?.printed)
  })
})

describe('what is turned up or taken', () => {
  it('names the reward while it is being taken', () => {
    const t = claim('back-at-the-village')
    const { reward, here } = viewAt(t.umpire)
    expect(reward).toBeDefined()
    expect(here).toBeUndefined()
    expect(runningAs(t.state, 'reward')?.local('seat')).toBe(t.by())
  })

  it('shows the gifts of Quick mode, and only while they are on offer', () => {
    let offers = 0
    sampledMatch(
      3,
      { players: 3, mode: 'quick' },
      {
        decision(u) {
          const { offer, dungeons, bossDeck } = viewAt(u)
          expect(offer).toEqual(u.state.piles[OFFER])
          // A made one (T11.12) stands beside that of its level.
          expect([...new Set(dungeons.map(({ level }) => level))]).toEqual([1, 2, 3, 4, 5])
          expect(bossDeck.side).toBe('last')
          if (u.decision.prompt === 'gift') {
            offers++
            expect(offer).toContain(u.decision.about.a)
          }
        },
      },
    )
    expect(offers).toBeGreaterThan(5)
  })

  it('puts a made dungeon beside those of its level, until it is empty', () => {
    const t = fight(BRUTE)
    t.state.dungeonLevel[10] = 2
    const row = t.state.piles[dungeonPile(2)]
    t.state.piles[dungeonPile(10)].push(...row.splice(-1))
    t.state.faceUp[10] = 1
    const sides = () =>
      viewAt(t.umpire)
        .dungeons.filter(({ level }) => level === 2)
        .map(({ side }) => side)
    expect(sides()).toEqual(['left', 'right', 'made'])
    t.state.piles[dungeonPile(10)].pop()
    expect(sides()).toEqual(['left', 'right'])
  })
})

describe('names', () => {
  it('call things as the log does', () => {
    const t = holding('quick-strike', { deck: copies(3, 'basic-0') })
    const en = namesOf(t.umpire.content, t.state, 'en')
    expect(en.dungeon(0)).toBe('Level 1 (left)')
    expect(en.dungeon(BOSS_DECK)).toBe('Boss deck')
    expect([en.boss, en.theBoss]).toEqual(['Dark Lord', 'the Dark Lord'])
    expect(namesOf(t.umpire.content, t.state, 'fr').theBoss).toBe('le Seigneur des Ténèbres')
    expect(en.seat(0)).toBe('Barbarian')
    expect(en.held(t.state.piles[handOf(0)][0])).toBe('Quick Strike')
    expect(en.dungeonInFull(1)).toContain('Level 1 (right)')
    const fr = namesOf(t.umpire.content, t.state, 'fr')
    const blessing = { change: 'hand-size', by: 1, nextCombat: true } as const
    expect(fr.blessing(blessing)).toBe(grammars.fr.finish(fr.blessing(blessing)))
    expect(en.blessing(blessing)).toContain('In this combat: ')
    const between = namesOf(t.umpire.content, { ...t.state, enemy: NOBODY }, 'en')
    expect(between.blessing(blessing)).toContain('In the next combat: ')
  })

  it('know a table of this game from another', () => {
    const t = fight(BRUTE)
    expect(isTenefyrState(t.state)).toBe(true)
    expect(isTenefyrState({ stack: [] })).toBe(false)
    expect(levelView(t.state, 1).inDungeons).toBeGreaterThan(0)
  })
})

import { grammars } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { U } from '../content.ts'
import { combinedPower, enemyPower } from '../rules/power.ts'
import { BOSS_DECK, dungeonPile, handOf, NOBODY, OFFER } from '../state.ts'
import { sayPrompt } from '../talk/index.ts'
import { BRUTE, claim, copies, fight, holding, printed } from '../testing/card-play.ts'
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
    eachTable((u) => {
      const { combat } = viewAt(u)
      if (u.decision.prompt !== 'keep-hand' || combat?.hand === undefined) return
      hands++
      const said = sayPrompt(u.content, u.state, u.decision, 'en')
      expect(said).toContain(`${combat.party} of ${combat.needed}`)
      expect(said).toContain(`${combat.hand.reached} with this hand`)
      expect(combat.hand.seat).toBe(u.decision.by)
      expect(combat.hand.percent === 0).toBe(combat.hand.newHand.ways === 0)
      expect(combat.hand.draws).toBeLessThanOrEqual(combat.hand.deck)
    })
    expect(hands).toBeGreaterThan(50)
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
          expect(dungeons.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
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
    expect(en.boss).toBe('Dark Lord')
    expect(en.seat(0)).toBe('Barbarian')
    expect(en.held(t.state.piles[handOf(0)][0])).toBe('Quick Strike')
    expect(en.dungeonInFull(1)).toContain('Level 1 (right)')
    const fr = namesOf(t.umpire.content, t.state, 'fr')
    const blessing = { change: 'hand-size', by: 1, nextCombat: true } as const
    expect(fr.blessing(blessing)).toBe(grammars.fr.finish(fr.blessing(blessing)))
  })

  it('know a table of this game from another', () => {
    const t = fight(BRUTE)
    expect(isTenefyrState(t.state)).toBe(true)
    expect(isTenefyrState({ stack: [] })).toBe(false)
    expect(levelView(t.state, 1).inDungeons).toBeGreaterThan(0)
  })
})

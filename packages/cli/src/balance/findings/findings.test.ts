import { RandomStream } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../games.ts'
import type { CardFacts, MatchFacts } from '../match-facts.ts'
import { plannedMatches, type Wanted } from '../plan.ts'
import { sayStandsOut, wordsIn } from '../words.ts'
import { findingsOf } from './findings.ts'

const WANTED: Wanted = {
  levels: ['easy', 'normal', 'hard'],
  players: [1, 2],
  pinned: {},
  bot: 'journeyman',
  seed: 1,
  matches: 200,
  random: 100,
}
/** Of a hundred. */
const CHANCE: { readonly [level: string]: number } = { easy: 85, normal: 60, hard: 30 }

/** Straight to the result, or to and fro. */
function outlookOf(won: boolean, isRough: boolean): number[] {
  const [good, bad] = won ? [9_000, 1_000] : [1_000, 9_000]
  return isRough ? [bad, good, bad, good] : [5_000, good, good, good, good]
}

/** Matches as a game might play them: `ambush` helps, `fetch` is never taken, hard is too easy for two. */
function made(more: (match: { level: string; players: number; boss: string }) => number) {
  const box = GAMES[0].open()
  const planned = plannedMatches(box, WANTED)
  const stream = new RandomStream(5)
  const known = new Map<string, MatchFacts>()
  for (const { key, level, players, bot, options } of planned) {
    const hasAmbush = stream.below(2) === 0
    const boss = String(options.boss)
    const chance =
      bot === 'random' ? 0 : CHANCE[level] + (hasAmbush ? 8 : -8) + more({ level, players, boss })
    const won = stream.below(100) < chance
    const other: CardFacts = [1, 4, 2, 2_000]
    const ambush: CardFacts = [hasAmbush ? 1 : 0, 4, 2, 2_000]
    const rats: CardFacts = [hasAmbush ? 0 : 1, 0, 0, 0]
    known.set(key, {
      key,
      won,
      decisions: 100 + stream.below(50),
      outlook: outlookOf(won, boss === 'dark-lord'),
      tookPart: box.balance.tookPart(options, box.game.newState(options)),
      cards: {
        'loot/1': { ambush, 'rat-bite': rats, fetch: [0, 3, 0, 1_000], 'barrel-lid': other },
      },
    })
  }
  return { box, found: findingsOf(box, WANTED, planned, known) }
}

describe('What matches tell', () => {
  const { box, found } = made(({ level, players, boss }) => {
    if (level === 'hard' && players === 2) return 40
    return boss === 'stone-titan' && level === 'easy' ? -85 : 0
  })
  const words = wordsIn(box, 'en')
  const said = found.standsOut.map((one) => sayStandsOut(one, words))

  it('is wins by level and player count, with what is outside marked', () => {
    const hard = found.levels.find(({ level }) => level === 'hard')
    expect(hard?.cells.map(({ verdict }) => verdict)).toEqual(['inside', 'outside'])
    expect(hard?.apartVerdict).toBe('outside')
    expect(hard?.matches).toBe(400)
    expect(said).toContainEqual({
      verdict: 'outside',
      text: expect.stringMatching(/^Hard, 2 players: \d+ % won, the band is 20 to 45 %\.$/),
    })
  })

  it('is a Boss beside its pool', () => {
    const titan = found.groups[0].members.find(({ name }) => name === 'stone-titan')
    expect(titan?.difference?.is).toBeLessThan(-10)
    const dragon = found.groups[0].members.find(({ name }) => name === 'chaos-dragon')
    expect(dragon?.difference?.is).toBeGreaterThan(0)
  })

  it('leaves out cells in which somebody always plays', () => {
    // With two players all four heroes are there; alone, each is in half of the matches.
    const [one] = found.groups[1].members
    expect(one.matches).toBeGreaterThan(600)
    expect(one.difference).toBeDefined()
    expect(Math.abs(one.difference?.is ?? 99)).toBeLessThan(10)
  })

  it('is what a card does beside its like', () => {
    const { cards } = found.cards[0]
    const ambush = cards.find(({ name }) => name === 'ambush')
    expect(ambush?.effect?.is).toBeGreaterThan(9)
    expect(ambush?.effect?.is).toBeLessThan(24)
    expect(ambush?.effect?.low).toBeGreaterThan(0)
    // In every match: nothing to compare it with.
    expect(cards.find(({ name }) => name === 'barrel-lid')?.effect).toBeUndefined()
    expect(said.map(({ text }) => text).join('\n')).toContain('(Loot, level 1): +')
  })

  it('is what nobody chooses', () => {
    const dead = found.standsOut.flatMap((one) =>
      one.what === 'unchosen' ? one.cards.map(({ name }) => name) : [],
    )
    expect(dead).toEqual(['fetch'])
  })

  it('is how rough the ride is', () => {
    const rough = found.standsOut.flatMap((one) => (one.what === 'swingy' ? [one.member.name] : []))
    expect(rough).toEqual(['dark-lord'])
    const calm = found.swings.by[2].members.find(({ name }) => name === 'stone-titan')
    expect(calm?.swing).toBeLessThan(found.swings.all.swing)
  })

  it('is how long they are', () => {
    expect(found.length.decisions.least).toBeGreaterThanOrEqual(100)
    expect(found.length.decisions.most).toBeLessThan(150)
  })

  it('holds nothing against another player than the yardstick', () => {
    const planned = plannedMatches(box, { ...WANTED, bot: 'greedy', matches: 4, random: 0 })
    const lost = new Map(
      planned.map(({ key }) => [
        key,
        { key, won: false, decisions: 9, outlook: [10], tookPart: {}, cards: {} },
      ]),
    )
    const other = findingsOf(box, { ...WANTED, bot: 'greedy' }, planned, lost)
    expect(other.standsOut).toEqual([])
  })

  it('is little where nothing is odd', () => {
    const even = made(() => 0).found.standsOut
    expect(even.filter((one) => one.what === 'cell' && one.cell.verdict === 'outside')).toEqual([])
  })
})

import { type LanguageCode, LOST, WON } from '@muster/engine'
import { watchMoments } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { value } from '../bots/value.ts'
import { tenefyr } from '../game.ts'
import { BOSS_DECK } from '../state.ts'
import {
  bossesOf,
  facing,
  frozen,
  ones,
  playOn,
  type Table,
  table,
  tokenAt,
  withCards,
  zeros,
} from '../testing/frozen.ts'
import { sampledMoments, samples } from '../testing/sampled-match.ts'
import { type Chronicle, chronicleOf, type Moment, type Visit } from './chronicle.ts'
import { closestCall, combatsOf, journeyOf, turningPoint } from './high-points.ts'
import { honoursOf } from './honours.ts'
import { storyOf } from './tell.ts'

const { content } = tenefyr
const LANGUAGES: readonly LanguageCode[] = ['en', 'fr', 'pt']

/** Plays a table to its end, an entry a choice. */
function toTheEnd(t: Table, watched: { look(): void }): void {
  for (let choices = 0; !t.isOver && choices < 500; choices++) {
    t.choose(t.options()[0])
    watched.look()
  }
}

/** A Kobold beaten by the second player with nothing to spare; then the Boss comes, and is weak. */
function koboldThenBoss(power: number) {
  const game = withCards(bossesOf(power))
  const t = tokenAt(facing('kobold', { game }), 13)
  const watched = watchMoments(tenefyr, t)
  watched.look()
  t.arrange({ 'deck/1': ['basic-1', ...zeros(2)], 'deck/2': [...ones(2), 'basic-0'] })
  for (const choice of ['enter level-1/a', 'keep', 'keep', 'leave level-1/a']) {
    t.choose(choice)
    watched.look()
  }
  toTheEnd(t, watched)
  return { game, t, moments: watched.moments }
}

describe('a scripted match', () => {
  it('is told by what happened in it', () => {
    const { game, t, moments } = koboldThenBoss(0)
    expect(t.state.result).toBe(WON)
    const chronicle = chronicleOf(game.content, moments)
    expect(journeyOf(chronicle)).toEqual({
      visits: 1,
      won: 5,
      lost: 0,
      cleared: 0,
      thrownOut: 0,
      left: 1,
    })
    const [visit] = chronicle.visits
    expect([visit.loot, visit.thrownOut, visit.track]).toEqual([1, false, 14])
    expect(visit.combats[0]).toMatchObject({ power: 3, needed: 3, outcome: 'won', atLast: false })
    expect(visit.combats[0].turns).toEqual([
      { seat: 0, power: 1, newHands: 0, won: false },
      { seat: 1, power: 2, newHands: 0, won: true },
    ])
    expect(chronicle.bossCombats).toHaveLength(4)
    expect(closestCall(chronicle)).toBe(visit.combats[0])
    const { sentences } = storyOf(game.content, moments, ['', 'Bea', ''], 'en')
    const close = sentences.find(({ kind }) => kind === 'close')
    expect(close?.say).toMatch(/the Kobold.*3 against 3/)
    // Where the second player may still keep the hand or not.
    expect(close?.entry).toBe(2)
    expect(visit.combats[0].entry).toBe(3)
    expect(sentences[0].say).toMatch(/the Barbarian, the Cleric and the Thief/i)
    expect(sentences.at(-1)?.kind).toBe('end')
  })

  it('ends with the enemy that stood, and what was left behind it', () => {
    const { game, t, moments } = koboldThenBoss(99)
    expect(t.state.result).toBe(LOST)
    const end = storyOf(game.content, moments, [], 'en').sentences.at(-1)?.say ?? ''
    expect(end).toMatch(/against 99/)
    expect(end).toMatch(/three (more )?cards/)
  })

  it('goes straight for the Boss without a visit, a turning point or a close call', () => {
    const game = withCards(bossesOf(99))
    const t = table({}, {}, game)
    const watched = watchMoments(tenefyr, t)
    watched.look()
    t.choose('fight-boss')
    watched.look()
    toTheEnd(t, watched)
    const { sentences, honours } = storyOf(game.content, watched.moments, [], 'fr')
    expect(sentences.map(({ kind }) => kind)).toEqual(['opening', 'journey', 'end'])
    expect(honours).toHaveLength(3)
  })

  it('turns where the party was thrown out, if it is lost', () => {
    const game = withCards(bossesOf(99))
    const t = facing('kobold', { game })
    const watched = watchMoments(tenefyr, t)
    watched.look()
    t.arrange({ 'deck/1': zeros(3), 'deck/2': zeros(3), 'deck/3': zeros(3) })
    t.choose('enter level-1/a')
    watched.look()
    playOn(t, 'where-to')
    watched.look()
    t.choose('fight-boss')
    watched.look()
    toTheEnd(t, watched)
    const chronicle = chronicleOf(game.content, watched.moments)
    const point = turningPoint(chronicle, false)
    expect(point).toMatchObject({ kind: 'visit', up: false, visit: { thrownOut: true, track: 2 } })
    const told = storyOf(game.content, watched.moments, [], 'en').sentences
    expect(told.find(({ kind }) => kind === 'turning')?.say).toMatch(/the Kobold.* 2 of 14/)
    // Three short is not close.
    const nearest = told.find(({ kind }) => kind === 'close')
    expect(nearest?.say).toMatch(/^(Until|Before) the end.* 0 against 3/)
    expect(nearest?.entry).toBeUndefined()
  })
})

/** What the events of a match say, counted anew. */
function counts(moments: readonly Moment[]) {
  const events = moments.flatMap((moment) => moment.events)
  const of = (name: string) => events.filter((event) => event.name === name)
  return { events, of }
}

describe.each(samples)('any match %o', (options) => {
  const matches = [3, 4].map((seed) => sampledMoments(seed, options))

  it('is told in each language in whole sentences', () => {
    for (const moments of matches) {
      for (const language of LANGUAGES) {
        const { sentences, honours } = storyOf(content, moments, [], language)
        expect(sentences.length).toBeGreaterThanOrEqual(3)
        for (const { say } of sentences) expect(say).toMatch(/^[\p{Lu}\d].*\.$/u)
        const text = [...sentences, ...honours].map(({ say }) => say).join(' ')
        expect(text).not.toMatch(/undefined|NaN|NOBODY|-\d| {2}/)
      }
    }
  })

  it('says of the journey what the events say', () => {
    for (const moments of matches) {
      const { of } = counts(moments)
      const journey = journeyOf(chronicleOf(content, moments))
      expect(journey).toEqual({
        visits: of('entered').length,
        won: of('defeated').length,
        lost: of('lost-combat').length,
        cleared: of('cleared').filter(({ a }) => a !== BOSS_DECK).length,
        thrownOut: of('left').filter(({ b }) => b === 2).length,
        left: journey.visits - journey.cleared - journey.thrownOut,
      })
      expect(journey.left).toBeGreaterThanOrEqual(0)
    }
  })

  it('has no closer call than the one it tells of', () => {
    for (const moments of matches) {
      const chronicle = chronicleOf(content, moments)
      const call = closestCall(chronicle)
      if (call === undefined) continue
      const margin = Math.abs(call.power - call.needed)
      const fought = combatsOf(chronicle).slice(0, -1)
      for (const { outcome, power, needed } of fought) {
        if (outcome !== 'none' && needed > 0)
          expect(Math.abs(power - needed)).toBeGreaterThanOrEqual(margin)
      }
      const { events } = moments[call.entry]
      expect(events).toContainEqual(
        expect.objectContaining({ name: 'checked', a: call.power, b: call.needed }),
      )
    }
  })

  it('calls close only what was, and shows the choice before it', () => {
    for (const moments of matches) {
      const chronicle = chronicleOf(content, moments)
      for (const { outcome, choice, entry } of combatsOf(chronicle)) {
        if (outcome !== 'none') expect(choice).toBeLessThan(entry)
      }
      const point = turningPoint(chronicle, moments.at(-1)?.state.result === WON)
      const call = closestCall(chronicle, point?.kind === 'boss' ? point.combat : undefined)
      const { sentences } = storyOf(content, moments, [], 'en')
      const told = sentences.find(({ kind }) => kind === 'close')
      if (told === undefined || call === undefined) continue
      const isNear = Math.abs(call.power - call.needed) <= 2
      expect(told.entry).toBe(isNear ? call.choice : undefined)
      expect(/closest|whisker|got away/.test(told.say)).toBe(isNear)
    }
  })

  it('turns nowhere more than at its turning point', () => {
    for (const moments of matches) {
      const won = moments.at(-1)?.state.result === WON
      const chronicle = chronicleOf(content, moments)
      const point = turningPoint(chronicle, won)
      if (point === undefined || point.up !== won) continue
      for (const visit of chronicle.visits) {
        const swing = visit.after - visit.before
        if (swing > 0 === won) expect(Math.abs(swing)).toBeLessThanOrEqual(Math.abs(point.swing))
      }
    }
  })

  it('honours each player for something else, with the number that the events give', () => {
    for (const moments of matches) {
      const { of } = counts(moments)
      const honours = honoursOf(content, moments, chronicleOf(content, moments))
      const players = moments[0].state.players
      const shared = honours.filter(({ deed }) => deed !== 'skill')
      expect(shared.map(({ seat }) => seat)).toEqual(Array.from({ length: players }, (_, i) => i))
      expect(new Set(shared.map(({ deed }) => deed)).size).toBe(players)
      for (const { seat, deed, count, card } of honours) {
        if (deed === 'loot') expect(of('looted').filter(({ a }) => a === seat)).toHaveLength(count)
        if (deed === 'drew') expect(of('drew').filter(({ a }) => a === seat)).toHaveLength(count)
        if (deed === 'hands')
          expect(of('threw-away').filter(({ a }) => a === seat)).toHaveLength(count)
        if (deed === 'skill') expect(of('played').filter(({ b }) => b === card)).toHaveLength(count)
        if (deed === 'giant')
          expect(of('defeated').filter(({ a, b }) => a === card && b === seat)).not.toEqual([])
      }
    }
  })
})

describe('how it stood before the turning point', () => {
  const visit = (before: number, after: number): Visit => ({
    dungeon: 0,
    combats: [],
    loot: 0,
    cleared: false,
    thrownOut: false,
    reward: -1,
    entry: 0,
    track: 0,
    before,
    after,
  })
  it.each([
    ['open', 'only ever grew', [visit(100, 300), visit(300, 4000)]],
    ['badly', 'had fallen', [visit(2000, 600), visit(600, 4000)]],
    ['well', 'was good', [visit(9000, 6000), visit(6000, 9500)]],
  ])('is told as %s where it %s', (stood, _, visits) => {
    const chronicle: Chronicle = { visits, bossCombats: [], valueAtBoss: undefined }
    expect(turningPoint(chronicle, true)).toMatchObject({ visit: visits[1], stood })
  })
})

it('takes the value of positions from the game itself', () => {
  const moments = sampledMoments(5, { players: 2 })
  const { visits } = chronicleOf(content, moments)
  expect(visits[0].before).toBe(value(content, moments[0].state))
})

it('gives no story to a match without entries', () => {
  expect(storyOf(frozen.content, [], [], 'en')).toEqual({ sentences: [], honours: [] })
})

import { type LanguageCode, LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { terrinoth } from '../game.ts'
import { MOST_HEROES } from '../state.ts'
import { watched } from '../testing/moments.ts'
import { sampledMoments, samples } from '../testing/sampled-match.ts'
import { chronicleOf, type Moment } from './chronicle.ts'
import { journeyOf, turningPoint } from './high-points.ts'
import { honoursOf } from './honours.ts'
import { storyOf } from './tell.ts'

const LANGUAGES: readonly LanguageCode[] = ['en', 'fr', 'pt']
const { content } = terrinoth

/** The same match, ended another way. */
function endedAs(result: number, moments: readonly Moment[]): Moment[] {
  const last = moments[moments.length - 1]
  return [...moments.slice(0, -1), { ...last, state: { ...last.state, result } }]
}

/** With two heroes, H11.1. */
const MOK = (content.pack.heroes.find(({ name }) => name === 'mok')?.health ?? 0) + 10

/** Kari draws a Bandit off Mok and fells it. */
function rescue() {
  const one = watched(
    { heroes: ['kari', 'mok'] },
    { engaged: { mok: ['bandit.1'] }, shadows: [], wounds: { mok: MOK - 2 } },
  )
  one.choose('activate precise-strike', 'enemy bandit')
  one.t.dice({ hero: ['success', 'both'], enemy: ['blank'] })
  return one.choose('roll 0')
}

describe('the chronicle', () => {
  it('counts what a round brought, and where the party was', () => {
    const chronicle = chronicleOf(content, rescue().moments)
    expect(chronicle.rounds).toMatchObject([{ number: 1, slain: 1, fallen: [] }])
    expect(chronicle.places).toHaveLength(1)
    expect(journeyOf(chronicle)).toEqual({ rounds: 1, slain: 1, fallen: 0 })
  })

  it('knows who of the living was nearest to falling', () => {
    const { close } = chronicleOf(content, rescue().moments)
    expect(close).toMatchObject({ hero: 1, left: 2, entry: 0 })
  })

  it('knows the moment before the Nemesis fell, however long the quest went on', () => {
    const { moments } = rescue()
    expect(chronicleOf(content, moments).slain).toBeUndefined()
    const { nemesis } = content.quests[moments[0].state.quest]
    const fell = { name: 'defeated', a: nemesis, b: 0, c: 0, d: 0 }
    const told = moments.map((one, n) => (n === 1 ? { ...one, events: [fell] } : one))
    expect(moments.length).toBeGreaterThan(2)
    expect(chronicleOf(content, told).slain).toBe(moments[0].entry)
  })

  it('knows whose blow felled the Nemesis, wherever it stood', () => {
    const { moments } = rescue()
    const { nemesis } = content.quests[moments[0].state.quest]
    const blow = { name: 'dealt', a: nemesis, b: 3, c: 0, d: 3 }
    const fellInShadows = { name: 'defeated', a: nemesis, b: MOST_HEROES, c: 0, d: 0 }
    const told = moments.map((one, n) =>
      n === moments.length - 1 ? { ...one, events: [blow, fellInShadows] } : one,
    )
    expect(chronicleOf(content, told).fall).toMatchObject({ hero: 0, wounds: 3 })
  })

  it('finds the round that changed most, the way it ended', () => {
    const chronicle = chronicleOf(content, sampledMoments(4, samples[9]))
    for (const won of [true, false]) {
      const point = turningPoint(chronicle, won)
      if (point === undefined) continue
      expect(Math.sign(point.after - point.before)).toBe(won ? 1 : -1)
    }
  })
})

describe('honours', () => {
  it('are one for each hero, for what they did', () => {
    const honours = honoursOf(content, rescue().moments)
    expect(honours.map(({ hero }) => hero)).toEqual([0, 1])
    const many = honoursOf(content, sampledMoments(6, samples[28]))
    expect(many).toHaveLength(4)
    for (const { count } of many) expect(count).toBeGreaterThan(0)
  })

  it('count as given what a hero gave, not what was found on the way', () => {
    const { moments } = rescue()
    const gift = (cause: number) =>
      [...moments, ...moments.slice(-1)].map((one, n) => {
        const [activates, claimed] = [
          { name: 'activates', a: 0, b: 1, c: 0, d: 0 },
          { name: 'claimed', a: 1, b: 9, c: 9, d: cause },
        ]
        return n === moments.length ? { ...one, events: [activates, claimed] } : one
      })
    const named = (name: string) =>
      content.kindOf.findIndex((kind) => content.kinds[kind].name === name)
    const [aided] = honoursOf(content, gift(named('draw-attention')))
    expect(aided).toMatchObject({ deed: 'tokens', count: 9 })
    const [found] = honoursOf(content, gift(named('grateful-farmer')))
    expect(found.deed).not.toBe('tokens')
  })

  it('go to the seat of who plays alone', () => {
    const honours = honoursOf(content, sampledMoments(6, samples[1]))
    expect(honours.map(({ seat }) => seat)).toEqual([0, 0])
    const told = storyOf(content, sampledMoments(6, samples[1]), [], 'en').honours
    expect(new Set(told.map(({ hero }) => hero)).size).toBe(2)
  })
})

describe('a match', () => {
  it('that was won names who had a close call', () => {
    const { sentences } = storyOf(content, endedAs(WON, rescue().moments), [], 'en')
    expect(sentences.map(({ kind }) => kind)).toEqual(['opening', 'journey', 'close', 'end'])
    expect(sentences[2].say).toMatch(/Mok/)
    expect(sentences[2].say).toMatch(/two/)
  })

  it('that was lost ends where it was lost', () => {
    const { sentences } = storyOf(content, endedAs(LOST, rescue().moments), [], 'fr')
    expect(sentences.at(-1)?.kind).toBe('end')
    expect(sentences.at(-1)?.say).toMatch(/l’Auberge du chemin|trop tard/)
  })
})

describe('every match', () => {
  it.each(samples.filter((_, n) => n % 6 === 0))('has a story in each language, %j', (options) => {
    const moments = sampledMoments(3, options)
    for (const result of [WON, LOST]) {
      for (const language of LANGUAGES) {
        const { sentences, honours } = storyOf(content, endedAs(result, moments), [], language)
        expect(sentences[0].kind).toBe('opening')
        expect(sentences.at(-1)?.kind).toBe('end')
        expect(honours).toHaveLength(moments[0].state.heroes)
        for (const { say, entry } of sentences) {
          expect(say).toMatch(/[.!]$/)
          expect(say).not.toMatch(/undefined|NaN| {2}|'/)
          if (entry !== undefined) expect(moments[entry]).toBeDefined()
        }
        for (const { title, say } of honours) expect(`${title}${say}`).not.toMatch(/undefined/)
      }
    }
  })
})

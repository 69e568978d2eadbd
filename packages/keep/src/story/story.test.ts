import { type LanguageCode, LOST, WON } from '@muster/engine'
import { watchMoments } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { keep, keepWith } from '../game.ts'
import { CLASSES, ROOMS } from '../state.ts'
import { examplePack } from '../testing/example-map.ts'
import { sampledMoments, samples } from '../testing/sampled-match.ts'
import { type Laid, type Table, table } from '../testing/table.ts'
import { chronicleOf, type Moment } from './chronicle.ts'
import { journeyOf, turningPoint } from './high-points.ts'
import { honoursOf } from './honours.ts'
import { storyOf } from './tell.ts'

const LANGUAGES: readonly LanguageCode[] = ['en', 'fr', 'pt']
const game = keepWith(examplePack)
const { content } = game

function watched(laid: Laid, clans = ['ratfolk']) {
  const t = table({ game, clans }).put({ heroes: [], tokens: {}, ...laid })
  const { moments, look } = watchMoments(keep, t)
  look()
  const choose = (...choices: string[]): Table => {
    for (const choice of choices) {
      t.choose(choice)
      look()
    }
    return t
  }
  return { t, moments, look, choose }
}

/** Four heroes before a Vault that nobody guards: one more, and all is lost. */
function lost(): Moment[] {
  const { t, moments, look } = watched({
    monsters: { 'ratfolk/sewers': 1 },
    heroes: ['rogue/vault', 'rogue/vault', 'mage/vault'],
    treasure: { vault: 'defeat-4' },
  })
  t.invade('bell')
  look()
  t.invade('archer-jewel')
  look()
  expect(t.state.result).toBe(LOST)
  return moments
}

describe('a match that was lost', () => {
  it('ends with who took the great treasure', () => {
    const { sentences } = storyOf(content, lost(), [], 'en')
    const end = sentences.at(-1)
    expect(end?.kind).toBe('end')
    expect(end?.say).toMatch(/two Rogues, a Mage and an Archer/i)
    expect(end?.say).toMatch(/25/)
    expect(end?.entry).toBe(2)
  })

  it('had its closest call before, not at the loot itself', () => {
    const { siege } = chronicleOf(content, lost())
    expect(siege).toEqual({ heroes: 3, guards: 0, entry: 0 })
    const close = storyOf(content, lost(), [], 'fr').sentences.find(({ kind }) => kind === 'close')
    expect(close?.say).toMatch(/trois héros/)
  })
})

describe('the chronicle', () => {
  const { t, moments, look, choose } = watched(
    {
      monsters: { 'ratfolk/library': 2, 'red-dragon/vault': 1 },
      heroes: ['rogue/library', 'mage/library'],
      tokens: { 'workshop/trap': 1, 'forge/trap': 1 },
      hands: { 1: ['gang-up'], 2: ['wingbeat'] },
      treasure: { cemetery: 'spill-1' },
    },
    ['ratfolk', 'red-dragon'],
  )
  // The Dragon begins; its invasion sends two Mages into traps.
  t.invade('mage-swords')
  while (t.prompt() === 'next-hero') t.choose(t.options()[0])
  look()
  choose('play gang-up', 'use-left swarm-melee', 'hit rogue/library', 'hit mage/library')
  t.invade('warrior-eye')
  while (t.prompt() !== 'turn') t.choose(t.options()[0])
  look()

  it('counts what each turn brought', () => {
    const chronicle = chronicleOf(content, moments)
    const rats = chronicle.turns.find(({ seat }) => seat === 0)
    expect(rats).toMatchObject({ driven: 2, trapped: 0 })
    const cemetery = ROOMS.indexOf('cemetery')
    expect(rats?.lootings).toMatchObject([
      { room: cemetery, value: 1, heroes: [CLASSES.indexOf('warrior')] },
    ])
    expect(journeyOf(chronicle)).toMatchObject({ driven: 2, looted: 1, treasures: 5 })
  })

  it('finds the turn that changed most, the way it ended', () => {
    const chronicle = chronicleOf(content, moments)
    for (const won of [true, false]) {
      const point = turningPoint(chronicle, won)
      if (point === undefined) continue
      expect(point.up).toBe(won)
      expect(Math.sign(point.turn.after - point.turn.before)).toBe(won ? 1 : -1)
    }
  })

  it('honours each player for something else', () => {
    const honours = honoursOf(moments)
    expect(honours.map(({ seat }) => seat)).toEqual([0, 1])
    expect(new Set(honours.map(({ deed }) => deed)).size).toBe(2)
  })
})

describe('people', () => {
  it('are called by their names where they gave them', () => {
    const moments = sampledMoments(2, samples[8])
    const state = { ...moments[moments.length - 1].state, result: WON }
    const won = [...moments.slice(0, -1), { ...moments[moments.length - 1], state }]
    const names = ['Ana', 'Bea', 'Caio', 'Davi', 'Eva', 'Fred'].slice(0, state.players)
    const told = storyOf(keep.content, won, names, 'en').sentences
    const turning = told.find(({ kind }) => kind === 'turning')?.say ?? ''
    if (turning.includes('thanks to') || turning.includes('belonged to')) {
      expect(names.some((name) => turning.includes(name))).toBe(true)
    }
    expect(told.find(({ kind }) => kind === 'end')?.say).toMatch(/Guild/)
  })
})

describe('every match', () => {
  it.each(samples.filter((_, n) => n % 7 === 0))('has a story in each language, %j', (options) => {
    const moments = sampledMoments(3, options)
    for (const language of LANGUAGES) {
      const { sentences, honours } = storyOf(keep.content, moments, [], language)
      expect(sentences[0].kind).toBe('opening')
      expect(sentences.at(-1)?.kind).toBe('end')
      expect(honours).toHaveLength(moments[0].state.players)
      for (const { say, entry } of sentences) {
        expect(say).toMatch(/[.!]$/)
        expect(say).not.toMatch(/undefined|NaN| {2}|'/)
        if (entry !== undefined) expect(moments[entry]).toBeDefined()
      }
      for (const { title, say } of honours) expect(`${title}${say}`).not.toMatch(/undefined/)
    }
  })
})

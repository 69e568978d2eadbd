import { LANGUAGES } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { tenefyr } from '../game.ts'
import {
  type CardFace,
  type DungeonFace,
  faceOf,
  faceOfKind,
  heldFace,
  type Reader,
} from './faces.ts'

const { content } = tenefyr
const three: Reader = { players: 3, profile: '2019', language: 'en' }

function faceNamed(name: string, reader: Reader = three): CardFace {
  const kind = content.kinds.find((found) => found.name === name)
  if (kind === undefined) throw new Error(`no kind ${name}`)
  return faceOfKind(content, kind, reader)
}

function dungeonNamed(name: string, reader: Reader = three): DungeonFace {
  const face = faceNamed(name, reader)
  if (face.type !== 'dungeon') throw new Error(`${name} is no Dungeon card`)
  return face
}

describe('every face of the house pack', () => {
  it.each(LANGUAGES)('has a title, and words wherever it has signs (%s)', (language) => {
    for (const kind of content.kinds) {
      const face = faceOfKind(content, kind, { ...three, language })
      const halves = face.type === 'dungeon' ? [face.enemy, face.loot] : [face]
      for (const { title, short, full } of halves) {
        expect(title).not.toBe('')
        expect(short.length).toBeLessThanOrEqual(3)
        // "Only for the Barbarian" needs no sign.
        if (short.length > 0) expect(full.length).toBeGreaterThan(0)
      }
    }
  })
})

it('gives both halves of a Dungeon card', () => {
  const { level, from, enemy, loot } = dungeonNamed('orc')
  expect({ level, from }).toEqual({ level: 1, from: 'rulebook' })
  expect(enemy).toMatchObject({ name: 'orc', title: 'Orc', power: 5, short: ['▸ ⚑ 2▀→▽'] })
  expect(loot).toMatchObject({ type: 'loot', name: 'quick-strike', power: 1, level: 1 })
  expect(loot.full).toEqual(['Draw a card.'])
})

it('prints the power for the number of players, alone as with two (T4.1)', () => {
  const powers = [1, 2, 3, 4].map(
    (players) => dungeonNamed('orc', { ...three, players }).enemy.power,
  )
  expect(powers).toEqual([4, 4, 5, 7])
})

it('speaks the language and the edition of its reader', () => {
  const french = dungeonNamed('orc', { ...three, language: 'fr' })
  expect(french.loot.full).toEqual(['Piochez une carte.'])
  const editions = content.kinds.map((kind) => [
    faceOfKind(content, kind, three),
    faceOfKind(content, kind, { ...three, profile: '2018' }),
  ])
  expect(editions.some(([now, first]) => JSON.stringify(now) !== JSON.stringify(first))).toBe(true)
})

it('gives Basic cards, Skills, Boss cards and rewards', () => {
  expect(faceNamed('basic-1')).toMatchObject({
    type: 'basic',
    title: 'Basic 1',
    power: 1,
    full: [],
  })
  expect(faceNamed('theft')).toMatchObject({ type: 'skill', hero: 'thief', level: 0 })
  expect(faceNamed('cocoon')).toMatchObject({
    type: 'boss',
    boss: 'spider-queen',
    bossTitle: 'Spider Queen',
    stage: 2,
    power: 15,
  })
  const reward = faceNamed('back-at-the-village')
  expect(reward).toMatchObject({ type: 'reward', level: 1 })
  if (reward.type === 'reward') expect(reward.full).toHaveLength(3)
})

it('shows a card as its player holds it', () => {
  const held = content.kinds.map((kind) => heldFace(faceOfKind(content, kind, three))?.type)
  expect(new Set(held)).toEqual(new Set(['basic', 'skill', 'loot', undefined]))
  expect(heldFace(faceNamed('orc'))?.title).toBe('Quick Strike')
  expect(heldFace(faceNamed('cocoon'))).toBeUndefined()
  expect(heldFace(faceNamed('attic-finds'))).toBeUndefined()
})

it('finds the face of a card by its number', () => {
  const card = content.kindOf.findIndex((kind) => content.kinds[kind].name === 'hydra')
  expect(faceOf(content, card, three)).toEqual(faceNamed('hydra'))
})

describe('a card that is for others', () => {
  const alone = (name: string, reader: Partial<Reader> = {}) =>
    dungeonNamed(name, { ...three, players: 1, ...reader }).loot.full

  it('T9.3 says to one who is alone who that is', () => {
    expect(alone('charcoal-burner').at(-1)).toBe('Alone, you are that other player.')
    expect(dungeonNamed('charcoal-burner').loot.full).toEqual(alone('charcoal-burner').slice(0, -1))
    // The first edition doubles anybody.
    expect(alone('charcoal-burner', { profile: '2018' })).toHaveLength(1)
    expect(alone('deserter')).toHaveLength(1)
  })
})

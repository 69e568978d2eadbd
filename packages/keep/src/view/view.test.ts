import { LANGUAGES } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { keep, keepWith } from '../game.ts'
import { CLASSES, ROOMS, type Room, SYMBOLS } from '../state.ts'
import { examplePack } from '../testing/example-map.ts'
import { sampledMatch, samples } from '../testing/sampled-match.ts'
import { type Laid, table } from '../testing/table.ts'
import { actionOf, faceOf, faceOfKind, namesOf, pileView, treasuresView, viewOf } from './index.ts'

const game = keepWith(examplePack)
const { content } = game

function laid(parts: Laid = {}, clans = ['ratfolk', 'red-dragon']) {
  const t = table({ game, clans }).put({ monsters: {}, heroes: [], tokens: {}, ...parts })
  const room = (name: Room) => {
    const found = viewOf(content, t.state).rooms.find((one) => one.room === name)
    if (found === undefined) throw new Error(`no ${name}`)
    return found
  }
  return { t, view: () => viewOf(content, t.state), room }
}

it('tells how many Guild cards will come: no more than the second wave has', () => {
  const thisTurn = (guild: string[]) => laid({ guild, wave: 2 }).view().guild.thisTurn
  expect(thisTurn(['rogue-hats', 'mage-eye', 'mage-hats'])).toBe(2)
  expect(thisTurn(['rogue-hats'])).toBe(1)
})

describe('a room', () => {
  it('has its place, its passages and its distance', () => {
    const { view, room } = laid()
    expect(view().bounds).toEqual({ x: 6, y: 6, width: 4, height: 3 })
    expect(room('vault')).toMatchObject({ x: 7, y: 6, distance: 0, symbol: 'jewel', treasure: 4 })
    expect(room('vault').joined).toEqual(['E', 'S', 'W'])
    expect(room('study')).toMatchObject({ distance: 4, symbol: 'eye' })
    expect(view().rooms).toHaveLength(11)
  })

  it('stacks monsters by clan and wounds, and heroes that nobody could tell apart', () => {
    const { room } = laid({
      monsters: { 'ratfolk/vault': 3, 'red-dragon/vault/2': 1 },
      heroes: ['rogue/vault', 'rogue/vault', 'rogue/vault active', 'mage/vault fresh'],
    })
    expect(room('vault').monsters.map(({ clan, wounds, count }) => [clan, wounds, count])).toEqual([
      ['ratfolk', 0, 3],
      ['red-dragon', 2, 1],
    ])
    const heroes = room('vault').heroes
    expect(heroes.map((one) => [one.class, one.awake, one.step, one.count])).toEqual([
      ['rogue', true, 5, 1],
      ['mage', true, 2, 1],
      ['rogue', false, 0, 2],
    ])
    expect(heroes[2].alike).toHaveLength(2)
  })

  it('shows tokens, portals and danger', () => {
    const { room } = laid({
      heroes: ['rogue/beast-trainer'],
      tokens: { 'forge/coin': 2, 'forge/trap': 1 },
      portals: { forge: 'completed', library: 'uncompleted' },
    })
    expect(room('forge').tokens).toEqual([
      { token: 'coin', count: 2 },
      { token: 'trap', count: 1 },
    ])
    expect([room('forge').portal, room('library').portal, room('vault').portal]).toEqual([
      'completed',
      'uncompleted',
      'none',
    ])
    expect(room('beast-trainer').danger).toMatchObject({ awake: 2, value: 2, falls: true })
    expect(room('forge').danger).toBeUndefined()
  })
})

describe('the table', () => {
  it('shows what is left of the Guild, by symbol and class', () => {
    const { view } = laid({ guild: ['rogue-swords', 'mage-swords', 'bell'] })
    expect(view().guild).toMatchObject({ left: 3, wave: 1, scenario: 1, thisTurn: 1 })
    expect(view().guild.bySymbol[SYMBOLS.indexOf('swords')]).toBe(2)
    expect(view().guild.byClass[CLASSES.indexOf('mage')]).toBe(1)
  })

  it('shows seats with their Lair and cards that defend', () => {
    const { view } = laid({
      monsters: { 'ratfolk/vault': 3 },
      hands: { 1: ['huddle', 'scurry'], 2: ['wingbeat'] },
    })
    const [rats, dragon] = view().seats
    expect(rats).toMatchObject({ clan: 'ratfolk', lair: 6, defends: 1, active: false })
    expect(dragon).toMatchObject({ clan: 'red-dragon', lair: 1, defends: 0, active: true })
    expect(rats.hand).toHaveLength(2)
  })

  it('shows the chips of the card that is being played', () => {
    const { t, view } = laid({
      monsters: { 'red-dragon/vault': 1 },
      hands: { 2: ['wingbeat'] },
    })
    expect(view().open).toBeUndefined()
    t.choose('play wingbeat')
    const chips = () =>
      view().open?.chips.map(({ side, name, used, open }) => [side, name, used, open])
    expect(chips()).toEqual([
      [0, 'move', false, true],
      [0, 'move', false, true],
      [1, 'ranged', false, true],
    ])
    t.choose('use-left move', 'to cells')
    expect(chips()).toEqual([
      [0, 'move', true, true],
      [0, 'move', false, true],
      [1, 'ranged', false, false],
    ])
  })

  it('follows the hero that is being resolved', () => {
    const { t, view } = laid({
      monsters: { 'ratfolk/forge': 1, 'red-dragon/forge': 1 },
      heroes: [],
    })
    t.invade('rogue-swords').choose('resolve rogue/forge')
    expect(t.prompt()).toBe('victim')
    const { resolving, phase, guild } = view()
    expect(phase).toBe('invasion')
    expect(resolving?.step).toBe(5)
    expect(t.state.heroRoom[resolving?.hero ?? 0]).toBe(ROOMS.indexOf('forge'))
    expect(guild.now).toBe(t.state.piles[27].at(-1))
  })

  it('says whether the Cells can be used', () => {
    const { t, view } = laid({ monsters: { 'ratfolk/vault': 1 } })
    expect(view().cells).toBe('usable')
    t.expectDeal({ guild: ['rogue-hats'] }).choose('cells')
    expect(view().cells).toBe('used')
  })

  it('holds through whole matches', () => {
    sampledMatch(9, samples[14], {
      decision({ state }) {
        const { rooms, seats, supply, heroesLeft } = viewOf(keep.content, state)
        const heroes = rooms.flatMap((one) => one.heroes).reduce((n, { count }) => n + count, 0)
        expect(heroes + heroesLeft.reduce((a, b) => a + b, 0)).toBe(24)
        const coins = rooms.flatMap((one) => one.tokens).filter(({ token }) => token === 'coin')
        expect(coins.reduce((n, { count }) => n + count, supply.coin)).toBe(
          keep.content.pack.tokens.coin,
        )
        expect(seats).toHaveLength(state.players)
      },
    })
  })
})

describe('faces', () => {
  const card = (name: string): number =>
    content.kindOf.findIndex((kind) => content.kinds[kind].name === name)

  it('show chips in printed order, two sides of a Choice', () => {
    const face = faceOf(content, card('wingbeat'), 'en')
    if (face.type !== 'tactic') throw new Error('no tactic card')
    expect(face).toMatchObject({ title: 'Wingbeat', clan: 'red-dragon', from: 'house' })
    expect(face.sides.map((side) => side.map(({ sign, text }) => [sign, text]))).toEqual([
      [
        ['→', 'move'],
        ['→', 'move'],
      ],
      [['➹', 'ranged']],
    ])
    const kind = content.kinds[content.kindOf[card('wingbeat')]]
    expect(face.sides[0][0].key).toBe(content.chipKey[kind.sides[0][0]])
  })

  it('know Loot, Guild cards, treasures and tiles', () => {
    expect(faceOf(content, card('spider'), 'fr')).toMatchObject({ type: 'loot', loot: 'beast' })
    expect(faceOf(content, card('rogue-swords'), 'en')).toMatchObject({
      type: 'guild',
      hero: 'rogue',
      symbol: 'swords',
    })
    expect(faceOf(content, card('heal-2'), 'pt')).toMatchObject({ title: 'Cura', value: 2 })
    expect(faceOf(content, card('forge'), 'en')).toMatchObject({ room: 'forge', openings: 'NEW' })
  })

  it('of every card have a title and no gap, in each language', () => {
    for (const language of LANGUAGES) {
      keep.content.kinds.forEach((kind, n) => {
        const face = faceOfKind(keep.content, n, language)
        expect(face.name).toBe(kind.name)
        for (const text of [face.title, ...face.full]) {
          expect(text).not.toMatch(/undefined|^$/)
        }
      })
    }
  })
})

describe('names', () => {
  it('are those of the language', () => {
    const { t } = laid({ monsters: { 'red-dragon/forge/2': 1 } })
    const names = namesOf(content, t.state, 'fr')
    expect(names.room(0)).toBe('Chambre forte')
    expect(names.seat(1)).toBe('Dragonne rouge')
    expect(names.monster(t.state.monsters.indexOf(1))).toBe(
      'Dragonne rouge dans la Forge (reste 3 sur 5)',
    )
    expect(names.token('coin', 2)).toBe('deux pièces')
    expect(names.level('steady')).toBe('Soutenu')
  })
})

describe('piles', () => {
  it('K8.13 show what they hold, and no order that nobody has seen', () => {
    const { t } = laid({ hands: { 1: [], 2: [] } })
    const deck = pileView(t.state, 0)
    expect(deck.top).toEqual([])
    expect(deck.rest.length).toBeGreaterThan(0)
    expect(deck.rest).toEqual([...deck.rest].sort((a, b) => a - b))
    const ones = treasuresView(t.state, 1)
    expect(ones.cards).toHaveLength(ones.inRooms + ones.inPile)
    expect(ones.inRooms).toBe(2)
  })
})

it('shows the action of the open card itself where two cards have one of the same name', () => {
  // Ratfolk come to Sewers and Cemetery, Gnolls by the same sign elsewhere.
  const t = table({ game: keep, clans: ['ratfolk'] }).put({ hands: { 1: ['out-of-the-walls'] } })
  t.choose('play out-of-the-walls')
  const chip = viewOf(keep.content, t.state).open?.chips.find(({ name }) => name === 'ambush-3')
  expect(actionOf(keep.content, chip?.node ?? -1)).toMatchObject({
    word: 'ambush',
    rooms: ['sewers', 'cemetery'],
  })
})

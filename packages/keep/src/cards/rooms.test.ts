/** What an Activate in each room does, with the house cards. */
import { describe, expect, it } from 'vitest'
import { houseGame } from '../testing/as-printed.ts'
import { rulesGame } from '../testing/rules-game.ts'
import { type Laid, type Table, table } from '../testing/table.ts'
import { housePack } from './house-pack.ts'

/** A Slime in a room, and a Toolbox in hand: its first Activate. */
function using(room: string, laid: Laid = {}): Table {
  const t = table({ game: houseGame, clans: ['slimes'] })
  t.put({
    monsters: { [`slimes/${room}`]: 1 },
    hands: { 1: ['toolbox'] },
    heroes: [],
    tokens: {},
    ...laid,
  })
  return t.choose('play toolbox', 'use-right activate')
}

const SHOPS = ['spider', 'bitter-brew', 'sword', 'firebolt', 'axe']

describe('rooms that give', () => {
  it('vault: a coin', () => {
    expect(using('vault').tokens()).toEqual({ 'vault/coin': 1 })
  })
  it('library: a book', () => {
    expect(using('library').tokens()).toEqual({ 'library/book': 1 })
  })
  it('sewers: a frog', () => {
    expect(using('sewers').tokens()).toEqual({ 'sewers/frog': 1 })
  })
  it('cemetery: a bone', () => {
    expect(using('cemetery').tokens()).toEqual({ 'cemetery/bone': 1 })
  })
  it('workshop: a trap', () => {
    expect(using('workshop').tokens()).toEqual({ 'workshop/trap': 1 })
  })
})

describe('rooms that sell', () => {
  it('forge: an Equipment for a coin', () => {
    const t = using('forge', { tokens: { 'forge/coin': 1 }, row: SHOPS })
    expect(t.options()).toEqual(['take sword', 'take axe'])
    t.choose('take axe')
    expect(t.pile('discard/1')).toEqual(['axe'])
    expect(t.tokens()).toEqual({})
  })
  it('beast-trainer: a Beast for a bone', () => {
    const t = using('beast-trainer', { tokens: { 'beast-trainer/bone': 1 }, row: SHOPS })
    expect(t.pile('discard/1')).toEqual(['spider'])
  })
  it('apothecary: a Potion for a frog', () => {
    const t = using('apothecary', { tokens: { 'apothecary/frog': 1 }, row: SHOPS })
    expect(t.pile('discard/1')).toEqual(['bitter-brew'])
  })
  it('study: a Scroll for a book', () => {
    const t = using('study', { tokens: { 'study/book': 1 }, row: SHOPS })
    expect(t.pile('discard/1')).toEqual(['firebolt'])
  })
})

describe('special rooms', () => {
  it('cells: three cards for a hero behind bars, and no Activate', () => {
    const t = table({ game: houseGame, clans: ['slimes'] })
    t.put({ heroes: [], hands: { 1: ['toolbox'] }, guild: ['rogue-hats', 'mage-hats'] })
    t.choose('cells')
    expect(t.times('drew')).toBe(3)
    expect(t.heroes()).toEqual(['rogue/cells'])
  })

  it('laboratory: a tactic of another clan, for a hero behind bars', () => {
    const t = table({
      game: rulesGame(housePack),
      scenario: 'battle-of-the-bands',
      clans: ['slimes'],
    })
    t.put({
      monsters: { 'slimes/laboratory': 1 },
      hands: { 1: ['toolbox'] },
      heroes: [],
      portals: {},
      row: ['spider', 'wingbeat', 'sword', 'axe', 'haste'],
      guild: ['rogue-hats', 'mage-hats'],
    })
    t.choose('play toolbox', 'use-right activate')
    expect(t.heroes()).toEqual(['rogue/cells'])
    expect(t.pile('discard/1')).toEqual(['wingbeat'])
  })

  it('builder: a new room for a coin', () => {
    const t = using('builder', { tokens: { 'builder/coin': 1 } })
    expect(t.prompt()).toBe('place')
    t.choose(t.options()[0])
    while (t.prompt() === 'turned') t.choose(t.options()[0])
    t.expectEvents('spent coin builder')
    expect(t.times('built laboratory')).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { contentOf } from '../content-of.ts'
import { layMap } from '../map/geometry.ts'
import { SYMBOL_OF } from '../map/rooms.ts'
import { newState, readOptions } from '../options.ts'
import { type KeepState, NOWHERE, ROOMS, type Room, SYMBOLS } from '../state.ts'
import { housePack } from './house-pack.ts'

const content = contentOf(housePack)
const laid = (scenario: string): KeepState => newState(content, readOptions(content, { scenario }))

describe.each(housePack.scenarios)('the dungeon of $name', ({ name, map, cards }) => {
  const state = laid(name)
  const rooms = map.map(({ room }) => room)

  it('has seven to twelve rooms on four by four places', () => {
    expect(map.length).toBeGreaterThanOrEqual(7)
    expect(map.length).toBeLessThanOrEqual(12)
    for (const { x, y } of map) expect([x, y].every((n) => n >= 0 && n < 4)).toBe(true)
  })

  it('leads from every room to the Vault', () => {
    const before = [...state.distance]
    layMap(content, state)
    expect(state.distance).toEqual(before)
    for (const room of rooms) {
      const away = state.distance[ROOMS.indexOf(room)]
      if (room === 'vault') expect(away).toBe(0)
      else expect(away).toBeGreaterThan(0)
    }
  })

  it('has five treasures or more, and the one of value 3 two passages from the Vault or farther', () => {
    const values = map.map(({ treasure }) => treasure ?? 0)
    expect(values.filter((value) => value > 0).length).toBeGreaterThanOrEqual(5)
    const three = map.find(({ treasure }) => treasure === 3)
    expect(three).toBeDefined()
    if (three !== undefined) {
      expect(state.distance[ROOMS.indexOf(three.room)]).toBeGreaterThanOrEqual(2)
    }
  })

  it('brings heroes with every symbol of the Guild, unless the Builder is there to add its rooms', () => {
    const missing = SYMBOLS.filter(
      (_, n) => !rooms.some((room) => SYMBOL_OF[ROOMS.indexOf(room)] === n),
    )
    if (!rooms.includes('builder')) expect(missing).toEqual([])
    expect(missing.length).toBeLessThanOrEqual(1)
  })

  it('has two to five scenario cards', () => {
    const count = cards.reduce((sum, { copies }) => sum + copies, 0)
    expect(count).toBeGreaterThanOrEqual(2)
    expect(count).toBeLessThanOrEqual(5)
  })
})

/** Rooms by their distance from the Vault. */
function distances(scenario: string): Room[][] {
  const { distance } = laid(scenario)
  const rings: Room[][] = []
  ROOMS.forEach((room, n) => {
    if (distance[n] === NOWHERE) return
    rings[distance[n]] = [...(rings[distance[n]] ?? []), room]
  })
  return rings
}

it('lays chapter 1 as it was drawn', () => {
  expect(distances('witchs-cauldron')).toEqual([
    ['vault'],
    ['sewers', 'workshop', 'beast-trainer', 'cells'],
    ['cemetery', 'forge', 'apothecary'],
    ['library'],
    ['study'],
  ])
  expect(distances('rent-day')).toEqual([
    ['vault'],
    ['sewers', 'beast-trainer', 'cells'],
    ['cemetery', 'forge', 'apothecary'],
    ['library', 'workshop'],
    ['study'],
  ])
  expect(distances('battle-of-the-bands')).toEqual([
    ['vault'],
    ['sewers', 'workshop', 'apothecary'],
    ['library', 'forge', 'beast-trainer', 'cells'],
    ['cemetery', 'laboratory'],
    ['study'],
  ])
  expect(distances('the-new-wing')).toEqual([
    ['vault'],
    ['library', 'sewers', 'builder'],
    ['cemetery', 'apothecary', 'study'],
    ['cells'],
  ])
})

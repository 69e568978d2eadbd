import { describe, expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import { dungeon, scenario } from '../cards/scenarios/build.ts'
import type { Scenario } from '../cards/types.ts'
import { compilePack } from '../content.ts'
import { newState, readOptions } from '../options.ts'
import { COMPLETED, cellAt, type KeepState, NOWHERE, ROOMS, type Room } from '../state.ts'
import { words } from '../vocabulary.ts'
import {
  canBuild,
  canClose,
  layMap,
  legalPlaces,
  legalTurns,
  nearer,
  openPlaces,
  reach,
  setPassage,
  turned,
} from './geometry.ts'

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8]

const { chapter, title, story } = housePack.scenarios[0]
const laid = (parts: Partial<Scenario>, ...rows: string[]) =>
  compilePack(
    {
      ...housePack,
      scenarios: [scenario('here', { chapter, title, story, map: dungeon(...rows), ...parts })],
    },
    words,
  )
const table = (content: ReturnType<typeof laid>) => newState(content, readOptions(content, {}))

const at = (name: Room): number => ROOMS.indexOf(name)
const named = (bits: number): string[] => ROOMS.filter((_, room) => (bits & (1 << room)) !== 0)
const distances = (s: KeepState) =>
  Object.fromEntries(ROOMS.flatMap((name, n) => (s.cell[n] < 0 ? [] : [[name, s.distance[n]]])))

const example = [
  'cells@1=1     vault@0=4     workshop@1    beast-trainer@2=2',
  'apothecary@0  sewers@0      forge@1       cemetery@0=1',
  '.             builder@2     library@0     study@1=3',
]

describe('turning a tile', () => {
  it('K8.6 takes each opening a quarter turn clockwise', () => {
    expect(turned(NORTH, 1)).toBe(EAST)
    expect(turned(NORTH | EAST | WEST, 1)).toBe(EAST | SOUTH | NORTH)
    expect(turned(WEST, 1)).toBe(NORTH)
    expect(turned(NORTH | EAST, 3)).toBe(WEST | NORTH)
    for (let openings = 0; openings < 16; openings++) {
      expect(turned(openings, 0)).toBe(openings)
      expect(turned(turned(openings, 2), 2)).toBe(openings)
    }
  })
})

describe('passages and distances', () => {
  it('K8.11 joins tiles that both open on the edge they share', () => {
    const s = table(laid({}, ...example))
    expect(named(s.passages[at('vault')])).toEqual(['sewers', 'workshop', 'cells'])
    expect(named(s.passages[at('cells')])).toEqual(['vault', 'apothecary'])
    expect(named(s.passages[at('forge')])).toContain('library')
  })

  it('K8.11 has a passage go both ways, and only where tiles share an edge', () => {
    for (const name of housePack.scenarios.map((one) => one.name)) {
      const content = compilePack(housePack, words)
      const s = newState(content, readOptions(content, { scenario: name }))
      for (let a = 0; a < ROOMS.length; a++) {
        expect(s.passages[a] & ~s.borders[a]).toBe(0)
        for (let b = 0; b < ROOMS.length; b++) {
          expect((s.passages[a] >> b) & 1).toBe((s.passages[b] >> a) & 1)
          expect((s.borders[a] >> b) & 1).toBe((s.borders[b] >> a) & 1)
        }
      }
    }
  })

  it('K8.4 counts passages to the Vault', () => {
    expect(distances(table(laid({}, ...example)))).toEqual({
      vault: 0,
      cells: 1,
      sewers: 1,
      workshop: 1,
      apothecary: 2,
      'beast-trainer': 2,
      forge: 2,
      builder: 2,
      cemetery: 3,
      library: 3,
      study: 4,
    })
  })

  it('K8.4 gives a room without a way to the Vault none', () => {
    const s = table(laid({}, 'vault@0=4 study@0 sewers@0'))
    expect(distances(s)).toEqual({ vault: 0, study: -1, sewers: -1 })
    expect(s.distance[at('forge')]).toBe(-1)
  })
})

describe('ways', () => {
  it('K3.13 lets monsters go through completed portals, heroes not', () => {
    const content = laid({}, ...example)
    const s = table(content)
    expect(named(reach(s, at('study'), false))).toEqual(named(s.passages[at('study')]))
    s.portal[at('study')] = COMPLETED
    s.portal[at('vault')] = COMPLETED
    layMap(content, s)
    expect(named(reach(s, at('study'), false))).toContain('vault')
    expect(named(reach(s, at('vault'), false))).toContain('study')
    expect(s.distance[at('study')]).toBe(4)
    expect(named(nearer(content, s, at('study')))).not.toContain('vault')
  })

  it('K8.11 lets Ghosts go over any shared edge', () => {
    const s = table(laid({}, ...example))
    const walls = named(reach(s, at('vault'), true))
    expect(walls).toEqual(named(s.borders[at('vault')]))
    expect(named(s.borders[at('study')])).toEqual(['library', 'cemetery'])
  })

  it('K6.12 names the passages that lead one nearer, all of them', () => {
    const content = laid({}, 'vault@0=4 sewers@0', 'workshop@3 library@0')
    const s = table(content)
    expect(s.distance[at('library')]).toBe(2)
    expect(named(nearer(content, s, at('library')))).toEqual(['sewers', 'workshop'])
  })

  it('counts portals as passages for heroes where the scenario says so', () => {
    const content = laid({ always: [{ always: 'heroes-use-portals' }] }, ...example)
    const s = table(content)
    s.portal[at('study')] = COMPLETED
    s.portal[at('vault')] = COMPLETED
    layMap(content, s)
    expect(s.distance[at('study')]).toBe(1)
    expect(named(nearer(content, s, at('study')))).toEqual(['vault'])
  })
})

describe('walls', () => {
  it('closes a passage and breaks it open again', () => {
    const content = laid({}, ...example)
    const s = table(content)
    setPassage(s, at('vault'), at('cells'), false)
    layMap(content, s)
    expect(named(s.passages[at('vault')])).toEqual(['sewers', 'workshop'])
    expect(s.distance[at('cells')]).toBe(3)
    setPassage(s, at('cells'), at('vault'), true)
    layMap(content, s)
    expect(s.distance[at('cells')]).toBe(1)
  })

  it('breaks a passage through a wall', () => {
    const content = laid({}, 'vault@0=4 study@0')
    const s = table(content)
    expect(s.distance[at('study')]).toBe(-1)
    setPassage(s, at('study'), at('vault'), true)
    layMap(content, s)
    expect(s.distance[at('study')]).toBe(1)
  })

  it('knows which passage is the only way of some room', () => {
    const content = laid({}, ...example)
    const s = table(content)
    expect(canClose(content, s, at('vault'), at('cells'))).toBe(true)
    const dead = laid({}, 'vault@0=4 sewers@0')
    const t = table(dead)
    expect(canClose(dead, t, at('sewers'), at('vault'))).toBe(false)
    expect(named(t.passages[at('vault')])).toEqual(['sewers'])
  })
})

describe('where a room can be built', () => {
  const content = laid({}, 'vault@0=4 cemetery@0')

  it('K8.6 next to a room, on a free place', () => {
    const s = table(content)
    expect(openPlaces(s)).toEqual([
      cellAt(6, 5),
      cellAt(7, 5),
      cellAt(5, 6),
      cellAt(8, 6),
      cellAt(6, 7),
      cellAt(7, 7),
    ])
  })

  it('K4.8 only where passages lead to the Vault, alike turns once', () => {
    const s = table(content)
    // North of the Vault the corridor must run north and south; sideways it is joined to nothing.
    expect(legalTurns(content, s, at('study'), cellAt(6, 5))).toEqual([0])
    expect(legalTurns(content, s, at('study'), cellAt(5, 6))).toEqual([1])
    // The Cemetery opens north and east only, and is itself cut off from the Vault.
    expect(s.distance[at('cemetery')]).toBe(-1)
    expect(legalTurns(content, s, at('sewers'), cellAt(7, 5))).toEqual([])
    expect(legalPlaces(content, s, at('sewers'))).toEqual([
      cellAt(6, 5),
      cellAt(5, 6),
      cellAt(6, 7),
    ])
    expect(canBuild(content, s, at('sewers'))).toBe(true)
  })

  it('K4.8 nowhere, where no place leads to the Vault', () => {
    const s = table(content)
    s.shut[at('vault')] = NORTH | EAST | SOUTH | WEST
    layMap(content, s)
    expect(canBuild(content, s, at('sewers'))).toBe(false)
    expect(s.cell[at('sewers')]).toBe(NOWHERE)
  })
})

import { describe, expect, it } from 'vitest'
import { GAMES } from '../games.ts'
import { type PlannedMatch, plannedMatches, type Wanted } from './plan.ts'

const WANTED = { pinned: {}, bot: 'greedy', seed: 3, matches: 12, random: 4 }

function plan(name: string, more: Partial<Wanted> = {}) {
  const entry = GAMES.find((one) => one.name === name)
  if (entry === undefined) throw new Error(name)
  const box = entry.open()
  const { levels, players } = box.balance
  const wanted = { ...WANTED, levels: levels.map((level) => level.name), players, ...more }
  return plannedMatches(box, wanted)
}

const namesIn = (matches: readonly PlannedMatch[], field: string) =>
  matches.flatMap(({ options }) => {
    const value = options[field]
    return Array.isArray(value) ? value.flatMap((row) => String(row).split('+')) : [String(value)]
  })

describe.each(GAMES.map(({ name }) => name))('The plan of %s', (name) => {
  it('has as many matches in each cell, and no match twice', () => {
    const planned = plan(name)
    const cells = new Map<string, number>()
    for (const { level, players, bot } of planned) {
      if (bot === 'random') continue
      const cell = `${level} ${players}`
      cells.set(cell, (cells.get(cell) ?? 0) + 1)
    }
    expect([...new Set(cells.values())]).toEqual([12])
    expect(new Set(planned.map(({ key }) => key)).size).toBe(planned.length)
    expect(planned.filter(({ bot }) => bot === 'random').length).toBe(
      4 * new Set(planned.map(({ players }) => players)).size,
    )
  })

  it('is the same for the same seed, another for another', () => {
    const keys = (seed: number) => plan(name, { seed }).map(({ key }) => key)
    expect(keys(3)).toEqual(keys(3))
    expect(keys(4).some((key) => keys(3).includes(key))).toBe(false)
  })

  it('brings everybody along about equally often', () => {
    const field = name === 'keep' ? 'clans' : 'heroes'
    const counts = new Map<string, number>()
    for (const one of namesIn(plan(name, { matches: 360, random: 0 }), field)) {
      counts.set(one, (counts.get(one) ?? 0) + 1)
    }
    const sorted = [...counts.values()].sort((a, b) => a - b)
    expect(counts.size).toBe({ tenefyr: 4, keep: 9, terrinoth: 12 }[name])
    expect(sorted[0]).toBeGreaterThan(0.85 * sorted[sorted.length - 1])
  })
})

describe('A plan', () => {
  it('keeps to the settings and options that were asked for', () => {
    const bosses = ['dark-lord', 'stone-titan']
    const pinned = { profile: '2018' }
    const planned = plan('tenefyr', { settings: bosses, pinned })
    expect([...new Set(namesIn(planned, 'boss'))]).toEqual(bosses)
    expect([...new Set(namesIn(planned, 'profile'))]).toEqual(['2018'])
  })

  it('leaves out a level that has none of the quests', () => {
    const planned = plan('terrinoth', { settings: ['the-breach'], random: 0 })
    expect([...new Set(planned.map(({ level }) => level))]).toEqual(['challenging'])
  })

  it('deals the same to all levels', () => {
    const planned = plan('keep', { random: 0, matches: 1, players: [2] })
    expect(new Set(planned.map(({ deal }) => deal)).size).toBe(1)
    expect(new Set(planned.map(({ options }) => String(options.clans))).size).toBe(1)
  })
})

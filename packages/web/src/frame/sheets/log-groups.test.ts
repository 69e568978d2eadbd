import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../host/protocol.ts'
import { logGroups, placeAmong, rulesIn, standingEntries } from './log-groups.ts'

const line = (entry: number, part: Partial<LogLine> = {}): LogLine => ({
  entry,
  say: `line of ${entry}`,
  sealed: false,
  kind: 'choice',
  ...part,
})
const undo = (entry: number, to: number): LogLine => line(entry, { kind: 'undo', to })

describe('the log in groups', () => {
  it('keeps together what one choice brought', () => {
    const lines = [
      line(0, { kind: 'table' }),
      line(1, { seat: 1 }),
      line(1, { sealed: true }),
      line(2),
    ]
    const groups = logGroups(lines)
    expect(groups.map((group) => [group.id, group.entry, group.lines.length])).toEqual([
      [0, 0, 1],
      [1, 1, 2],
      [3, 2, 1],
    ])
    expect(groups[1]).toMatchObject({ seat: 1, sealed: true, kind: 'choice' })
    expect(groups[2]).toMatchObject({ seat: undefined, sealed: false })
  })

  it('marks what was taken back, and only that', () => {
    const lines = [line(1), line(2), line(3), undo(4, 1), line(5)]
    expect(logGroups(lines).map((group) => group.takenBack)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('says nothing of an empty log', () => {
    expect(logGroups([])).toEqual([])
  })
})

describe('entries to look at', () => {
  it('are the choices that stand, from the start on', () => {
    const lines = [line(0, { kind: 'table' }), line(1), line(1), line(2), undo(3, 1), line(4)]
    expect(standingEntries(lines)).toEqual([0, 1, 4])
  })

  it('follow an undo of choices made after an undo', () => {
    const lines = [line(1), line(2), undo(3, 1), line(4), undo(5, 1), line(6)]
    expect(standingEntries(lines)).toEqual([1, 6])
  })

  it('place an entry among them: its own, or the last before it', () => {
    expect(placeAmong([0, 1, 4], 4)).toBe(2)
    expect(placeAmong([0, 1, 4], 3)).toBe(1)
    expect(placeAmong([0, 1, 4], 9)).toBe(2)
    expect(placeAmong([2, 4], 0)).toBe(0)
  })
})

describe('the rules of a group', () => {
  it('stand beside the first line that each brought about', () => {
    const rules = [{}, { rule: 'T4.6' }, { rule: 'T4.9' }, { rule: 'T4.6' }]
    expect(logGroups(rules.map((rule) => line(1, rule))).flatMap(rulesIn)).toEqual([
      { rule: 'T4.6', place: 1 },
      { rule: 'T4.9', place: 2 },
    ])
  })
})

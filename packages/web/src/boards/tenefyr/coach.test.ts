import { type Options, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { tenefyr } from '@muster/tenefyr'
import { expect, it } from 'vitest'
import type { CoachNote } from '../../frame/board-module.ts'
import { decisionView } from '../../worker/views.ts'
import { coachNotes } from './coach.ts'
import { coachTexts } from './coach-texts.ts'
import { readSpot } from './spots.ts'

const { content } = tenefyr

interface Said extends CoachNote {
  readonly prompt: string
}

/** What somebody hears who was told `known` before, in so many choices. */
function heard(
  options: Options,
  seed: number,
  most: number,
  known: readonly string[] = [],
): Said[] {
  const state = tenefyr.newState(tenefyr.readOptions(options))
  const umpire = new Umpire(tenefyr, content, state, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  const said: Said[] = []
  umpire.begin()
  for (let n = 0; n < most && !umpire.isOver; n++) {
    const now = tenefyr.copy(umpire.state)
    const decision = decisionView(tenefyr, now, n, 'en')
    if (decision === undefined) break
    const [note] = coachNotes(content, { decision }, now, 'en').filter(
      ({ id }) => !known.includes(id) && !said.some((one) => one.id === id),
    )
    if (note !== undefined) said.push({ ...note, prompt: decision.prompt })
    umpire.choose(tenefyr.policy(umpire, (below) => stream.below(below)))
  }
  return said
}

it('begins with what is asked first', () => {
  const said = heard({ players: 1, level: 'easy', boss: 'dark-lord' }, 3, 10)
  expect(said.slice(0, 2).map(({ id, prompt }) => [id, prompt])).toEqual([
    ['which-dungeon', 'where-to'],
    ['keep', 'keep-hand'],
  ])
  expect(said[0].at[0]).toBe('dungeon:0')
})

it('points at things that there are', () => {
  for (const { id, at } of heard({ players: 3 }, 5, 100)) {
    expect(at, id).not.toEqual([])
    for (const spot of at) expect(readSpot(spot), `${id} at ${spot}`).toBeDefined()
  }
})

it('has a time for each of its sentences', () => {
  const ids: string[] = []
  for (const options of [{ players: 1 }, { players: 3 }, { players: 4, mode: 'quick' }]) {
    for (const seed of [1, 2]) ids.push(...heard(options, seed, 2000, ids).map(({ id }) => id))
  }
  expect(Object.keys(coachTexts.en).filter((id) => !ids.includes(id))).toEqual([])
})

it('calls no Boss by a gender', () => {
  for (const text of Object.values(coachTexts.en)) expect(text).not.toMatch(/\b(he|him|his)\b/i)
  expect(coachTexts.pt.boss).not.toMatch(/\bdele\b/)
})

it('falls silent for who has heard it all', () => {
  expect(heard({ players: 3 }, 1, 60, Object.keys(coachTexts.en))).toEqual([])
})

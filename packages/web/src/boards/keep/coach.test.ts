import { type Options, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { keep } from '@muster/keep'
import { expect, it } from 'vitest'
import type { CoachNote } from '../../frame/board-module.ts'
import { decisionView } from '../../worker/views.ts'
import { coachNotes } from './coach.ts'
import { coachTexts } from './coach-texts.ts'
import { readSpot } from './spots.ts'

const { content } = keep
const IDS = Object.keys(coachTexts.en).map((id) => `keep-${id}`)

const OFTEN = 15

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
  const state = keep.newState(keep.readOptions(options))
  const umpire = new Umpire(keep, content, state, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  const said: Said[] = []
  const asked: { [prompt: string]: number } = {}
  umpire.begin()
  for (let n = 0; n < most && !umpire.isOver; n++) {
    const { prompt } = umpire.decision
    asked[prompt] = (asked[prompt] ?? 0) + 1
    const now = keep.copy(umpire.state)
    // What was often asked brings nothing new, and takes long to look at.
    const decision = asked[prompt] > OFTEN ? undefined : decisionView(keep, now, n, 'en')
    const [note] = coachNotes(content, { decision }, now, 'en').filter(
      ({ id }) => !known.includes(id) && !said.some((one) => one.id === id),
    )
    if (note !== undefined) said.push({ ...note, prompt })
    umpire.choose(keep.policy(umpire, (below) => stream.below(below)))
  }
  return said
}

const first = { players: 1, scenario: 'witchs-cauldron', clans: ['red-dragon'] }

/** With three rooms of one sign. */
const wide = { players: 3, scenario: 'the-rival-guild' }

it('begins with what it is all about, then what is asked first', () => {
  const [goal, ...said] = heard(first, 3, 10)
  expect(goal.id).toBe('keep-vault')
  const turn = said.find(({ prompt }) => prompt === 'turn')
  expect(turn?.id).toBe('keep-cards')
  expect(turn?.at[0]).toMatch(/^card:/)
})

it('points at things that there are', () => {
  for (const { id, at } of heard({ players: 3 }, 5, 200)) {
    expect(at, id).not.toEqual([])
    for (const spot of at) expect(readSpot(spot), `${id} at ${spot}`).toBeDefined()
  }
})

it('has a time for each of its sentences', () => {
  const ids: string[] = []
  for (const options of [first, { players: 2, clans: ['slimes', 'gnolls'] }, wide]) {
    for (let seed = 1; seed <= 4; seed++) {
      ids.push(...heard(options, seed, 1500, ids).map(({ id }) => id))
    }
  }
  expect(IDS.filter((id) => !ids.includes(id))).toEqual([])
})

it('falls silent for who has heard it all', () => {
  expect(heard({ players: 3 }, 1, 60, IDS)).toEqual([])
})

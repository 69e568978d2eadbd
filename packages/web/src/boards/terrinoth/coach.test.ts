import { type Options, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { terrinoth } from '@muster/terrinoth'
import { expect, it } from 'vitest'
import type { CoachNote } from '../../frame/board-module.ts'
import { decisionView } from '../../worker/views.ts'
import { coachNotes } from './coach.ts'
import { coachTexts } from './coach-texts.ts'
import { readSpot } from './spots.ts'

const { content } = terrinoth
const IDS = Object.keys(coachTexts.en).map((id) => `terrinoth-${id}`)

const OFTEN = 15

interface Said extends CoachNote {
  readonly prompt: string
}

/** What somebody hears who was told `known` before. */
function heard(options: Options, seed: number, known: readonly string[] = []): Said[] {
  const state = terrinoth.newState(terrinoth.readOptions(options))
  const umpire = new Umpire(terrinoth, content, state, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  const said: Said[] = []
  const asked: { [prompt: string]: number } = {}
  umpire.begin()
  for (let n = 0; !umpire.isOver; n++) {
    const { prompt } = umpire.decision
    asked[prompt] = (asked[prompt] ?? 0) + 1
    const now = terrinoth.copy(umpire.state)
    // What was often asked brings nothing new, and takes long to look at; cards are asked for in every state.
    const isOld = prompt !== 'activate' && asked[prompt] > OFTEN
    const decision = isOld ? undefined : decisionView(terrinoth, now, n, 'en')
    const [note] = coachNotes(content, { decision }, now, 'en').filter(
      ({ id }) => !known.includes(id) && !said.some((one) => one.id === id),
    )
    if (note !== undefined) said.push({ ...note, prompt })
    umpire.choose(terrinoth.policy(umpire, (below) => stream.below(below)))
  }
  return said
}

const first = { players: 1, quest: 'goblin-problem', heroes: ['kari', 'lissa'] }

it('begins with the cards, then with the roll', () => {
  const [one, ...rest] = heard(first, 3)
  expect([one.id, one.prompt]).toEqual(['terrinoth-cards', 'activate'])
  expect(one.at[0]).toMatch(/^card:/)
  expect(rest.map(({ id }) => id)).toContain('terrinoth-roll')
})

it('points at things that there are', () => {
  for (const { id, at } of heard({ players: 3 }, 5)) {
    expect(at, id).not.toEqual([])
    for (const spot of at) expect(readSpot(spot), `${id} at ${spot}`).toBeDefined()
  }
})

it('has a time for each of its sentences', () => {
  const ids: string[] = []
  const quests = ['goblin-problem', 'the-ninth-bell', 'a-knife-in-the-dark']
  const matches = quests.flatMap((quest) => [2, 4].map((players) => ({ quest, players })))
  for (const { quest, players } of matches) {
    if (ids.length < IDS.length) {
      ids.push(...heard({ players, quest }, players, ids).map(({ id }) => id))
    }
  }
  expect(IDS.filter((id) => !ids.includes(id))).toEqual([])
})

it('falls silent for who has heard it all', () => {
  expect(heard(first, 1, IDS)).toEqual([])
})

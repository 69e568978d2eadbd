import { expect, test } from 'vitest'
import type { Beat, MatchView, News } from '../host/protocol.ts'
import { drawn, isPlaying } from './queue.ts'
import { type OnTable, tableAfter } from './table-state.ts'
import { bareState, fakeTable, option } from './testing/fake.ts'

const view = (entry: number, decided = entry): MatchView => ({
  id: 'm',
  game: 'g',
  pack: '',
  options: {},
  entry,
  state: bareState(),
  decision: {
    entry: decided,
    by: 0,
    arbiter: 0,
    weighty: false,
    prompt: 'p',
    about: { a: 0, b: 0, c: 0 },
    say: 'Well?',
    asked: { who: '', question: 'Well?', facts: '' },
    rule: 'T1.1',
    options: [option('a')],
    row: false,
  },
  seats: [],
  table: fakeTable({ decides: {} }),
  undo: [],
  seal: 0,
  kept: 'kept',
})
const line = (entry: number) => ({ entry, say: `${entry}`, sealed: false, kind: 'choice' }) as const
const beats = (...says: string[]): Beat[] =>
  says.map((say) => ({ state: bareState(), events: [], say: [{ text: say, weight: 0 }] }))
const news = (at: MatchView, brought: Beat[] = []): News => ({
  view: at,
  beats: brought,
  lines: [line(at.entry)],
})

function after(table: OnTable | undefined, ...steps: Parameters<typeof tableAfter>[1][]): OnTable {
  const end = steps.reduce(tableAfter, table)
  if (end === undefined) throw new Error('no table')
  return end
}
const opened = after(undefined, { kind: 'opened', news: news(view(1)) })

test('a choice of one’s own begins a new stretch, a bot’s goes on with it', () => {
  const mine = {
    kind: 'told',
    news: news(view(2), beats('a', 'b')),
    mine: true,
    pace: 'beat',
  } as const
  const bots = { kind: 'told', news: news(view(3), beats('c')), mine: false, pace: 'beat' } as const
  const played = after(opened, mine, bots)
  expect(played.queue.beats.flatMap(({ say }) => say.map(({ text }) => text))).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(played.lines.map(({ entry }) => entry)).toEqual([1, 2, 3])
  const again = after(played, { ...mine, news: news(view(4), beats('d')) })
  expect(again.queue.beats.flatMap(({ say }) => say.map(({ text }) => text))).toEqual(['d'])
})

test('a vote leaves what happened to be seen', () => {
  const mine = {
    kind: 'told',
    news: news(view(2), beats('a', 'b')),
    mine: true,
    pace: 'beat',
  } as const
  const vote = { kind: 'told', news: news(view(3, 2)), mine: true, pace: 'beat' } as const
  const voted = after(opened, mine, vote)
  expect(voted.view.entry).toBe(3)
  expect(isPlaying(voted.queue)).toBe(true)
})

test('in a hurry the rest of the stretch, bots and all, plays at once; the next stretch does not', () => {
  const mine = {
    kind: 'told',
    news: news(view(2), beats('a', 'b')),
    mine: true,
    pace: 'beat',
  } as const
  const bots = {
    kind: 'told',
    news: news(view(3), beats('c', 'd')),
    mine: false,
    pace: 'beat',
  } as const
  const rushed = after(opened, mine, { kind: 'skip' }, bots)
  expect(isPlaying(rushed.queue)).toBe(false)
  expect(isPlaying(after(rushed, { ...mine, news: news(view(4), beats('e', 'f')) }).queue)).toBe(
    true,
  )
})

test('another language lets the beats of the old one go', () => {
  const mine = {
    kind: 'told',
    news: news(view(2), beats('a', 'b')),
    mine: true,
    pace: 'beat',
  } as const
  const spoken = after(opened, mine, { kind: 'spoken', news: news(view(2)) })
  expect(isPlaying(spoken.queue)).toBe(false)
  expect(spoken.lines).toHaveLength(1)
})

test('who comes back sees the last moments from the first of them on, then the choice', () => {
  const opened = after(undefined, { kind: 'opened', news: news(view(3)) })
  const recalled = after(opened, { kind: 'recalled', beats: beats('a', 'b') })
  expect(isPlaying(recalled.queue)).toBe(true)
  expect(drawn(recalled.queue, bareState()).say).toMatchObject([{ text: 'a' }])
  const seen = after(recalled, { kind: 'next' })
  expect(isPlaying(seen.queue)).toBe(false)
  expect(drawn(seen.queue, opened.view.state).state).toBe(opened.view.state)
})

test('a replay shows the stretch again from its first beat', () => {
  const mine = {
    kind: 'told',
    news: news(view(2), beats('a', 'b')),
    mine: true,
    pace: 'beat',
  } as const
  const again = after(opened, mine, { kind: 'skip' }, { kind: 'again' })
  expect(drawn(again.queue, bareState()).say).toMatchObject([{ text: 'a' }])
})

test('the clock starts anew with a stretch and with each time it is seen again, and for nothing else', () => {
  const mine = {
    kind: 'told',
    news: news(view(2), beats('a', 'b', 'c')),
    mine: true,
    pace: 'beat',
  } as const
  const bots = { ...mine, news: news(view(3), beats('d')), mine: false } as const
  const played = after(opened, mine)
  expect(played.run).not.toBe(opened.run)
  expect(after(played, { kind: 'next' }, bots, { kind: 'skip' }).run).toBe(played.run)
  const seen = after(played, { kind: 'skip' })
  const again = after(seen, { kind: 'again' })
  expect(again.run).not.toBe(seen.run)
  expect(after(again, { kind: 'skip' }, { kind: 'again' }).run).not.toBe(again.run)
  expect(after(seen, { kind: 'recalled', beats: seen.queue.beats }).run).not.toBe(seen.run)
  // Where a bot has the first choice, its beats are the stretch.
  expect(after(opened, bots).run).not.toBe(opened.run)
})

import 'fake-indexeddb/auto'
import type { Action } from '@muster/table'
import { housePack, tenefyr } from '@muster/tenefyr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pushed } from '../../host/online.ts'
import type { MatchView, News } from '../../host/protocol.ts'
import { idOfTable } from '../../links/place.ts'
import { FakeServer, MATCH } from '../../testing/fake-server.ts'
import { freshStore } from '../../testing/hall-play.ts'
import { Hall } from '../hall.ts'
import { Refusal } from '../serve.ts'

const id = idOfTable(MATCH)

class SilentChannel extends EventTarget {
  postMessage(): void {
    // Nobody else is there.
  }
}

let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('WebSocket', server.Socket)
  // No other tabs, and no locks: this one leads.
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', SilentChannel)
  vi.stubGlobal('location', new URL('https://muster.example/assets/worker.js'))
})
afterEach(() => void vi.unstubAllGlobals())

/** Ana's page: what the worker has told it unasked. */
async function anasPage() {
  const pushed: Pushed[] = []
  const hall = new Hall({ store: freshStore(), push: (one) => void pushed.push(one) })
  const opened = await hall.open({ id })
  await vi.waitFor(() => expect(pushed).toContainEqual({ kind: 'line', state: 'live' }))
  const news = () => pushed.flatMap((one) => (one.kind === 'news' ? [one] : []))
  const returned = () => pushed.flatMap((one) => (one.kind === 'returned' ? [one.trouble] : []))
  return { hall, opened, pushed, news, returned }
}

const vote = ({ table, decision }: MatchView, n = 0): Action => ({
  kind: 'vote',
  entry: table.entry,
  texts: [decision?.options[n].text ?? ''],
})

const rulesAre = (version: string) =>
  server.tell({
    kind: 'version',
    games: [{ name: 'tenefyr', version, pack: tenefyr.pack.hash }],
    server: '1.0.0',
  })

const NEWER = '99.0.0'
const outdated = { kind: 'outdated', match: MATCH, rules: NEWER } as const

const act = (hall: Hall, action: Action): Promise<News> => hall.act({ id, person: 'x', action })

test('a table is laid as the server has it, for the person who looks', async () => {
  const { opened } = await anasPage()
  expect(opened.view).toMatchObject({ id, kept: 'online', entry: server.table.version })
  expect(opened.view.table.mine).toMatchObject({ seats: [0], mayVote: true })
  expect(opened.view.seats.map(({ name }) => name)).toEqual(['Ana', 'Rui'])
})

test('what needs no chance is seen before the server has answered', async () => {
  const { hall, opened, news } = await anasPage()
  server.hold()
  const { view } = await act(hall, vote(opened.view))
  expect(view.table.votes).toMatchObject([{ seat: 0, person: 'ana' }])
  expect(view.sent).toBeUndefined()
  server.letGo()
  await vi.waitFor(() => expect(server.keys).toHaveLength(1))
  // It is as it was thought: there is no news.
  expect(news()).toEqual([])
})

test('what turns a card is shown as sent, until it has come', async () => {
  const { hall, opened, news } = await anasPage()
  // Some enemies ask a question before a hand is drawn.
  const sealed = opened.view.decision?.options.findIndex((option) => option.sealed) ?? -1
  server.does(vote(opened.view, sealed))
  const [{ news: heard }] = news()
  expect(heard.view.table.votes).toMatchObject([{ seat: 1 }])
  server.hold()
  const { view, beats } = await act(hall, vote(heard.view, sealed))
  expect(view.sent).toBe(true)
  expect(beats).toEqual([])
  server.letGo()
  await vi.waitFor(() => expect(news()).toHaveLength(2))
  const [, { news: dealt, mine }] = news()
  expect(mine).toBe(true)
  expect(dealt.view.sent).toBeUndefined()
  expect(dealt.beats.length).toBeGreaterThan(0)
  expect(dealt.lines.length).toBeGreaterThan(0)
  expect(dealt.view.decision?.prompt).not.toBe('where-to')
})

test('two votes at once are both there, in the server’s order', async () => {
  const { hall, opened, news } = await anasPage()
  server.hold()
  await act(hall, vote(opened.view, 0))
  server.does(vote(opened.view, 1))
  server.letGo()
  await vi.waitFor(() => expect(news().at(-1)?.news.view.table.votes).toHaveLength(2))
  const { view } = await hall.open({ id })
  expect(view.entry).toBe(server.table.version)
  expect(view.table.votes.map(({ seat }) => seat)).toEqual([1, 0])
})

test('a choice for a decision that is gone comes back with the reason', async () => {
  const { hall, opened, returned } = await anasPage()
  server.hold()
  await act(hall, vote(opened.view))
  // The others decide without her.
  server.table.act('rui', vote(opened.view))
  server.table.act('ana', { kind: 'away' })
  server.letGo()
  await vi.waitFor(() => expect(returned()).toHaveLength(1))
  expect(returned()[0]).toMatchObject({ code: 'stale', message: /faster/ })
  await vi.waitFor(async () => {
    expect((await hall.open({ id })).view.table.votes).toEqual([])
  })
})

test('who has missed something fetches the whole', async () => {
  const { opened, news } = await anasPage()
  expect(server.fetched).toBe(1)
  server.doesUnheard(vote(opened.view))
  server.does({ kind: 'follow', on: true })
  await vi.waitFor(() => expect(server.fetched).toBe(2))
  await vi.waitFor(() => expect(news().at(-1)).toMatchObject({ anew: true }))
  expect(news().at(-1)?.news.view.entry).toBe(server.table.version)
})

test('a server that does not answer is asked again, under the same key', async () => {
  const { hall, opened, returned } = await anasPage()
  server.isThere = false
  await act(hall, vote(opened.view))
  await new Promise((resolve) => setTimeout(resolve, 100))
  server.isThere = true
  await vi.waitFor(() => expect(server.keys).toHaveLength(1), { timeout: 3000 })
  expect(server.table.view().votes).toHaveLength(1)
  expect(returned()).toEqual([])
})

test('the rest works there too: a dry run, the past, a file, and a match of one’s own from there', async () => {
  const { hall, opened } = await anasPage()
  const { decision } = opened.view
  if (decision === undefined) throw new Error('nothing is asked')
  const [{ text }] = decision.options
  expect(await hall.preview({ id, entry: decision.entry, text })).toMatchObject({ text })
  expect((await hall.past({ id, entry: 0 })).entry).toBe(0)
  expect(await hall.print({ id })).toContain('sealed')
  const own = await hall.branch({ id, entry: opened.view.entry })
  expect(own.view.kept).toBe('kept')
  expect(own.view.table.settings.oneDevice).toBe(true)
})

test('entries made under other rules than the page has are not taken in', async () => {
  const { opened, pushed, news } = await anasPage()
  rulesAre(tenefyr.version)
  server.does(vote(opened.view))
  expect(news()).toHaveLength(1)
  expect(pushed.map(({ kind }) => kind)).not.toContain('outdated')
  rulesAre(NEWER)
  expect(pushed.at(-1)).toEqual(outdated)
  server.does({ kind: 'follow', on: true })
  rulesAre(NEWER)
  expect(pushed.at(-1)).toEqual(outdated)
  expect(news()).toHaveLength(1)
  expect(server.fetched).toBe(1)
})

test('a table of other rules is not laid, and the page is told to renew itself', async () => {
  server.rules = NEWER
  const pushed: Pushed[] = []
  const hall = new Hall({ store: freshStore(), push: (one) => void pushed.push(one) })
  await expect(hall.open({ id })).rejects.toMatchObject({ code: 'version' })
  expect(pushed).toContainEqual(outdated)
})

test('what was chosen before is sent before the page goes', async () => {
  const { hall, opened, pushed, news } = await anasPage()
  server.hold()
  await act(hall, vote(opened.view))
  rulesAre(NEWER)
  expect(pushed).not.toContainEqual(outdated)
  server.letGo()
  await vi.waitFor(() => expect(pushed).toContainEqual(outdated))
  expect(server.keys).toHaveLength(1)
  expect(news()).toEqual([])
})

const kept = { en: ['It began.'], fr: ['Le début.'], pt: ['O começo.'] }
const frozen = { why: 'after entry 3 the table is another one', lines: kept, whole: true }

test('of a frozen match there is no table, but what was kept of it', async () => {
  server.frozen = frozen
  const hall = new Hall({ store: freshStore() })
  const { around } = await hall.online({ kind: 'watch', match: MATCH })
  expect(around).toMatchObject({ lobby: { phase: 'frozen' }, frozen: { ...frozen, chat: [] } })
  await expect(hall.open({ id })).rejects.toSatisfy(
    (error) => error instanceof Refusal && error.code === 'frozen' && /rules/.test(error.message),
  )
})

test('a match that freezes under one’s hands shows what was kept, and goes on where the rules fit', async () => {
  const { hall, opened, pushed, returned } = await anasPage()
  const around = () => pushed.flatMap((one) => (one.kind === 'around' ? [one.around] : []))
  server.frozen = frozen
  await act(hall, vote(opened.view))
  await vi.waitFor(() => expect(around().at(-1)?.frozen).toMatchObject(frozen))
  expect(returned()).toEqual([])
  server.frozen = undefined
  const lobby = { ...around()[0].lobby, phase: 'playing', revision: 4 } as const
  server.tell({ kind: 'lobby', match: MATCH, lobby })
  expect(around().at(-1)?.frozen).toBeUndefined()
  expect((await hall.open({ id })).view.kept).toBe('online')
})

test('cards of a house that has others by now come with the match', async () => {
  server = new FakeServer({ ...housePack, version: '0.9' })
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('WebSocket', server.Socket)
  const { opened } = await anasPage()
  expect(server.table.record.pack.hash).not.toBe(tenefyr.pack.hash)
  expect(opened.view.pack).toBe(server.table.record.pack.hash)
})

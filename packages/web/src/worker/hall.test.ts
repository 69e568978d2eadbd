import 'fake-indexeddb/auto'
import { parseMatch, stateHash, verifyDeal } from '@muster/engine'
import { NOTE_NAMES } from '@muster/table'
import { tenefyr } from '@muster/tenefyr'
import { describe, expect, test } from 'vitest'
import type { Beat, MatchView } from '../host/protocol.ts'
import {
  at,
  freshStore,
  hallWith,
  isOver,
  playUntil,
  reach,
  solo,
  step,
  threeSeats,
} from '../testing/hall-play.ts'

/** What must be the same wherever a match is opened. */
const essence = ({ view, lines }: { readonly view: MatchView; readonly lines: unknown }) => ({
  hash: stateHash(view.state),
  view,
  lines,
})

describe('a whole match', () => {
  test('is played by people and a bot, and opened again as it was', async () => {
    const store = freshStore()
    const hall = hallWith(store)
    const first = await hall.start(threeSeats)
    const { id } = first.view
    expect(first.view).toMatchObject({ game: 'tenefyr', kept: 'kept' })
    expect(first.view).not.toHaveProperty('unranked')
    expect(first.view.seats.map(({ name, role, bot }) => [name, role, bot])).toEqual([
      ['Ana', 'Barbarian', undefined],
      ['Bo', 'Cleric', 'greedy'],
      ['Zoé', 'Thief', undefined],
    ])
    const last = await playUntil(hall, first, isOver)
    expect(last.view.result?.say).not.toBe('')
    expect(last.view.table.result).toBe(last.view.result?.won ? 'won' : 'lost')
    const notation = await hall.print({ id })
    const record = parseMatch(notation, { notes: NOTE_NAMES })
    expect(verifyDeal(tenefyr, record, last.view.seed ?? '')).toEqual({ fair: true })
    const [summary] = await hall.list()
    expect(summary).toMatchObject({ id, result: last.view.table.result })
    expect(summary.saying).toBe(last.view.result?.say)

    const again = hallWith(store, 2)
    const opened = await again.open({ id })
    expect(essence(opened)).toEqual(essence(await hall.open({ id })))
    expect(await again.print({ id })).toBe(notation)
    expect(await again.list()).toEqual(await hall.list())
    const { entries } = await again.story({ id })
    expect(entries[0].entry).toBe(0)
    expect(entries.at(-1)?.state).toEqual(last.view.state)
    expect(entries.at(-1)?.events.at(-1)?.name).toBe(last.view.result?.won ? 'won' : 'lost')
  })

  test('that waits for votes keeps them', async () => {
    const store = freshStore()
    const hall = hallWith(store)
    const { view } = await hall.start(threeSeats)
    const { id, decision } = view
    expect(decision).toMatchObject({ by: 'party', weighty: true })
    const [, option] = decision?.options ?? []
    const action = { kind: 'vote' as const, entry: 0, texts: [option.text], seat: 2 }
    const voted = await hall.act({ id, person: 'seat-1', action })
    expect(voted.view.table.votes).toEqual([{ seat: 2, person: 'seat-1', texts: [option.text] }])
    expect(voted.beats).toEqual([])
    expect(voted.lines).toHaveLength(1)
    const opened = await hallWith(store).open({ id })
    expect(opened.view).toEqual(voted.view)
    expect(opened.lines.slice(-1)).toEqual(voted.lines)
  })

  test('says what it waits for in the list, newest first', async () => {
    const hall = hallWith(freshStore())
    const older = await hall.start(threeSeats)
    const newer = await hall.start(solo)
    expect((await hall.list()).map(({ id }) => id)).toEqual([newer.view.id, older.view.id])
    await playUntil(hall, older, at('keep-hand'))
    const list = await hall.list()
    expect(list.map(({ id }) => id)).toEqual([older.view.id, newer.view.id])
    const { view } = await hall.open({ id: older.view.id })
    expect(list[0]).toMatchObject({ saying: view.decision?.say, entries: view.entry + 1 })
    expect(list[0].seats).toEqual(threeSeats.seats)
  })
})

describe('what a choice brings', () => {
  test('comes in beats that end at the table as it lies', async () => {
    const hall = hallWith(freshStore())
    let news = await hall.start({ ...threeSeats, routine: true })
    let most = 0
    while (!isOver(news.view)) {
      const before = news.view.entry
      news = await step(hall, news)
      const { id, entry } = news.view
      const told = (beats: readonly Beat[]) => beats.flatMap(({ events }) => events)
      const story = await hall.story({ id })
      const mine = story.entries.filter((one) => one.entry > before)
      expect(told(news.beats)).toEqual(mine.flatMap(({ events }) => events))
      if (news.beats.length > 0) expect(news.beats.at(-1)?.state).toEqual(news.view.state)
      expect(news.lines.every((line) => line.entry > before && line.entry <= entry)).toBe(true)
      most = Math.max(most, news.beats.length)
    }
    expect(most).toBeGreaterThan(3)
    expect(most).toBeLessThanOrEqual(8)
  })

  test('is told line by line as it is told in whole', async () => {
    const hall = hallWith(freshStore())
    let news = await hall.start(threeSeats)
    const lines = [...news.lines]
    for (let i = 0; i < 60 && !isOver(news.view); i++) {
      news = await step(hall, news)
      lines.push(...news.lines)
    }
    expect((await hall.open({ id: news.view.id })).lines).toEqual(lines)
  })
})

test('speaks the language that was last asked for', async () => {
  const hall = hallWith(freshStore())
  const { view } = await hall.start(threeSeats)
  const { id } = view
  const english = await playUntil(hall, { view, beats: [], lines: [] }, at('keep-hand'))
  expect(await hall.speak({ language: 'pt' })).toBeUndefined()
  const french = await hall.speak({ language: 'fr', id })
  expect(french?.view.state).toEqual(english.view.state)
  expect(french?.view.seats[0].role).toBe('Barbare')
  expect(french?.view.decision?.say).not.toBe(english.view.decision?.say)
  expect(french?.lines.length).toBeGreaterThan(5)
  expect((await hall.list())[0].saying).toBe(french?.view.decision?.say)
  expect((await hall.picture({ id })).piles[0]).toMatch(/^Barbare, défausse/)
  const on = await step(hall, english, 'new-hand')
  expect(on.beats[0].say[0].text).toMatch(/jette sa main/)
  const all = await hall.open({ id })
  expect(on.lines.length).toBeGreaterThan(0)
  expect(all.lines.slice(-on.lines.length)).toEqual(on.lines)
})

describe('in time', () => {
  test('the past is as it was', async () => {
    const hall = hallWith(freshStore())
    let news = await hall.start(threeSeats)
    const { id } = news.view
    const seen: MatchView[] = [news.view]
    for (let i = 0; i < 40 && !isOver(news.view); i++) {
      news = await step(hall, news)
      seen.push(news.view)
    }
    for (const { entry, state, decision, seal } of seen) {
      const past = await hall.past({ id, entry })
      expect(past).toMatchObject({ id, entry, state, seal })
      expect(past.decision).toEqual(decision)
    }
    await expect(hall.past({ id, entry: 999 })).rejects.toMatchObject({ code: 'choice' })
  })

  test('a choice that showed nothing is taken back freely, one that did by consent', async () => {
    const hall = hallWith(freshStore())
    const news = await playUntil(
      hall,
      await hall.start(threeSeats),
      ({ decision, table }) =>
        table.decides?.how === 'seat' && (decision?.options.some(({ sealed }) => !sealed) ?? false),
    )
    const { id, decision, table, state, entry, seal } = news.view
    const quiet = decision?.options.find(({ sealed }) => !sealed)
    const chosen = await step(hall, news, quiet?.text)
    expect(chosen.view.seal).toBe(seal)
    const [person] = table.seats[table.decides?.seats[0] ?? 0].people
    const [way] = chosen.view.undo
    expect(way).toMatchObject({ kind: 'step', to: entry, pastSeal: false, free: true })
    const propose = (view: MatchView, to: number) =>
      hall.act({ id, person, action: { kind: 'undo-propose', entry: view.table.entry, to } })
    const back = await propose(chosen.view, way.to)
    expect(back.view.state).toEqual(state)
    expect(back.lines).toMatchObject([{ kind: 'undo', to: entry }])

    // The first choice turned cards.
    const asked = await propose(back.view, 6)
    const { undo } = asked.view.table
    expect(undo).toMatchObject({ to: 6, pastSeal: true, missing: [person === 'seat-1' ? 2 : 0] })
    const other = person === 'seat-1' ? 'seat-3' : 'seat-1'
    const proposal = undo?.proposal ?? 0
    const gone = await hall.act({ id, person: other, action: { kind: 'undo-agree', proposal } })
    expect(gone.view.state).toEqual((await hall.past({ id, entry: 0 })).state)
    expect(gone.view.seal).toBe(0)
    expect(await hall.print({ id })).toContain('undo   back to 6 past a seal (1, 3 agree)')
  })
})

describe('before a choice', () => {
  test('a preview tells what it would bring, up to chance', async () => {
    const hall = hallWith(freshStore())
    const { view } = await reach(hall, solo, at('keep-hand'))
    const { id, decision } = view
    const entry = decision?.entry ?? 0
    for (const { text, sealed } of decision?.options ?? []) {
      const preview = await hall.preview({ id, entry, text })
      expect(preview).toMatchObject({ text, sealed })
    }
    const thrown = await hall.preview({ id, entry, text: 'new-hand' })
    expect(thrown.sealed).toBe(true)
    expect(thrown.say[0]).toMatch(/throw the hand away/)
    expect(thrown.state).not.toEqual(view.state)
    expect((await hall.open({ id })).view).toEqual(view)
    await expect(hall.preview({ id, entry, text: 'dance' })).rejects.toMatchObject({
      code: 'choice',
    })
    await expect(hall.preview({ id, entry: 1, text: 'keep' })).rejects.toMatchObject({
      code: 'stale',
    })
  })

  test('picks of a row are marked in any order and posted at once', async () => {
    const hall = hallWith(freshStore())
    const people = { ...threeSeats, seats: [] }
    const news = await reach(
      hall,
      people,
      ({ decision }) => decision?.prompt === 'recover-cards' && decision.options.length > 2,
    )
    expect(news.view.decision?.row).toBe(true)
    const { id, decision } = news.view
    const entry = decision?.entry ?? 0
    const none = await hall.row({ id, entry, marks: [] })
    expect(none.marks).toEqual([])
    expect(none.more.length).toBeGreaterThan(1)
    let row = none
    while (row.post === undefined || row.marks.length === 0) {
      row = await hall.row({ id, entry, marks: [row.more[row.more.length - 1], ...row.marks] })
    }
    const [person] = news.view.table.seats[news.view.table.decides?.seats[0] ?? 0].people
    const texts = [...row.post]
    const posted = await hall.act({ id, person, action: { kind: 'choose', entry, texts } })
    expect(posted.view.table.version).toBe(news.view.entry + 1)
    await expect(hall.row({ id, entry, marks: [] })).rejects.toMatchObject({ code: 'stale' })
    const dance = { id, entry: posted.view.decision?.entry ?? 0, marks: ['dance'] }
    await expect(hall.row(dance)).rejects.toMatchObject({ code: 'choice' })
  })

  test('a sequence is played as far as it is offered and nothing else is asked', async () => {
    const hall = hallWith(freshStore())
    const news = await reach(hall, solo, at('play-card'))
    const { id, decision } = news.view
    const entry = decision?.entry ?? 0
    const texts = decision?.options.map(({ text }) => text) ?? []
    expect(texts.length).toBeGreaterThan(1)
    const wrong = { id, person: 'seat-1', entry, texts: ['dance'] }
    await expect(hall.sequence(wrong)).rejects.toMatchObject({ code: 'choice' })
    const late = { id, person: 'seat-1', entry: entry - 1, texts }
    await expect(hall.sequence(late)).rejects.toMatchObject({ code: 'stale' })
    const played = await hall.sequence({ id, person: 'seat-1', entry, texts: [...texts, 'dance'] })
    const made = played.view.entry - news.view.entry
    expect(made).toBeGreaterThan(0)
    expect(made).toBeLessThanOrEqual(texts.length)
    const notation = await hallWith(freshStore()).read({ notation: await hall.print({ id }) })
    expect(notation.id).not.toBe('')
    for (const text of texts.slice(0, made)) expect(await hall.print({ id })).toContain(text)
  })
})

const thought = { iterations: 0, best: 0, options: [] }

test('what cannot be done is refused, and the table is as it was', async () => {
  const hall = hallWith(freshStore())
  const { view } = await hall.start(threeSeats)
  const { id } = view
  const act = (person: string, texts: string[], entry = 0) =>
    hall.act({ id, person, action: { kind: 'choose', entry, texts } })
  await expect(act('seat-1', ['dance'])).rejects.toMatchObject({ code: 'choice' })
  await expect(act('seat-1', ['enter level-1/a'], 5)).rejects.toMatchObject({ code: 'stale' })
  await expect(act('seat-7', ['enter level-1/a'])).rejects.toMatchObject({ code: 'seat' })
  await expect(hall.bot({ id, entry: 0, text: 'enter level-1/a', thought })).rejects.toMatchObject({
    code: 'seat',
  })
  await expect(hall.open({ id: 'nowhere' })).rejects.toMatchObject({ code: 'unknown-match' })
  await expect(hall.start({ ...solo, game: 'chess' })).rejects.toMatchObject({
    code: 'unknown-game',
  })
  await expect(hall.start({ ...solo, options: { players: 9 } })).rejects.toMatchObject({
    code: 'options',
  })
  const deepBlue = { ...solo, seats: [{ name: 'Ana', bot: 'deep-blue' }] }
  await expect(hall.start(deepBlue)).rejects.toMatchObject({ code: 'seat' })
  expect((await hall.open({ id })).view).toEqual(view)
  expect(await hall.list()).toHaveLength(1)
})

test('the shelf tells of its games', async () => {
  const hall = hallWith(freshStore())
  const game = await hall.game({ game: 'tenefyr' })
  expect(game.name).toBe('tenefyr')
  expect(game.bots).toEqual(['apprentice', 'adept', 'master'])
  expect(game.fields.map(({ name }) => name)).toContain('level')
  const rules = await hall.rules({ game: 'tenefyr' })
  expect(rules.some(({ number }) => number === 'T3.4')).toBe(true)
})

test('a phrase is kept with the match, and a finger on a thing is not', async () => {
  const store = freshStore()
  const hall = hallWith(store)
  const { view } = await hall.start(threeSeats)
  const { id } = view
  const said = await hall.act({ id, person: 'seat-3', action: { kind: 'phrase', phrase: 'wait' } })
  expect(said.view.entry).toBe(view.entry)
  const thing = { kind: 'dungeon', n: 2 }
  await hall.act({ id, person: 'seat-3', action: { kind: 'point', thing } })
  const opened = await hallWith(store).open({ id })
  expect(opened.view.table.chat).toMatchObject([{ person: 'seat-3', phrase: 'wait' }])
})

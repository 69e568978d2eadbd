import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { News } from '../host/protocol.ts'
import {
  at,
  freshStore,
  hallOf,
  hallWith,
  isOver,
  playUntil,
  solo,
  step,
  threeSeats,
} from '../testing/hall-play.ts'
import { Hall } from './hall.ts'
import type { BroughtPack, Keeping, Store } from './store.ts'

/** A storage in which writing fails as long as it is told to. */
class FailingStore implements Store {
  failure: Error | undefined
  private readonly inner = freshStore()

  list = () => this.unless(() => this.inner.list())
  find = (id: string) => this.unless(() => this.inner.find(id))
  keep = (keeping: Keeping) => this.unless(() => this.inner.keep(keeping))
  drop = (id: string) => this.unless(() => this.inner.drop(id))
  pack = (hash: string) => this.unless(() => this.inner.pack(hash))
  keepPack = (hash: string, source: unknown) => this.unless(() => this.inner.keepPack(hash, source))
  broughtPacks = () => this.unless(() => this.inner.broughtPacks())
  bringPack = (pack: BroughtPack) => this.unless(() => this.inner.bringPack(pack))
  dropPack = (hash: string) => this.unless(() => this.inner.dropPack(hash))
  review = (id: string) => this.unless(() => this.inner.review(id))
  keepReview = (id: string, review: unknown) => this.unless(() => this.inner.keepReview(id, review))
  keepsakes = (shelf: string) => this.unless(() => this.inner.keepsakes(shelf))
  addKeepsakes = (keepsakes: ReadonlyMap<string, unknown>) =>
    this.unless(() => this.inner.addKeepsakes(keepsakes))

  private unless<T>(work: () => Promise<T>): Promise<T> {
    return this.failure === undefined ? work() : Promise.reject(this.failure)
  }
}

const quota = () => new DOMException('the disk is full', 'QuotaExceededError')
const refused = () => new DOMException('not in private mode', 'InvalidStateError')

describe('two tabs on one match', () => {
  test('who comes late is refused, and finds the table as it lies in the other', async () => {
    const store = freshStore()
    const here = hallWith(store, 1)
    const there = hallWith(store, 2)
    const mine = await here.start(solo)
    const { id } = mine.view
    const theirs = await step(there, await there.open({ id }))
    await expect(step(here, mine)).rejects.toMatchObject({ code: 'stale', message: /another tab/ })
    const again = await here.open({ id })
    expect(again.view).toEqual(theirs.view)
    // And so the other way round.
    const on = await step(here, again)
    await there.speak({ language: 'fr' })
    await expect(step(there, theirs)).rejects.toMatchObject({ code: 'stale', message: /onglet/ })
    expect((await there.open({ id })).view.state).toEqual(on.view.state)
  })

  test('opening looks whether the other has played on', async () => {
    const store = freshStore()
    const here = hallWith(store, 1)
    const there = hallWith(store, 2)
    const { view } = await here.start(solo)
    const { id } = view
    const theirs = await step(there, await there.open({ id }))
    expect((await here.open({ id })).view).toEqual(theirs.view)
    await there.drop({ id })
    await expect(here.open({ id })).rejects.toMatchObject({ code: 'unknown-match' })
    expect(await here.list()).toEqual([])
  })
})

describe('storage', () => {
  test('is written after the page has its answer, and before the next question', async () => {
    const store = freshStore()
    const hall = new Hall({ store })
    const { view } = await hall.start(solo)
    const written = async () => (await store.find(view.id))?.match.entries
    const before = await written()
    await step(hall, { view, beats: [], lines: [] })
    expect(await written()).toBe(before)
    await hall.settle()
    expect(await written()).toBeGreaterThan(before ?? 0)
    expect(await hall.kept({ id: view.id })).toBe('kept')
  })

  test('that is full does not stop the match, and is tried again', async () => {
    const store = new FailingStore()
    const hall = hallWith(store)
    const first = await playUntil(hall, await hall.start(solo), at('keep-hand'))
    const { id } = first.view
    store.failure = quota()
    const on = await step(hall, first)
    expect(on.view.kept).toBe('full')
    const further = await step(hall, on)
    expect(further.view).toMatchObject({ kept: 'full', entry: on.view.entry + 1 })
    expect((await hall.list()).map((match) => match.id)).toEqual([id])
    store.failure = undefined
    const kept = await step(hall, further)
    expect(kept.view.kept).toBe('kept')
    expect((await hallWith(store).open({ id })).view).toEqual(kept.view)
  })

  test('that is refused leaves matches in memory, to be played to the end', async () => {
    const store = new FailingStore()
    store.failure = refused()
    const hall = hallWith(store)
    const first = await hall.start(solo)
    const { id } = first.view
    expect(first.view.kept).toBe('refused')
    // Others do not push it out.
    for (let i = 0; i < 6; i++) await hall.start(threeSeats)
    const last = await playUntil(hall, await hall.open({ id }), isOver)
    expect(last.view).toMatchObject({ kept: 'refused', seed: expect.any(String) })
    expect((await hall.list()).map((match) => match.id)).toContain(id)
    expect(await hall.print({ id })).toContain('\nresult ')
    const branched = await hall.branch({ id, entry: 0 })
    expect(branched.view.kept).toBe('refused')
    await hall.drop({ id })
    await expect(hall.open({ id })).rejects.toMatchObject({ code: 'unknown-match' })
  })

  test('keeps many matches, though few tables stay open', async () => {
    const hall = hallWith(freshStore())
    const started: News[] = []
    for (let i = 0; i < 9; i++) started.push(await hall.start(i % 2 === 0 ? solo : threeSeats))
    for (const { view, lines } of started) {
      const { pack, isHouse, ...news } = await hall.open({ id: view.id })
      expect(isHouse).toBe(true)
      expect(news).toEqual({ view, lines, beats: [] })
      expect(pack).toHaveProperty('game', 'tenefyr')
    }
    expect(await hall.list()).toHaveLength(9)
  })
})

describe('a match that no longer fits', () => {
  async function kept(change: (notation: string) => string) {
    const store = freshStore()
    const hall = hallWith(store)
    const { view } = await playUntil(hall, await hall.start(solo), at('keep-hand'))
    const found = await store.find(view.id)
    if (found === undefined) throw new Error('it is not kept')
    const { match, notation, chat, seed } = found
    const rewritten = { ...match, revision: match.revision + 1 }
    await store.keep({ match: rewritten, notation: change(notation), chat, seed })
    return { store, id: view.id, notation: change(notation), view, found }
  }

  test('is frozen where the rules go another way, and can be printed', async () => {
    const { store, id, notation, found, view } = await kept((text) =>
      text.replace('tenefyr 1.0.0', 'tenefyr 0.9.0').replace(/party {2}enter \S+/, 'party  dance'),
    )
    const hall = hallWith(store)
    await hall.speak({ language: 'pt' })
    await expect(hall.open({ id })).rejects.toMatchObject({
      code: 'replay',
      message: /^As regras mudaram.*dance/,
    })
    expect((await hall.list())[0].frozen).toMatch(/^As regras mudaram/)
    await hall.speak({ language: 'en' })
    expect((await hall.list())[0].frozen).toMatch(/^The rules have changed/)
    expect(await hall.print({ id })).toBe(notation)
    await expect(hall.open({ id })).rejects.toMatchObject({ code: 'replay' })
    // A page that can play it again takes it up where it was.
    const frozen = await store.find(id)
    if (frozen === undefined) throw new Error('it is not kept')
    const revision = frozen.match.revision + 1
    await store.keep({ ...found, match: { ...frozen.match, revision } })
    expect((await hall.open({ id })).view.state).toEqual(view.state)
    expect((await hall.list())[0]).not.toHaveProperty('frozen')
  })

  test('goes on under a newer version where the rules still fit', async () => {
    const { store, id, view } = await kept((text) => text.replace('tenefyr 1.0.0', 'tenefyr 0.9.0'))
    expect((await hallWith(store).open({ id })).view.state).toEqual(view.state)
  })

  test('is frozen where its cards are not here', async () => {
    const { store, id } = await kept((text) =>
      text.replace(/sha256:\w{64}$/m, `sha256:${'0'.repeat(64)}`),
    )
    const hall = hallWith(store)
    await expect(hall.open({ id })).rejects.toMatchObject({
      code: 'replay',
      message: /^The cards of this match are not here/,
    })
    expect((await hall.list())[0].frozen).toMatch(/^The cards/)
  })
})

test('nothing that is sent or kept tells the seed before the end', async () => {
  const seeds: string[] = []
  const store = freshStore()
  const hall = hallOf({
    store,
    random: (bytes) => {
      const words = crypto.getRandomValues(new Uint8Array(bytes))
      const text = Buffer.from(words).toString('hex')
      if (bytes === 16) seeds.push(text)
      return text
    },
  })
  const told: string[] = []
  const hear = <T>(answer: T): T => {
    told.push(JSON.stringify(answer))
    return answer
  }
  let news = hear(await hall.start(threeSeats))
  const { id } = news.view
  const [seed] = seeds
  while (!isOver(news.view)) {
    const entry = news.view.decision?.entry ?? 0
    const text = news.view.decision?.options[0].text ?? ''
    hear(await hall.preview({ id, entry, text }))
    hear(await hall.open({ id }))
    hear(await hall.list())
    hear(await hall.print({ id }))
    hear(await hall.past({ id, entry: 0 }))
    const kept = await store.find(id)
    expect(kept?.seed).toBe(seed)
    hear({ ...kept, seed: '' })
    news = await step(hall, news)
    if (!isOver(news.view)) hear(news)
  }
  expect(told.filter((text) => text.includes(seed))).toEqual([])
  expect(news.view.seed).toBe(seed)
  expect(await store.find(id)).toMatchObject({
    seed: undefined,
    notation: expect.stringContaining(seed),
  })
})

test('a choice late in a long match is quick', async () => {
  const hall = hallWith(freshStore())
  let news = await hall.start(solo)
  const { id } = news.view
  const times: number[] = []
  // Choices that are taken back stay in the log: so a match grows as long as one likes.
  while (news.view.entry < 1000) {
    // The processor's time, not the clock's: other work on the machine is none of ours.
    const before = process.cpuUsage()
    news = await step(hall, news)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
    const { table, undo } = news.view
    const action = { kind: 'undo-propose', entry: table.entry, to: undo[0].to } as const
    news = await hall.act({ id, person: 'seat-1', action })
  }
  const late = times.slice(-100).sort((a, b) => a - b)
  expect(late[50]).toBeLessThan(20)
})

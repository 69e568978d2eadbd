import 'fake-indexeddb/auto'
import type { Puzzle } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { News } from '../host/protocol.ts'
import { idOfPuzzle } from '../links/place.ts'
import { freshStore, hallWith } from '../testing/hall-play.ts'
import { GAMES, loadGame } from './games.ts'
import type { Hall } from './hall.ts'

const choose = (hall: Hall, { view }: News, text: string): Promise<News> => {
  const seat = view.table.decides?.seats[0] ?? 0
  const [person] = view.table.seats[seat].people
  const entry = view.decision?.entry ?? view.entry
  const action = { kind: 'choose', entry, texts: [text] } as const
  return hall.act({ id: view.id, person, action })
}

async function opened(game: string, { id: puzzle }: Puzzle) {
  const hall = hallWith(freshStore())
  const id = idOfPuzzle({ game, puzzle })
  return { hall, id, news: await hall.open({ id }) }
}

/** The first that one choice decides. */
const oneStep = (all: readonly Puzzle[]): Puzzle =>
  all.find(({ steps }) => steps.length === 1) ?? all[0]

describe.each(GAMES)('Puzzles of %s', (game) => {
  it('are listed in the language that is spoken', async () => {
    const hall = hallWith(freshStore())
    const english = await hall.puzzles({ game })
    expect(english.map(({ number }) => number)).toEqual(english.map((_, n) => n + 1))
    expect(english.every(({ asks }) => asks !== '')).toBe(true)
    await hall.speak({ language: 'fr' })
    const french = await hall.puzzles({ game })
    expect(french.map(({ puzzle }) => puzzle)).toEqual(english.map(({ puzzle }) => puzzle))
    expect(french[0].asks).not.toBe(english[0].asks)
  })

  it('are all solved by their answers, made at the table', async () => {
    for (const puzzle of await (await loadGame(game)).puzzles()) {
      const { hall, id, news } = await opened(game, puzzle)
      expect(await hall.puzzle({ id })).toMatchObject({ outcome: 'open', step: 0, odds: [] })
      let now: News = news
      for (const [n, [{ text }]] of puzzle.steps.entries()) {
        expect((await hall.puzzle({ id })).step, puzzle.id).toBe(n)
        now = await choose(hall, now, text)
      }
      const { outcome, odds } = await hall.puzzle({ id })
      expect(outcome, puzzle.id).toBe('right')
      expect(odds[0]).toMatchObject({ isAnswer: true, isOwn: true })
      expect(odds.length).toBeGreaterThan(1)
      expect(odds.length).toBeLessThanOrEqual(4)
    }
  })

  it('are looked at without hints', async () => {
    const [puzzle] = await (await loadGame(game)).puzzles()
    const { news } = await opened(game, puzzle)
    expect(news.view.noHints).toBe('puzzle')
  })

  it('judge a wrong choice, close the table, and lay it anew when it is opened again', async () => {
    const puzzle = oneStep(await (await loadGame(game)).puzzles())
    const { hall, id, news } = await opened(game, puzzle)
    const wrong = puzzle.steps[0].at(-1)?.text ?? ''
    const after = await choose(hall, news, wrong)
    const { outcome, odds } = await hall.puzzle({ id })
    expect(outcome).toBe('wrong')
    expect(odds.find(({ isOwn }) => isOwn)?.isAnswer).toBe(false)
    expect(odds.find(({ isAnswer }) => isAnswer)?.chance).toBe(puzzle.steps[0][0].chance)
    expect([after.view.table.decides, after.view.undo]).toEqual([undefined, []])
    await expect(choose(hall, after, wrong)).rejects.toThrow('only be looked at')
    const again = await hall.open({ id })
    expect(again.view.entry).toBe(news.view.entry)
    expect((await hall.puzzle({ id })).outcome).toBe('open')
  })

  it('can be played on as a match that is kept', async () => {
    const puzzle = oneStep(await (await loadGame(game)).puzzles())
    const { hall, news } = await opened(game, puzzle)
    const after = await choose(hall, news, puzzle.steps[0][0].text)
    expect(await hall.list()).toEqual([])
    const { view } = await hall.branch({ id: after.view.id, entry: after.view.entry })
    expect([view.kept, view.unranked]).toEqual(['kept', 'played-on'])
    expect(view.table.decides).toBeDefined()
    expect((await hall.list()).map(({ id }) => id)).toEqual([view.id])
  })
})

it('says that there is no such puzzle', async () => {
  const hall = hallWith(freshStore())
  const id = idOfPuzzle({ game: 'tenefyr', puzzle: 'p000000' })
  await expect(hall.open({ id })).rejects.toThrow()
})

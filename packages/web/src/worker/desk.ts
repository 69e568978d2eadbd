/** The hall's desk: files, links and packs that come in and go out, keepsakes, dailies, lessons and puzzles. What it needs is loaded when it is asked. */
import type { LanguageCode, MatchRecord } from '@muster/engine'
import { isOfChronicle } from '../host/chronicle.ts'
import type { Pushed } from '../host/online.ts'
import type { CallName, MatchSummary } from '../host/protocol.ts'
import type { OpenTable } from './open-table.ts'
import { type Box, parseNotation } from './openings.ts'
import type { Rehearsal } from './rehearsal.ts'
import type { Answers } from './serve.ts'
import type { Store } from './store.ts'

type DeskCall = Extract<
  CallName,
  | 'read'
  | 'bring'
  | 'printAll'
  | 'link'
  | 'packs'
  | 'bringPack'
  | 'dropPack'
  | 'printPack'
  | 'ending'
  | 'wall'
  | 'countOld'
  | 'dailies'
  | 'daily'
  | 'chronicle'
  | 'lessons'
  | 'lesson'
  | 'puzzles'
  | 'puzzle'
  | 'rehearse'
  | 'consider'
  | 'why'
  | 'online'
  | 'picture'
  | 'review'
  | 'choiceWords'
  | 'keepReview'
>

/** What the desk asks of the hall. */
export interface Behind {
  readonly store: Store
  now(): number
  language(): LanguageCode
  tableOf(id: string): Promise<OpenTable>
  list(): Promise<readonly MatchSummary[]>
  /** Opens a match and keeps it; gives its name. */
  take(record: MatchRecord): Promise<string>
  /** A kept match, without a place in the hall. */
  takeUp(id: string): Promise<OpenTable>
  boxOf(record: MatchRecord): Promise<Box>
  /** All that is kept, as text, the last played first. */
  kept(): Promise<readonly string[]>
  /** Gives a table its place in the hall; another of its name goes. */
  seats(open: OpenTable): void
  push(pushed: Pushed): void
}

type Desk = Pick<Answers, DeskCall> & {
  /** Writes down how a daily or a scenario of a chronicle ended, if this is one that has. */
  keepResult(open: OpenTable): Promise<void>
}

export function deskOf(hall: Behind): Desk {
  const { store } = hall
  let rehearsal: { readonly id: string; readonly match: Rehearsal } | undefined
  const cupboard = () => ({ store, language: hall.language(), now: hall.now() })
  return {
    read: async ({ notation }) => ({ id: await hall.take(parseNotation(notation)) }),
    bring: async ({ text }) => (await import('./files.ts')).bring(text, hall, hall.language()),
    printAll: async () => (await import('./files.ts')).printAll(await hall.kept(), store),
    link: async ({ id }) => (await import('./links.ts')).linkOf(await hall.tableOf(id)),
    packs: async ({ game }) => (await import('./pack-list.ts')).packsOn(store, game),
    bringPack: async ({ text }) =>
      (await import('./packs.ts')).bringPack(store, text, hall.language(), hall.now()),
    dropPack: async ({ hash }) => {
      await store.dropPack(hash)
      return true
    },
    printPack: async ({ hash }) => (await import('./packs.ts')).printPack(store, hash),
    ending: async ({ id }) =>
      (await import('./keepsakes.ts')).endingOf(await hall.tableOf(id), cupboard()),
    wall: async ({ game }) => (await import('./keepsakes.ts')).wallOf(game, cupboard()),
    countOld: async ({ game }) =>
      (await import('./keepsakes.ts')).countOld(game, cupboard(), hall.takeUp),
    dailies: async ({ game }) =>
      (await import('./dailies.ts')).dailiesOf(game, store, hall.now(), await hall.list()),
    daily: async ({ id }) =>
      (await import('./dailies.ts')).dailyEnding(await hall.tableOf(id), store, hall.now()),
    chronicle: async (ask) => {
      const { chronicleView } = await import('./chronicles.ts')
      const over = ask.id === undefined ? undefined : await hall.tableOf(ask.id)
      return await chronicleView(ask, cupboard(), await hall.list(), over)
    },
    keepResult: async (open) => {
      if (!open.table.isOver) return
      try {
        if (open.daily !== undefined) await (await import('./dailies.ts')).keepDaily(open, store)
        else if (isOfChronicle(open.table.record.options)) {
          await (await import('./chronicles.ts')).keepScenario(open, store)
        }
      } catch {
        // Who reads the end of the match tries again.
      }
    },
    rehearse: async ({ id }) => {
      // Who has gone to another match meanwhile rehearses that one.
      if (rehearsal?.id !== id) {
        const { Rehearsal } = await import('./rehearsal.ts')
        const open = await hall.tableOf(id)
        const match = new Rehearsal(await hall.boxOf(open.record), open, hall.language())
        rehearsal = { id, match }
      }
      const step = rehearsal.match.goOn()
      if (step.over) rehearsal = undefined
      return step
    },
    consider: async (question) => (await import('./consider.ts')).consider(question),
    why: async ({ id, entry, thought }) => {
      const { whyOf } = await import('./why.ts')
      return whyOf(await hall.tableOf(id), entry, thought, hall.language())
    },
    online: async (ask) => await (await import('./online/online.ts')).answer(ask, hall),
    picture: async ({ id }) => {
      const { game, table } = await hall.tableOf(id)
      return { piles: game.sayPiles(table.state, hall.language()) }
    },
    review: async ({ id }) =>
      (await import('./reviews.ts')).reviewOf(await hall.tableOf(id), store, hall.language()),
    choiceWords: async ({ id, choices }) =>
      (await import('./reviews.ts')).choiceWords(await hall.tableOf(id), choices, hall.language()),
    keepReview: async ({ id, judgement }) =>
      (await import('./reviews.ts')).keepReview(await hall.tableOf(id), store, judgement),
    lessons: async () => (await import('./lessons.ts')).allLessons(hall.language()),
    lesson: async ({ id }) =>
      (await import('./lessons.ts')).lessonView(await hall.tableOf(id), hall.language()),
    puzzles: async ({ game }) => (await import('./puzzles.ts')).puzzlesOf(game, hall.language()),
    puzzle: async ({ id }) =>
      (await import('./puzzles.ts')).puzzleView(await hall.tableOf(id), hall.language()),
  }
}

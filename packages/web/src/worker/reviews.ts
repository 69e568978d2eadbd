/** Matches that are over, laid out choice by choice for who wants to think about them again. */
import { type Position, positionsOf } from '@muster/bots'
import type { EngineState, LanguageCode } from '@muster/engine'
import type {
  ChoiceNamed,
  ChoiceWords,
  Judgement,
  ReviewPosition,
  ReviewView,
} from '../host/review.ts'
import { loadGame } from './games.ts'
import type { OpenTable } from './open-table.ts'
import { Refusal } from './serve.ts'
import type { Store } from './store.ts'
import { workerTexts } from './texts.ts'
import { askedAt } from './views.ts'

/** Goes up when searches judge differently: what was kept before is thought again. */
const VERSION = 1

/** What lies beside a match, and of how much of it. */
interface KeptReview {
  readonly version: number
  readonly entries: number
  readonly judgement: Judgement
}

export async function reviewOf(
  open: OpenTable,
  store: Store,
  language: LanguageCode,
): Promise<ReviewView> {
  const { game, table, pack } = open
  const { result } = table.record
  if (result === undefined) throw new Refusal('choice', workerTexts[language].notOver)
  const { chapters } = await loadGame(game.name)
  const kept = await keptFor(open, store)
  return {
    game: game.name,
    ...(pack === undefined ? {} : { pack: { hash: game.pack.hash, source: pack } }),
    positions: positionsAt(open, chapters.event),
    chapters: chapters.kind,
    won: result === 'won',
    ...(kept === undefined ? {} : { kept }),
  }
}

/** Of the table that was last asked about: whoever goes along a curve asks often. */
const last: { open?: OpenTable; version?: number; choices: Position<EngineState>[] } = {
  choices: [],
}

function choicesOf(open: OpenTable): Position<EngineState>[] {
  const { game, table } = open
  if (last.open !== open || last.version !== table.version) {
    const past = table.past()
    last.open = open
    last.version = table.version
    last.choices = positionsOf(game, table.entries, (entry) => past[entry].state)
  }
  return last.choices
}

function positionsAt(open: OpenTable, opensChapter: string): ReviewPosition[] {
  const { table } = open
  const { entries } = table
  const past = table.past()
  const standing = table.standing()
  const chapterAfter = new Map<number, number>()
  let chapter = 0
  for (const n of standing) {
    chapter += past[n].events.filter(({ name }) => name === opensChapter).length
    chapterAfter.set(n, chapter)
  }
  return choicesOf(open).map((position) => {
    const { entry: n, by } = position
    const entry = entries[n]
    const before = standing[standing.indexOf(n) - 1]
    const { before: company, muted } = past[n]
    const seats = by === 'party' ? company.seats : [company.seats[by]]
    const isBots = seats.length > 0 && seats.every((seat) => seat?.bot !== undefined)
    return {
      ...position,
      before,
      whose: muted ? 'told' : isBots ? 'bots' : 'people',
      chapter: Math.max(1, chapterAfter.get(before) ?? 1),
      dealt: entry.kind === 'choice' && entry.dealt.length > 0,
    }
  })
}

export function choiceWords(
  open: OpenTable,
  choices: readonly ChoiceNamed[],
  language: LanguageCode,
): ChoiceWords[] {
  const { game } = open
  const positions = choicesOf(open)
  return choices.map(({ at, options }) => {
    const { state } = positions[at]
    const asked = askedAt(game, state)
    if (asked === undefined) return { question: '', options: [] }
    return {
      question: game.sayPrompt(state, asked, language),
      options: options.map((option) => game.sayOption(state, asked, option, language)),
    }
  })
}

async function keptFor({ id, table }: OpenTable, store: Store): Promise<Judgement | undefined> {
  const kept = await store.review(id).catch(() => undefined)
  if (!isKept(kept)) return undefined
  const isSame = kept.version === VERSION && kept.entries === table.entries.length
  return isSame ? kept.judgement : undefined
}

/** Only of what is kept itself; if it fails, it is thought again. */
export async function keepReview(
  { id, kept, table }: OpenTable,
  store: Store,
  judgement: Judgement,
): Promise<true> {
  if (kept !== 'kept') return true
  const review: KeptReview = { version: VERSION, entries: table.entries.length, judgement }
  await store.keepReview(id, review).catch(() => undefined)
  return true
}

const isKept = (value: unknown): value is KeptReview =>
  typeof value === 'object' && value !== null && 'judgement' in value && 'version' in value

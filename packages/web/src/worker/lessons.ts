/** Lessons: tables that are laid for the purpose, and of which nothing is kept. */
import {
  eventText,
  guideAt,
  LaidDealer,
  type LanguageCode,
  type Lesson,
  lessonOutcome,
  parsePosition,
} from '@muster/engine'
import { openTable } from '@muster/table'
import type { LessonSummary, LessonView, SeatPlan } from '../host/protocol.ts'
import { lessonOfId } from '../links/place.ts'
import { Watcher } from './beats.ts'
import { GAMES, loadGame } from './games.ts'
import { OpenTable } from './open-table.ts'
import { seatingOf } from './openings.ts'
import { Refusal } from './serve.ts'
import { workerTexts } from './texts.ts'

export async function allLessons(language: LanguageCode): Promise<LessonSummary[]> {
  const ofGames = await Promise.all(
    GAMES.map(async (game) =>
      (await (await loadGame(game)).lessons()).map((lesson) => summaryOf(game, lesson, language)),
    ),
  )
  return ofGames.flat()
}

const summaryOf = (game: string, lesson: Lesson, language: LanguageCode): LessonSummary => ({
  game,
  lesson: lesson.id,
  title: lesson.title[language],
  about: lesson.about[language],
})

/** The table of a lesson, as it is laid at its beginning. All who sit there play at this device. */
export async function lessonTable(
  id: string,
  { game: name, lesson: wanted }: { readonly game: string; readonly lesson: string },
  language: LanguageCode,
): Promise<OpenTable> {
  const { house: game, opensBeat, lessons, paths } = await loadGame(name)
  const lesson = (await lessons()).find((one) => one.id === wanted)
  if (lesson === undefined) throw new Refusal('unknown-match', workerTexts[language].noMatch)
  const { options, state } = parsePosition(game, lesson.position)
  const plan: SeatPlan[] = Array.from({ length: game.seats(state) }, () => ({ name: '' }))
  const deal = { kind: 'scripted', note: `lesson ${lesson.id}` } as const
  const watcher = new Watcher(game, opensBeat)
  const table = openTable(
    game,
    {
      ...{ options, deal, start: lesson.position, watch: watcher.watch },
      ...seatingOf(plan, (seat) => game.seatName(state, seat, language), {
        allRoutine: true,
      }),
    },
    new LaidDealer(game, state, lesson.deal),
  )
  const open = new OpenTable({
    ...{ id, game, table, watcher, plan, deal },
    ...{ seed: undefined, given: true, revision: 0, played: 0, paths: paths?.(game) },
  })
  open.kept = 'laid'
  return open
}

/** How far it has come, by the choices that stand. */
export async function lessonView(
  { id, game, table }: OpenTable,
  language: LanguageCode,
): Promise<LessonView> {
  const all = await (await loadGame(game.name)).lessons()
  const at = all.findIndex((one) => one.id === lessonOfId(id)?.lesson)
  if (at < 0) throw new Refusal('unknown-match', workerTexts[language].noMatch)
  const [lesson, next] = all.slice(at)
  const told = table
    .standing()
    .slice(1)
    .map((n) => table.eventsOf(n).map((event) => eventText(game, table.stateAfter(n), event)))
  const outcome = lessonOutcome(lesson, told)
  const guide = guideAt(lesson, table.decision?.prompt ?? '', told)
  const say = outcome === 'open' ? guide?.say : lesson[outcome]
  return {
    ...summaryOf(game.name, lesson, language),
    asks: lesson.asks[language],
    outcome,
    say: say?.[language] ?? '',
    ...(outcome === 'open' && guide?.advises !== undefined ? { advises: guide.advises } : {}),
    ...(next === undefined ? {} : { next: summaryOf(game.name, next, language) }),
  }
}

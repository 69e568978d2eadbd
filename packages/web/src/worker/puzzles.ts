/** Puzzles: tables laid as they were once met, of which nothing is kept. */
import {
  type AnyGame,
  dealerOf,
  dryRun,
  type EngineState,
  type LanguageCode,
  optionTexts,
  type Puzzle,
  type PuzzleVerdict,
  parsePosition,
  sealDeal,
  verdictOn,
} from '@muster/engine'
import { openTable } from '@muster/table'
import type { SeatPlan } from '../host/protocol.ts'
import type { PuzzleOdds, PuzzleSummary, PuzzleView } from '../host/puzzles.ts'
import { puzzleOfId } from '../links/place.ts'
import { Watcher } from './beats.ts'
import { newDeal, secret } from './deals.ts'
import { loadGame } from './games.ts'
import { OpenTable, type PageTable } from './open-table.ts'
import { seatingOf } from './openings.ts'
import { Refusal } from './serve.ts'
import { workerTexts } from './texts.ts'
import { askedAt } from './views.ts'

/** The answer, the own choice and the best of the others. */
const SHOWN = 4

export async function puzzlesOf(name: string, language: LanguageCode): Promise<PuzzleSummary[]> {
  const { house, puzzles } = await loadGame(name)
  return (await puzzles()).map((puzzle, at) => summaryOf(house, puzzle, at + 1, language))
}

function summaryOf(
  game: AnyGame,
  { id, difficulty, position }: Puzzle,
  number: number,
  language: LanguageCode,
): PuzzleSummary {
  const { options, state } = parsePosition(game, position)
  const asked = askedAt(game, state)
  const asks = asked === undefined ? '' : game.sayAsked(state, asked, language).question
  return { game: game.name, puzzle: id, number, difficulty, options, asks }
}

/** The table of a puzzle. All who sit there play at this device; what comes after the choice is dealt as ever. */
export async function puzzleTable(
  id: string,
  { game: name, puzzle: wanted }: { readonly game: string; readonly puzzle: string },
  language: LanguageCode,
): Promise<OpenTable> {
  const { house: game, opensBeat, puzzles, paths, glimpseOf } = await loadGame(name)
  const puzzle = (await puzzles()).find((one) => one.id === wanted)
  if (puzzle === undefined) throw new Refusal('unknown-match', workerTexts[language].noMatch)
  const { options, state } = parsePosition(game, puzzle.position)
  const plan: SeatPlan[] = Array.from({ length: game.seats(state) }, () => ({ name: '' }))
  const opened = newDeal(secret, plan.length)
  const deal = sealDeal(opened.seed, opened.match, opened.nonces)
  const watcher = new Watcher(game, opensBeat)
  const table = openTable(
    game,
    {
      ...{ options, deal, start: puzzle.position, watch: watcher.watch },
      ...seatingOf(plan, (seat) => game.seatName(state, seat, language), {
        allRoutine: true,
      }),
    },
    dealerOf(opened),
  )
  const open = new OpenTable({
    ...{ id, game, table, watcher, plan, deal, glimpseOf },
    ...{ seed: opened.seed, given: false, revision: 0, played: 0, paths: paths?.(game) },
    isDone: () => verdictOn(puzzle, choicesAt(table)).outcome !== 'open',
  })
  open.kept = 'laid'
  return open
}

/** How it stands, by the choices that were made and not taken back. */
export async function puzzleView(
  { id, game, table }: OpenTable,
  language: LanguageCode,
): Promise<PuzzleView> {
  const all = await (await loadGame(game.name)).puzzles()
  const at = all.findIndex((one) => one.id === puzzleOfId(id)?.puzzle)
  if (at < 0) throw new Refusal('unknown-match', workerTexts[language].noMatch)
  const [puzzle, next] = all.slice(at)
  const verdict = verdictOn(puzzle, choicesAt(table))
  const { state } = parsePosition(game, puzzle.position)
  const asked = askedAt(game, state)
  return {
    ...summaryOf(game, puzzle, at + 1, language),
    of: all.length,
    who: asked === undefined ? '' : game.sayAsked(state, asked, language).who,
    outcome: verdict.outcome,
    step: verdict.step,
    steps: puzzle.steps.length,
    odds: verdict.outcome === 'open' ? [] : oddsOf(game, puzzle, verdict, state, language),
    ...(next === undefined ? {} : { next: summaryOf(game, next, at + 2, language) }),
  }
}

const choicesAt = (table: PageTable): readonly string[] =>
  table.standing().flatMap((n) => {
    const entry = table.entries[n]
    return entry.kind === 'choice' ? entry.texts : []
  })

function oddsOf(
  game: AnyGame,
  { steps }: Puzzle,
  { step, chosen }: PuzzleVerdict,
  start: EngineState,
  language: LanguageCode,
): PuzzleOdds[] {
  let state = start
  for (const [{ text }] of steps.slice(0, step))
    state = dryRun(game, state, indexOf(game, state, text)).state
  const asked = askedAt(game, state)
  if (asked === undefined) return []
  const options = steps[step]
  const rivals = options.filter(({ text }, n) => n > 0 && text !== chosen)
  const room = chosen === options[0].text ? SHOWN - 1 : SHOWN - 2
  const shown = options.filter((one) => !rivals.slice(room).includes(one))
  return shown.map(({ text, chance }) => ({
    say: game.sayOption(state, asked, indexOf(game, state, text), language),
    chance,
    isAnswer: text === options[0].text,
    isOwn: text === chosen,
  }))
}

function indexOf(game: AnyGame, state: EngineState, text: string): number {
  const asked = askedAt(game, state)
  return asked === undefined ? -1 : optionTexts(game, state, asked).indexOf(text)
}

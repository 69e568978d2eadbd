/**
 * Ways back. A **step** is the last choice that people made, or its whole row of picks; what bots and mutes chose
 * afterwards goes along. An **action** and a **turn** are what the game's clock says they are: back to the first
 * choice made while the clock showed the same action or turn as at that step. For a game without a clock a turn is
 * the run of choices by the same chooser that the step belongs to, and an action goes back, within that run, to the
 * last choice that was asked as far out in the rules as any of the run (a card played, not what it then asked for).
 */
import { type EngineState, type Entry, type Game, standing } from '@muster/engine'
import { type Company, type PersonId, seatsHere, seatsOf } from './company.ts'
import type { Moment } from './moment.ts'
import type { Told } from './told.ts'
import type { ProposalView, UndoItem } from './view.ts'

/** What an undo to an entry takes back of what stands after another; none where no way leads there. */
export function takenBack(
  entries: readonly Entry[],
  to: number,
  after = entries.length - 1,
): number[] | undefined {
  if (to > after) return undefined
  const line = standing(entries, after)
  const kept = standing(entries, to)
  const isBefore = kept.length < line.length && kept.every((n, i) => n === line[i])
  return isBefore ? line.slice(kept.length) : undefined
}

/** Was something dealt after one of these choices? */
export function passesSeal(entries: readonly Entry[], numbers: readonly number[]): boolean {
  return numbers.some((n) => {
    const entry = entries[n]
    return entry.kind === 'choice' && entry.dealt.length > 0
  })
}

/** Needs it nobody else's consent? */
export function isFree<S extends EngineState, C>(
  { company, entries, told }: Moment<S, C>,
  person: PersonId | undefined,
  numbers: readonly number[],
): boolean {
  if (person === undefined || passesSeal(entries, numbers)) return false
  if (company.settings.oneDevice) return true
  const mine = seatsOf(company, person)
  if (mine.length === 0) return false
  return told(numbers).every(
    ({ owners }) => owners.length === 0 || owners.some((seat) => mine.includes(seat)),
  )
}

export function proposalView(
  company: Company,
  entries: readonly Entry[],
): ProposalView | undefined {
  const { proposal } = company
  if (proposal === undefined) return undefined
  const { entry, to, agreed } = proposal
  const takesBack = takenBack(entries, to) ?? []
  return {
    proposal: entry,
    to,
    takesBack,
    pastSeal: passesSeal(entries, takesBack),
    agreed,
    missing: seatsHere(company).filter((seat) => !agreed.includes(seat)),
  }
}

export function undoItems<S extends EngineState, C>(
  moment: Moment<S, C>,
  person: PersonId | undefined,
): UndoItem[] {
  const { game, told, entries } = moment
  const line = standing(entries)
  if (line.length === 0) return []
  const choices = told(line)
  const step = lastStep(choices)
  const item = (kind: UndoItem['kind'], at: number): UndoItem => {
    const takesBack = line.slice(at)
    const pastSeal = passesSeal(entries, takesBack)
    return {
      kind,
      to: line[at] - 1,
      takesBack,
      pastSeal,
      free: isFree(moment, person, takesBack),
    }
  }
  return [
    item('step', step),
    item('action', actionStart(game, choices, step)),
    item('turn', turnStart(game, choices, step)),
  ]
}

/** Where the last row of picks, or single choice, of people begins; of bots, where there are no others. */
function lastStep<S>(choices: readonly Told<S>[]): number {
  let at = choices.length - 1
  while (at > 0 && choices[at].owners.length === 0) at--
  if (choices[at].owners.length === 0) at = choices.length - 1
  return rowStart(choices, at)
}

function rowStart<S>(choices: readonly Told<S>[], at: number): number {
  let start = at
  while (start > 0 && choices[start].goesOn) start--
  return start
}

function turnStart<S extends EngineState, C>(
  game: Game<S, C>,
  choices: readonly Told<S>[],
  step: number,
): number {
  const clock = game.clock?.(choices[step].from)
  if (clock === undefined) return runStart(choices, step)
  return goBack(step, (at) => game.clock?.(choices[at].from).turn === clock.turn)
}

function actionStart<S extends EngineState, C>(
  game: Game<S, C>,
  choices: readonly Told<S>[],
  step: number,
): number {
  const clock = game.clock?.(choices[step].from)
  if (clock !== undefined) {
    return goBack(step, (at) => game.clock?.(choices[at].from).action === clock.action)
  }
  const depth = (at: number) => choices[at].from.stack.length
  const first = runStart(choices, step)
  let outermost = depth(step)
  for (let at = first; at < step; at++) {
    if (!choices[at].muted && depth(at) < outermost) outermost = depth(at)
  }
  let at = step
  while (at > first && (choices[at].muted || depth(at) > outermost)) at--
  return rowStart(choices, at)
}

/** The first choice of the run by one chooser; passes that others had wished beforehand do not end it. */
function runStart<S>(choices: readonly Told<S>[], step: number): number {
  const by = choices[step].decision?.by
  const start = goBack(step, (at) => choices[at].muted || choices[at].decision?.by === by)
  let at = start
  while (at < step && choices[at].decision?.by !== by) at++
  return at
}

/** As far back as every choice on the way is one of them. */
function goBack(from: number, isOne: (at: number) => boolean): number {
  let at = from
  while (at > 0 && isOne(at - 1)) at--
  return at
}

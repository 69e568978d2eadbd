/** A match told entry by entry: as it goes on, or once more from its log. */
import {
  type Dealer,
  type EngineState,
  type Game,
  type LanguageCode,
  type Match,
  type MatchRecord,
  playAgain,
  type Question,
  receiveEntry,
  recordedDealers,
  type Watch,
} from '@muster/engine'
import { afterEntry, type Company, emptyCompany } from './company.ts'
import { linesAfter, linesBefore, linesOf } from './log.ts'
import type { LogLine } from './speech.ts'
import { voicesOf } from './speech.ts'
import { foretell, type Told, tellLast } from './told.ts'

/** Plays a log again with what was dealt, and tells each entry; the dealer deals on. */
export function playAndTell<S extends EngineState, C>(
  game: Game<S, C>,
  record: MatchRecord,
  dealer?: Dealer,
  watch?: Watch<S>,
): { match: Match<S, C>; told: Told<S>[] } {
  const told: Told<S>[] = []
  let decision: Question | undefined
  const after = (played: Match<S, C>) => {
    const { state = played.state, after: company = companyAfter(played, 0) } = told.at(-1) ?? {}
    told.push(tellLast(played, { state, company, decision }, companyNext(played, company)))
    decision = played.question()
  }
  return { match: playAgain(game, record, recordedDealers(game), after, { dealer, watch }), told }
}

/** Tells entries of a match once more, from one to another; `before`: who sat there then. */
export function tellAgain<S extends EngineState, C>(
  match: Match<S, C>,
  before: Company,
  first: number,
  last: number,
): Told<S>[] {
  if (first === 0) return playAndTell(match.game, upTo(match, last)).told
  const again = match.at(first - 1)
  let company = before
  const told: Told<S>[] = []
  for (let n = first; n <= last; n++) {
    const lay = { state: again.state, company, decision: again.question() }
    receiveEntry(again, n, match.entries[n])
    company = companyNext(again, company)
    told.push(tellLast(again, lay, company))
  }
  return told
}

/** Says entries of a match in several languages, without keeping how the table lay after each. */
export function sayAgain<S extends EngineState, C>(
  match: Match<S, C>,
  before: Company,
  languages: readonly LanguageCode[],
  first: number,
  last: number,
): LogLine[][] {
  const { game, entries } = match
  const said: LogLine[][] = languages.map(() => [])
  let n = first
  if (n === 0 && n <= last) {
    const [begin] = tellAgain(match, before, 0, 0)
    voicesOf(game, begin, entries, 0, languages).forEach((voice, i) => {
      said[i].push(...linesOf(voice))
    })
    n++
  }
  if (n > last) return said
  const again = match.at(n - 1, true)
  let company = before
  for (; n <= last; n++) {
    const lies = { state: again.state, company, decision: again.question() }
    const foretold = foretell(game, lies, entries[n])
    voicesOf(game, foretold, entries, n, languages, again.asking).forEach((voice, i) => {
      said[i].push(...linesBefore(voice))
    })
    receiveEntry(again, n, entries[n])
    company = companyNext(again, company)
    const events = entries[n].kind === 'note' ? [] : again.events()
    const told = { ...foretold, state: again.state, events, after: company }
    voicesOf(game, told, entries, n, languages, again.asking).forEach((voice, i) => {
      said[i].push(...linesAfter(voice))
    })
  }
  return said
}

/** The record of a match as it was after an entry. */
function upTo<S extends EngineState, C>({ record }: Match<S, C>, last: number): MatchRecord {
  const { result: _, ...rest } = record
  return { ...rest, entries: record.entries.slice(0, last + 1) }
}

/** Who sits at the table after an entry; from an earlier one on, where it is known who did before that. */
export function companyAfter<S extends EngineState, C>(
  { game, state, entries }: Match<S, C>,
  n: number,
  from = 0,
  known = emptyCompany(game.seats(state)),
): Company {
  let company = known
  for (let i = from; i <= n; i++) company = afterEntry(company, entries[i], i)
  return company
}

/** Who sits there after the last entry, when it is known who did before it. */
export function companyNext<S extends EngineState, C>(
  match: Match<S, C>,
  before: Company,
): Company {
  const n = match.version
  return afterEntry(before, match.entries[n], n)
}

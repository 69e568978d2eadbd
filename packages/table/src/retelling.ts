/** A match told entry by entry: as it goes on, or once more from its log. */
import {
  type Dealer,
  type EngineState,
  type Game,
  type Match,
  type MatchRecord,
  playAgain,
  type Question,
  recordedDealers,
  type Watch,
} from '@muster/engine'
import { afterEntry, emptyCompany } from './company.ts'
import { type Told, tellLast } from './told.ts'

/** Plays a log again with what was dealt, and tells each entry; the dealer deals on. */
export function playAndTell<S extends EngineState, C>(
  game: Game<S, C>,
  record: MatchRecord,
  dealer?: Dealer,
  watch?: Watch<S>,
): { match: Match<S, C>; told: Told<S>[] } {
  const told: Told<S>[] = []
  let asked: Question | undefined
  const after = (played: Match<S, C>) => {
    told.push(tellNext(played, told.at(-1), asked))
    asked = played.question()
  }
  return { match: playAgain(game, record, recordedDealers(game), after, dealer, watch), told }
}

/** Tells the last entry of a match, with who sits at the table after it. */
export function tellNext<S extends EngineState, C>(
  match: Match<S, C>,
  previous: Told<S> | undefined,
  asked: Question | undefined,
): Told<S> {
  const company = previous?.after ?? emptyCompany(match.game.seats(match.state))
  const n = match.version
  return tellLast(match, previous, asked, afterEntry(company, match.entries[n], n))
}

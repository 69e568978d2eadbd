/** Matches played again from their logs. */
import type { Dealer } from './dealer.ts'
import { CardIndex, RecordedDealer } from './dealers/recorded.ts'
import { MusterError } from './errors.ts'
import type { Game } from './game.ts'
import { type Match, type MatchSetup, mustBeDealt, newMatch, type Watch } from './match.ts'
import { chooserOf } from './option-text.ts'
import type { Entry, MatchRecord } from './record.ts'
import type { EngineState } from './state.ts'

export interface Replay<S> {
  readonly state: S
  /** The hash of the table after each entry. */
  readonly hashes: readonly string[]
  readonly result?: 'won' | 'lost'
}

/** Plays a match again with what was dealt, and checks that every choice is on its list. */
export function replay<S extends EngineState, C>(game: Game<S, C>, record: MatchRecord): Replay<S> {
  const hashes: string[] = []
  const match = playAgain(game, record, recordedDealers(game), (played) =>
    hashes.push(played.hash()),
  )
  const { result } = match.record
  return { state: game.copy(match.state), hashes, ...(result === undefined ? {} : { result }) }
}

/** Takes a stored match up again; the dealer deals on. */
export function resumeMatch<S extends EngineState, C>(
  game: Game<S, C>,
  record: MatchRecord,
  dealer: Dealer,
  inPlace = false,
): Match<S, C> {
  return playAgain(game, record, recordedDealers(game), () => undefined, { dealer, inPlace })
}

/** How a match that was played again goes on. */
export interface GoingOn<S> {
  /** Who deals then. */
  readonly dealer?: Dealer | undefined
  /** Is told what happens then. */
  readonly watch?: Watch<S> | undefined
  readonly inPlace?: boolean
}

/** Who deals at an entry of a log when it is played again. */
export type DealerAt = (entry: number, dealt: readonly string[]) => Dealer

export function recordedDealers<S extends EngineState, C>(game: Game<S, C>): DealerAt {
  const dealer = new RecordedDealer(new CardIndex(game))
  return (_entry, dealt) => {
    dealer.follow(dealt)
    return dealer
  }
}

/** Hands the deal to another dealer from entry to entry. */
class Relay implements Dealer {
  private dealer: Dealer

  constructor(dealer: Dealer) {
    this.dealer = dealer
  }

  handTo(dealer: Dealer): void {
    this.dealer = dealer
  }

  deal(state: EngineState, bag: number, position: number): number {
    return this.dealer.deal(state, bag, position)
  }

  roll(state: EngineState, stream: number, sides: number): number {
    return this.dealer.roll(state, stream, sides)
  }
}

/** Plays a log again with dealers of the caller's choice, and checks that they deal what was dealt. */
export function playAgain<S extends EngineState, C>(
  game: Game<S, C>,
  record: MatchRecord,
  dealerAt: DealerAt,
  after: (match: Match<S, C>) => void,
  { dealer: dealOn, watch, inPlace = false }: GoingOn<S> = {},
): Match<S, C> {
  const begin = beginningOf(game, record)
  const relay = new Relay(dealerAt(0, begin.dealt))
  let caughtUp = false
  const setup: MatchSetup<S> = {
    ...record,
    inPlace,
    ...(watch === undefined
      ? {}
      : {
          watch: (event, state) => {
            if (caughtUp) watch(event, state)
          },
        }),
  }
  const match = atEntry(0, () => newMatch(game, record.options, relay, setup))
  atEntry(0, () => mustBeDealt(begin.dealt, lastDealt(match)))
  after(match)
  for (let n = 1; n < record.entries.length; n++) {
    const entry = record.entries[n]
    if (entry.kind === 'choice') relay.handTo(dealerAt(n, entry.dealt))
    atEntry(n, () => enter(match, entry))
    after(match)
  }
  const played = match.record.result
  if (record.result !== undefined && record.result !== played) {
    const now = played ?? 'open'
    throw new MusterError('replay', `the log ends ${record.result}; played again it ends ${now}`)
  }
  if (dealOn !== undefined) relay.handTo(dealOn)
  caughtUp = true
  return match
}

function beginningOf<S extends EngineState, C>(game: Game<S, C>, record: MatchRecord) {
  if (record.game !== game.name) {
    throw new MusterError('replay', `the match is one of ${record.game}, not of ${game.name}`)
  }
  if (record.pack.hash !== game.pack.hash) {
    throw new MusterError(
      'replay',
      `the match was played with pack ${record.pack.name} (${record.pack.hash}), not with ${game.pack.name} (${game.pack.hash})`,
    )
  }
  const begin = record.entries[0]
  if (begin?.kind !== 'begin') throw new MusterError('replay', 'entry 0 must be the beginning')
  return begin
}

/**
 * Enters what another host of the same match has entered, with what it dealt. Throws a MusterError (code `replay`)
 * where the rules do not allow or deal the same, and then everything is as it was.
 */
export function receiveEntry<S extends EngineState, C>(
  match: Match<S, C>,
  n: number,
  entry: Entry,
): void {
  if (n !== match.version + 1) {
    throw new MusterError('stale', `entry ${n} does not follow entry ${match.version}`)
  }
  atEntry(n, () => enter(match, entry, true))
}

/** `again`: what it deals is dealt as the entry says, not by the match's own dealer. */
function enter<S extends EngineState, C>(match: Match<S, C>, entry: Entry, again = false): void {
  switch (entry.kind) {
    case 'begin':
      throw new MusterError('replay', 'a match begins only once')
    case 'undo':
      match.undo(entry.to, entry.agreed, entry.pastSeal)
      break
    case 'note':
      match.note(entry.name, entry.text)
      break
    case 'choice': {
      const by = match.isOver ? undefined : chooserOf(match.asking.by)
      if (by !== undefined && by !== entry.by) {
        throw new MusterError('replay', `${sayBy(entry.by)} chose, but ${sayBy(by)} was to choose`)
      }
      const { texts, agreed, dealt } = entry
      match.choose(texts, {
        ...(agreed === undefined ? {} : { agreed }),
        ...(again ? { dealt } : {}),
      })
      if (!again) mustBeDealt(dealt, lastDealt(match))
    }
  }
}

function sayBy(by: number | 'party'): string {
  return by === 'party' ? 'the party' : `seat ${by + 1}`
}

function lastDealt<S extends EngineState, C>(match: Match<S, C>): readonly string[] {
  const played = match.entries[match.version]
  return played.kind === 'choice' || played.kind === 'begin' ? played.dealt : []
}

/** Names the entry in the error. */
function atEntry<T>(n: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof MusterError)) throw error
    if (error.code === 'runaway' || error.code === 'rules') throw error
    throw new MusterError('replay', `entry ${n}: ${error.message}`)
  }
}

/** What a table keeps of each entry, so that nothing need be played again to tell of it. */
import type {
  Clock,
  EngineState,
  Entry,
  Game,
  Match,
  Question,
  Seat,
  Telling,
} from '@muster/engine'
import { type Company, isHeldByPeople, type Mute } from './company.ts'

export interface Told<S> {
  readonly entry: Entry
  /** The table before and after it; where rules run in place both are the table as it lies now. */
  readonly from: S
  readonly state: S
  readonly events: readonly Telling[]
  readonly before: Company
  readonly after: Company
  /** The decision that it answers or votes on. */
  readonly decision: Question | undefined
  /** The people's seats whose choice it was; none where a bot or a mute chose. */
  readonly owners: readonly Seat[]
  /** It was taken without asking: a pass that its seat had wished beforehand, or what nothing could be better than. */
  readonly muted: boolean
  /** It goes on with the row of picks of the choice before. */
  readonly goesOn: boolean
}

/** The table at which something is entered. */
export interface Lying<S> {
  readonly state: S
  readonly company: Company
  readonly decision: Question | undefined
}

/** Tells the last entry of a match, when the table before it is still at hand. */
export function tellLast<S extends EngineState, C>(
  match: Match<S, C>,
  lay: Lying<S>,
  after: Company,
): Told<S> {
  const n = match.version
  const told = { ...foretell(match.game, lay, match.entries[n]), state: match.state, after }
  const events = match.entries[n].kind === 'note' ? [] : match.events()
  return { ...told, events, goesOn: match.continuesRow(n) }
}

/** What is known of an entry before it is entered; nothing has come of it yet. */
export function foretell<S extends EngineState, C>(
  game: Game<S, C>,
  { state, company, decision }: Lying<S>,
  entry: Entry,
): Told<S> {
  const muted =
    entry.kind === 'choice' &&
    decision !== undefined &&
    isMuted(game, state, company, decision, entry.texts)
  return {
    entry,
    from: state,
    state,
    events: [],
    before: company,
    after: company,
    decision,
    owners: muted ? [] : ownersOf(company, entry),
    muted,
    goesOn: false,
  }
}

function ownersOf(company: Company, entry: Entry): Seat[] {
  if (entry.kind !== 'choice') return []
  const seats = [...(entry.by === 'party' ? [] : [entry.by]), ...(entry.agreed ?? [])]
  return seats.filter((seat) => isHeldByPeople(company, seat))
}

function isMuted<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  company: Company,
  decision: Question,
  texts: readonly string[],
): boolean {
  const pass = takenUnasked(game, state, company, decision)
  return pass !== undefined && texts.length === 1 && texts[0] === pass
}

/** What is chosen for people without asking them: nothing could be better, or they have wished so. */
export function takenUnasked<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  company: Company,
  decision: Question,
): string | undefined {
  const { by, unasked } = decision
  const isHeld = (seat: Seat) => isHeldByPeople(company, seat)
  const people = by === 'party' ? company.seats.some((_, seat) => isHeld(seat)) : isHeld(by)
  if (people && unasked !== undefined) return unasked
  return mutedPass(game, state, company, decision)
}

/** The pass that a seat has wished for a decision like this, while the wish stands. */
function mutedPass<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  company: Company,
  { by, mute }: Question,
): string | undefined {
  if (mute === undefined || by === 'party' || !isHeldByPeople(company, by)) return undefined
  const clock = game.clock?.(state)
  const wish = company.mutes.find(({ seat, key }) => seat === by && key === mute.key)
  return wish !== undefined && stands(wish, clock) ? mute.pass : undefined
}

/** Does a mute still stand? One for a turn or a round ends with it. */
export function stands({ span, since }: Mute, clock: Clock | undefined): boolean {
  return span === 'match' || clock?.[span] === since
}

/** What an action comes to. Nothing is changed here: a deed is done only when all of it is allowed. */
import { type EngineState, MusterError, type Question, type Seat, type Thing } from '@muster/engine'
import {
  actsFor,
  afterNote,
  type Company,
  type PersonId,
  seatsHere,
  seatsOf,
  union,
} from './company.ts'
import { type Decides, settledBy, type Taken, takenVote } from './decides.ts'
import type { Action, ActionOf } from './messages.ts'
import type { Moment } from './moment.ts'
import type { Note } from './notes.ts'
import { checkOffered } from './offered.ts'
import type { Phrase } from './phrases.ts'
import { seatingNotes } from './seating.ts'
import { takenUnasked } from './told.ts'
import { isFree, passesSeal, takenBack } from './undo.ts'
import { mustBeKnown, voiceOf } from './voice.ts'

export interface Undoing {
  readonly to: number
  readonly agreed: readonly Seat[]
  readonly pastSeal: boolean
}

export type Deed =
  | { readonly kind: 'notes'; readonly notes: readonly Note[] }
  | ({ readonly kind: 'choice' } & Taken)
  | ({ readonly kind: 'undo' } & Undoing)
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'point'; readonly thing: Thing }

export function deedOf<S extends EngineState, C>(
  moment: Moment<S, C>,
  person: PersonId,
  action: Action,
): Deed {
  switch (action.kind) {
    case 'choose':
      return choose(moment, person, action)
    case 'vote':
      return vote(moment, person, action.entry, action.texts, action.seat)
    case 'settle':
      return settle(moment, person, action)
    case 'undo-propose':
      return undoPropose(moment, person, action)
    case 'undo-agree':
      return undoAgree(moment, person, action)
    case 'undo-refuse':
      checkProposal(moment, action.proposal)
      return notes({ kind: 'refuses', seats: voiceOf(moment.company, person) })
    case 'mute':
      return mute(moment, person, action)
    case 'unmute':
      return unmute(moment.company, person, action)
    case 'say':
    case 'phrase':
    case 'point':
      mustBeKnown(moment.company, person)
      return action
    default:
      return { kind: 'notes', notes: seatingNotes(moment.company, person, action) }
  }
}

/** What comes by itself: an undo or a vote that nobody is missing for, or what needs no asking. */
export function nextByItself<S extends EngineState, C>(moment: Moment<S, C>): Deed | undefined {
  const { game, state, company, asked } = moment
  const { proposal } = company
  if (proposal !== undefined && seatsHere(company).length > 0) {
    const undo = undoing(moment, proposal.to, proposal.agreed)
    if (undo !== undefined) return undo
  }
  if (asked === undefined) return undefined
  const taken = takenVote(company, asked)
  if (taken !== undefined) return { kind: 'choice', ...taken }
  const pass = takenUnasked(game, state, company, asked)
  return pass === undefined ? undefined : { kind: 'choice', texts: [pass], agreed: [] }
}

export function notes(...list: Note[]): Deed {
  return { kind: 'notes', notes: list }
}

/** The present decision, if it is the one that was meant. */
export function presentDecision<S extends EngineState, C>(
  { asked, opened }: Moment<S, C>,
  entry: number,
): Question {
  checkEntry(opened, entry)
  return isThere(asked)
}

/** Who decides it. */
export function presentDecides<S extends EngineState, C>(
  moment: Moment<S, C>,
  entry: number,
): Decides {
  checkEntry(moment.opened, entry)
  return isThere(moment.decides())
}

function isThere<T>(asked: T | undefined): T {
  if (asked !== undefined) return asked
  throw new MusterError('choice', 'the match is over: there is nothing to choose')
}

function checkEntry(opened: number, entry: number): void {
  if (entry === opened) return
  throw new MusterError(
    'stale',
    `this was meant for the decision of entry ${entry}; the table waits for that of entry ${opened}`,
  )
}

function choose<S extends EngineState, C>(
  moment: Moment<S, C>,
  person: PersonId,
  { entry, texts }: ActionOf<'choose'>,
): Deed {
  const { company } = moment
  const decision = presentDecision(moment, entry)
  const decides = presentDecides(moment, entry)
  const mine = actsFor(company, person)
  if (decides.how === 'vote') return vote(moment, person, entry, texts, undefined)
  if (decides.how === 'arbiter' && mine.includes(decision.arbiter)) {
    return { kind: 'choice', texts, agreed: [decision.arbiter] }
  }
  if (decision.by !== 'party' && decides.bot === undefined) {
    if (mine.includes(decision.by)) return { kind: 'choice', texts, agreed: [] }
    const agreed = decides.standIns.filter((seat) => seatsOf(company, person).includes(seat))
    if (agreed.length > 0) return { kind: 'choice', texts, agreed }
  }
  throw new MusterError('seat', notYours(decides))
}

function notYours({ how, seats }: Decides): string {
  if (how === 'wait') return 'nobody who may decide this is here'
  const who = seats.map((seat) => seat + 1).join(', ')
  return how === 'bot' ? `the bot of seat ${who} decides this` : `seat ${who} decides this`
}

function vote<S extends EngineState, C>(
  moment: Moment<S, C>,
  person: PersonId,
  entry: number,
  texts: readonly string[],
  seat: Seat | undefined,
): Deed {
  const { game, state, company, entries } = moment
  const decision = presentDecision(moment, entry)
  const decides = presentDecides(moment, entry)
  if (decides.how !== 'vote') throw new MusterError('seat', `no vote is open: ${notYours(decides)}`)
  const seats = voiceOf(company, person, seat).filter((one) => decides.seats.includes(one))
  if (seats.length === 0) throw new MusterError('seat', 'who is away has no vote')
  checkOffered(game, state, isThere(moment.decision()), texts)
  const note: Note = { kind: 'vote', seats, person, texts }
  const taken = takenVote(afterNote(company, note, entries.length), decision)
  return taken === undefined ? notes(note) : { kind: 'choice', ...taken }
}

function settle<S extends EngineState, C>(
  moment: Moment<S, C>,
  person: PersonId,
  { entry, texts }: ActionOf<'settle'>,
): Deed {
  const { company } = moment
  const { settles } = presentDecides(moment, entry)
  if (settles === undefined) throw new MusterError('seat', 'there is no vote to settle')
  if (!actsFor(company, person).includes(settles)) {
    throw new MusterError('seat', `only seat ${settles + 1} can settle this`)
  }
  return { kind: 'choice', texts, agreed: settledBy(company, settles, texts) }
}

function undoPropose<S extends EngineState, C>(
  moment: Moment<S, C>,
  person: PersonId,
  { entry, to }: ActionOf<'undo-propose'>,
): Deed {
  const { company, entries, opened } = moment
  checkEntry(opened, entry)
  const numbers = takenBack(entries, to)
  if (numbers === undefined) {
    throw new MusterError('choice', `no way leads back to entry ${to} from here`)
  }
  const mine = voiceOf(company, person)
  if (isFree(moment, person, numbers)) {
    return { kind: 'undo', to, agreed: mine, pastSeal: false }
  }
  // Who asks for what another has asked for agrees.
  const asked = company.proposal?.to === to ? company.proposal.agreed : []
  const undo = undoing(moment, to, union(asked, mine))
  if (undo !== undefined) return undo
  return notes(
    asked.length > 0 ? { kind: 'agrees', seats: mine } : { kind: 'asks', seats: mine, to },
  )
}

function undoAgree<S extends EngineState, C>(
  moment: Moment<S, C>,
  person: PersonId,
  { proposal, seat }: ActionOf<'undo-agree'>,
): Deed {
  const { to, agreed } = checkProposal(moment, proposal)
  const seats = voiceOf(moment.company, person, seat)
  return undoing(moment, to, union(agreed, seats)) ?? notes({ kind: 'agrees', seats })
}

function checkProposal<S extends EngineState, C>({ company }: Moment<S, C>, entry: number) {
  const { proposal } = company
  if (proposal?.entry === entry) return proposal
  throw new MusterError('stale', 'nobody asks for this undo any more')
}

/** The undo, if all who are here agree. */
function undoing<S extends EngineState, C>(
  { company, entries }: Moment<S, C>,
  to: number,
  agreed: readonly Seat[],
): Deed | undefined {
  if (!seatsHere(company).every((seat) => agreed.includes(seat))) return undefined
  const numbers = takenBack(entries, to)
  if (numbers === undefined) return undefined
  return { kind: 'undo', to, agreed, pastSeal: passesSeal(entries, numbers) }
}

function mute<S extends EngineState, C>(
  moment: Moment<S, C>,
  person: PersonId,
  { entry }: ActionOf<'mute'>,
): Deed {
  const { game, state, company } = moment
  const decision = presentDecision(moment, entry)
  if (decision.mute === undefined) throw new MusterError('choice', 'this question cannot be muted')
  const { key, span } = decision.mute
  if (decision.by === 'party' || !actsFor(company, person).includes(decision.by)) {
    throw new MusterError('seat', notYours(presentDecides(moment, entry)))
  }
  const clock = game.clock?.(state)
  if (span !== 'match' && clock === undefined) {
    throw new MusterError('choice', `${game.name} does not say when a ${span} ends`)
  }
  const since = span === 'match' ? 0 : (clock?.[span] ?? 0)
  return notes({ kind: 'mute', seat: decision.by, key, span, since })
}

function unmute(company: Company, person: PersonId, { seat, key }: ActionOf<'unmute'>): Deed {
  voiceOf(company, person, seat)
  if (!company.mutes.some((wish) => wish.seat === seat && wish.key === key)) {
    throw new MusterError('choice', `seat ${seat + 1} has not muted “${key}”`)
  }
  return notes({ kind: 'unmute', seat, key })
}

import type { EngineState } from '@muster/engine'
import type { ChatLine } from './chat.ts'
import {
  actsFor,
  type Company,
  isAnsweredFor,
  isHere,
  type PersonId,
  personOf,
  seatsOf,
} from './company.ts'
import type { Decides } from './decides.ts'
import type { Moment } from './moment.ts'
import { stands } from './told.ts'
import { proposalView } from './undo.ts'
import type { MineView, ProposalView, SeatView, TableView, VoteView } from './view.ts'

export function viewOf<S extends EngineState, C>(
  { game, state, company, opened, entries, ...moment }: Moment<S, C>,
  result: 'won' | 'lost' | undefined,
  chat: readonly ChatLine[],
  person: PersonId | undefined,
): TableView {
  const clock = game.clock?.(state)
  const decision = moment.decision()
  const decides = moment.decides()
  const undo = proposalView(company, entries)
  const known = person === undefined ? undefined : personOf(company, person)
  return {
    version: entries.length - 1,
    entry: opened,
    people: company.people,
    seats: company.seats.map((_, seat) => seatView(company, seat)),
    settings: company.settings,
    ...(decision === undefined ? {} : { decision }),
    ...(decides === undefined ? {} : { decides }),
    votes: votesFor(company, person),
    mutes: company.mutes
      .filter((mute) => stands(mute, clock))
      .map(({ seat, key, span }) => ({ seat, key, span })),
    ...(undo === undefined ? {} : { undo }),
    chat: [...chat],
    ...(result === undefined ? {} : { result }),
    ...(known === undefined ? {} : { mine: mineView(company, known.id, decides, undo) }),
  }
}

function seatView(company: Company, seat: number): SeatView {
  const hold = company.seats[seat]
  const here = hold.bot !== undefined || isHere(company, seat)
  return { ...hold, seat, here, answeredFor: isAnsweredFor(company, seat) }
}

/** Where hands are closed, a vote is shown only to who gave it: once all are in, it is a choice. */
function votesFor(company: Company, person: PersonId | undefined): VoteView[] {
  const mine = person === undefined ? [] : seatsOf(company, person)
  return company.votes.map(({ seat, person: by, texts }) => {
    const shown = !company.settings.closedHands || mine.includes(seat)
    return { seat, person: by, ...(shown ? { texts } : {}) }
  })
}

function mineView(
  company: Company,
  person: PersonId,
  decides: Decides | undefined,
  undo: ProposalView | undefined,
): MineView {
  const seats = seatsOf(company, person)
  const acts = actsFor(company, person)
  const how = decides?.how
  const asked = decides?.seats.some((seat) => acts.includes(seat)) ?? false
  const stands = decides?.standIns.some((seat) => seats.includes(seat)) ?? false
  const own = how === 'seat' || how === 'arbiter' || (how === 'wait' && decides?.why === 'own')
  return {
    seats,
    mayChoose: (own && asked) || (how === 'seat' && stands),
    mayVote: how === 'vote' && asked,
    maySettle: decides?.settles !== undefined && acts.includes(decides.settles),
    mayAgree: undo?.missing.some((seat) => acts.includes(seat)) ?? false,
  }
}

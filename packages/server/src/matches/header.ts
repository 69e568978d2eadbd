/** What a storage keeps of a match beside its log, as one text: the lobby, and what only the server needs of it. */
import type { SealedDeal } from '@muster/engine'
import type { Lobby } from '@muster/table/online'
import * as v from 'valibot'
import type { MatchPerson, Phase, StoredMatch } from '../storage/storage.ts'

const text = v.string()
const number = v.number()

const seat = v.strictObject({
  person: v.exactOptional(text),
  bot: v.exactOptional(text),
  /** What it adds to the deal. A person's that was taken along is missing until it comes. */
  nonce: v.exactOptional(text),
  ready: v.boolean(),
})
export type HeaderSeat = v.InferOutput<typeof seat>

const headerSchema = v.strictObject({
  options: v.record(text, v.union([text, number, v.boolean(), v.array(text)])),
  pack: v.strictObject({ name: text, hash: text, house: v.boolean() }),
  settings: v.strictObject({
    allRoutine: v.boolean(),
    closedHands: v.boolean(),
    standIn: v.nullable(number),
    // Matches of before say nothing of it.
    hints: v.optional(v.boolean(), true),
  }),
  people: v.array(v.strictObject({ id: text, name: text, watches: v.boolean() })),
  seats: v.array(seat),
  commitment: text,
  /** Once it has begun; a match dealt again has the name and the nonces of the first. */
  deal: v.exactOptional(v.strictObject({ match: text, nonces: v.array(text) })),
  /** By the hash of its secret: who made a link, and whether the seat is given away. */
  invitations: v.record(
    text,
    v.strictObject({ by: text, hand: v.boolean(), seat: v.nullable(number) }),
  ),
  sameDeal: v.exactOptional(text),
  previous: v.exactOptional(text),
  next: v.exactOptional(text),
  daily: v.exactOptional(text),
  /** Who was in it and has deleted the account: the match is kept without the name. */
  forgotten: v.exactOptional(v.array(text)),
})
export type Header = v.InferOutput<typeof headerSchema>

export const readHeader = (json: string): Header => v.parse(headerSchema, JSON.parse(json))

export const printHeader = (header: Header): string => JSON.stringify(header)

export const sealedDeal = ({ commitment, deal }: Header): SealedDeal => {
  if (deal === undefined) throw new Error('a match without a deal has not begun')
  return { kind: 'sealed', commitment, match: deal.match, nonces: deal.nonces }
}

/** As everybody who has a part in the match sees it. */
export function lobbyOf({
  stored,
  header,
  phase,
}: {
  readonly stored: StoredMatch
  readonly header: Header
  readonly phase: Phase
}): Lobby {
  const { options, pack, settings, people, seats, commitment, invitations } = header
  const invited = invitedSeats(invitations)
  return {
    match: stored.id,
    revision: stored.revision,
    phase,
    game: stored.game,
    version: stored.version,
    options,
    pack,
    host: stored.host,
    people: people.map(({ id, name }) => ({ id, name })),
    seats: seats.map(({ person, bot, ready }, n) => ({
      seat: n,
      ...(person === undefined ? {} : { person }),
      ...(bot === undefined ? {} : { bot }),
      ready,
      invited: invited.includes(n),
    })),
    settings,
    commitment,
    created: stored.created,
    ...(header.sameDeal === undefined ? {} : { sameDeal: header.sameDeal }),
    ...(header.previous === undefined ? {} : { previous: header.previous }),
    ...(header.next === undefined ? {} : { next: header.next }),
    ...(header.daily === undefined ? {} : { daily: header.daily }),
  }
}

const invitedSeats = (invitations: Header['invitations']): number[] =>
  Object.values(invitations).flatMap(({ seat: one }) => (one === null ? [] : [one]))

/** Who finds the match among his own: at each seat, or without one. */
export function peopleOf(
  header: Header,
  seatsOf: (person: string) => readonly number[],
): MatchPerson[] {
  return header.people.flatMap(({ id }): MatchPerson[] => {
    const seats = seatsOf(id)
    if (seats.length === 0) return [{ account: id }]
    return seats.map((one) => ({ account: id, seat: one }))
  })
}

export const lobbySeatsOf =
  ({ seats }: Header) =>
  (person: string): number[] =>
    seats.flatMap((one, n) => (one.person === person ? [n] : []))

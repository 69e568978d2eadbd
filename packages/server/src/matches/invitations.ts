/**
 * Links to a seat, each good once, and links to watch. A secret begins with its match, so that it is found by it; the
 * storage keeps only its hash, and which seat a link is for stands in the header of the match.
 */
import type { AnswerOf, Invitation, InvitationView, ReadBy } from '@muster/table/online'
import { notFound, OnlineError } from '../errors.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Hall } from './hall.ts'
import { type Header, printHeader } from './header.ts'
import { headerChange, isLobby, mustBeIn, notHost } from './lobbies.ts'
import type { OpenMatch } from './open-match.ts'
import type { Person } from './setting-up.ts'

/** Links of one match that work at one time. */
const MOST_LINKS = 24
const ID_LENGTH = 16

const idOf = (hash: string): string => hash.slice(0, ID_LENGTH)

interface Link {
  readonly by: string
  readonly hand: boolean
  readonly seat: number | null
}

export class Invitations {
  private readonly hall: Hall

  constructor(hall: Hall) {
    this.hall = hall
  }

  /** The host may invite to any seat that is free, who holds a seat to that seat, and both to watch. */
  async make(
    id: string,
    by: string,
    { seat, hand }: ReadBy<'invite'>,
  ): Promise<AnswerOf<'invite'>> {
    const { storage, world } = this.hall
    const secret = `${id}-${newSecret(world)}`
    const hash = hashOf(secret)
    await this.hall.change(id, (open) => {
      mustInvite(open, by, seat)
      const { invitations } = open.header
      if (Object.keys(invitations).length >= MOST_LINKS) {
        throw new OnlineError('too-many', `a match has at most ${MOST_LINKS} links at a time`)
      }
      const link = { by, hand, seat }
      return withLinks(open.header, { ...invitations, [hash]: link })
    })
    await storage.invitations.add({
      hash,
      match: id,
      ...(seat === null ? {} : { seat }),
      created: world.now(),
    })
    return { id: idOf(hash), seat, secret }
  }

  async list(id: string, person: string): Promise<Invitation[]> {
    const open = await this.hall.get(id)
    mustBeIn(open, person)
    const kept = await this.hall.storage.invitations.of(id)
    return kept.flatMap(({ hash, created }) => {
      const link = linkAt(open.header, hash)
      return link === undefined ? [] : [{ id: idOf(hash), seat: link.seat, by: link.by, created }]
    })
  }

  async revoke(id: string, person: string, invitation: string): Promise<void> {
    const revoked: string[] = []
    await this.hall.change(id, (open) => {
      mustBeIn(open, person)
      const { invitations } = open.header
      const hash = Object.keys(invitations).find((one) => idOf(one) === invitation)
      if (hash === undefined) throw notFound('invitation')
      if (open.stored.host !== person && invitations[hash].by !== person) throw notHost()
      revoked.push(hash)
      return withoutLink(open.header, hash)
    })
    for (const hash of revoked) await this.hall.storage.invitations.revoke(id, hash)
  }

  async look(secret: string, person?: string): Promise<InvitationView> {
    const { open, hash } = await this.find(secret)
    const link = linkAt(open.header, hash)
    const inside = person !== undefined && open.personOf(person) !== undefined
    if (link === undefined) throw new OnlineError('revoked', 'this link was used or called back')
    return {
      match: open.id,
      game: open.stored.game,
      phase: open.phase,
      seat: link.seat,
      from: open.personOf(link.by)?.name ?? '…',
      inside,
    }
  }

  /** Whoever has claimed a link before gets the same answer again, so that a lost answer loses no seat. */
  async take(
    secret: string,
    person: Person,
    nonce: string | undefined,
  ): Promise<AnswerOf<'takeInvitation'>> {
    const { open, hash } = await this.find(secret)
    const link = linkAt(open.header, hash)
    if (link?.seat === null) {
      await this.letIn(open.id, person, true)
      return { match: open.id, seat: null }
    }
    if (link !== undefined) mustTakeSeat(open, person, link, nonce)
    const claim = await this.hall.storage.invitations.claim(hash, person.id)
    if (claim.outcome !== 'claimed') {
      throw new OnlineError('revoked', 'this link was used or called back')
    }
    const seat = claim.seat ?? null
    if (link === undefined || seat === null) return { match: open.id, seat }
    if (isLobby(open)) await this.sitInLobby(open.id, person, seat, hash, nonce)
    else await this.sitAtTable(open.id, person, { ...link, seat }, hash)
    return { match: open.id, seat }
  }

  private async find(secret: string): Promise<{ open: OpenMatch; hash: string }> {
    const id = /^([a-z0-9]{8,32})-/.exec(secret)?.[1]
    const hash = hashOf(secret)
    if (id === undefined) throw notFound('invitation')
    const open = await this.hall.get(id).catch(() => undefined)
    const known = open === undefined ? [] : await this.hall.storage.invitations.of(id)
    if (open === undefined || !known.some((one) => one.hash === hash)) throw notFound('invitation')
    return { open, hash }
  }

  private async letIn(id: string, person: Person, watches: boolean): Promise<void> {
    await this.hall.change(id, (open) => {
      const known = open.personOf(person.id)
      if (known !== undefined && (known.watches === watches || watches)) return undefined
      const header = withPerson(open.header, person, watches)
      return {
        header: printHeader(header),
        people: [...open.stored.people, { account: person.id }],
      }
    })
  }

  private async sitInLobby(
    id: string,
    person: Person,
    seat: number,
    hash: string,
    nonce: string | undefined,
  ): Promise<void> {
    await this.hall.change(id, (open) => {
      const { header } = open
      const words = nonce === undefined ? {} : { nonce }
      const sits = { person: person.id, ...words, ready: nonce !== undefined }
      const seats = header.seats.map((was, n) => (n === seat ? sits : was))
      const { invitations: _, ...rest } = header
      return headerChange({
        ...withPerson({ ...rest, invitations: without(header, hash) }, person, false),
        seats,
      })
    })
  }

  /** At a table under way: a free seat or a bot's is taken; one that people hold is shared or given away. */
  private async sitAtTable(
    id: string,
    { id: person, name }: Person,
    { by, hand, seat }: Link & { readonly seat: number },
    hash: string,
  ): Promise<void> {
    await this.letIn(id, { id: person, name }, false)
    await this.hall.perform(id, (table) => {
      const held = table.company.seats[seat].people
      const host = held.includes(by) ? by : person
      return table.act(host, { kind: 'take-seat', seat, person, name })
    })
    if (hand && by !== person) {
      await this.hall.perform(id, (table) =>
        table.company.seats[seat].people.includes(by)
          ? table.act(by, { kind: 'leave-seat', seat })
          : { entries: [] },
      )
    }
    await this.hall.change(id, (open) => withoutLink(open.header, hash))
  }
}

const linkAt = ({ invitations }: Header, hash: string): Link | undefined =>
  Object.hasOwn(invitations, hash) ? invitations[hash] : undefined

function without({ invitations }: Header, hash: string): Header['invitations'] {
  const { [hash]: _, ...left } = invitations
  return left
}

const withLinks = (header: Header, invitations: Header['invitations']) => ({
  header: printHeader({ ...header, invitations }),
})

const withoutLink = (header: Header, hash: string) => withLinks(header, without(header, hash))

function withPerson(header: Header, person: Person, watches: boolean): Header {
  const others = header.people.filter(({ id }) => id !== person.id)
  return { ...header, people: [...others, { id: person.id, name: person.name, watches }] }
}

function mustInvite(open: OpenMatch, by: string, seat: number | null): void {
  const { watches } = mustBeIn(open, by)
  if (watches) throw notHost()
  if (seat === null) return
  const seats = open.table?.company.seats.map(({ people }) => people)
  const held =
    seats ?? open.header.seats.map(({ person }) => (person === undefined ? [] : [person]))
  if (seat >= held.length) throw new OnlineError('seat', `there is no seat ${seat + 1}`)
  if (held[seat].includes(by)) return
  if (held[seat].length > 0) throw new OnlineError('taken', `somebody has seat ${seat + 1}`)
  const sits = held.some((people) => people.includes(by))
  if (open.stored.host !== by && !sits) throw notHost()
}

/** Checked before the link is used up. */
function mustTakeSeat(
  open: OpenMatch,
  person: Person,
  { by, seat }: Link,
  nonce: string | undefined,
): void {
  if (seat === null) return
  if (open.stored.phase === 'over') throw new OnlineError('over', 'the match is over')
  if (open.phase === 'frozen') throw new OnlineError('frozen', 'the match is frozen')
  const { seats } = open.header
  // The set-up may have lost a seat since the link was made.
  if (seat >= seats.length) throw new OnlineError('full', 'this seat is no longer there')
  if (isLobby(open)) {
    if (nonce === undefined) throw new OnlineError('message', 'a seat is taken with a nonce')
    const { person: sits } = seats[seat]
    if (sits !== undefined && sits !== by && sits !== person.id) throw taken(open)
    return
  }
  const held = open.table?.company.seats[seat].people ?? []
  if (held.length > 0 && !held.includes(by) && !held.includes(person.id)) throw taken(open)
}

/** Somebody else has the seat; where none is left, the table is full. */
function taken({ header, table }: OpenMatch): OnlineError {
  const free =
    table === undefined
      ? header.seats.some(({ person }) => person === undefined)
      : table.company.seats.some(({ people }) => people.length === 0)
  return free
    ? new OnlineError('taken', 'somebody else has this seat')
    : new OnlineError('full', 'all seats of this table are taken')
}

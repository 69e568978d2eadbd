/** Around one device: whose turn it is to say what they want. */
import type { Seat } from '@muster/engine'
import type { TableView } from '@muster/table'
import type { MatchView } from '../host/protocol.ts'

/** The seats for which this device answers. */
export function oursOf(table: TableView): readonly Seat[] {
  if (!table.settings.oneDevice && table.mine !== undefined) return table.mine.seats
  return table.seats.filter(({ people }) => people.length > 0).map(({ seat }) => seat)
}

/** As the game calls them. */
export const ourRoles = ({ table, seats }: Pick<MatchView, 'table' | 'seats'>): readonly string[] =>
  seats.filter(({ seat }) => oursOf(table).includes(seat)).map(({ role }) => role)

/** Who is asked: of a seat with several heroes the one it is about, else the seat by its name. */
export const chooserName = (
  asked: string,
  { name, role }: Pick<MatchView['seats'][number], 'name' | 'role'>,
): string => (asked !== '' && asked !== role && role.includes(asked) ? asked : name)

/** Around the table from a seat on. */
function around(seats: readonly Seat[], from: Seat, size: number): Seat[] {
  const after = (seat: Seat) => (seat - from + size) % size
  return [...seats].sort((a, b) => after(a) - after(b))
}

/**
 * For whom this device answers now: the chooser; in a vote the next around the table who has neither voted nor
 * follows, and when all have spoken and differ, who settles it.
 */
export function voterOf(table: TableView): Seat | undefined {
  const { decides, decision } = table
  if (decides === undefined || decision === undefined) return undefined
  const ours = oursOf(table)
  const asked = [...decides.seats, ...decides.standIns].filter((seat) => ours.includes(seat))
  if (decides.how === 'seat' || decides.how === 'arbiter') return asked[0]
  if (decides.how !== 'vote') return undefined
  const order = around(asked, decision.arbiter, table.seats.length)
  const voted = table.votes.map(({ seat }) => seat)
  const silent = order.filter((seat) => !voted.includes(seat))
  return (
    silent.find((seat) => !table.seats[seat].follows) ??
    order.find((seat) => seat === decides.settles) ??
    order[0]
  )
}

/** What all votes so far share. */
export function proposalOf(table: TableView): readonly string[] | undefined {
  const [first, ...others] = table.votes
  const texts = first?.texts
  if (texts === undefined) return undefined
  const same = others.every((vote) => vote.texts?.join('\n') === texts.join('\n'))
  return same ? texts : undefined
}

/** Each thing that somebody wants, with who wants it, in the order in which they were proposed. */
export function wishes(
  table: TableView,
): readonly { readonly texts: readonly string[]; readonly seats: readonly Seat[] }[] {
  const found: { texts: readonly string[]; seats: Seat[] }[] = []
  for (const { seat, texts } of table.votes) {
    if (texts === undefined) continue
    const same = found.find((wish) => wish.texts.join('\n') === texts.join('\n'))
    if (same === undefined) found.push({ texts, seats: [seat] })
    else same.seats.push(seat)
  }
  return found
}

/** Who has neither voted nor follows. */
export function thinking(table: TableView): readonly Seat[] {
  const voted = table.votes.map(({ seat }) => seat)
  return (table.decides?.seats ?? []).filter(
    (seat) => !(voted.includes(seat) || table.seats[seat].follows),
  )
}

/** The person who speaks for a seat. */
export function personFor(table: TableView, seat: Seat | undefined): string {
  const held = seat === undefined ? undefined : table.seats[seat].people[0]
  return held ?? table.people[0]?.id ?? ''
}

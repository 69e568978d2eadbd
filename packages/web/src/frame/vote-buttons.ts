/** Which buttons a vote needs: agree, all agree, settle, I follow. */
import type { Seat } from '@muster/engine'
import type { TableView } from '@muster/table'
import { oursOf, proposalOf, thinking, wishes } from './voter.ts'

/** Is the whole table asked? Not where one alone would be, nor where around one device only the last word counts. */
export const isAsked = ({ decides, settings }: TableView, votes: boolean): boolean =>
  (votes || !settings.oneDevice) && decides?.how === 'vote' && decides.seats.length > 1

export type VoteButton =
  | { readonly kind: 'agree'; readonly texts: readonly string[]; readonly seat: Seat }
  | {
      readonly kind: 'all-agree'
      readonly texts: readonly string[]
      readonly seats: readonly Seat[]
    }
  | { readonly kind: 'settle'; readonly texts: readonly string[]; readonly seat: Seat }
  | { readonly kind: 'follow'; readonly seat: Seat; readonly on: boolean }

/** The buttons of a vote for who has the word. */
export function voteButtons(table: TableView, voter: Seat): readonly VoteButton[] {
  const buttons: VoteButton[] = []
  const ours = oursOf(table)
  const proposal = proposalOf(table)
  const silent = thinking(table).filter((seat) => ours.includes(seat))
  if (proposal !== undefined && !table.votes.some(({ seat }) => seat === voter)) {
    buttons.push({ kind: 'agree', texts: proposal, seat: voter })
  }
  if (proposal !== undefined && silent.length > 1) {
    buttons.push({ kind: 'all-agree', texts: proposal, seats: silent })
  }
  const settles = table.decides?.settles
  if (settles !== undefined && ours.includes(settles)) {
    for (const { texts } of wishes(table)) buttons.push({ kind: 'settle', texts, seat: settles })
  }
  buttons.push({ kind: 'follow', seat: voter, on: !table.seats[voter].follows })
  return buttons
}

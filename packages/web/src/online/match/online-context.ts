/** What is around an online match, for its own parts of the page. */
import { createContext, useContext } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import type { Around, LineState, Pushed } from '../../host/online.ts'
import type { MatchView } from '../../host/protocol.ts'

export interface OnlineOnPage {
  readonly around: Around
  readonly line: LineState
  /** News that have come and are not on the table yet, from then on each as it comes. */
  onNews(ear: (pushed: Pushed) => void): () => void
}

export const OnlineContext = createContext<OnlineOnPage | undefined>(undefined)

export function useOnline(): OnlineOnPage {
  const online = useContext(OnlineContext)
  if (online === undefined) throw new Error('useOnline outside an online match')
  return online
}

/** Nobody waits for who only watches. */
export const isWatching = ({ table }: MatchView): boolean => table.mine?.seats.length === 0

/** Where somebody is; who has never come is away. */
export const useWhereabouts = () => {
  const { presence } = useOnline().around
  const { table } = useMatch().view
  return (seat: number): 'here' | 'elsewhere' | 'away' | 'bot' | 'open' => {
    const { bot, people, here } = table.seats[seat]
    if (bot !== undefined) return 'bot'
    if (people.length === 0) return 'open'
    if (!here) return 'away'
    return people.some((person) => presence[person] !== 'elsewhere') ? 'here' : 'elsewhere'
  }
}

/** Does the table wait for who sits here? A vote that was given can be changed, and waits for nobody. */
export function waitsForMe({ table, sent }: MatchView): boolean {
  const { mine, decides, votes } = table
  if (mine === undefined || decides === undefined || sent === true) return false
  if (mine.mayAgree) return true
  if (mine.mayVote) {
    return decides.seats.some(
      (seat) =>
        mine.seats.includes(seat) &&
        !table.seats[seat].follows &&
        !votes.some((vote) => vote.seat === seat),
    )
  }
  return mine.mayChoose && decides.seats.some((seat) => mine.seats.includes(seat))
}

/** How a choice is sent: made, voted for by one or by all, or settled by who has the last word. */
import type { Seat } from '@muster/engine'
import type { Action, TableView } from '@muster/table'

/** The actions that a choice comes to, in their order. `votes`: the whole table is to be asked. */
export function actionsFor(
  table: TableView,
  texts: readonly string[],
  voter: Seat | undefined,
  votes: boolean,
): readonly Action[] {
  const { decides, entry } = table
  const said = [...texts]
  if (decides?.how !== 'vote') return [{ kind: 'choose', entry, texts: said }]
  if (votes || !table.settings.oneDevice) {
    return votesOf(entry, said, voter === undefined ? decides.seats : [voter])
  }
  if (decides.settles !== undefined) return [{ kind: 'settle', entry, texts: said }]
  return votesOf(entry, said, decides.seats)
}

export const votesOf = (
  entry: number,
  texts: readonly string[],
  seats: readonly Seat[],
): readonly Action[] => seats.map((seat) => ({ kind: 'vote', entry, texts: [...texts], seat }))

/** An undo means the table as it is when it is heard, also where a bot has just gone on. */
export const upToDate = (action: Action, { entry }: TableView): Action =>
  action.kind === 'undo-propose' ? { ...action, entry } : action

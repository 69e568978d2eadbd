/** With closed hands around one device, each looks only when the others have looked away. */
import type { Seat } from '@muster/engine'
import type { TableView } from '@muster/table'
import { oursOf } from '../voter.ts'

/** Who must say that they are there before anything is shown; nobody where hands lie open. */
export function curtainFor(
  closedHands: boolean,
  table: TableView,
  voter: Seat | undefined,
  seen: Seat | undefined,
): Seat | undefined {
  const hides = closedHands && table.settings.oneDevice && oursOf(table).length > 1
  return hides && voter !== seen ? voter : undefined
}

import type { Telling } from '@muster/engine'
import { MomentBanner } from '../../look/moment-banner.tsx'
import { momentIn } from './moment.ts'
import { useBoard } from './use-board.tsx'

export function GreatMoment({ events }: { readonly events: readonly Telling[] }) {
  const { table, match, size, say, texts } = useBoard()
  // With the newest table the choice is what counts.
  if (table.state === match.state) return null
  const moment = momentIn(events, table, texts)
  return moment === undefined ? null : <MomentBanner moment={moment} size={size} say={say} />
}

import type { Telling } from '@muster/engine'
import { MomentBanner } from '../../look/moment-banner.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { momentIn } from './moment.ts'
import { aroundIn } from './texts/around/texts.ts'
import { useBoard } from './use-board.tsx'

export function GreatMoment({ events }: { readonly events: readonly Telling[] }) {
  const { table, match, size, say } = useBoard()
  const { language } = useSettings()
  // With the newest table the choice is what counts.
  if (table.state === match.state) return null
  const moment = momentIn(events, table, aroundIn(language))
  return moment === undefined ? null : <MomentBanner moment={moment} size={size} say={say} />
}

import type { Telling } from '@muster/engine'
import { MomentBanner } from '../../look/moment-banner.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { momentIn } from './moment.ts'
import { aroundIn } from './texts/around/texts.ts'
import { useBoard } from './use-board.tsx'

interface GreatMomentProps {
  readonly events: readonly Telling[]
  /** All since the last choice. */
  readonly told: readonly Telling[]
}

export function GreatMoment({ events, told }: GreatMomentProps) {
  const { table, match, size, say } = useBoard()
  const { language, pace } = useSettings()
  // With the newest table the choice is what counts; only the second wave has a word of its own at any pace.
  const isNow = table.state === match.state
  const seen = isNow ? (pace === 'at-once' ? told.filter(isWave) : []) : events
  const moment = momentIn(seen, table, aroundIn(language))
  return moment === undefined ? null : (
    <MomentBanner moment={moment} size={size} say={say} passes={isNow} />
  )
}

const isWave = ({ name }: Telling): boolean => name === 'wave'

import type { Telling } from '@muster/engine'
import { MomentBanner } from '../../look/moment-banner.tsx'
import { useTexts } from '../../texts/texts.ts'
import { momentTexts } from './moment-texts.ts'
import { momentIn } from './moment-told.ts'
import { useBoard } from './use-board.tsx'

export function Ribbon({
  events,
  passes,
}: {
  readonly events: readonly Telling[]
  /** It stands over the next choice, and goes by itself. */
  readonly passes: boolean
}) {
  const { table, size, say, texts } = useBoard()
  const moment = momentIn(events, table, texts, useTexts(momentTexts))
  return moment === undefined ? null : (
    <MomentBanner moment={moment} size={size} say={say} passes={passes} late={passes} />
  )
}

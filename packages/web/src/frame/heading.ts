import { useSettings } from '../settings/settings.tsx'
import { useDailyName } from '../texts/daily.ts'
import { useSaying } from '../texts/texts.ts'
import { useMatch } from './match-context.ts'

/** What is played here, in a line. */
export function useHeading(): string {
  const { board, view } = useMatch()
  const { language } = useSettings()
  const saying = useSaying()
  const named = useDailyName()
  const heading = saying(board.heading(view, language))
  return view.daily === undefined ? heading : `${named(view.daily)} · ${heading}`
}

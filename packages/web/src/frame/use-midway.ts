/** What is asked while an option is half tapped. */
import { useSettings } from '../settings/settings.tsx'
import type { Midway } from './board-module.ts'
import { useMatch } from './match-context.ts'

export function useMidway(): Midway | undefined {
  const { board, view, choosing, mine } = useMatch()
  const { language } = useSettings()
  if (!mine || choosing.tapped.length === 0 || choosing.shown !== undefined) return undefined
  return board.midway?.(view, choosing.tapped, language)
}

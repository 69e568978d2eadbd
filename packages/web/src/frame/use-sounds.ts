/** What the table sounds like, and how it moves. */
import { useCallback, useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.tsx'
import { useMatch } from './match-context.ts'
import { useMedia } from './media.ts'
import { play, type Sound } from './sounds.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

function useReduced(): boolean {
  const { motion } = useSettings()
  const wished = useMedia(REDUCED)
  return motion === 'auto' ? wished : motion === 'reduced'
}

export function useMatchSounds(): { readonly reduced: boolean; moved(count: number): void } {
  const { view, lines, choosing } = useMatch()
  const { sound } = useSettings()
  const reduced = useReduced()
  const heard = useCallback(
    (one: Sound) => {
      if (sound) play(one)
    },
    [sound],
  )
  const marks = choosing.row?.marks.length ?? 0
  useChanged(marks, () => heard('mark'))
  useChanged(view.seal, () => heard('seal'))
  useChanged(view.entry, () => heard(lines.at(-1)?.kind === 'undo' ? 'undo' : 'tap'))
  useChanged(view.result?.won, () => heard(view.result?.won === true ? 'won' : 'lost'))
  const moved = useCallback(
    (count: number) => {
      if (count > 0) heard('move')
    },
    [heard],
  )
  return { reduced, moved }
}

/** Does something when a value is another than before; not at first. */
function useChanged(value: unknown, then: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    then()
  })
}

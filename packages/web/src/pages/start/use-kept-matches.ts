import { useCallback, useEffect, useState } from 'react'
import { host } from '../../host/host.ts'
import type { MatchSummary } from '../../host/protocol.ts'
import { useToast } from '../../look/controls/toast.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useTexts } from '../../texts/texts.ts'
import { startTexts } from './texts/texts.ts'

/** Whether there were matches on the last visit: then the page waits for them, so that nothing jumps. */
const HINT = 'muster.kept'

function hadMatches(): boolean {
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    return false
  }
}

function rememberMatches(count: number): void {
  try {
    if (count > 0) localStorage.setItem(HINT, String(count))
    else localStorage.removeItem(HINT)
  } catch {
    // Storage refused: then no match is kept either.
  }
}

interface KeptMatches {
  /** The last played first; undefined until they are read. */
  readonly matches: readonly MatchSummary[] | undefined
  readonly isUnread: boolean
  /** They are being read, and there will be some. */
  readonly isComing: boolean
  /** How often a match left the list or came back, for the focus that was on it. */
  readonly changes: number
  /** Takes it from the list at once, and from storage when it was not undone for some seconds. */
  drop(match: MatchSummary): void
  /** Reads the list again. */
  reread(): void
}

export const goesOn = ({ frozen, result }: MatchSummary): boolean =>
  frozen === undefined && result === undefined

export function useKeptMatches(): KeptMatches {
  const language = spoken(useSettings().language)
  const texts = useTexts(startTexts)
  const toast = useToast()
  const [matches, setMatches] = useState<readonly MatchSummary[] | undefined>()
  const [isUnread, setIsUnread] = useState(false)
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [changes, setChanges] = useState(0)
  const [times, setTimes] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read as often as somebody asks.
  useEffect(() => {
    let isHere = true
    async function read() {
      try {
        await host.call('speak', { language })
        const found = await host.call('list', {})
        rememberMatches(found.length)
        if (isHere) setMatches([...found].sort((a, b) => b.played - a.played))
      } catch {
        if (isHere) setIsUnread(true)
      }
    }
    read()
    return () => {
      isHere = false
    }
  }, [language, times])

  const drop = useCallback(
    ({ id }: MatchSummary) => {
      const show = () => {
        setHidden((ids) => ids.filter((other) => other !== id))
        setChanges((count) => count + 1)
      }
      setHidden((ids) => [...ids, id])
      setChanges((count) => count + 1)
      toast({
        text: texts.dropped,
        action: { label: texts.undo, run: show },
        onGone: () => {
          host.call('drop', { id }).catch(show)
        },
      })
    },
    [toast, texts],
  )
  return {
    matches: matches?.filter(({ id }) => !hidden.includes(id)),
    isUnread,
    changes,
    isComing: matches === undefined && !isUnread && hadMatches(),
    drop,
    reread: useCallback(() => setTimes((n) => n + 1), []),
  }
}

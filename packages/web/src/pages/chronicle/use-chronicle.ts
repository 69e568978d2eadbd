import { useEffect, useRef, useState } from 'react'
import type { ChronicleView } from '../../host/chronicle.ts'
import { host } from '../../host/host.ts'
import { useSettings } from '../../settings/settings.tsx'
import { spoken } from '../../texts/texts.ts'

interface Reading {
  /** `failed` where it cannot be read. */
  readonly chronicle: ChronicleView | 'failed' | undefined
  /** Chooses a reward; what was chosen stays. */
  take(scenario: string, reward: string): void
  /** Why a reward was not written down; empty when nothing is wrong. */
  readonly trouble: string
}

/** `id`: the match of it whose end is looked at. */
export function useChronicle(game: string, id?: string): Reading {
  const language = spoken(useSettings().language)
  const [chronicle, setChronicle] = useState<Reading['chronicle']>()
  const [trouble, setTrouble] = useState('')
  const isHere = useRef(true)
  const ask = { game, ...(id === undefined ? {} : { id }) }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is the game and the match.
  useEffect(() => {
    isHere.current = true
    host
      .call('speak', { language })
      .then(() => host.call('chronicle', ask))
      .then(
        (found) => {
          if (isHere.current) setChronicle(found)
        },
        () => {
          if (isHere.current) setChronicle((before) => before ?? 'failed')
        },
      )
    return () => {
      isHere.current = false
    }
  }, [game, id, language])

  function take(scenario: string, reward: string): void {
    setTrouble('')
    host.call('chronicle', { ...ask, take: { scenario, reward } }).then(
      (found) => {
        if (isHere.current) setChronicle(found)
      },
      (error: unknown) => {
        if (isHere.current) setTrouble(error instanceof Error ? error.message : String(error))
      },
    )
  }
  return { chronicle, take, trouble }
}

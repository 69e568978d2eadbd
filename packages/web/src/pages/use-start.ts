import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { HostTrouble, host } from '../host/host.ts'
import type { NewMatch } from '../host/protocol.ts'
import { useSettings } from '../settings/settings.tsx'
import { spoken } from '../texts/texts.ts'

interface Starting {
  /** Starts a match and goes to its table; a second tap meanwhile does nothing. */
  start(match: NewMatch): Promise<void>
  readonly isStarting: boolean
  /** Why it did not start; empty when nothing is wrong. */
  readonly trouble: string
}

export function useStart(): Starting {
  const language = spoken(useSettings().language)
  const [, go] = useLocation()
  const [isStarting, setIsStarting] = useState(false)
  const [trouble, setTrouble] = useState('')
  const underWay = useRef(false)

  async function start(match: NewMatch): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setIsStarting(true)
    setTrouble('')
    try {
      // Seats without a name are named and written down in this language.
      await host.call('speak', { language })
      const { view } = await host.call('start', match)
      go(`/match/${view.id}`)
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
      // So that the next try has a worker to ask.
      if (error instanceof HostTrouble && error.code === 'dead') host.restart()
    }
    underWay.current = false
    setIsStarting(false)
  }
  return { start, isStarting, trouble }
}

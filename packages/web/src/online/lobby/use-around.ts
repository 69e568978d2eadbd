/** A match of the server, as the worker hears of it: lobby, who is there, and how the way to the server stands. */
import { useCallback, useEffect, useState } from 'react'
import { HostTrouble, host } from '../../host/host.ts'
import type { Around, LineState } from '../../host/online.ts'
import type { Trouble } from '../../host/protocol.ts'
import { useSettings } from '../../settings/settings.tsx'
import { spoken } from '../../texts/texts.ts'

export type Coming =
  | { readonly status: 'coming' }
  | { readonly status: 'failed'; readonly trouble: Trouble }
  | { readonly status: 'outdated'; readonly rules: string }
  | { readonly status: 'there'; readonly around: Around; readonly line: LineState }

interface AroundOnPage {
  readonly coming: Coming
  again(): void
}

const troubleOf = (error: unknown): Trouble =>
  error instanceof HostTrouble ? error : { code: 'broken', message: String(error) }

export function useAround(match: string): AroundOnPage {
  const language = spoken(useSettings().language)
  const [coming, setComing] = useState<Coming>({ status: 'coming' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again; the language is only for what fails.
  useEffect(() => {
    let isHere = true
    const come = async (isAgain = false): Promise<void> => {
      try {
        await host.call('speak', { language })
        const { around, line } = await host.call('online', { kind: 'watch', match })
        if (isHere && around !== undefined) setComing({ status: 'there', around, line })
      } catch (error) {
        const trouble = troubleOf(error)
        // Nothing of a shared table lies in a worker that died: another one is asked.
        if (isHere && trouble.code === 'dead' && !isAgain) {
          host.restart()
          await come(true)
        } else if (isHere) setComing({ status: 'failed', trouble })
      }
    }
    const stop = host.onPush((pushed) => {
      if (pushed.kind === 'line') {
        setComing((now) => (now.status === 'there' ? { ...now, line: pushed.state } : now))
      } else if (pushed.kind === 'around' && pushed.match === match) {
        setComing((now) => (now.status === 'there' ? { ...now, around: pushed.around } : now))
      } else if (pushed.kind === 'outdated' && pushed.match === match) {
        setComing({ status: 'outdated', rules: pushed.rules })
      } else if (pushed.kind === 'gone' && pushed.match === match) {
        setComing({ status: 'failed', trouble: { code: pushed.why, message: '' } })
      }
    })
    come()
    return () => {
      isHere = false
      stop()
      host.call('online', { kind: 'unwatch', match }).catch(() => undefined)
    }
  }, [match, tries])
  useAttention()
  return {
    coming,
    again: useCallback(() => {
      setComing({ status: 'coming' })
      setTries((n) => n + 1)
    }, []),
  }
}

/** The others see whether this page is looked at; and the worker does not hear of the network by itself. */
function useAttention(): void {
  useEffect(() => {
    const tell = () => {
      host.call('online', { kind: 'attention', elsewhere: document.hidden }).catch(() => undefined)
    }
    const network = () => {
      const there = navigator.onLine
      host.call('online', { kind: 'network', there }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', tell)
    addEventListener('online', network)
    addEventListener('offline', network)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      removeEventListener('online', network)
      removeEventListener('offline', network)
    }
  }, [])
}

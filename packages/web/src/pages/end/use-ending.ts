import { useEffect, useState } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import { host } from '../../host/host.ts'
import type { EndingView } from '../../host/keepsakes.ts'

/** The story of the match and what it earned; `failed` where it cannot be told. */
export function useEnding(): EndingView | 'failed' | undefined {
  const { view } = useMatch()
  const [ending, setEnding] = useState<EndingView | 'failed' | undefined>()
  const { id, result } = view
  // The worker speaks another language as soon as the result does.
  const said = result?.say
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is asked for again in another language.
  useEffect(() => {
    let isHere = true
    host.call('ending', { id }).then(
      (found) => {
        if (isHere) setEnding(found)
      },
      () => {
        // The result stands without its story.
        if (isHere) setEnding('failed')
      },
    )
    return () => {
      isHere = false
    }
  }, [id, said])
  return ending
}

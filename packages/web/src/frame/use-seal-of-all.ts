/** Would one of the options that a button plays one after the other turn a card or roll? */
import { useEffect, useState } from 'react'
import { host } from '../host/host.ts'
import { useMatch } from './match-context.ts'

/** `all`: their texts, a line each; nothing where a button plays only one. */
export function useSealOfAll(all: string | undefined): boolean {
  const { id, decision } = useMatch().view
  const entry = decision?.entry
  const key = all === undefined ? undefined : `${entry} ${all}`
  const [found, setFound] = useState<{ readonly of: string; readonly sealed: boolean }>()
  useEffect(() => {
    if (all === undefined || entry === undefined) return
    let left = false
    host
      .call('previewAll', { id, entry, texts: all.split('\n') })
      .then(({ sealed }) => {
        if (!left) setFound({ of: `${entry} ${all}`, sealed })
      })
      // Only a sign on a button: whatever is wrong is told when it is pressed.
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [id, entry, all])
  return found !== undefined && found.of === key && found.sealed
}

/** Asks a bot why it chose what it chose. */
import { useEffect, useState } from 'react'
import { host } from '../../host/host.ts'
import { useSettings } from '../../settings/settings.tsx'
import { bots } from '../../thinking/bots.ts'

/** Its sentence; nothing while it thinks about it, or where it has nothing to say. */
export function useWhy(id: string, entry: number | undefined): string | undefined {
  const { language } = useSettings()
  const [said, setSaid] = useState<{ readonly of: string; readonly say: string }>()
  const of = `${id} ${entry} ${language}`
  useEffect(() => {
    if (entry === undefined) return
    let left = false
    askWhy(id, entry).then(
      (say) => {
        if (!left) setSaid({ of, say })
      },
      // Whoever wants to know asks again.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [id, entry, of])
  return said?.of === of ? said.say : undefined
}

async function askWhy(id: string, entry: number): Promise<string> {
  const answer = await host.call('why', { id, entry })
  if ('say' in answer) return answer.say
  // What it thought is not known any more: it thinks once more.
  const { thought } = await bots.think(answer.question).considered
  const again = await host.call('why', { id, entry, thought })
  return 'say' in again ? again.say : ''
}

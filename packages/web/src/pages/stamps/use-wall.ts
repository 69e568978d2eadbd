/** The wall of a game, and the older matches that are still looked through. */
import { useEffect, useState } from 'react'
import { host } from '../../host/host.ts'
import type { WallView } from '../../host/keepsakes.ts'
import { useSettings } from '../../settings/settings.tsx'
import { spoken } from '../../texts/texts.ts'

interface Reading {
  readonly wall: WallView | undefined
  readonly failed: boolean
}

export function useWall(game: string): Reading {
  const language = spoken(useSettings().language)
  const [reading, setReading] = useState<Reading>({ wall: undefined, failed: false })
  useEffect(() => {
    let isHere = true
    async function read() {
      await host.call('speak', { language })
      let wall = await host.call('wall', { game })
      if (isHere) setReading({ wall, failed: false })
      while (isHere && wall.left > 0) {
        const { left } = await host.call('countOld', { game })
        wall = { ...(await host.call('wall', { game })), left }
        if (isHere) setReading({ wall, failed: false })
      }
    }
    read().catch(() => {
      if (isHere) setReading((before) => ({ ...before, failed: true }))
    })
    return () => {
      isHere = false
    }
  }, [game, language])
  return reading
}

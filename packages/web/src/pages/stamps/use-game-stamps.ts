import { useEffect, useState } from 'react'
import { type GameStamps, gameStamps } from './game-stamps.ts'

/** The pictures of a game; nothing until they are here, and where a game has none. */
export function useGameStamps(game: string): GameStamps | undefined {
  const [found, setFound] = useState<GameStamps | undefined>()
  useEffect(() => {
    let isHere = true
    const load = Object.hasOwn(gameStamps, game) ? gameStamps[game] : undefined
    load?.().then(
      (stamps) => {
        if (isHere) setFound(stamps)
      },
      () => {
        // The names stand without their pictures.
      },
    )
    return () => {
      isHere = false
    }
  }, [game])
  return found
}

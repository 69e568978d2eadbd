/** A game's part of the library, fetched once. */
import type { RuleText } from '@muster/engine'
import { useEffect, useState } from 'react'
import { gameNamed, rulesOf } from '../../frame/sheets/rules-of-game.ts'
import type { GameLibrary } from './library-module.ts'
import { libraries } from './registry.ts'

export interface Opened {
  readonly rules: readonly RuleText[]
  readonly library: GameLibrary
}

const opened = new Map<string, Opened>()

async function open(game: string): Promise<Opened> {
  const [module, view, rules] = await Promise.all([
    libraries[game](),
    gameNamed(game),
    rulesOf(game),
  ])
  if (view === undefined) throw new Error(`the worker knows no game ${game}`)
  const found = { rules, library: module.libraryOf(view.housePack) }
  opened.set(game, found)
  return found
}

/** Nothing until it is there; `failed` when it could not be had. */
export function useLibrary(game: string): Opened | 'failed' | undefined {
  const [found, setFound] = useState<Opened | 'failed' | undefined>(() => opened.get(game))
  useEffect(() => {
    if (opened.has(game)) return
    let wanted = true
    open(game).then(
      (library) => wanted && setFound(library),
      () => wanted && setFound('failed'),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return found
}

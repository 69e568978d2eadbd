/** The rules of a game, asked for once. */
import type { RuleText } from '@muster/engine'
import { useEffect, useState } from 'react'
import { host } from '../../host/host.ts'
import type { GameView } from '../../host/protocol.ts'

let asked: Promise<readonly GameView[]> | undefined

export async function rulesOf(game: string): Promise<readonly RuleText[]> {
  asked ??= host.call('games', {})
  try {
    const games = await asked
    return games.find(({ name }) => name === game)?.rules ?? []
  } catch (trouble) {
    asked = undefined
    throw trouble
  }
}

/** Nothing until they are there; `failed` when they could not be had. */
export function useRules(game: string): readonly RuleText[] | 'failed' | undefined {
  const [rules, setRules] = useState<readonly RuleText[] | 'failed'>()
  useEffect(() => {
    let wanted = true
    rulesOf(game).then(
      (found) => wanted && setRules(found),
      () => wanted && setRules('failed'),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return rules
}

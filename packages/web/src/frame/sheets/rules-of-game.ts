/** What a game says of itself, asked for once: its rules, its cards. */
import type { RuleText } from '@muster/engine'
import { useEffect, useState } from 'react'
import { host } from '../../host/host.ts'
import type { GameView } from '../../host/protocol.ts'

const games = new Map<string, Promise<GameView>>()

export async function gameNamed(game: string): Promise<GameView> {
  const asking = games.get(game) ?? host.call('game', { game })
  games.set(game, asking)
  try {
    return await asking
  } catch (trouble) {
    games.delete(game)
    throw trouble
  }
}

const rules = new Map<string, Promise<readonly RuleText[]>>()

export async function rulesOf(game: string): Promise<readonly RuleText[]> {
  const asking = rules.get(game) ?? host.call('rules', { game })
  rules.set(game, asking)
  try {
    return await asking
  } catch (trouble) {
    rules.delete(game)
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

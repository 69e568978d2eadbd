import type { Game } from '../game.ts'
import { type GameParts, gameFrom, type Kinds, type RulesParts } from '../game-from.ts'
import type { EngineState } from '../state.ts'

const EVEN = 5_000

/** The rules and a pack alone: a game whose sentences are its notation. Tests of rules need no more. */
export function rulesGame<S extends EngineState, C extends Kinds>(
  rules: RulesParts<S, C>,
  content: C,
  packName: string,
): Game<S, C> {
  const parts: GameParts<S, C> = {
    ...rules,
    version: 'rules',
    value: () => EVEN,
    policy: (umpire, random) => random(umpire.decision.count),
    sayAsked: (_content, _state, { prompt }) => ({ who: '', question: prompt, facts: '' }),
    sayPrompt: (_content, _state, { prompt }) => prompt,
    sayOption: (_content, _state, decision, index) => decision.at(index).verb,
    sayChosen: (_content, _state, decision, index) => decision.at(index).verb,
    sayEvents: (_content, _state, told) => told.map(({ name }) => ({ text: name, weight: 0 })),
    sayResult: (_content, { result }) => String(result),
    sayPiles: () => [],
    picture: () => '',
    seatName: (_content, _state, seat) => String(seat + 1),
  }
  return gameFrom(parts, content, { name: packName, hash: '' })
}

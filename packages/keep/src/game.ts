import { type Game, type GameParts, gameFrom } from '@muster/engine'
import { chance } from './bots/chance.ts'
import { policy } from './bots/policy.ts'
import { value } from './bots/value.ts'
import { cardParts } from './card-parts.ts'
import { housePack } from './cards/house-pack.ts'
import { type Content, compilePack } from './content.ts'
import { foretell } from './foretell.ts'
import { gameRules } from './game-rules.ts'
import { readKeepPack } from './pack.ts'
import type { KeepState } from './state.ts'
import {
  sayAsked,
  sayChosen,
  sayEvents,
  sayOption,
  sayPiles,
  sayPrompt,
  sayResult,
  seatName,
} from './talk/index.ts'
import { unasked } from './unasked.ts'
import { words } from './vocabulary.ts'

export type Keep = Game<KeepState, Content>

/** The version of the rules: it rises when a stored match might go another way. */
const VERSION = '1.0.0'

const parts: GameParts<KeepState, Content> = {
  ...gameRules,
  version: VERSION,
  value,
  chance,
  cardParts,
  policy,
  sayAsked,
  sayPrompt,
  sayOption,
  sayChosen,
  sayEvents,
  sayResult,
  sayPiles,
  seatName,
  foretell,
  unasked,
}

/** The game with a pack: the house's own, or one that an owner of the box wrote. */
export function keepWith(source: unknown): Keep {
  const { pack, hash } = readKeepPack(source)
  return gameFrom(parts, compilePack(pack, words), { name: pack.name, hash })
}

export const keep: Keep = keepWith(housePack)

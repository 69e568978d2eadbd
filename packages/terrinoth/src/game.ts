import { type Game, type GameParts, gameFrom, type SayRule } from '@muster/engine'
import { chance } from './bots/chance.ts'
import { policy } from './bots/policy.ts'
import { value } from './bots/value.ts'
import { cardParts } from './card-parts.ts'
import { housePack } from './cards/house-pack.ts'
import { type Content, compilePack } from './content.ts'
import { gameRules } from './game-rules.ts'
import { readTerrinothPack } from './pack.ts'
import type { TerrinothState } from './state.ts'
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

export type Terrinoth = Game<TerrinothState, Content>

/** The version of the rules: it rises when a stored match might go another way. */
const VERSION = '1.0.0'

const parts: GameParts<TerrinothState, Content> = {
  ...gameRules,
  version: VERSION,
  value,
  chance,
  cardParts,
  policy,
  unasked,
  sayAsked,
  sayPrompt,
  sayOption,
  sayChosen,
  sayEvents,
  sayResult,
  sayPiles,
  seatName,
}

/** The game with a pack: the house's own, or one that an owner of the box wrote. */
export function terrinothWith(source: unknown, sayRule?: SayRule): Terrinoth {
  const { pack, hash } = readTerrinothPack(source, sayRule)
  return gameFrom(parts, compilePack(pack, words), { name: pack.name, hash })
}

export const terrinoth: Terrinoth = terrinothWith(housePack)

import type { Game } from '@muster/engine'
import * as engine from '@muster/engine/testing'
import type { TerrinothPack } from '../cards/types.ts'
import { type Content, compilePack } from '../content.ts'
import { gameRules } from '../game-rules.ts'
import type { TerrinothState } from '../state.ts'
import { words } from '../vocabulary.ts'

/** The rules with a pack, which need not be whole. */
export const rulesGame = (pack: TerrinothPack): Game<TerrinothState, Content> =>
  engine.rulesGame(gameRules, compilePack(pack, words), pack.name)

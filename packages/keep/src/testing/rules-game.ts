import type { Game } from '@muster/engine'
import * as engine from '@muster/engine/testing'
import type { KeepPack } from '../cards/types.ts'
import { type Content, compilePack } from '../content.ts'
import { gameRules } from '../game-rules.ts'
import type { KeepState } from '../state.ts'
import { words } from '../vocabulary.ts'

/** The rules with a pack, which need not be whole. */
export const rulesGame = (pack: KeepPack): Game<KeepState, Content> =>
  engine.rulesGame(gameRules, compilePack(pack, words), pack.name)

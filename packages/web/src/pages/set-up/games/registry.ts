/** What each game is set up from, in the order of the start page. */
import type { GameSetUp } from './game-set-up.ts'
import { keepSetUp } from './keep.ts'
import { tenefyrSetUp } from './tenefyr.ts'
import { terrinothSetUp } from './terrinoth.ts'

export const setUps: readonly GameSetUp[] = [tenefyrSetUp, keepSetUp, terrinothSetUp]

export const setUpOf = (game: string): GameSetUp | undefined =>
  setUps.find((known) => known.game === game)

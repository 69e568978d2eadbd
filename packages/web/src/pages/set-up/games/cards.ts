/** The games that can be played here, in the order of the start page. */
import type { GameOnCard } from './game-set-up.ts'
import { keepCard } from './keep-card.ts'
import { tenefyrCard } from './tenefyr-card.ts'
import { terrinothCard } from './terrinoth-card.ts'

export const gameCards: readonly GameOnCard[] = [tenefyrCard, keepCard, terrinothCard]

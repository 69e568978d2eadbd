/** The Goblin Problem with the house's cards, for the worked examples and for cards that the rulebook prints. */
import { housePack } from '../cards/house-pack.ts'
import { rulesGame } from './rules-game.ts'
import { type Setting, type Table, table } from './table.ts'

const house = rulesGame(housePack)

export const rulebookTable = (setting: Omit<Setting, 'game'> = {}): Table =>
  table({ quest: 'goblin-problem', heroes: ['kari', 'mok'], ...setting, game: house })

/** The cards that come with Muster: what the rulebook shows, and ours. */
import { clans } from './clans/index.ts'
import { loot } from './loot/index.ts'
import { rooms } from './rooms.ts'
import { chapters, scenarios } from './scenarios/index.ts'
import { treasures } from './treasures.ts'
import type { KeepPack } from './types.ts'

export const housePack: KeepPack = {
  muster: 'pack 1',
  game: 'keep',
  name: 'house',
  version: '1.0.0',
  clans,
  loot,
  treasures,
  rooms,
  tokens: { coin: 6, book: 6, frog: 6, bone: 6, trap: 10, portal: 6 },
  scenarios,
  chapters,
}

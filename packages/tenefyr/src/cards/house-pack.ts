/** The cards that come with Muster: what the rulebooks name, and ours. */
import { bossCards, bosses } from './bosses.ts'
import { level1 } from './level-1.ts'
import { level2 } from './level-2.ts'
import { level3 } from './level-3.ts'
import { level4 } from './level-4.ts'
import { level5 } from './level-5.ts'
import { rewards } from './rewards.ts'
import { skills } from './skills.ts'
import { tracks } from './tracks.ts'
import type { TenefyrPack } from './types.ts'

export const housePack: TenefyrPack = {
  muster: 'pack 1',
  game: 'tenefyr',
  name: 'house',
  version: '1.0.0',
  dungeonCards: [...level1, ...level2, ...level3, ...level4, ...level5],
  skills,
  bosses,
  bossCards,
  rewards,
  tracks,
}

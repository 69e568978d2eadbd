/** The cards that come with Muster: what the rulebook shows, and ours. */
import { boons } from './boons.ts'
import { challengingSets } from './enemies/challenging.ts'
import { formidableSets } from './enemies/formidable.ts'
import { nemeses } from './enemies/nemeses.ts'
import { trivialSets } from './enemies/trivial.ts'
import { exploration } from './exploration/index.ts'
import { healerCards, healers } from './heroes/healer.ts'
import { mageCards, mages } from './heroes/mage.ts'
import { scoutCards, scouts } from './heroes/scout.ts'
import { warriorCards, warriors } from './heroes/warrior.ts'
import { locations } from './locations/index.ts'
import { quests } from './quests/index.ts'
import type { TerrinothPack } from './types.ts'

export const housePack: TerrinothPack = {
  muster: 'pack 1',
  game: 'terrinoth',
  name: 'house',
  version: '1.0.0',
  heroes: [...healers, ...mages, ...scouts, ...warriors],
  cards: [...healerCards, ...mageCards, ...scoutCards, ...warriorCards],
  sets: [...trivialSets, ...challengingSets, ...formidableSets],
  nemeses,
  locations,
  exploration,
  quests,
  boons,
}

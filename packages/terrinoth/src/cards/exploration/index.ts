import type { ExplorationCard } from '../types.ts'
import { base } from './base.ts'
import { city } from './city.ts'
import { crypt } from './crypt.ts'
import { dungeon } from './dungeon.ts'
import { questCards } from './quest-cards.ts'
import { road } from './road.ts'
import { village } from './village.ts'
import { wild } from './wild.ts'

export const exploration: readonly ExplorationCard[] = [
  ...base,
  ...wild,
  ...village,
  ...dungeon,
  ...city,
  ...crypt,
  ...road,
  ...questCards,
]

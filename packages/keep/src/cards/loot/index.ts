import type { LootCard } from '../types.ts'
import { beasts } from './beasts.ts'
import { equipment } from './equipment.ts'
import { potions } from './potions.ts'
import { scrolls } from './scrolls.ts'

export const loot: readonly LootCard[] = [...beasts, ...potions, ...equipment, ...scrolls]

import type { LocationCard } from '../types.ts'
import { challengingLocations } from './challenging.ts'
import { formidableLocations } from './formidable.ts'
import { trivialLocations } from './trivial.ts'

export const locations: readonly LocationCard[] = [
  ...trivialLocations,
  ...challengingLocations,
  ...formidableLocations,
]

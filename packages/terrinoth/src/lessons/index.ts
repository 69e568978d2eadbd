/** The lessons of Heroes of Terrinoth, in the order in which they are learned. */
import type { Lesson } from '@muster/engine'
import { enemyBars } from './enemy-bars.ts'
import { engage } from './engage.ts'
import { perilAndTravel } from './peril-and-travel.ts'
import { roll } from './roll.ts'

export const lessons: readonly Lesson[] = [roll, engage, enemyBars, perilAndTravel]

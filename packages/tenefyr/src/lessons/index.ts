/** The lessons of Heroes of Tenefyr, in the order in which they are learned. */
import type { Lesson } from '@muster/engine'
import { goOn } from './go-on.ts'
import { hand } from './hand.ts'
import { reward } from './reward.ts'

export const lessons: readonly Lesson[] = [hand, goOn, reward]

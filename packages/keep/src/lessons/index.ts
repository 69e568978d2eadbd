/** The lessons of Keep the Heroes Out!, in the order in which they are learned. */
import type { Lesson } from '@muster/engine'
import { carryAndBuy } from './carry-and-buy.ts'
import { defend } from './defend.ts'
import { inspireChain } from './inspire-chain.ts'
import { moveAndHit } from './move-and-hit.ts'
import { traps } from './traps.ts'

export const lessons: readonly Lesson[] = [moveAndHit, carryAndBuy, traps, inspireChain, defend]

import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { journeyman } from './journeyman.ts'
import { random } from './random.ts'

export type { Asked, Bot } from './bot.ts'
export { type Outcome, playFrom, playMatch } from './play-match.ts'
export { seedFor } from './seeds.ts'
export { greedy, journeyman, random }

/** All players, the weakest first. */
export const BOTS: readonly Bot[] = [random, greedy, journeyman]

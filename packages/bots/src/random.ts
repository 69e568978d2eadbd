import { RandomStream } from '@muster/engine'
import type { Bot } from './bot.ts'

/** Takes any option. */
export const random: Bot = {
  name: 'random',
  choose: (_game, { decision }, seed) => new RandomStream(seed).below(decision.count),
}

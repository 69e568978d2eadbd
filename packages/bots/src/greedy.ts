import { RandomStream } from '@muster/engine'
import type { Bot } from './bot.ts'
import { playoutsFor } from './playouts.ts'
import { seedFor } from './seeds.ts'

/** Tries of an option that chance has a say in. */
const TRIES = 6

/** Looks one choice ahead, and takes what the game values most. */
export const greedy: Bot = {
  name: 'greedy',
  choose(game, { state, decision }, seed) {
    const playouts = playoutsFor(game, state)
    const random = new RandomStream(seed)
    let best = 0
    let highest = -1
    let alike = 1
    for (let option = 0; option < decision.count; option++) {
      let sum = playouts.value(state, option, 0, seedFor(seed, 0))
      let tries = 1
      while (playouts.byChance && tries < TRIES) {
        sum += playouts.value(state, option, 0, seedFor(seed, tries))
        tries++
      }
      const mean = sum / tries
      if (mean > highest) {
        best = option
        highest = mean
        alike = 1
      } else if (mean === highest && random.below(++alike) === 0) best = option
    }
    return best
  },
}

/** Treasures by value (K1.4). The effects are the rulebook's, how many of each is ours. */
import type { Treasure, TreasureEffect } from './types.ts'

const mix: readonly [value: Treasure['value'], effect: TreasureEffect, copies: number][] = [
  [1, 'spill', 3],
  [1, 'curse', 2],
  [1, 'heal', 2],
  [1, 'prisoner', 1],
  [2, 'spill', 1],
  [2, 'curse', 2],
  [2, 'heal', 2],
  [2, 'prisoner', 1],
  [3, 'curse', 1],
  [3, 'heal', 2],
  [3, 'prisoner', 2],
  [4, 'defeat', 1],
]

export const treasures: readonly Treasure[] = mix.map(([value, effect, copies]) => ({
  name: `${effect}-${value}`,
  value,
  effect,
  copies,
  from: 'rulebook',
}))

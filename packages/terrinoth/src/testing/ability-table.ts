/** A table on which the first hero may do any effects before each action: `use sal`. */
import { at } from '../cards/build.ts'
import type { CardEffect, Trigger } from '../cards/effects.ts'
import { drillWith, type Laid, type Setting, type Table, table } from './table.ts'

type Effects = readonly [CardEffect, ...CardEffect[]]

/** Nobody is in play unless it is laid; the Scout is about to explore. */
export function abilityTable(
  does: Effects,
  laid: Laid = {},
  terms: Omit<Trigger, 'at' | 'do'> = {},
  setting: Setting = {},
): Table {
  const triggers = [at('before-action', { ...terms, may: true }, ...does)]
  const game = drillWith({ hero: { name: 'sal', triggers } })
  return table({ ...setting, game })
    .put({ engaged: {}, shadows: [], ...laid })
    .toRoll('scout-explore')
}

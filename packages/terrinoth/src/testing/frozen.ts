/** A pack that tuning never touches: the kept matches are played with it. */
import { readFileSync } from 'node:fs'
import type { TerrinothPack } from '../cards/types.ts'
import { type Terrinoth, terrinothWith } from '../game.ts'

const frozenPack: TerrinothPack = JSON.parse(
  readFileSync(new URL('../../golden/frozen-pack.json', import.meta.url), 'utf8'),
)
export const frozen: Terrinoth = terrinothWith(frozenPack)

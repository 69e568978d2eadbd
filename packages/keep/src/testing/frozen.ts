/** A pack that tuning never touches: the kept matches are played with it. */
import { readFileSync } from 'node:fs'
import type { KeepPack } from '../cards/types.ts'
import { type Keep, keepWith } from '../game.ts'

const frozenPack: KeepPack = JSON.parse(
  readFileSync(new URL('../../golden/frozen-pack.json', import.meta.url), 'utf8'),
)
export const frozen: Keep = keepWith(frozenPack)

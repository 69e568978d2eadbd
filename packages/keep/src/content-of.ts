/** The tables of a pack that was checked before, for whoever only shows them. */
import { MusterError } from '@muster/engine'
import type { KeepPack } from './cards/types.ts'
import { type Content, compilePack } from './content.ts'
import { words } from './vocabulary.ts'

export type { Content }

function isKeepPack(pack: unknown): pack is KeepPack {
  return typeof pack === 'object' && pack !== null && 'game' in pack && pack.game === 'keep'
}

export function contentOf(pack: unknown): Content {
  if (!isKeepPack(pack)) throw new MusterError('pack', 'this is no pack of Keep the Heroes Out!')
  return compilePack(pack, words)
}

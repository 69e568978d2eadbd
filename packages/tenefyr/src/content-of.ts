/** The tables of a pack that was checked before, for whoever only shows them. */
import { MusterError } from '@muster/engine'
import type { TenefyrPack } from './cards/types.ts'
import { type Content, compilePack } from './content.ts'
import { words } from './vocabulary.ts'

export type { Content }

function isTenefyrPack(pack: unknown): pack is TenefyrPack {
  return typeof pack === 'object' && pack !== null && 'game' in pack && pack.game === 'tenefyr'
}

export function contentOf(pack: unknown): Content {
  if (!isTenefyrPack(pack)) throw new MusterError('pack', 'this is no pack of Heroes of Tenefyr')
  return compilePack(pack, words)
}

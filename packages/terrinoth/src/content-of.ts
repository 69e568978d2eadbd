/** The tables of a pack that was checked before, for whoever only shows them. */
import { type AnyWord, coreLists, type Effect, MusterError } from '@muster/engine'
import type { TerrinothPack } from './cards/types.ts'
import { type Content, compilePack, type U } from './content.ts'

export type { Content }

interface Doing {
  readonly do: readonly Effect[]
}
interface EnemyDie {
  readonly counterattack: readonly Effect[]
  readonly threat: readonly Effect[]
  readonly blank: readonly Effect[]
}

const LISTS: Readonly<Record<string, NonNullable<AnyWord<U>['lists']>>> = {
  ...coreLists,
  'enemy-die': ({ counterattack, threat, blank }: EnemyDie) => [counterattack, threat, blank],
  'for-every': ({ do: effects }: Doing) => [effects],
  as: ({ do: effects }: Doing) => [effects],
}

const listsOf = (name: string): Pick<AnyWord<U>, 'lists'> =>
  Object.hasOwn(LISTS, name) ? { lists: LISTS[name] } : {}

function notPlayed(): never {
  throw new Error('a table that is only shown does nothing')
}

/** The words of the vocabulary as far as a pack is laid out by them: no rules come along. */
export const SHOWN_WORDS: readonly AnyWord<U>[] = [
  ...Object.keys(LISTS),
  ...['wound', 'recover', 'claim', 'lose-tokens', 'gain', 'cure'],
  ...['ready', 'exhaust', 'upgrade', 'discard-item', 'draw'],
  ...['hurt', 'mend', 'tire', 'rouse', 'engage', 'drive', 'turn-up', 'look'],
  ...['spawn', 'spawn-nemesis', 'nemesis-home', 'advance', 'inflict', 'retreat', 'join'],
  ...['progress', 'peril', 'count'],
].map((name) => ({ name, can: notPlayed, run: notPlayed, ...listsOf(name) }))

function isTerrinothPack(pack: unknown): pack is TerrinothPack {
  return typeof pack === 'object' && pack !== null && 'game' in pack && pack.game === 'terrinoth'
}

export function contentOf(pack: unknown): Content {
  if (!isTerrinothPack(pack))
    throw new MusterError('pack', 'this is no pack of Heroes of Terrinoth')
  return compilePack(pack, SHOWN_WORDS)
}

/** The tables of a pack that was checked before, for whoever only shows them. */
import { type AnyWord, coreLists, MusterError } from '@muster/engine'
import type { KeepPack } from './cards/types.ts'
import { comboLists } from './chips.ts'
import { type Content, compilePack, type U } from './content.ts'

export type { Content }

const LISTS: Readonly<Record<string, NonNullable<AnyWord<U>['lists']>>> = {
  ...coreLists,
  combo: comboLists,
}

const listsOf = (name: string): Pick<AnyWord<U>, 'lists'> =>
  Object.hasOwn(LISTS, name) ? { lists: LISTS[name] } : {}

function notPlayed(): never {
  throw new Error('a table that is only shown does nothing')
}

/** The words of the vocabulary as far as a pack is laid out by them: no rules come along. */
export const SHOWN_WORDS: readonly AnyWord<U>[] = [
  ...Object.keys(LISTS),
  ...['draw', 'activate', 'move', 'melee', 'ranged', 'resource', 'trap', 'portal', 'defend'],
  ...['ambush', 'summon', 'mend', 'split', 'reinforce', 'swarm', 'pay-token', 'pay-card'],
  ...['hero', 'wake', 'lay', 'lose-token', 'hurt', 'mark', 'lay-treasure', 'take-treasure'],
  ...['wall', 'send-home', 'count', 'each-discards', 'each-draws', 'guild', 'prisoner'],
  ...['new-row', 'lose'],
].map((name) => ({ name, can: notPlayed, run: notPlayed, ...listsOf(name) }))

function isKeepPack(pack: unknown): pack is KeepPack {
  return typeof pack === 'object' && pack !== null && 'game' in pack && pack.game === 'keep'
}

export function contentOf(pack: unknown): Content {
  if (!isKeepPack(pack)) throw new MusterError('pack', 'this is no pack of Keep the Heroes Out!')
  return compilePack(pack, SHOWN_WORDS)
}

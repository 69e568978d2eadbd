/** What can still be told of a match that the rules no longer fit: all of it was kept before. */
import type { MatchRecord } from '@muster/engine'
import type { ChatLine } from '@muster/table'
import type { WholeMatch } from '@muster/table/online'
import type { Storage } from '../storage/storage.ts'
import { sealedDeal } from './header.ts'
import { keptLog } from './loading.ts'
import type { OpenMatch } from './open-match.ts'
import { keptLines, readSnapshot } from './snapshots.ts'

export async function frozenPart(
  storage: Storage,
  { id, stored }: OpenMatch,
  why: string,
): Promise<Pick<WholeMatch, 'chat' | 'frozen'>> {
  const said = await storage.log.chat(id)
  const lines = await keptLines(storage, id)
  const last = await storage.matches.lastSnapshot(id)
  // Another node, with rules that fit, may have played on.
  const { entries } = (await storage.matches.get(id)) ?? stored
  const whole = last !== undefined && readSnapshot(last).told >= entries - 1
  return {
    chat: said.map(({ json }): ChatLine => JSON.parse(json)),
    frozen: { why, lines, whole },
  }
}

/** Under the rules that it was last played by. */
export async function frozenRecord(
  storage: Storage,
  { id, stored, header }: OpenMatch,
): Promise<MatchRecord> {
  const { game, version, result } = stored
  const { name, hash } = header.pack
  const { entries } = await keptLog(storage, id)
  return {
    ...{ game, version, pack: { name, hash }, options: header.options },
    ...{ deal: sealedDeal(header), entries },
    ...(result === 'won' || result === 'lost' ? { result } : {}),
  }
}

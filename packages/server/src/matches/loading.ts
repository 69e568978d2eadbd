/** Matches taken up again from storage. One that the rules no longer fit is frozen, never guessed at. */
import {
  type AnyGame,
  dealerOf,
  type Entry,
  type MatchRecord,
  MusterError,
  openDeal,
  stateHash,
} from '@muster/engine'
import { type AnyTable, type ChatLine, parseTable, resumeTable } from '@muster/table'
import { notFound } from '../errors.ts'
import type { Storage, StoredMatch } from '../storage/storage.ts'
import type { Boxes } from './boxes.ts'
import { type Header, readHeader, sealedDeal } from './header.ts'
import { OpenMatch } from './open-match.ts'
import { readSnapshot } from './snapshots.ts'

interface Kept {
  readonly entries: readonly Entry[]
  /** Of the state after each entry; none where only the notation is left. */
  readonly hashes: readonly string[]
  readonly times: readonly number[]
}

export async function loadMatch(storage: Storage, boxes: Boxes, id: string): Promise<OpenMatch> {
  const stored = await storage.matches.get(id)
  if (stored === undefined) throw notFound('match')
  const header = readHeader(stored.header)
  if (stored.phase === 'lobby') return new OpenMatch(stored, header, undefined)
  const kept = await keptLog(storage, id)
  try {
    const game = await boxes.gameOf(stored.game, header.pack)
    const table = await tableOf(storage, stored, header, game, kept)
    checkHashes(table, kept, stored.version !== game.version)
    const now = await underPresentRules(storage, stored, game.version)
    const open = opened(now, header, table, kept)
    const snapshot = await storage.matches.lastSnapshot(id)
    if (snapshot !== undefined) {
      open.snapshotAt = snapshot.n
      open.toldUpTo = readSnapshot(snapshot).told
    }
    return open
  } catch (error) {
    if (!(error instanceof MusterError)) throw error
    return freeze(stored, header, error.message)
  }
}

function opened(stored: StoredMatch, header: Header, table: AnyTable, { times }: Kept): OpenMatch {
  const open = new OpenMatch(stored, header, table)
  const { question } = table
  open.playedAt = times.at(-1) ?? open.playedAt
  open.openedAt = (question === undefined ? undefined : times[question.entry]) ?? open.playedAt
  return open
}

export async function keptLog(storage: Storage, id: string): Promise<Kept> {
  const lines = await storage.log.entries(id)
  if (lines.length > 0) {
    return {
      entries: lines.map(({ json }): Entry => JSON.parse(json)),
      hashes: lines.map(({ hash }) => hash),
      times: lines.map(({ at }) => at),
    }
  }
  const notation = await storage.matches.notation(id)
  if (notation === undefined) throw new Error(`the log of match ${id} is missing`)
  return { entries: parseTable(notation).entries, hashes: [], times: [] }
}

async function tableOf(
  storage: Storage,
  stored: StoredMatch,
  header: Header,
  game: AnyGame,
  { entries }: Kept,
): Promise<AnyTable> {
  const seed = await storage.matches.seed(stored.id)
  if (seed === undefined) throw new MusterError('deal', 'the seed of this match is missing')
  const deal = sealedDeal(header)
  const { name, hash } = header.pack
  const record: MatchRecord = {
    game: stored.game,
    version: game.version,
    pack: { name, hash },
    options: header.options,
    deal,
    entries,
  }
  const said = await storage.log.chat(stored.id)
  const chat = said.map(({ json }): ChatLine => JSON.parse(json))
  return resumeTable(game, record, dealerOf(openDeal(deal, seed)), {
    chat,
    said: stored.chat,
    inPlace: true,
  })
}

/** Under other rules every table on the way must be the same; under the same ones the last shows enough. */
function checkHashes(table: AnyTable, { hashes }: Kept, everyOne: boolean): void {
  const last = hashes.length - 1
  if (last < 0) return
  const now = everyOne ? table.past().map(({ state }) => stateHash(state)) : [table.hashAfter(last)]
  const from = hashes.length - now.length
  const other = now.findIndex((hash, i) => hash !== hashes[from + i])
  if (other < 0) return
  throw new MusterError(
    'replay',
    `after entry ${from + other} the table is another one than it was`,
  )
}

/** A match that fits the rules of today goes on under them. */
async function underPresentRules(
  storage: Storage,
  stored: StoredMatch,
  version: string,
): Promise<StoredMatch> {
  if (stored.version === version || stored.phase !== 'playing') return stored
  await storage.matches.change(stored.id, stored.revision, { version })
  return (await storage.matches.get(stored.id)) ?? stored
}

/** Nothing is written: while nodes are updated one after the other, some have rules that others do not. */
function freeze(stored: StoredMatch, header: Header, why: string): OpenMatch {
  const open = new OpenMatch(stored, header, undefined)
  open.frozen = why
  return open
}

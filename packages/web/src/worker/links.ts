/** Links that carry a match or a position: what goes into them, and what comes out. */
import {
  type AnyGame,
  dealerOf,
  isPosition,
  type MatchRecord,
  MusterError,
  newMatch,
  type OpenedDeal,
  printMatch,
  printPosition,
  verifyDeal,
} from '@muster/engine'
import type { LinkView } from '../host/protocol.ts'
import { BrokenLink, canLink, deflated, inflated } from '../links/codec.ts'
import { matchFrom, withNumbers, withoutEmptyPiles, withoutNumbers } from '../links/short.ts'
import { OpenTable } from './open-table.ts'
import { type Box, parseNotation, seenOpening } from './openings.ts'
import { Refusal } from './serve.ts'

/** A last line in a link: the table at the end, so that other rules or cards are noticed. */
const MARK = /^# ([0-9a-f]{8})$/m
const markOf = (hash: string): string => hash.slice(0, 8)

/** All of a match when it is over; else the table as it lies, which has no seed and no past. */
export async function linkOf(open: OpenTable): Promise<LinkView> {
  const { game, table, record } = open
  if (!canLink()) throw new Refusal('no-links', 'this browser cannot pack links')
  const pack = open.pack === undefined ? {} : { pack: game.pack.name }
  if (!table.isOver) {
    const position = printPosition(game, record.options, table.state)
    return { letters: await deflated(withoutEmptyPiles(position)), what: 'position', ...pack }
  }
  const text = withoutNumbers(printMatch(withoutDeal(game, record)))
  return { letters: await deflated(`${text}# ${markOf(table.hash())}\n`), what: 'match', ...pack }
}

/** The table of a link, to be looked at only. */
export async function seenTable(
  id: string,
  letters: string,
  boxOf: (record: MatchRecord) => Promise<Box>,
): Promise<OpenTable> {
  if (!canLink()) throw new Refusal('no-links', 'this browser cannot unpack links')
  let pack = ''
  try {
    const text = await inflated(letters)
    const record = parseNotation(isPosition(text) ? matchFrom(text) : withNumbers(text))
    pack = record.pack.name
    const box = await boxOf(record)
    const open = new OpenTable({ ...seenOpening(box, withDeal(box.game, record)), id })
    const mark = MARK.exec(text)?.[1]
    if (mark !== undefined && mark !== markOf(open.table.hash())) {
      throw new MusterError('replay', 'played again, the match comes to another table')
    }
    open.kept = 'seen'
    return open
  } catch (error) {
    throw refusalOf(error, pack)
  }
}

/** Why a link does not open, by what can be done about it. */
function refusalOf(error: unknown, pack: string): unknown {
  if (error instanceof BrokenLink) return new Refusal('link', error.message)
  if (!(error instanceof MusterError)) return error
  const { code, message } = error
  if (code === 'pack') return new Refusal('no-pack', pack)
  if (code === 'unknown-game') return new Refusal('unknown-game', message)
  // What cannot even be read was never ours, or has lost something on the way.
  return new Refusal(
    ['notation', 'position', 'message'].includes(code) ? 'link' : 'replay',
    message,
  )
}

/** What was dealt follows from an open key: a link need not carry it. */
function withoutDeal(game: AnyGame, record: MatchRecord): MatchRecord {
  const deal = openKey(record)
  if (deal === undefined || !verifyDeal(game, record, deal.seed).fair) return record
  const entries = record.entries.map((entry) =>
    'dealt' in entry ? { ...entry, dealt: [] } : entry,
  )
  return { ...record, entries }
}

/** The match with what its key deals, where the link left that out. */
function withDeal(game: AnyGame, record: MatchRecord): MatchRecord {
  const deal = openKey(record)
  const isWhole = record.entries.some((entry) => 'dealt' in entry && entry.dealt.length > 0)
  if (deal === undefined || isWhole) return record
  const match = newMatch(game, record.options, dealerOf(deal), { deal })
  for (const entry of record.entries) {
    if (entry.kind === 'note') match.note(entry.name, entry.text)
    if (entry.kind === 'undo') match.undo(entry.to, entry.agreed, entry.pastSeal)
    if (entry.kind !== 'choice') continue
    match.choose(entry.texts, entry.agreed === undefined ? {} : { agreed: entry.agreed })
  }
  if (match.record.result !== record.result) {
    throw new MusterError('replay', 'played again, the match ends in another way')
  }
  return match.record
}

/** The key that dealt the whole of a match, if it is open. */
function openKey({ deal, continued, start }: MatchRecord): OpenedDeal | undefined {
  const isWhole = continued === undefined && start === undefined
  return deal.kind === 'opened' && isWhole ? deal : undefined
}

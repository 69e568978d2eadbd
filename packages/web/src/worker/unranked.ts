/** Why a match brings no stamps. */
import type { MatchRecord } from '@muster/engine'
import type { Unranked } from '../host/protocol.ts'
import type { PageTable } from './open-table.ts'
import type { KeptMatch } from './store.ts'

interface Played extends Pick<KeptMatch, 'given' | 'daily'> {
  readonly record: MatchRecord
  readonly company: PageTable['company']
}

/**
 * Stamps are for matches that were played from the set-up to the end with cards that nobody knew, by at least one
 * person: who plays on from an earlier moment could try the last fight until it is won. A match that was begun on
 * another device and taken along as it stood is the same match.
 */
export function unrankedFor({ record, company, given, daily }: Played): Unranked | undefined {
  if (daily !== undefined) return 'daily'
  if (given !== false) return given === 'over' ? 'over' : 'known-deal'
  const { continued, start } = record
  const isWhole = continued === undefined || continued.whole === true
  if (start !== undefined || !isWhole) return 'played-on'
  return company.seats.every(({ bot }) => bot !== undefined) ? 'bots' : undefined
}

/** May a match of a file be gone on with as the same? Not where its cards were open, or it is no whole match. */
export const isTakenWhole = ({ deal, continued, start }: MatchRecord): boolean =>
  deal.kind !== 'opened' &&
  start === undefined &&
  (continued === undefined || continued.whole === true)

/** Bosses, scenarios, quests, heroes, clans and classes, each beside its pool. */
import { type Count, countOf, shareOf } from '../statistics/count.ts'
import { FROM_POOL, type Verdict, verdictOf } from './bounds.ts'
import { rateOf } from './cells.ts'
import { cellOf, groupedBy, type Played } from './played.ts'

export interface MemberFinding extends Count {
  readonly name: string
  readonly share: number
  readonly low: number
  readonly high: number
  /** By level, in the order of the report. */
  readonly byLevel: readonly Count[]
  /** What its pool won: the matches of the same cells, with or without it. */
  readonly pool: number
  /** In hundredths, with its 95 % interval. Nothing where it is in every match of its cells. */
  readonly difference?: { readonly is: number; readonly low: number; readonly high: number }
  readonly verdict: Verdict
}

export interface GroupFinding {
  readonly group: string
  readonly members: readonly MemberFinding[]
}

const HUNDRED = 100

export function groupFindings(
  played: readonly Played[],
  groups: readonly string[],
  levels: readonly string[],
): GroupFinding[] {
  const cells = groupedBy(played, cellOf)
  return groups.map((group) => {
    const names = [...new Set(played.flatMap((one) => one.tookPart[group] ?? []))].sort((a, b) =>
      a < b ? -1 : 1,
    )
    return { group, members: names.map((name) => member(played, cells, group, name, levels)) }
  })
}

function member(
  played: readonly Played[],
  cells: ReadonlyMap<string, readonly Played[]>,
  group: string,
  name: string,
  levels: readonly string[],
): MemberFinding {
  const has = (one: Played) => one.tookPart[group]?.includes(name) ?? false
  const own = played.filter(has)
  const byLevel = levels.map((level) => countOf(own.filter((one) => one.level === level)))
  // Cells in which it is always there say nothing of it.
  const telling = [...cells.values()].filter((cell) => cell.some(has) && !cell.every(has))
  const compared = rateOf(countOf(telling.flatMap((cell) => cell.filter(has))))
  let expected = 0
  for (const cell of telling) expected += cell.filter(has).length * shareOf(countOf(cell))
  const pool = compared.matches === 0 ? 0 : (HUNDRED * expected) / compared.matches
  const difference = {
    is: compared.share - pool,
    low: compared.low - pool,
    high: compared.high - pool,
  }
  const bounds = { low: -FROM_POOL, high: FROM_POOL }
  return {
    name,
    ...rateOf(countOf(own)),
    byLevel,
    pool,
    ...(telling.length === 0 ? {} : { difference }),
    verdict: telling.length === 0 ? 'inside' : verdictOf(difference.is, difference, bounds),
  }
}

/** Wins by level and player count, and whether they lie in their bands. */
import type { BalanceLevel, BalancePlan, Band } from '../../games/balance-plan.ts'
import { type Count, countOf, shareOf } from '../statistics/count.ts'
import { wilson } from '../statistics/wilson.ts'
import { PLAYERS_APART, RANDOM_BELOW, type Verdict, verdictOf } from './bounds.ts'
import type { Played } from './played.ts'

/** Shares in hundredths. */
export interface CellFinding extends Count {
  readonly level: string
  readonly players: number
  readonly share: number
  readonly low: number
  readonly high: number
  readonly band?: Band
  readonly verdict: Verdict
}

export interface LevelFinding extends Count {
  readonly level: string
  readonly share: number
  readonly low: number
  readonly high: number
  readonly cells: readonly CellFinding[]
  /** How far its best and worst player counts are apart; `perhaps` where chance may have parted them. */
  readonly apart: number
  readonly apartVerdict: Verdict
}

const HUNDRED = 100

export function rateOf(count: Count) {
  const { low, high } = wilson(count.wins, count.matches)
  return { ...count, share: HUNDRED * shareOf(count), low: HUNDRED * low, high: HUNDRED * high }
}

export function levelFindings(
  played: readonly Played[],
  plan: BalancePlan,
  levels: readonly string[],
  players: readonly number[],
): LevelFinding[] {
  const countAt = (level: string, count?: number) =>
    countOf(
      played.filter((one) => one.level === level && (count === undefined || one.players === count)),
    )
  return levels.flatMap((level) => {
    const all = rateOf(countAt(level))
    if (all.matches === 0) return []
    const cells = players.map((count) => {
      const rate = rateOf(countAt(level, count))
      // Counts beyond the plan's are reported only.
      const isBound = plan.players.includes(count) && rate.matches > 0
      const band = isBound ? bandAt(plan, level, (name) => countAt(name, count)) : undefined
      const verdict = band === undefined ? 'inside' : verdictOf(rate.share, rate, band)
      return { level, players: count, ...rate, ...(band === undefined ? {} : { band }), verdict }
    })
    return [{ level, ...all, cells, ...apartness(cells.filter((cell) => cell.band)) }]
  })
}

/** A level without a band of its own lies between its neighbours, where these were played. */
function bandAt(
  { levels }: BalancePlan,
  level: string,
  countAt: (level: string) => Count,
): Band | undefined {
  const at = levels.findIndex(({ name }) => name === level)
  if (levels[at].band !== undefined) return levels[at].band
  const shareAt = (neighbour: BalanceLevel | undefined) => {
    const count = neighbour === undefined ? undefined : countAt(neighbour.name)
    return count === undefined || count.matches === 0 ? undefined : HUNDRED * shareOf(count)
  }
  const high = shareAt(levels[at - 1])
  const low = shareAt(levels[at + 1])
  return low === undefined || high === undefined || low > high ? undefined : { low, high }
}

function apartness(cells: readonly CellFinding[]): { apart: number; apartVerdict: Verdict } {
  if (cells.length < 2) return { apart: 0, apartVerdict: 'inside' }
  const sorted = [...cells].sort((a, b) => a.share - b.share)
  const [worst, best] = [sorted[0], sorted[sorted.length - 1]]
  const apart = best.share - worst.share
  if (apart <= PLAYERS_APART) return { apart, apartVerdict: 'inside' }
  return { apart, apartVerdict: best.low - worst.high > PLAYERS_APART ? 'outside' : 'perhaps' }
}

/** A random player on the easiest level, by player count. */
export function randomFindings(played: readonly Played[]): CellFinding[] {
  const counts = [...new Set(played.map(({ players }) => players))].sort((a, b) => a - b)
  return counts.map((players) => {
    const here = played.filter((one) => one.players === players)
    const rate = rateOf(countOf(here))
    const band = { low: 0, high: RANDOM_BELOW }
    const verdict = verdictOf(rate.share, rate, band)
    return { level: here[0].level, players, ...rate, band, verdict }
  })
}

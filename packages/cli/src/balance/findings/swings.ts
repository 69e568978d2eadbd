/** How much the chance to win moves from stretch to stretch, and when a match is decided. */
import { type Calibration, calibrate } from '../statistics/calibration.ts'
import { errorOf, meanOf, quantile } from '../statistics/spread.ts'
import { groupedBy, type Played } from './played.ts'

export interface SwingFinding {
  readonly name: string
  readonly matches: number
  /** Mean change of the chance to win from one stretch to the next, in hundredths, and its standard error. */
  readonly swing: number
  readonly error: number
  /** The part of a match after which the side that wins in the end stays ahead, in hundredths: the median match. */
  readonly decided: number
}

export interface SwingsFinding {
  readonly all: SwingFinding
  /** By level, by player count, by setting. */
  readonly by: readonly { readonly group: string; readonly members: readonly SwingFinding[] }[]
  readonly calibration: Calibration['steps']
}

const HUNDRED = 100
const HALF = 0.5

export function swingFindings(played: readonly Played[], setting: string): SwingsFinding {
  const samples = played.flatMap(({ outlook, won }) => outlook.map((value) => ({ value, won })))
  const { chance, steps } = calibrate(samples)
  const told = played.map((one) => ({ one, ...swingOf(one, chance) }))
  type Told = (typeof told)[number]
  const finding = (name: string, of: readonly Told[]): SwingFinding => {
    const swings = of.map(({ swing }) => swing)
    const decided = of.map((one) => one.decided).sort((a, b) => a - b)
    return {
      name,
      matches: of.length,
      swing: HUNDRED * meanOf(swings),
      error: HUNDRED * errorOf(swings),
      decided: HUNDRED * quantile(decided, HALF),
    }
  }
  const by = (group: string, nameOf: (one: Played) => string) => ({
    group,
    members: [...groupedBy(told, ({ one }) => nameOf(one))].map(([name, of]) => finding(name, of)),
  })
  return {
    all: finding('', told),
    by: [
      by('level', ({ level }) => level),
      by('players', ({ players }) => String(players)),
      by(setting, ({ tookPart }) => tookPart[setting]?.join(', ') ?? ''),
    ],
    calibration: steps,
  }
}

/** The last change is the one to the result. */
function swingOf({ outlook, won }: Played, chance: (value: number) => number) {
  const way = [...outlook.map(chance), won ? 1 : 0]
  const changes = way.slice(1).map((now, n) => Math.abs(now - way[n]))
  const isAhead = (now: number) => (won ? now >= HALF : now < HALF)
  let decided = way.length
  while (decided > 0 && isAhead(way[decided - 1])) decided--
  return { swing: meanOf(changes), decided: decided / way.length }
}

/** What a thought says of the options as the page has them. */
import type { Judged, Thought } from '@muster/bots/thought'
import type { OptionView } from '../../host/protocol.ts'

/** So many are told of. */
const MOST = 3
/** A search gives up early what promises little: such few tries, as a part of the most, say less. */
const FIRM = 0.25
/** Of a hundred matches: nearer than this all are worth the same. */
const ALIKE = 1

export interface Promising {
  readonly option: OptionView
  /** Of a hundred matches, how many are won after it. */
  readonly wins: number
}

/** The best options, the best first. A thought counts options as the rules list them; what a row offers later stands after those. */
export function promising(
  { options: judged }: Thought,
  options: readonly OptionView[],
): readonly Promising[] {
  const most = Math.max(0, ...judged.map(({ tries }) => tries))
  const firm = ({ tries }: Judged): number => (tries >= FIRM * most ? 1 : 0)
  const ranked = [...judged].sort((a, b) => firm(b) - firm(a) || b.chance - a.chance)
  return ranked.slice(0, MOST).flatMap(({ option: n, chance }) => {
    const option = options[n]
    return option === undefined ? [] : [{ option, wins: Math.round(100 * chance) }]
  })
}

/** Whatever is chosen, it comes to the same. */
export const isAllAlike = (all: readonly Promising[]): boolean =>
  all.every(({ wins }) => Math.abs(wins - all[0].wins) <= ALIKE)

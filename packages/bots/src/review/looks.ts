/** In which order a match is thought about: the whole of it quickly, then what seems to have cost most. */
import type { Thought } from '../search/thought.ts'

/** Points of the curve that stands first. */
const FIRST = 40
/** Decisions that are looked at closely, at most. */
export const CLOSE = 12
/** A loss that is worth a closer look. */
const SEEMS = 0.01

/** Tries for a first look at a decision; each option must be tried now and then. */
export function triesFor(options: number): number {
  return Math.max(48, 3 * options)
}

/** Numbers from 0 to below a count, evenly apart, the first and the last among them. */
export function firstLook(count: number): number[] {
  const most = Math.min(FIRST, count)
  const found = Array.from({ length: most }, (_, i) =>
    Math.round((i * (count - 1)) / Math.max(1, most - 1)),
  )
  return [...new Set(found)]
}

/** What a choice seems to have cost: what the search would take is better by so much. */
export function seemsToCost({ best, options }: Thought, chosen: number): number {
  if (best === chosen) return 0
  const chanceOf = (option: number) => options.find((one) => one.option === option)?.chance
  const [better, taken] = [chanceOf(best), chanceOf(chosen)]
  return better === undefined || taken === undefined ? 0 : Math.max(0, better - taken)
}

/** Which of these are worth a closer look, the costliest first. */
export function closeLook(
  seen: readonly { readonly thought: Thought | undefined; readonly chosen: number }[],
): number[] {
  return seen
    .map(({ thought, chosen }, at) => ({
      at,
      cost: thought === undefined ? 0 : seemsToCost(thought, chosen),
    }))
    .filter(({ cost }) => cost >= SEEMS)
    .sort((a, b) => b.cost - a.cost || a.at - b.at)
    .slice(0, CLOSE)
    .map(({ at }) => at)
}

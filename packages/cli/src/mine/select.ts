/** Which of many puzzles are kept: as unlike each other as can be. */
import type { Find } from './mine-match.ts'

/** What is asked, how hard it is and among how many options: each counts as much as all of the set-up. */
const WEIGHTY = 3

/** So many puzzles, beginning with those that are there already. */
export function select(kept: readonly Find[], found: readonly Find[], count: number): Find[] {
  const chosen = [...kept]
  const seen = new Map<string, number>()
  const note = (find: Find) => {
    for (const { name } of traitsOf(find)) seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  for (const find of chosen) note(find)
  const isKnown = ({ puzzle }: Find) => chosen.some((one) => one.puzzle.id === puzzle.id)
  let left = found.filter((find) => !isKnown(find))
  while (chosen.length < count && left.length > 0) {
    const alike = (find: Find) =>
      traitsOf(find).reduce((sum, { name, weight }) => sum + weight * (seen.get(name) ?? 0), 0)
    const best = left.reduce((a, b) => (alike(b) < alike(a) ? b : a))
    chosen.push(best)
    note(best)
    left = left.filter((find) => find.puzzle.id !== best.puzzle.id)
  }
  return chosen
}

const traitsOf = ({ puzzle, traits: [prompt, ...setUp] }: Find) => [
  { name: prompt, weight: WEIGHTY },
  { name: `difficulty ${puzzle.difficulty}`, weight: WEIGHTY },
  { name: `options ${puzzle.steps[0].length}`, weight: WEIGHTY },
  ...setUp.map((name) => ({ name, weight: 1 })),
]

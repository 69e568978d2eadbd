/** What a search makes of a decision. */
export interface Judged {
  /** Its place on the list. */
  readonly option: number
  /** How often it was tried. */
  readonly tries: number
  /** The chance to win after it, 0 to 1. */
  readonly chance: number
}

export interface Thought {
  readonly iterations: number
  /** The choice. */
  readonly best: number
  /** All options that were tried, the likeliest to win first; the choice stands first of all. */
  readonly options: readonly Judged[]
}

/** What several searches of one decision think together, each with dice of its own. */
export function together(thoughts: readonly Thought[]): Thought {
  // One is complete by itself; where there is one option only, none has anything to say.
  if (thoughts.length === 1 || thoughts[0].options.length === 0) return thoughts[0]
  const all = new Map<number, { tries: number; sum: number }>()
  let iterations = 0
  for (const thought of thoughts) {
    iterations += thought.iterations
    for (const { option, tries, chance } of thought.options) {
      const known = all.get(option) ?? { tries: 0, sum: 0 }
      known.tries += tries
      known.sum += tries * chance
      all.set(option, known)
    }
  }
  const votes = (option: number) => thoughts.filter(({ best }) => best === option).length
  const options = [...all].map(([option, { tries, sum }]) => ({
    option,
    tries,
    chance: sum / tries,
  }))
  const [chosen] = [...options].sort(
    (a, b) => votes(b.option) - votes(a.option) || b.chance - a.chance || a.option - b.option,
  )
  return { iterations, best: chosen.option, options: inOrder(options, chosen.option) }
}

export function inOrder(options: readonly Judged[], best: number): Judged[] {
  const first = (one: Judged) => (one.option === best ? 1 : 0)
  return [...options].sort(
    (a, b) =>
      first(b) - first(a) || b.chance - a.chance || b.tries - a.tries || a.option - b.option,
  )
}

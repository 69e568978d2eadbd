/** What happened, as much of it as there is room for. */
import type { LogSentence } from '@muster/engine'

export const wholly = (sentences: readonly LogSentence[]): string =>
  sentences.map(({ text }) => text).join(' ')

/** Does it speak of a seat? Sentences call a seat by its heroes, each by name. */
const names = ({ text }: LogSentence, role: string): boolean =>
  role.split(' & ').every((hero) => text.includes(hero))

/**
 * The sentences that tell the most, as many as fit, in the order in which it all happened; none that nobody waits
 * for. `ours`: the roles of those who read it, who want to know first what became of them.
 */
export function mostTelling(
  sentences: readonly LogSentence[],
  letters: number,
  ours: readonly string[] = [],
): string {
  const heaviest = sentences
    .map((sentence, at) => {
      const near = ours.some((role) => names(sentence, role)) ? 1 : 0
      return { sentence, at, near }
    })
    // Of two that tell as much, the later one says how it came out.
    .sort((a, b) => b.sentence.weight - a.sentence.weight || b.near - a.near || b.at - a.at)
  const told: typeof heaviest = []
  let length = -1
  for (const one of heaviest) {
    const { text, weight } = one.sentence
    length += text.length + 1
    if (told.length > 0 && (length > letters || weight === 0)) break
    told.push(one)
  }
  return wholly(told.sort((a, b) => a.at - b.at).map(({ sentence }) => sentence))
}

/** The one sentence that a moment comes down to. */
export const gistOf = (sentences: readonly LogSentence[]): LogSentence | undefined =>
  sentences.reduce<LogSentence | undefined>(
    (best, one) => (best === undefined || one.weight >= best.weight ? one : best),
    undefined,
  )

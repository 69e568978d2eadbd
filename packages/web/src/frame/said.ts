/** What happened, as much of it as there is room for. */
import type { LogSentence } from '@muster/engine'

export const wholly = (sentences: readonly LogSentence[]): string =>
  sentences.map(({ text }) => text).join(' ')

/** Does it speak of a seat? Sentences call a seat by its heroes, each by name. */
const names = ({ text }: LogSentence, role: string): boolean =>
  role.split(' & ').every((hero) => text.includes(hero))

/** What a sentence weighs more for bringing about the present question. */
const URGENT = 5
/** Whose turn it is: what follows is only that. */
const TURN = 1
/** Somebody does something; what tells less is no cause, as when power is counted. */
const DEED = 3

/** Where others do something that makes us act in their turn: from there on it is told. */
function causeIn(
  sentences: readonly LogSentence[],
  isNear: (sentence: LogSentence) => boolean,
): number {
  let at = sentences.length - 1
  while (at >= 0 && isNear(sentences[at]) && sentences[at].weight > TURN) at--
  const isCause = at >= 0 && at < sentences.length - 1 && sentences[at].weight >= DEED
  return isCause && !isNear(sentences[at]) ? at : sentences.length
}

/**
 * The sentences that tell the most, as many as fit, in the order in which it all happened; none that nobody waits
 * for. `ours`: the roles of those who read it, who want to know first what became of them.
 */
export function mostTelling(
  sentences: readonly LogSentence[],
  letters: number,
  ours: readonly string[] = [],
): string {
  const isNear = (sentence: LogSentence): boolean => ours.some((role) => names(sentence, role))
  const cause = causeIn(sentences, isNear)
  const heaviest = sentences
    .map((sentence, at) => {
      const near = isNear(sentence) ? 1 : 0
      return { sentence, at, near, weight: sentence.weight + (at >= cause ? URGENT : 0) }
    })
    // Of two that tell as much, the later one says how it came out.
    .sort((a, b) => b.weight - a.weight || b.near - a.near || b.at - a.at)
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

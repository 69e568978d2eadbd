/** What happened, as much of it as there is room for. */
import type { LogSentence } from '@muster/engine'

export const wholly = (sentences: readonly LogSentence[]): string =>
  sentences.map(({ text }) => text).join(' ')

/** Does it speak of a seat? Sentences call a seat by its heroes, each by name. */
const names = ({ text }: LogSentence, role: string): boolean =>
  role.split(' & ').every((hero) => text.includes(hero))

/** What a sentence weighs more for bringing about the present question. */
const URGENT = 5
/** Whose turn it is: what follows is only that. Nobody waits for what tells no more. */
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

interface Ranked {
  readonly sentence: LogSentence
  /** Its place in the order in which it all happened. */
  readonly at: number
}

/**
 * The sentences, those that tell the most first; none that nobody waits for, unless there are no others. `ours`: the
 * roles of those who read it, who want to know first what became of them.
 */
export function heaviestFirst(
  sentences: readonly LogSentence[],
  ours: readonly string[] = [],
): readonly Ranked[] {
  const isNear = (sentence: LogSentence): boolean => ours.some((role) => names(sentence, role))
  const cause = causeIn(sentences, isNear)
  const ranked = sentences
    .map((sentence, at) => {
      const near = isNear(sentence) ? 1 : 0
      return { sentence, at, near, weight: sentence.weight + (at >= cause ? URGENT : 0) }
    })
    // Of two that tell as much, the later one says how it came out.
    .sort((a, b) => b.weight - a.weight || b.near - a.near || b.at - a.at)
  const telling = ranked.filter(({ sentence }) => sentence.weight > TURN)
  return telling.length > 0 ? telling : ranked.slice(0, 1)
}

/** As many of them as there is room for, in the order in which it all happened. */
export const firstOf = (ranked: readonly Ranked[], count: number): string =>
  wholly(
    ranked
      .slice(0, count)
      .sort((a, b) => a.at - b.at)
      .map(({ sentence }) => sentence),
  )

/** One at least, and others as long as all stay within so many letters. */
export function mostTelling(
  sentences: readonly LogSentence[],
  letters: number,
  ours: readonly string[],
): string {
  const ranked = heaviestFirst(sentences, ours)
  let count = 1
  while (count < ranked.length && firstOf(ranked, count + 1).length <= letters) count++
  return firstOf(ranked, count)
}

/** The one sentence that a moment comes down to. */
export const gistOf = (sentences: readonly LogSentence[]): LogSentence | undefined =>
  sentences.reduce<LogSentence | undefined>(
    (best, one) => (best === undefined || one.weight >= best.weight ? one : best),
    undefined,
  )
